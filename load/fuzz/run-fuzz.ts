/**
 * Sends hostile requests to a server, made from a seed, and judges what comes back: a fault of the server (5xx that is
 * not the target's), no answer in time, a broken answer, a server that is gone.
 */
import { connect } from 'node:net';
import type { FuzzCase, FuzzSurroundings, MakeCase } from './fuzz-case.js';
import { hostilePage, hostileTarget, oddBody } from './json-bodies.js';
import { caseSeed, Random } from './random.js';
import { rawRequest } from './raw-requests.js';
import { brokenForm, damagedDocument, oddOptions } from './uploads.js';

export const families: Readonly<Record<string, MakeCase>> = {
  'damaged documents': damagedDocument,
  'broken forms': brokenForm,
  'odd options': oddOptions,
  'odd JSON bodies': oddBody,
  'lying targets': hostileTarget,
  'hostile pages': hostilePage,
  'raw requests': rawRequest,
};

const names = Object.keys(families);

export interface FuzzSettings extends FuzzSurroundings {
  /** Ending in /v2. */
  baseUrl: string;
  seed: number;
  /** Index of the first case. */
  from: number;
  count: number;
  /** Requests at the same time. */
  connections: number;
  /** Time for an answer; a request that is none is given up after two seconds without a fault. */
  answerWithinMs: number;
  onFault?: (fault: Fault) => void;
}

export interface Fault {
  index: number;
  family: string;
  /** What went wrong, in words. */
  what: string;
}

export interface FamilyFigures {
  cases: number;
  sentBytes: number;
  largestBytes: number;
  slowestMs: number;
  /** By status; 0 is a connection that closed without an answer. */
  statuses: Record<number, number>;
}

export interface FuzzFigures {
  seed: number;
  families: Record<string, FamilyFigures>;
  faults: Fault[];
  seconds: number;
  /** Engine processes that ended under a document, where the server tells; undefined elsewhere. */
  engineProcessesLost?: number;
}

/** The case of an index: the same for the same seed. */
export function makeCase(seed: number, index: number, surroundings: FuzzSurroundings): FuzzCase & { family: string } {
  const random = new Random(caseSeed(seed, index));
  const family = names[index % names.length]!;
  return { family, ...families[family]!(random, surroundings) };
}

/** Ends early when the server is gone. */
export async function runFuzz(settings: FuzzSettings): Promise<FuzzFigures> {
  const { seed, from, count } = settings;
  const figures: FuzzFigures = { seed, families: {}, faults: [], seconds: 0 };
  const startedMs = performance.now();
  let next = from;
  let gone = false;
  const work = async (): Promise<void> => {
    while (next < from + count && !gone) {
      const index = next++;
      const what = await tryCase(settings, index, figures);
      if (what === undefined) continue;
      const fault = { index, family: names[index % names.length]!, what };
      figures.faults.push(fault);
      settings.onFault?.(fault);
      gone = !(await isAlive(settings.baseUrl));
      if (gone) figures.faults.push({ ...fault, what: 'the server is gone' });
    }
  };
  await Promise.all(Array.from({ length: settings.connections }, work));
  if (!gone && !(await isAlive(settings.baseUrl))) {
    figures.faults.push({ index: from + count, family: 'the run', what: 'the server is gone' });
  }
  figures.seconds = (performance.now() - startedMs) / 1000;
  return { ...figures, ...(await lostOf(settings.baseUrl)) };
}

async function tryCase(settings: FuzzSettings, index: number, figures: FuzzFigures): Promise<string | undefined> {
  const { family, bytes, needsAnswer } = makeCase(settings.seed, index, settings);
  const withinMs = needsAnswer ? settings.answerWithinMs : 2000;
  const startedMs = performance.now();
  const { text, inTime } = await exchange(settings.baseUrl, bytes, withinMs);
  const status = Number(
    /^HTTP\/1\.1 (\d{3}) /.exec(text.replace(/^(?:HTTP\/1\.1 1\d\d [^\r]*\r\n\r\n)+/, ''))?.[1] ?? 0,
  );
  const of = (figures.families[family] ??= { cases: 0, sentBytes: 0, largestBytes: 0, slowestMs: 0, statuses: {} });
  of.cases++;
  of.sentBytes += bytes.length;
  of.largestBytes = Math.max(of.largestBytes, bytes.length);
  if (needsAnswer) of.slowestMs = Math.max(of.slowestMs, performance.now() - startedMs);
  of.statuses[status] = (of.statuses[status] ?? 0) + 1;
  if (needsAnswer && !inTime) return `no answer within ${withinMs} ms`;
  if (needsAnswer && status === 0) return 'the connection closed without an answer';
  return faultOf(status, text);
}

/** What a server may say to anything: it did it, refuses it, cannot do it, could not reach the target, or is busy. */
function faultOf(status: number, text: string): string | undefined {
  if (status < 500 || status === 501) return undefined;
  if (status === 503 && /^retry-after:/im.test(text)) return undefined;
  const code = /"code":"(\w+)"/.exec(text)?.[1];
  if (status === 500 && code !== undefined && code !== 'UNKNOWN_ERROR') return undefined;
  return `status ${status}: ${text.slice(text.indexOf('\r\n\r\n') + 4).slice(0, 200)}`;
}

function exchange(baseUrl: string, bytes: Buffer, withinMs: number): Promise<{ text: string; inTime: boolean }> {
  const { hostname, port } = new URL(baseUrl);
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let keptBytes = 0;
    let answerBytes: number | undefined;
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    const end = (inTime: boolean): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve({ text: Buffer.concat(chunks).toString('latin1'), inTime });
    };
    const timer = setTimeout(() => end(false), withinMs);
    socket.on('data', (chunk: Buffer) => {
      // The head and the start of the body say what there is to know.
      if (keptBytes < 16_384) chunks.push(chunk);
      keptBytes += chunk.length;
      answerBytes ??= wholeAnswer(Buffer.concat(chunks).toString('latin1'));
      if (answerBytes !== undefined && keptBytes >= answerBytes) end(true);
    });
    socket.on('error', () => end(true));
    socket.once('close', () => end(true));
  });
}

/** Head and body of an answer in bytes, where it says so; a connection may outlive its answer. */
function wholeAnswer(text: string): number | undefined {
  const head = /^(?!HTTP\/1\.1 1)[^]*?\r\n\r\n/.exec(text)?.[0];
  const length = head === undefined ? undefined : /^content-length: (\d+)\r$/im.exec(head)?.[1];
  return head === undefined || length === undefined ? undefined : head.length + Number(length);
}

async function lostOf(baseUrl: string): Promise<Pick<FuzzFigures, 'engineProcessesLost'>> {
  try {
    const text = await (await fetch(new URL('/metrics', baseUrl), { signal: AbortSignal.timeout(10_000) })).text();
    const lost = /^plumbline_engine_processes_lost (\d+)$/m.exec(text)?.[1];
    return lost === undefined ? {} : { engineProcessesLost: Number(lost) };
  } catch {
    return {};
  }
}

async function isAlive(baseUrl: string): Promise<boolean> {
  try {
    return (await fetch(new URL('/healthz', baseUrl), { signal: AbortSignal.timeout(10_000) })).ok;
  } catch {
    return false;
  }
}
