import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { capabilities } from './capabilities/table.js';
import { excludedBy } from './profiles.js';

const known = ['parse', 'scrape', 'scrape.actions'];

it('a profile leaves out what it is not about', () => {
  expect(excludedBy(undefined, known)).toEqual([]);
  expect(excludedBy('full', known)).toEqual([]);
  expect(excludedBy('parse', known)).toEqual(['scrape', 'crawl', 'batch-scrape', 'agent', 'params-preview', 'map']);
  expect(() => excludedBy('pars', known)).toThrow('--profile takes full, parse, scrape, jobs or a file');
});

it('profiles name capabilities that exist', () => {
  const ids = capabilities.map(({ id }) => id);
  for (const profile of ['parse', 'scrape', 'jobs'])
    expect(excludedBy(profile, ids).filter((id) => !ids.includes(id))).toEqual([]);
  // A server that only reads files is judged whole without a way to the fixture site.
  const visiting = capabilities.filter(({ visits }) => visits).map(({ id }) => id);
  expect(visiting.filter((id) => !excludedBy('parse', ids).includes(id))).toEqual([]);
});

it('a file of one own leaves out what it names', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-profile-'));
  try {
    const file = join(folder, 'ours.yaml');
    await writeFile(file, 'without: [scrape.actions]\n');
    expect(excludedBy(file, known)).toEqual(['scrape.actions']);
    await writeFile(file, 'without: [scrape.action]\n');
    expect(() => excludedBy(file, known)).toThrow('did you mean scrape.actions?');
    await writeFile(file, 'chapters: []\n');
    expect(() => excludedBy(file, known)).toThrow('no list');
  } finally {
    await rm(folder, { recursive: true });
  }
});
