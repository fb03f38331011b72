/**
 * One engine on the files of one format, in a process of its own: it reads all files into memory and is then asked either for
 * one measured pass after the other, the same files in a loop, or for files it converts once.
 * CPU seconds count all threads of the process, so collectors and native pools are in.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

interface EngineJob {
  readonly engine: string;
  readonly files: readonly string[];
  /** Of processor time. */
  readonly warmUpSeconds: number;
  readonly onlyMainContent: boolean;
  /** Limit for warming up, and for each pass; an engine that needs longer has no figures. */
  readonly seconds: number;
}

/** A worker's answer to 'loop'. */
interface Loop {
  readonly firstPassCpuMs: number;
  /** Places in the job's order. */
  readonly refused: readonly number[];
  readonly outputCharacters: number;
}

/** A worker's answer to 'pass'. */
interface Pass {
  /** All files once. */
  readonly cpuMs: number;
  /** In the job's order. */
  readonly perFileMs: readonly number[];
  /** Largest resident memory of the process so far, the files' own bytes included. */
  readonly peakBytes: number;
}

/** A worker's answer to 'once'. */
interface Once {
  readonly cpuMs: readonly number[];
  /** Places in the job's order. */
  readonly refused: readonly number[];
}

/** How used a process is to documents of the format when a file is converted for the first time. */
export const regimes = ['seenOnce', 'afterForty', 'firstForty'] as const;
export type Regime = (typeof regimes)[number];

/** CPU milliseconds by the place of a file; places not measured, or refused, are absent. */
export type OnceFigures = Readonly<Record<Regime, ReadonlyMap<number, number>>>;

export interface EngineFigures extends Loop {
  readonly passes: readonly Pass[];
  readonly once: OnceFigures;
}

/** A peer may hang or crash on a hostile file; that is a result (`trouble`), not an end of the comparison. */
export class RunningEngine {
  /** Why there are no figures. */
  trouble: string | undefined;
  private readonly job: EngineJob;
  private readonly child: ChildProcess;
  private readonly passes: Pass[] = [];
  private loop: Loop | undefined;
  private stderr = '';

  constructor(job: EngineJob) {
    this.job = job;
    this.child = fork(fileURLToPath(new URL('worker.mjs', import.meta.url)), [JSON.stringify(job)], {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      execArgv: [],
    });
    this.child.stderr!.on('data', (chunk: Buffer) => (this.stderr = (this.stderr + chunk.toString()).slice(-100_000)));
  }

  /** The same files in a loop: first until they are known by heart, then measured. */
  async measureLoop(runs: number): Promise<void> {
    await this.ready();
    this.loop = (await this.answer({ do: 'loop' })) as Loop | undefined;
    if (this.loop?.refused.length === this.job.files.length) this.trouble = 'it refused every file';
    for (let run = 0; run < runs; run++) {
      const pass = (await this.answer({ do: 'pass' })) as Pass | undefined;
      if (pass) this.passes.push(pass);
    }
  }

  /** Each of `files` once, after the files of `warm` for the time of warming up. Both are places in the job's order. */
  async measureOnce(warm: readonly number[], files: readonly number[]): Promise<ReadonlyMap<number, number>> {
    const once = (await this.answer({ do: 'once', warm, files })) as Once | undefined;
    const measured = files.map((place, at): [number, number] => [place, once?.cpuMs[at] ?? NaN]);
    return new Map(once ? measured.filter(([place]) => !once.refused.includes(place)) : []);
  }

  async ready(): Promise<void> {
    await this.answer(undefined);
  }

  stop(): void {
    this.child.kill('SIGKILL');
  }

  /** Undefined when there was trouble. */
  loopFigures(): (Loop & { readonly passes: readonly Pass[] }) | undefined {
    return this.trouble === undefined && this.loop ? { ...this.loop, passes: this.passes } : undefined;
  }

  /** The next message of the process, after a request if there is one; undefined when there is trouble. */
  private async answer(request: object | undefined): Promise<unknown> {
    if (this.trouble !== undefined) return undefined;
    const { child, job } = this;
    const answer = await new Promise<unknown>((resolve) => {
      const limit = setTimeout(() => {
        this.trouble = `took longer than ${job.seconds} s`;
        this.stop();
      }, job.seconds * 1000);
      const settle = (message?: unknown): void => {
        clearTimeout(limit);
        child.off('message', settle).off('close', closed);
        resolve(message);
      };
      const closed = (): void => settle();
      child.on('message', settle).on('close', closed);
      // A process that ended before says so by its 'close'; a failed send is the same news.
      if (request !== undefined) child.send(request, () => undefined);
    });
    if (answer === undefined) this.trouble ??= errorLine(this.stderr) ?? 'it crashed without a word';
    return answer;
  }
}

function errorLine(stderr: string): string | undefined {
  const lines = stderr.split('\n').map((line) => line.trim());
  return lines.find((line) => /error\b/i.test(line)) ?? lines.find((line) => line !== '');
}
