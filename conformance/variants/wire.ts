/**
 * Variants of the wire: the same answers in other bytes.
 * Spec: none that forbids them; RFC 9110 (field names, content codings, chunked transfer), RFC 8259 (member order, white space).
 */
import { gzipSync } from 'node:zlib';
import { isObject } from '../harness/expectation.js';
import type { JsonObject } from '../harness/expectation.js';
import { jsonOf, setJson } from '../lies/lies.js';
import type { Variant } from '../lies/mutant.js';

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, member]) => [name, reversed(member)]),
  );
}

/** Every character outside ASCII, and every slash, written as an escape. */
function asciiJson(body: JsonObject): string {
  return JSON.stringify(body, null, 2)
    .replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .replaceAll('/', '\\/');
}

/** Requests until the next 429 of the rate-limited variant. */
let untilNextLimit = 5;

export const wireVariants: readonly Variant[] = [
  {
    id: 'wire.header-names',
    describe: 'writes header names in another case and the content type without a charset',
    response: (response) => {
      const renamed: Record<string, string> = {};
      for (const [name, value] of Object.entries(response.headers)) {
        const isType = name === 'content-type';
        renamed[name.replace(/(^|-)[a-z]/g, (letters) => letters.toUpperCase())] = isType
          ? value.replace(/;.*$/, '')
          : value;
      }
      response.headers = renamed;
    },
  },
  {
    id: 'wire.chunked',
    withLargeFiles: true,
    describe: 'sends its answers in chunks and closes the connection',
    response: (response) => {
      response.chunked = true;
      response.headers['connection'] = 'close';
    },
  },
  {
    id: 'wire.member-order',
    describe: 'writes JSON members in another order, indented, all in ASCII, slashes escaped, and compresses all of it',
    response: (response) => {
      const body = jsonOf(response);
      if (!body) return;
      response.body = gzipSync(asciiJson(reversed(body) as JsonObject));
      response.headers['content-encoding'] = 'gzip';
    },
  },
  {
    id: 'wire.slow',
    describe: 'takes a tenth of a second longer for every answer',
    response: (response) => {
      response.delayMs = 100;
    },
  },
  {
    id: 'wire.rate-limited',
    describe: 'answers 429 now and then',
    request: (request) => {
      untilNextLimit -= 1;
      if (untilNextLimit > 0 || request.body.length > 1_000_000) return undefined;
      untilNextLimit = 6;
      const response = {
        status: 429,
        headers: { 'retry-after': '0' } as Record<string, string>,
        body: Buffer.alloc(0),
      };
      setJson(response, { error: 'Request rate limit exceeded. Wait and try again.' });
      return response;
    },
  },
];
