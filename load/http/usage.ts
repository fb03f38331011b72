/** CPU and memory of a process and all its descendants, from /proc (Linux). */
import { readdirSync, readFileSync } from 'node:fs';

export interface Usage {
  /** User and system time since the processes started, that of children that have ended included; for differences between two moments. */
  readonly cpuSeconds: number;
  readonly residentBytes: number;
  readonly processes: number;
}

interface Process {
  readonly pid: number;
  readonly parent: number;
  /** Its name, of at most 15 characters. */
  readonly command: string;
  /** Of its own, and of its children that have ended. */
  readonly ticks: number;
  readonly pages: number;
}

const ticksPerSecond = 100;
const pageBytes = 4096;

export function usageOf(root: number): Usage | undefined {
  const processes = readProcesses();
  if (processes.length === 0) return undefined;
  const members = familyOf(root, processes);
  return {
    cpuSeconds: sum(members.map((one) => one.ticks)) / ticksPerSecond,
    residentBytes: sum(members.map((one) => one.pages)) * pageBytes,
    processes: members.length,
  };
}

/** Memory of a server and all it started, what they share counted once; without the npm and the shell that started it. */
export function memoryOf(root: number): number {
  const members = familyOf(root, readProcesses()).filter(({ command }) => !/^(?:npm|sh)\b/.test(command));
  return sum(members.map(({ pid }) => proportionalBytes(pid)));
}

function proportionalBytes(pid: number): number {
  try {
    const kib = /^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'latin1'))?.[1];
    return Number(kib ?? 0) * 1024;
  } catch {
    return 0; // the process ended while we looked
  }
}

function familyOf(root: number, processes: readonly Process[]): Process[] {
  const family = new Set([root]);
  for (let grew = true; grew;) {
    grew = false;
    for (const one of processes) {
      if (family.has(one.parent) && !family.has(one.pid)) {
        family.add(one.pid);
        grew = true;
      }
    }
  }
  return processes.filter((one) => family.has(one.pid));
}

function readProcesses(): Process[] {
  let names: string[];
  try {
    names = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return []; // no /proc on this system: usage is left out of the report
  }
  return names.flatMap((name) => {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'latin1');
      // The command, in parentheses, may hold spaces; the fields after it are plain.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return [
        {
          pid: Number(name),
          parent: Number(fields[1]),
          command: stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')')),
          ticks: sum(fields.slice(11, 15).map(Number)),
          pages: Number(fields[21]),
        },
      ];
    } catch {
      return []; // the process ended while we looked
    }
  });
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
