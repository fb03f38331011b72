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
export const processTree = (pid: number): TreeProcess[] => new TreeWatch(pid).look();

/** Of so many looks one asks every thread for its children. */
const looksPerWholeOne = 10;

/**
 * One tree that is looked at again and again. Most of its threads never start a process, and asking all of them costs more
 * than everything else: so most looks ask those alone that had children before, where a browser's pages come from too.
 */
export class TreeWatch {
  readonly #pid: number;
  #looks = 0;
  /** By process: its threads that had children. */
  readonly #parents = new Map<number, string[]>();
  readonly #renderers = new Map<number, boolean>();

  constructor(pid: number) {
    this.#pid = pid;
  }

  /** As `processTree`. */
  look(): TreeProcess[] {
    // A tree without pages has not shown yet where they come from.
    if (![...this.#renderers.values()].includes(true)) this.#looks = 0;
    if (this.#looks++ % looksPerWholeOne === 0) {
      this.#parents.clear();
      this.#renderers.clear();
    }
    const found: TreeProcess[] = [];
    const open = [this.#pid];
    // A tree that grows while it is looked at has an end all the same.
    for (let next = open.pop(); next !== undefined && found.length < 1_000; next = open.pop()) {
      const status = procFile(next, 'status');
      if (status === '') continue;
      found.push({
        pid: next,
        bytes: (kilobytes(status, 'RssAnon') + kilobytes(status, 'RssShmem')) * 1024,
        isRenderer: this.#isRenderer(next),
      });
      open.push(...this.#childrenOf(next));
    }
    return found;
  }

  #isRenderer(pid: number): boolean {
    const isRenderer =
      this.#renderers.get(pid) ?? (pid !== this.#pid && procFile(pid, 'cmdline').includes('--type=renderer'));
    this.#renderers.set(pid, isRenderer);
    return isRenderer;
  }

  #childrenOf(pid: number): number[] {
    const known = this.#parents.get(pid);
    const lists = (known ?? threadsOf(pid)).map((thread) => ({ thread, children: childrenOf(pid, thread) }));
    if (!known)
      this.#parents.set(
        pid,
        lists.filter(({ children }) => children.length > 0).map(({ thread }) => thread),
      );
    return lists.flatMap(({ children }) => children);
  }
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

function threadsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

/** A child belongs to the thread that started it. */
const childrenOf = (pid: number, thread: string): number[] =>
  procFile(pid, `task/${thread}/children`)
    .split(' ')
    .map(Number)
    .filter((child) => child > 0);

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
