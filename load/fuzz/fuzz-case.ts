/** One hostile request, made from a seed alone: the same seed makes the same bytes. */
import type { Random } from './random.js';

export interface FuzzCase {
  /** The request as it goes over the wire. */
  bytes: Buffer;
  /** A request that is none may be refused by closing its connection, or wait for the rest that never comes. */
  needsAnswer: boolean;
}

/** What a family may know of the run. */
export interface FuzzSurroundings {
  /** `Authorization` of the server; empty when it takes no key. */
  authorization: string;
  /** Origin of the hostile site: `/lie/<seed>` lies in HTTP, `/page/<seed>` serves a hostile page. */
  site: string;
  /** Part of the pages that are shown by the browser. */
  browserShare: number;
}

export type MakeCase = (random: Random, surroundings: FuzzSurroundings) => FuzzCase;

/** A request with a body of known length on a connection of its own. */
export function request(
  { authorization }: FuzzSurroundings,
  line: string,
  headers: Record<string, string>,
  body: Buffer,
): FuzzCase {
  const all = {
    Host: '127.0.0.1',
    Connection: 'close',
    ...(authorization !== '' && { Authorization: authorization }),
    ...headers,
    'Content-Length': String(body.length),
  };
  const head = [`${line} HTTP/1.1`, ...Object.entries(all).map(([name, value]) => `${name}: ${value}`)].join('\r\n');
  return { bytes: Buffer.concat([Buffer.from(`${head}\r\n\r\n`), body]), needsAnswer: true };
}
