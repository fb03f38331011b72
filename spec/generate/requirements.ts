// Reads the requirement rows and the silences and writes them as one typed table.
// Spec: the whole; one row for each atomic fact of it.
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { generatedHeader } from './output.js';

type Row = {
  id: string;
  checks?: string[];
  excluded?: unknown;
  silence?: string;
  operations?: string[];
  facts?: string[];
};

/** Throws when an id is used twice; what a row must say otherwise is the trace program's to prove. */
export async function writeRequirements(specFolder: string): Promise<string> {
  const rows: (Row & { chapter: string })[] = [];
  for (const file of (await namesIn(join(specFolder, 'requirements')))
    .filter((name) => name.endsWith('.yaml'))
    .sort()) {
    const content = parse(await readFile(join(specFolder, 'requirements', file), 'utf8')) as {
      chapter: string;
      rows: Row[];
    } | null;
    for (const row of content?.rows ?? [])
      rows.push({ ...row, chapter: content!.chapter, facts: row.facts ?? [], operations: row.operations ?? [] });
  }
  const silences =
    (
      parse(await readFile(join(specFolder, 'silences.yaml'), 'utf8').catch(() => 'silences: []')) as {
        silences?: { id: string }[];
      } | null
    )?.silences ?? [];
  requireUnique(rows.map((row) => row.id));
  requireUnique(silences.map((silence) => silence.id));
  return `${generatedHeader('spec/requirements/ and spec/silences.yaml')}
/** One atomic fact of the interface that a server must, should or may hold. Exactly one of the last three is there. */
export type Requirement = {
  readonly id: string;
  readonly chapter: string;
  readonly level: 'must' | 'should' | 'may';
  readonly basis: 'stated' | 'table' | 'implied' | 'choice';
  /** The section of the source, as Section / subsection. */
  readonly source: string;
  readonly facts: readonly string[];
  readonly statement: string;
  readonly operations: readonly string[];
  readonly checks?: readonly string[];
  readonly excluded?: { readonly code: string; readonly reason: string };
  readonly silence?: string;
};

/** A question the source leaves open: our choice, and what others may do without being wrong. */
export type Silence = {
  readonly id: string;
  readonly question: string;
  readonly source: string;
  readonly choice: string;
  readonly tolerated: readonly { readonly outcome: string; readonly description: string }[];
  readonly why: string;
};

export const requirements: readonly Requirement[] = [
${rows.map((row) => `  ${JSON.stringify(row)},`).join('\n')}
];

export const silences: readonly Silence[] = [
${silences.map((silence) => `  ${JSON.stringify(silence)},`).join('\n')}
];
`;
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}

function requireUnique(ids: string[]): void {
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new Error(`the id ${twice} is used twice`);
}
