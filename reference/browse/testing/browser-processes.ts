/**
 * Which processes of a browser run, from /proc (Linux).
 * Spec: none (tests).
 */
import { readdirSync, readFileSync } from 'node:fs';

/** Numbers of the processes that have not ended, each with its process group. */
function runningProcesses(): Map<number, number> {
  const groups = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const stat = procFile(name, 'stat');
    const [state, , group] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (stat !== '' && state !== 'Z') groups.set(Number(name), Number(group));
  }
  return groups;
}

/** Empty when the process ended in between. */
function procFile(pid: string, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'latin1');
  } catch {
    return '';
  }
}

/** The main processes of the browser that goes through this proxy; each leads a process group of its own. */
export function browserGroups(proxyUrl: string): number[] {
  return [...runningProcesses().keys()].filter((pid) => {
    const command = procFile(String(pid), 'cmdline');
    return command.includes(`--proxy-server=${proxyUrl}`) && !command.includes('--type=');
  });
}

/** The number of the process that started this one. */
export function parentOf(pid: number): number {
  return Number(/^PPid:\s*(\d+)$/m.exec(procFile(String(pid), 'status'))![1]);
}

/** Processes that have not ended, in all of the groups. */
export function processesIn(groups: Iterable<number>): number {
  const wanted = new Set(groups);
  return [...runningProcesses().values()].filter((group) => wanted.has(group)).length;
}

/** Numbers of the processes in the groups that were started with this argument. */
export function processesOf(groups: Iterable<number>, argument: string): number[] {
  const wanted = new Set(groups);
  const members = [...runningProcesses()].filter(([, group]) => wanted.has(group)).map(([pid]) => pid);
  return members.filter((pid) => procFile(String(pid), 'cmdline').includes(argument));
}
