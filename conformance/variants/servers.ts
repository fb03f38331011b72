/**
 * Servers that differ lawfully, each in several ways at once, as strangers do: what touches different things in the answer
 * stands behind one proxy and is judged by one run.
 * Used by the self-test; `selftest --mutant ID` shows a variant alone.
 * Spec: none of its own; DESIGN, the suite's rules.
 */
import type { Variant } from '../lies/mutant.js';
import { together } from './together.js';

/** Ways in which one server differs, at the most. */
const mostWays = 4;

/** The variants as servers, in their order; their `ways` add up to those of all variants. */
export function lawfulServers(variants: readonly Variant[]): Variant[] {
  const servers: Variant[][] = [];
  for (const variant of variants) {
    const fitting = isBlendable(variant) ? servers.find((server) => fits(server, variant)) : undefined;
    if (fitting) fitting.push(variant);
    else servers.push([variant]);
  }
  return servers.map(inOne);
}

/** Only the answer differs, and nothing is left out of it that others add. */
function isBlendable({ response, isAlone, withLargeFiles, withLongWaits, ...lie }: Variant): boolean {
  const isOfAnswers = !lie.request && !lie.visits && !lie.delivers && !lie.remembering && !lie.basePath;
  return response !== undefined && isOfAnswers && !isAlone && !withLargeFiles && !withLongWaits;
}

function fits(server: readonly Variant[], variant: Variant): boolean {
  return (
    server.length < mostWays &&
    server.every(
      (other) =>
        isBlendable(other) && topicOf(other) !== topicOf(variant) && operationsOf(other) === operationsOf(variant),
    )
  );
}

const topicOf = ({ id }: Variant): string => id.split('.')[0]!;
const operationsOf = ({ operations }: Variant): string => operations?.join() ?? '';

/** What is of the wire comes first in the list, and is done to the finished answer. */
function inOne(ways: readonly Variant[]): Variant {
  const [first] = ways;
  if (ways.length === 1) return first!;
  const id = ways.map((way) => way.id).join(' + ');
  return { ...together(id, [...ways].reverse()), ...(first!.operations && { operations: first!.operations }) };
}
