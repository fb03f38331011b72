/**
 * The test mode: what a caller may wish for by the header `X-Test-Mode` when the server runs with TEST_MODE=on, so that
 * refusals, errors and expiry can be seen that nobody can provoke otherwise. The wishes end in the true mechanisms: an
 * account of its own with so few credits, requests or places, an exception within the operation, a later clock for signed
 * addresses. Without TEST_MODE nobody reads the header.
 * Spec: none of its own (an agreement of the conformance suite, conformance/README.md); Errors (402, 429, 500); Limits;
 * Metadata (concurrencyLimited).
 */
import { ServiceError } from '../base/errors.js';

export const testModeHeader = 'X-Test-Mode';

/** What an answer in test mode declares. */
export const testSwitches = 'account, credits, requests, concurrency, failure, clock';

export interface TestWishes {
  /** Name of the account; undefined: that of the key. */
  readonly account?: string;
  /** Credits the account has in a month; 0 and more. */
  readonly credits?: number;
  /** Requests the account may make in a minute; 1 and more. */
  readonly requests?: number;
  /** Requests of the account that are worked on at the same time; 1 and more. */
  readonly concurrency?: number;
  readonly fails: boolean;
  /** Milliseconds by which the clock is ahead. */
  readonly aheadMs: number;
}

/** @throws ServiceError `request.invalid-options` for wishes that nobody knows */
export function readTestWishes(header: string): TestWishes {
  const wishes: { -readonly [member in keyof TestWishes]: TestWishes[member] } = { fails: false, aheadMs: 0 };
  for (const wish of header.split(';').map((part) => part.trim())) {
    if (wish === '') continue;
    const [, account, credits, requests, concurrency, failure, seconds] =
      /^(?:account=([\w-]{1,64})|credits=(\d{1,9})|requests=([1-9]\d{0,5})|concurrency=([1-9]\d{0,3})|(failure)|clock=\+(\d{1,9}))$/.exec(
        wish,
      ) ?? [];
    if (account !== undefined) wishes.account = account;
    else if (credits !== undefined) wishes.credits = Number(credits);
    else if (requests !== undefined) wishes.requests = Number(requests);
    else if (concurrency !== undefined) wishes.concurrency = Number(concurrency);
    else if (failure !== undefined) wishes.fails = true;
    else if (seconds !== undefined) wishes.aheadMs = Number(seconds) * 1000;
    else
      throw new ServiceError(
        'request.invalid-options',
        `${testModeHeader} takes account=NAME, credits=N, requests=N, concurrency=N, failure and clock=+SECONDS, separated by semicolons; "${wish.slice(0, 80)}" is none of them.`,
      );
  }
  return wishes;
}

/** The owner on whose account the request is made; the limits stand in its name, so that every part of the server knows them. */
export function ownerInTest(owner: string, { account, credits, requests, concurrency }: TestWishes): string {
  if (account === undefined) return owner;
  return [
    `${owner}.test.${account}`,
    ...(credits === undefined ? [] : [`.credits.${credits}`]),
    ...(requests === undefined ? [] : [`.requests.${requests}`]),
    ...(concurrency === undefined ? [] : [`.concurrency.${concurrency}`]),
  ].join('');
}

/** The limits in the name of an owner; none for one that was not made by a test. */
export function limitsInTest(owner: string): { credits?: number; requests?: number; concurrency?: number } {
  const [match, credits, requests, concurrency] =
    /\.test\.[\w-]{1,64}(?:\.credits\.(\d+))?(?:\.requests\.(\d+))?(?:\.concurrency\.(\d+))?$/.exec(owner) ?? [];
  if (match === undefined) return {};
  return {
    ...(credits !== undefined && { credits: Number(credits) }),
    ...(requests !== undefined && { requests: Number(requests) }),
    ...(concurrency !== undefined && { concurrency: Number(concurrency) }),
  };
}
