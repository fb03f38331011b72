/**
 * The flags of the command line as one table, and the typed values a verb receives.
 * Used by command-line.ts (parsing, help) and by the verbs.
 * Spec: none of its own; README, the suite's public surface.
 */
import { levels } from './catalogue/level.js';
import type { Level } from './catalogue/level.js';

export interface Flag {
  /** Shown in help as `--name VALUE`; a flag without a value is a switch. */
  readonly value?: string;
  readonly help: string;
  /** Given more than once, or as a comma list. */
  readonly many?: boolean;
}

export const flags = {
  'base-url': { value: 'URL', help: 'the server to validate, ending in /v2; left out: the reference is started' },
  'api-key': { value: 'KEY', help: 'the bearer key (also: environment CONFORMANCE_API_KEY)' },
  with: { value: 'URL', help: 'the second server of a comparison (its key: --with-api-key)' },
  'with-api-key': { value: 'KEY', help: 'the key of the second server (default: that of the first)' },
  chapter: { value: 'NAME', help: 'only these chapters', many: true },
  requirement: { value: 'ID', help: 'only these requirements, checks, or prefixes such as parse.timeout', many: true },
  level: { value: 'LEVEL', help: 'only requirements of these levels: must, should, may', many: true },
  profile: {
    value: 'NAME',
    help: 'judge a part: parse, scrape, jobs, full (default), or a file with `without: [...]`',
  },
  seed: { value: 'NUMBER', help: 'seed of everything generated (default: drawn and printed)' },
  runs: { value: 'NUMBER', help: 'generated cases per property (default 25)' },
  'max-requests': { value: 'NUMBER', help: 'stop asking after this many requests; what is left is unverified' },
  rate: { value: 'N', help: 'requests per second at most, as 5 or 5/s (default: unlimited)' },
  concurrency: { value: 'NUMBER', help: 'checks at the same time (default 4)' },
  'timeout-scale': { value: 'FACTOR', help: 'multiplies every wait, for slow servers (default 1)' },
  slow: { help: 'wait for what happens after minutes, such as deliveries tried again after 1, 5 and 15' },
  'webhook-time-scale': {
    value: 'FACTOR',
    help: 'how many times faster the waits of webhooks pass in this server (reference: WEBHOOK_TIME_SCALE)',
  },
  'webhook-secret': { value: 'TEXT', help: 'what this server signs deliveries with (reference: WEBHOOK_SECRET)' },
  'public-url': {
    value: 'URL',
    help: 'the address under which the server reaches the fixture site, where that is not loopback',
  },
  'site-port': { value: 'NUMBER', help: 'the port of the fixture site on 127.0.0.1 (default: any free one)' },
  'fail-on': { value: 'LEVEL', help: 'must (default), or should: then warnings fail the run too' },
  baseline: { value: 'FILE', help: 'expected failures with reasons; one that passes again fails the run' },
  report: { value: 'KIND=FILE', help: 'json, junit, markdown, html, result or badge, to a file', many: true },
  out: { value: 'FOLDER', help: 'where replayable cases go (default conformance-report)' },
  coverage: {
    help: 'what of the contract was asked for and seen, and what never (at length in the json and html reports)',
  },
  result: { value: 'FILE', help: 'verify: the published result (of --report result=FILE)' },
  strength: { value: 'NUMBER', help: 'depth: how many values are combined, 2 (default) or 3' },
  shapes: { value: 'FILE', help: 'record: where the shapes of the answers go' },
  against: { value: 'FILE', help: 'record: an earlier record, to tell what has drifted since' },
  full: { help: 'selftest: run every check against every mutant' },
  mutant: { value: 'ID', help: 'selftest: only these mutants or variants', many: true },
  figures: { help: 'selftest: writes the figures into the READMEs' },
  verbose: { help: 'every failure with its evidence, not only what to fix first' },
  quiet: { help: 'no progress lines' },
  help: { help: 'this text' },
} as const satisfies Record<string, Flag>;

export type FlagName = keyof typeof flags;

/** A mistake in the command line; the message says what would be right. Exit code 2. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UsageError';
  }
}

/** What was given, by flag; switches are 'true'. */
export type FlagValues = Partial<Record<FlagName, readonly string[]>>;

/** Last value of a flag. */
export function one(values: FlagValues, name: FlagName): string | undefined {
  return values[name]?.at(-1);
}

/** All values of a flag, comma lists taken apart. */
export function many(values: FlagValues, name: FlagName): string[] {
  return (values[name] ?? []).flatMap((value) => value.split(',')).filter((value) => value !== '');
}

/** A number within bounds. @throws UsageError */
export function numberFlag(
  values: FlagValues,
  name: FlagName,
  bounds: { minimum: number; integer?: boolean },
): number | undefined {
  const text = one(values, name);
  if (text === undefined) return undefined;
  const value = Number(text);
  if (
    text.trim() === '' ||
    !Number.isFinite(value) ||
    value < bounds.minimum ||
    (bounds.integer && !Number.isInteger(value))
  )
    throw new UsageError(
      `--${name} takes ${bounds.integer ? 'a whole number' : 'a number'} from ${bounds.minimum}, not "${text}"`,
    );
  return value;
}

/** Requests per second from `5` or `5/s`. @throws UsageError */
export function rateFlag(values: FlagValues): number | undefined {
  const text = one(values, 'rate');
  if (text === undefined) return undefined;
  const value = Number(/^(\d+(?:\.\d+)?)(?:\/s)?$/.exec(text)?.[1]);
  if (!(value > 0)) throw new UsageError(`--rate takes requests per second, such as 5 or 0.5/s, not "${text}"`);
  return value;
}

/** @throws UsageError */
export function levelFlags(values: FlagValues, name: 'level' | 'fail-on'): Level[] {
  const found = many(values, name);
  for (const text of found) {
    if (!levels.includes(text as Level)) throw new UsageError(`--${name} takes ${levels.join(', ')}, not "${text}"`);
  }
  return found as Level[];
}

/** The base URL, checked for form. @throws UsageError */
export function urlFlag(values: FlagValues, name: 'base-url' | 'with' | 'public-url'): string | undefined {
  const text = one(values, name);
  if (text === undefined) return undefined;
  if (!/^https?:\/\/[^/]/.test(text) || !URL.canParse(text)) {
    const withScheme = `http://${text}`;
    const meant = !text.includes('://') && URL.canParse(withScheme) ? `; did you mean ${withScheme}?` : '';
    throw new UsageError(`--${name} takes an http or https URL, not "${text}"${meant}`);
  }
  if (/[?#]/.test(text))
    throw new UsageError(`--${name} takes an address without ? and #: paths are added to its end, not "${text}"`);
  return text.replace(/\/+$/, '');
}
