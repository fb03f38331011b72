/**
 * Reads the command line: the verb, its arguments and flags. Unknown words are refused with the nearest known.
 * Used by cli.ts.
 * Spec: none of its own; README, the suite's public surface.
 */
import { parseArgs } from 'node:util';
import { nearest } from './catalogue/nearest.js';
import { flags, UsageError } from './flags.js';
import type { Flag, FlagName, FlagValues } from './flags.js';
import { program } from './program.js';

export interface Verb {
  readonly name: string;
  readonly summary: string;
  /** Names of positional arguments, all required. */
  readonly takes: readonly string[];
  readonly flags: readonly FlagName[];
}

const target = ['base-url', 'api-key', 'public-url', 'site-port', 'webhook-time-scale', 'webhook-secret'] as const;
const selection = ['chapter', 'requirement', 'level'] as const;
const scope = ['profile'] as const;
const spending = ['seed', 'runs', 'max-requests', 'rate', 'concurrency', 'timeout-scale', 'slow'] as const;

export const verbs = {
  run: {
    name: 'run',
    summary: 'validates a server (the default verb)',
    takes: [],
    flags: [
      ...target,
      ...scope,
      ...selection,
      ...spending,
      'fail-on',
      'baseline',
      'report',
      'out',
      'coverage',
      'verbose',
      'quiet',
      'help',
    ],
  },
  plan: {
    name: 'plan',
    summary: 'says what a run would send, and sends nothing',
    takes: [],
    // A target is taken and not asked: a plan is what the same line would send.
    flags: [...target, ...scope, ...selection, 'runs', 'help'],
  },
  list: {
    name: 'list',
    summary: 'lists the requirements with their level, kind and checks',
    takes: [],
    flags: [...selection, 'help'],
  },
  explain: {
    name: 'explain',
    summary: 'tells all about one requirement, check or silence',
    takes: ['ID'],
    flags: ['help'],
  },
  replay: {
    name: 'replay',
    summary: 'runs a failed case again, on the same or another server',
    takes: ['CASE'],
    flags: [...target, 'out', 'timeout-scale', 'slow', 'help'],
  },
  serve: {
    name: 'serve',
    summary: 'serves the fixture pages of a failed case again, for its curl command',
    takes: ['CASE'],
    flags: ['help'],
  },
  verify: {
    name: 'verify',
    summary: 'runs again what a published result claims, and tells whether it holds',
    takes: [],
    flags: [
      'result',
      ...target,
      'max-requests',
      'rate',
      'concurrency',
      'timeout-scale',
      'slow',
      'report',
      'out',
      'quiet',
      'help',
    ],
  },
  depth: {
    name: 'depth',
    summary: 'finds formats, options and kinds of documents that break together though each is served alone',
    takes: [],
    flags: [...target, 'strength', 'chapter', 'max-requests', 'rate', 'concurrency', 'timeout-scale', 'quiet', 'help'],
  },
  record: {
    name: 'record',
    summary: "records the shapes of a target's answers, and tells what drifted since an earlier record; fails nothing",
    takes: [],
    flags: [
      'shapes',
      'against',
      ...target,
      ...scope,
      ...selection,
      'seed',
      'max-requests',
      'rate',
      'concurrency',
      'timeout-scale',
      'quiet',
      'help',
    ],
  },
  compare: {
    name: 'compare',
    summary: 'runs two servers with one seed and tells where they differ',
    takes: [],
    flags: [...target, 'with', 'with-api-key', ...scope, ...selection, ...spending, 'report', 'quiet', 'help'],
  },
  selftest: {
    name: 'selftest',
    summary: 'tests the suite itself: kills every mutant, raises no alarm on lawful variants',
    takes: [],
    flags: [...target, 'chapter', 'mutant', 'full', 'seed', 'concurrency', 'report', 'figures', 'quiet', 'help'],
  },
} as const satisfies Record<string, Verb>;

export type VerbName = keyof typeof verbs;

export interface CommandLine {
  readonly verb: VerbName;
  readonly args: readonly string[];
  readonly values: FlagValues;
  readonly help: boolean;
}

/** @throws UsageError */
export function readCommandLine(argv: readonly string[]): CommandLine {
  const first = argv[0];
  const named = first !== undefined && !first.startsWith('-');
  const verb = named ? knownVerb(first) : 'run';
  const allowed: readonly FlagName[] = verbs[verb].flags;
  const { values, positionals } = parsed(named ? argv.slice(1) : argv, allowed, verb);
  const takes: readonly string[] = verbs[verb].takes;
  const help = values.help !== undefined;
  if (!help && positionals.length < takes.length) throw new UsageError(`${verb} takes ${takes.join(' ')}`);
  if (positionals.length > takes.length) throw new UsageError(`${verb} has no use for "${positionals[takes.length]!}"`);
  return { verb, args: positionals, values, help };
}

function knownVerb(word: string): VerbName {
  if (word in verbs) return word as VerbName;
  const hints = nearest(word, Object.keys(verbs));
  throw new UsageError(
    `unknown verb "${word}"; ${hints.length > 0 ? `did you mean ${hints.join(' or ')}?` : `there are ${Object.keys(verbs).join(', ')}`}`,
  );
}

function parsed(
  argv: readonly string[],
  allowed: readonly FlagName[],
  verb: VerbName,
): { values: FlagValues; positionals: string[] } {
  const options = Object.fromEntries(
    allowed.map((name) => [name, { type: isSwitch(name) ? 'boolean' : 'string', multiple: true } as const]),
  );
  try {
    const result = parseArgs({ args: [...argv], options, allowPositionals: true, strict: true });
    const values: FlagValues = {};
    for (const [name, given] of Object.entries(result.values)) {
      values[name as FlagName] = (given as (string | boolean)[]).map(String);
    }
    return { values, positionals: result.positionals };
  } catch (error) {
    throw new UsageError(flagMistake(error as Error, argv, allowed, verb));
  }
}

function isSwitch(name: FlagName): boolean {
  const flag: Flag = flags[name];
  return flag.value === undefined;
}

function flagMistake(error: Error, argv: readonly string[], allowed: readonly FlagName[], verb: VerbName): string {
  const unknown = argv
    .filter((word) => word.startsWith('-'))
    .map((word) => word.replace(/^-+/, '').split('=')[0]!)
    .find((name) => !allowed.includes(name as FlagName));
  if (unknown === undefined) return error.message;
  if (unknown in flags) return `${verb} has no flag --${unknown}`;
  const hints = nearest(unknown, allowed).map((name) => `--${name}`);
  return `unknown flag --${unknown}${hints.length > 0 ? `; did you mean ${hints.join(' or ')}?` : ''} (--help lists all)`;
}

/** Help for one verb; the default verb's help also names the others. */
export function helpText(verb: VerbName): string {
  const { name, summary, takes, flags: own } = verbs[verb] as Verb;
  const usage = [program, ...(name === 'run' ? [] : [name]), ...takes, '[flags]'].join(' ');
  const rows = own.map((flagName) => {
    const flag: Flag = flags[flagName];
    return [
      `--${flagName}${flag.value === undefined ? '' : ` ${flag.value}`}`,
      flag.help + (flag.many ? ' (repeatable)' : ''),
    ] as const;
  });
  const width = Math.max(...rows.map(([left]) => left.length));
  const lines = [usage, '', `  ${summary}`, '', ...rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`)];
  if (name === 'run') {
    lines.push('', 'Other verbs (each with --help):');
    for (const other of Object.values(verbs)) {
      if (other.name !== 'run')
        lines.push(`  ${[other.name, ...other.takes].join(' ').padEnd(width)}  ${other.summary}`);
    }
    lines.push('', 'Exit codes: 0 conformant, 1 not, 2 usage, 3 error of the suite, 4 incomplete.');
  }
  return lines.join('\n');
}
