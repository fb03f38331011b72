/** Bytes that are hardly HTTP: heads, lengths, chunks, pipelines. */
import { operations } from '../../generated/operations.gen.js';
import { request } from './fuzz-case.js';
import type { MakeCase } from './fuzz-case.js';
import { mutateBytes } from './mutate.js';

const paths = [
  ...Object.values(operations).map(({ path }) => `/v2${path}`),
  '/metrics',
  '/healthz',
  '/docs',
  '/media/a',
  '/',
];

/** What stands in the place of a path: whole addresses, and what is none. */
const targets = ['http://[::1/', 'http://x/healthz', 'http:/', 'https://x:99999/', '//[', '*', 'x:1', '\\', '/%', '?'];

export const rawRequest: MakeCase = (random, surroundings) => {
  const path = random.of(paths);
  const method = random.of(['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'CONNECT', 'TRACE', 'ABC']);
  const { bytes } = request(
    surroundings,
    `${method} ${random.chance(0.15) ? random.of(targets) : random.chance(0.2) ? encodeURI(path).replace('/', '//%') : path}`,
    random.of<Record<string, string>>([
      {},
      { 'Transfer-Encoding': 'chunked' },
      { Expect: '100-continue' },
      { Upgrade: 'websocket', 'Sec-WebSocket-Key': 'a' },
      { 'Content-Encoding': 'gzip' },
      { 'X-Request-Id': 'a'.repeat(random.below(9000)) },
      { Authorization: `Bearer ${'k'.repeat(random.below(9000))}` },
      { Authorization: 'Bearer  ' },
      { Origin: 'null', Cookie: ';'.repeat(9000) },
    ]),
    Buffer.from(random.of(['', '{}', '5\r\nhello\r\n0\r\n\r\n', 'ffffffffffffffff\r\n', '{"url":"'])),
  );
  const one = random.chance(0.6) ? mutateBytes(random, bytes) : bytes;
  const several = random.chance(0.1) ? Array.from({ length: 1 + random.below(60) }, () => one) : [one];
  return { bytes: Buffer.concat(several), needsAnswer: false };
};
