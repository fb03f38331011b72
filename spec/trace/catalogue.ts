/**
 * The hand-written half of the contract as the trace sees it: the index of the source's facts, the requirement rows
 * and the silences. Read as written; what is wrong with it is for the *-problems.ts files to say.
 * Spec: every section; see spec/README.md for the shapes.
 */
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parse } from 'yaml';

/** One claim of the source. Several facts of one sentence share its hash and the part of the id before `#`. */
export interface Fact {
  id: string;
  section: string;
  kind: string;
  hash: string;
  words: string;
  /** `none` for text that claims nothing, with the `reason`. */
  claims?: string;
  reason?: string;
}

/** One requirement. Of the last four members exactly one is there. */
export interface Row {
  id: string;
  level: string;
  basis: string;
  source: string;
  facts: string[];
  statement: string;
  operations: string[];
  checks?: string[];
  excluded?: { code: string; reason: string };
  silence?: string;
}

/** The rows of one file; `file` is its name without `.yaml`. */
export interface Chapter {
  file: string;
  chapter: string;
  rows: Row[];
}

export interface Silence {
  id: string;
  question: string;
  source: string;
  choice: string;
  tolerated: { outcome: string; description: string }[];
  why: string;
}

export interface Catalogue {
  facts: Fact[];
  chapters: Chapter[];
  silences: Silence[];
}

/** Reads `source-index.yaml`, `requirements/*.yaml` and `silences.yaml` of the given folder. @throws when one is missing or no YAML */
export async function readCatalogue(specFolder: string): Promise<Catalogue> {
  const names = (await readdir(join(specFolder, 'requirements'))).filter((name) => name.endsWith('.yaml')).sort();
  const chapters = await Promise.all(
    names.map(async (name) => {
      const content = (await readYaml(join(specFolder, 'requirements', name))) as Omit<Chapter, 'file'>;
      return { file: basename(name, '.yaml'), chapter: content.chapter, rows: content.rows };
    }),
  );
  const index = (await readYaml(join(specFolder, 'source-index.yaml'))) as { facts: Fact[] };
  const open = (await readYaml(join(specFolder, 'silences.yaml'))) as { silences: Silence[] };
  return { facts: index.facts, chapters, silences: open.silences };
}

/** All rows of all chapters, in order. */
export function rowsOf(catalogue: Catalogue): Row[] {
  return catalogue.chapters.flatMap((chapter) => chapter.rows);
}

async function readYaml(path: string): Promise<unknown> {
  return parse(await readFile(path, 'utf8'));
}
