/**
 * Whether an answer shows that a file of a kind was read.
 * Used by the probes of uploads and of addresses.
 * Spec: What the service does 2.
 */
import { fixturesOf } from '../documents/collection.js';
import type { Fixture, FixtureExtension } from '../documents/fixture.js';
import { saidIn } from '../harness/exchange.js';
import type { Exchange } from '../harness/exchange.js';

export function fixtureOf(extension: FixtureExtension): Fixture {
  return fixturesOf(extension)[0]!;
}

/** The bytes of a file shown as text: what stands in clear in them was not read. */
const bytesAsText = /\{\\+rtf\d|\\u0000|(?:\ufffd[^\ufffd]{0,40}){8}/;

/** True when a word of the fixture is in the answer that no server says by chance. Any: what is lost is for checks. */
export function hasWordsOf(extension: FixtureExtension, { response }: Exchange): boolean {
  if (!extension.startsWith('htm') && bytesAsText.test(saidIn(response))) return false;
  const { texts, tables = [] } = fixtureOf(extension).truth;
  const words = [...texts, ...tables.flatMap(({ cells }) => cells.flat())].join(' ').match(/[A-Za-z]{7,}/g) ?? [];
  return response.status >= 200 && response.status < 300 && words.some((word) => saidIn(response).includes(word));
}
