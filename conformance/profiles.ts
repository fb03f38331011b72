/**
 * Which part of the interface a run judges: the name of a profile, or a file that says what is left out. What is out of
 * scope is not judged, counts for nothing, and is named in the report.
 * Used by the verbs.
 * Spec: none of its own; README, the suite's public surface.
 */
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { nearest } from './catalogue/nearest.js';
import { UsageError } from './flags.js';

/** Operations that take long and answer an id, and those beside them. */
const jobs = ['crawl', 'batch-scrape', 'agent', 'params-preview', 'map'];

/** Capabilities that each profile leaves out: what is not its part of the interface. */
const profiles: Readonly<Record<string, readonly string[]>> = {
  full: [],
  parse: ['scrape', ...jobs],
  scrape: ['parse', ...jobs],
  jobs: ['parse', 'scrape'],
};

/**
 * The capabilities that are out of scope. A file is YAML or JSON: `without: [scrape.actions, parse.ocr]`.
 * @throws UsageError for a name that is neither a profile nor a file, and for capabilities that do not exist
 */
export function excludedBy(profile: string | undefined, known: readonly string[]): readonly string[] {
  if (profile === undefined) return [];
  const named = profiles[profile];
  if (named) return named;
  if (!existsSync(profile))
    throw new UsageError(`--profile takes ${Object.keys(profiles).join(', ')} or a file, not "${profile}"`);
  const value = parse(readFileSync(profile, 'utf8')) as { without?: unknown } | null;
  const without = value?.without;
  if (!Array.isArray(without)) throw new UsageError(`${profile} has no list \`without\``);
  for (const id of without as unknown[]) {
    if (known.includes(String(id))) continue;
    const hints = nearest(String(id), known);
    throw new UsageError(
      `${profile} leaves out "${String(id)}", which is no capability${hints.length > 0 ? `; did you mean ${hints.join(' or ')}?` : ''}`,
    );
  }
  return (without as unknown[]).map(String);
}
