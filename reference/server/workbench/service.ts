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
    super(savedKey() === '' ? '401: this server asks for its API key.' : '401: this server does not know the API key.');
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
    return answerOf(await fetch(`/v2${path}`, { method: 'POST', headers: json, body: JSON.stringify(body), signal }));
  }
  const form = new FormData();
  form.append('file', file);
  form.append('options', JSON.stringify(body));
  return answerOf(await fetch(`/v2${path}`, { method: 'POST', headers: headers(), body: form, signal }));
}

export async function cancel(path: string, id: string): Promise<void> {
  await fetch(`/v2${path}/${id}`, { method: 'DELETE', headers: headers() });
}

export async function standingOf(path: string, id: string): Promise<JobStanding> {
  const answer = await answerOf(await fetch(`/v2${path}/${id}?skip=1000000000`, { headers: headers() }));
  return answer as unknown as JobStanding;
}

export interface JobStanding {
  readonly status: string;
  readonly completed: number;
  readonly total: number;
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
  const answer = (await response.json()) as Record<string, unknown>;
  if (response.ok) return answer;
  if (response.status === 401) throw new KeyNeeded();
  throw new Error(
    `${response.status}: ${typeof answer['error'] === 'string' ? answer['error'] : 'the server gives no reason'}`,
  );
}
