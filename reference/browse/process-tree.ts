/**
 * A process and all that it started: who they are, what memory they hold, and their end.
 * Asked of the kernel (Linux): a busy process cannot tell it itself.
 * Spec: none (operations).
 */
import { readdirSync, readFileSync } from 'node:fs';

export interface TreeProcess {
  pid: number;
  /** Of its own, shared memory included, program files left out. */
  bytes: number;
  /** True for a process that shows a page, and nothing else. */
  isRenderer: boolean;
}

/** The process itself first; empty when it is gone, or the system has no /proc. */
export function processTree(pid: number): TreeProcess[] {
  const found: TreeProcess[] = [];
  const open = [pid];
  // A tree that grows while it is looked at has an end all the same.
  for (let next = open.pop(); next !== undefined && found.length < 1_000; next = open.pop()) {
    const status = procFile(next, 'status');
    if (status === '') continue;
    found.push({
      pid: next,
      bytes: (kilobytes(status, 'RssAnon') + kilobytes(status, 'RssShmem')) * 1024,
      isRenderer: next !== pid && procFile(next, 'cmdline').includes('--type=renderer'),
    });
    open.push(...childrenOf(next));
  }
  return found;
}

/** Ends all of them at once. */
export function endTree(pid: number): void {
  for (const member of processTree(pid)) endProcess(member.pid);
}

export function endProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // Gone by itself: that is what was wanted.
  }
}

/** A child belongs to the thread that started it. */
function childrenOf(pid: number): number[] {
  let threads: string[];
  try {
    threads = readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
  const lists = threads.map((thread) => procFile(pid, `task/${thread}/children`));
  return lists.flatMap((list) => list.split(' ').map(Number)).filter((child) => child > 0);
}

function kilobytes(status: string, name: string): number {
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1] ?? 0);
}

/** Empty when the process ended in between. */
function procFile(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'latin1');
  } catch {
    return '';
  }
}
