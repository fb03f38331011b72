/**
 * Whether two answers say the same: a server says to an operation that it has not got what it says to a path that nobody has.
 * Spec: none of its own.
 */
import type { ReceivedResponse } from './exchange.js';

/** A path that no server has. */
export const nowhere = '/no-such-operation';

const operations = /\/?(?:parse|batch\/scrape|scrape|crawl|map|agent|no-such-operation)\b/g;

/** The same status and the same words, but for the path they name. */
export function isSameAnswer(left: ReceivedResponse, right: ReceivedResponse): boolean {
  const words = ({ text }: ReceivedResponse): string => text.replace(operations, '').replace(/[0-9a-f-]{8,}|\d+/g, '');
  return left.status === right.status && words(left) === words(right);
}
