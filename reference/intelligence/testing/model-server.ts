/**
 * A small OpenAI-compatible server on loopback that misbehaves on demand: each request is answered by the next of the
 * replies it was given, the last one again and again.
 * Spec: none (tests).
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a request asked for, as it came. */
export interface ModelRequest {
  messages: { role: string; content: string }[];
  response_format?: { type: string; json_schema?: { schema: object } };
}

export interface ModelReply {
  /** Default 200. */
  status?: number;
  headers?: Record<string, string>;
  /** The text of the completion. */
  content?: string;
  /** In place of a completion. */
  body?: string;
  /** Before the answer. */
  delayMs?: number;
  /** The connection ends in the middle of the answer. */
  isCut?: boolean;
  usage?: { prompt_tokens: number; completion_tokens: number };
}

export interface ModelServer {
  baseUrl: string;
  requests: ModelRequest[];
  reply(...replies: (ModelReply | ((request: ModelRequest) => ModelReply))[]): void;
  close(): Promise<void>;
}

export async function startModelServer(): Promise<ModelServer> {
  const requests: ModelRequest[] = [];
  let replies: (ModelReply | ((request: ModelRequest) => ModelReply))[] = [{ content: 'NONE' }];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const asked = JSON.parse(Buffer.concat(parts).toString()) as ModelRequest;
      requests.push(asked);
      const next = replies.length > 1 ? replies.shift()! : replies[0]!;
      const reply = typeof next === 'function' ? next(asked) : next;
      const { status = 200, headers = {}, content = '', usage } = reply;
      const body = reply.body ?? JSON.stringify({ choices: [{ message: { role: 'assistant', content } }], usage });
      setTimeout(() => {
        response.writeHead(status, { 'content-type': 'application/json', ...headers });
        if (!reply.isCut) return void response.end(body);
        response.write(body.slice(0, body.length / 2));
        setTimeout(() => response.destroy(), 5);
      }, reply.delayMs ?? 0);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    reply: (...given) => {
      replies = given;
      requests.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
