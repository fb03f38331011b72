/**
 * One engine on the files of one format, in a process of its own: it reads all files into memory, warms up for some seconds
 * and is then measured pass by pass. CPU seconds count all threads of the process, so collectors and native pools are in.
 */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface EngineJob {
  readonly engine: string;
  readonly files: readonly string[];
  /** Measured passes. */
  readonly runs: number;
  readonly warmUpSeconds: number;
  readonly onlyMainContent: boolean;
  /** Limit for everything; an engine that needs longer has no figures. */
  readonly seconds: number;
}

/** What worker.mjs measured. */
export interface EngineFigures {
  readonly firstPassCpuMs: number;
  /** One figure a measured pass, over all files. */
  readonly passCpuMs: readonly number[];
  /** For each file in the job's order: one figure a measured pass. */
  readonly perFileMs: readonly (readonly number[])[];
  readonly failures: number;
  readonly outputCharacters: number;
  /** Largest resident memory of the process, the files' own bytes included. */
  readonly peakBytes: number;
}

type Message = { readonly stage: string } | (EngineFigures & { readonly isComplete: boolean; readonly stage?: never });

/** A peer may hang or crash on a hostile file; that is a result (a sentence), not an end of the comparison. */
export async function runEngine(job: EngineJob, tell: (stage: string) => void): Promise<EngineFigures | string> {
  const child = fork(fileURLToPath(new URL('worker.mjs', import.meta.url)), [JSON.stringify(job)], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    execArgv: [],
  });
  let stderr = '';
  child.stderr!.on('data', (chunk: Buffer) => (stderr = (stderr + chunk.toString()).slice(-100_000)));
  let isLate = false;
  const limit = setTimeout(
    () => {
      isLate = true;
      child.kill('SIGKILL');
    },
    (job.seconds + 10) * 1000,
  );
  const answer = await new Promise<Exclude<Message, { stage: string }> | undefined>((resolve) => {
    child.on('message', (message: Message) => (message.stage === undefined ? resolve(message) : tell(message.stage)));
    child.once('close', () => resolve(undefined));
  });
  clearTimeout(limit);
  if (isLate || answer?.isComplete === false) return `took longer than ${job.seconds} s`;
  return answer ?? errorLine(stderr) ?? 'crashed without a word';
}

function errorLine(stderr: string): string | undefined {
  const lines = stderr.split('\n').map((line) => line.trim());
  return lines.find((line) => /error\b/i.test(line)) ?? lines.find((line) => line !== '');
}
