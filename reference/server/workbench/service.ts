/** The server this page came from. */
import type { Request } from './request.js';

/** A key stays in this tab and goes with it. */
const keyName = 'plumbline-key';

export const savedKey = (): string => sessionStorage.getItem(keyName) ?? '';
export const saveKey = (key: string): void => sessionStorage.setItem(keyName, key);

const headers = (): Record<string, string> => (savedKey() === '' ? {} : { Authorization: `Bearer ${savedKey()}` });

/** The server wants a key, or another one. */
export class KeyNeeded extends Error {
  constructor() {
    super(
      savedKey() === ''
        ? '401: this server asks for its API key: write it into the field API key.'
        : '401: this server does not know the API key: write another into the field API key.',
    );
  }
}

/** Whether the server wants a key that this tab does not have. */
export async function keyIsMissing(): Promise<boolean> {
  return (await fetch('/v2/concurrency-check', { headers: headers() })).status === 401;
}

/** @throws Error with the server's own words */
export async function send({ path, body, file }: Request, signal: AbortSignal): Promise<Record<string, unknown>> {
  if (file === undefined) {
    const json = { ...headers(), 'Content-Type': 'application/json' };
    return answerOf(await reach(path, { method: 'POST', headers: json, body: JSON.stringify(body), signal }));
  }
  const form = new FormData();
  form.append('file', file);
  form.append('options', JSON.stringify(body));
  return answerOf(await reach(path, { method: 'POST', headers: headers(), body: form, signal }));
}

export async function cancel(path: string, id: string): Promise<void> {
  await fetch(`/v2${path}/${id}`, { method: 'DELETE', headers: headers() });
}

export async function standingOf(path: string, id: string): Promise<JobStanding> {
  return (await get(`${path}/${id}?skip=1000000000`)) as unknown as JobStanding;
}

async function get(path: string): Promise<Record<string, unknown>> {
  return answerOf(await reach(path, { headers: headers() }));
}

/** @throws Error in words when nobody answers; what was stopped on purpose stays what it is */
async function reach(path: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(`/v2${path}`, request);
  } catch (error) {
    if (request.signal?.aborted) throw error;
    throw new Error('The server does not answer. Is it still running, and is the network there?', { cause: error });
  }
}

export interface JobStanding {
  readonly status: string;
  readonly completed: number;
  readonly total: number;
  readonly creditsUsed?: number;
  readonly error?: string;
}

export interface PageError {
  readonly url: string;
  readonly error: string;
}

/** Pages of a job that could not be read, with the reason. */
export async function errorsOf(path: string, id: string): Promise<readonly PageError[]> {
  const { errors, robotsBlocked } = (await get(`${path}/${id}/errors`)) as {
    errors: PageError[];
    robotsBlocked?: string[];
  };
  const forbidden = (robotsBlocked ?? []).map((url) => ({ url, error: 'The robots.txt of the site forbids it.' }));
  return [...errors, ...forbidden];
}

/** Follows a job: each document as it comes, and the end. Resolves when the connection is over. */
export function watch(path: string, id: string, onDocument: (document: Record<string, unknown>) => void): Watch {
  const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/v2${path}/${id}`;
  const socket = savedKey() === '' ? new WebSocket(address) : new WebSocket(address, savedKey());
  const over = new Promise<void>((resolve) => socket.addEventListener('close', () => resolve()));
  socket.addEventListener('message', ({ data }) => {
    const frame = JSON.parse(String(data)) as { type: string; data?: unknown };
    if (frame.type === 'document') onDocument(frame.data as Record<string, unknown>);
    if (frame.type === 'catchup')
      for (const document of (frame.data as { data?: Record<string, unknown>[] }).data ?? []) onDocument(document);
    if (frame.type === 'done') socket.close();
  });
  return { over, close: () => socket.close() };
}

export interface Watch {
  readonly over: Promise<void>;
  close(): void;
}

async function answerOf(response: Response): Promise<Record<string, unknown>> {
  const written = await response.text();
  const answer = readJson(written);
  if (response.ok && answer !== undefined) return answer;
  if (response.status === 401) throw new KeyNeeded();
  const told = answer?.['error'];
  // A proxy in front answers in a language of its own.
  const reason = typeof told === 'string' ? told : `the answer is not from this server: ${response.statusText}`;
  throw new Error(`${response.status}: ${reason}`);
}

function readJson(written: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(written) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}
