/**
 * Judges several things by one check, all of them though some fail: who mends the first wants to know of the others.
 * Used by the check context.
 * Spec: none of its own.
 */
import { ConformanceFailure, Unverified } from './interruptions.js';
import type { UnverifiedReason } from './interruptions.js';

/** What is judged: a name, or a thing that has one. */
export type Named = string | { readonly name: string } | { readonly extension: string } | { readonly fixture: string };

/** These concern one thing; any other keeps the rest from being judged as well. */
const ofOneThing: readonly UnverifiedReason[] = ['capability-missing', 'prerequisite-failed'];

function nameOf(item: Named): string {
  if (typeof item === 'string') return item;
  return 'name' in item ? item.name : 'extension' in item ? item.extension : item.fixture;
}

/**
 * @throws ConformanceFailure the first, with the names of the others that failed; Unverified when none failed and
 *   one could not be judged
 */
export async function judgeEach<T extends Named>(
  items: readonly T[],
  judge: (item: T) => Promise<void>,
): Promise<void> {
  const failures: { readonly name: string; readonly failure: ConformanceFailure }[] = [];
  let unjudged: Unverified | undefined;
  for (const item of items) {
    try {
      await judge(item);
    } catch (error) {
      if (error instanceof ConformanceFailure) failures.push({ name: nameOf(item), failure: error });
      else if (error instanceof Unverified) {
        unjudged ??= error;
        if (!ofOneThing.includes(error.reason)) break;
      } else throw error;
    }
  }
  const [first, ...others] = failures;
  if (first) throw others.length === 0 ? first.failure : withOthers(first.failure, others);
  if (unjudged) throw unjudged;
}

function withOthers(
  { expected, actual, pointer, hint, exchange }: ConformanceFailure,
  others: readonly { readonly name: string }[],
): ConformanceFailure {
  const too = `Wrong too: ${others.map(({ name }) => name).join(', ')}.`;
  return new ConformanceFailure({
    expected,
    actual,
    pointer,
    hint: hint === undefined ? too : `${hint} ${too}`,
    exchange,
  });
}
