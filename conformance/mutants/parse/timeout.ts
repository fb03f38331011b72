/**
 * Mutants of `timeout`.
 * Spec: ParseOptions (timeout); Limits.
 */
import type { JsonObject } from '../../harness/expectation.js';
import { isParse, optionsOf, readsOptions, refusesWhen, servesWrong, without } from '../../lies/lies.js';
import type { Mutant } from '../../lies/mutant.js';

const maximumMs = 300_000;
const isNumber = (value: unknown): value is number => typeof value === 'number';

function timeoutTaken(requirement: string, what: string, isWrong: (value: unknown) => boolean): Mutant {
  return {
    id: `${requirement}.taken`,
    describe: `takes a timeout that is ${what}`,
    breaks: [requirement],
    ...servesWrong((options) =>
      'timeout' in options && isWrong(options['timeout']) ? without(options, 'timeout') : undefined,
    ),
  };
}

/** A server that works longer than it may: answers late. */
function answersLate(
  id: string,
  requirement: string,
  describe: string,
  lateByMs: (options: JsonObject) => number | undefined,
): Mutant {
  return {
    id,
    describe,
    breaks: [requirement],
    response: (response, request) => {
      const isHeavy = isParse(request) && JSON.stringify(optionsOf(request)?.['parsers'] ?? '').includes('ocr');
      const delayMs = isHeavy ? lateByMs(optionsOf(request) ?? {}) : undefined;
      if (delayMs !== undefined) response.delayMs = delayMs;
    },
  };
}

export const parseTimeoutMutants: readonly Mutant[] = [
  timeoutTaken('parse.timeout.type', 'no whole number', (value) => !Number.isInteger(value)),
  timeoutTaken('parse.timeout.above-maximum', 'above the maximum', (value) => isNumber(value) && value > maximumMs),
  timeoutTaken('parse.timeout.below-zero', 'negative', (value) => isNumber(value) && value < 0),
  {
    id: 'parse.timeout.refused',
    describe: 'refuses a timeout',
    breaks: ['parse.timeout.accepted'],
    ...refusesWhen((options) => 'timeout' in options),
  },
  {
    id: 'parse.timeout.minutes-refused',
    describe: 'takes a minute for the longest time, but for the maximum itself',
    breaks: ['parse.timeout.accepted'],
    ...refusesWhen(({ timeout }) => isNumber(timeout) && timeout > 60_000 && timeout < maximumMs),
  },
  {
    id: 'parse.timeout.maximum-refused',
    describe: 'refuses the greatest timeout',
    breaks: ['parse.timeout.maximum', 'limits.timeout.maximum'],
    ...refusesWhen((options) => isNumber(options['timeout']) && options['timeout'] >= maximumMs),
  },
  {
    id: 'parse.timeout.seconds',
    describe: 'reads timeout as seconds',
    breaks: ['parse.timeout.bounds-work'],
    ...readsOptions((options) =>
      isNumber(options['timeout']) && options['timeout'] > 0 && options['timeout'] < maximumMs
        ? { ...options, timeout: maximumMs }
        : undefined,
    ),
  },
  {
    id: 'parse.timeout.default-short',
    describe: 'has a default timeout of two seconds',
    breaks: ['parse.timeout.default'],
    ...readsOptions((options) => ('timeout' in options ? undefined : { ...options, timeout: 2000 })),
  },
  answersLate('parse.timeout.ignored', 'parse.timeout.bounds-work', 'works on long after a short timeout', (options) =>
    isNumber(options['timeout']) && options['timeout'] < maximumMs ? options['timeout'] + 10_500 : undefined,
  ),
  answersLate('parse.timeout.no-default', 'parse.timeout.default', 'has no timeout by default', (options) =>
    'timeout' in options ? undefined : 41_000,
  ),
];
