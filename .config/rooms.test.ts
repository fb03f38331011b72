import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
/** The folders of a tree, one level deep; `reference` shows those of the engine too. */
const trees = {
  spec: ['spec'],
  conformance: ['conformance'],
  load: ['load'],
  reference: ['reference', 'reference/engine'],
};

function foldersOf(parent: string): string[] {
  const entries = readdirSync(join(root, parent), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory() && entry.name !== 'node_modules').map(({ name }) => name);
}

describe.each(Object.entries(trees))('the README of %s', (tree, parents) => {
  const rooms = parents.flatMap((parent) =>
    foldersOf(parent).map((name) => (parent === tree ? name : `${parent.slice(tree.length + 1)}/${name}`)),
  );

  it.each(rooms)('says what %s/ is', async (room) => {
    const text = await readFile(join(root, tree, 'README.md'), 'utf8');
    expect(
      text.split('\n').filter((line) => line.includes(`\`${room}/`) && line.length > room.length + 20),
    ).not.toEqual([]);
  });

  it('names no room that is not there', async () => {
    const text = await readFile(join(root, tree, 'README.md'), 'utf8');
    const named = [...text.matchAll(/^\| `([\w/-]+)\/`/gm)].map(([, room]) => room!);
    expect(named.filter((room) => !rooms.includes(room) && !existsSync(join(root, tree, room)))).toEqual([]);
  });
});

it('CONTRIBUTING names only files that are there', async () => {
  const text = await readFile(join(root, '.github/CONTRIBUTING.md'), 'utf8');
  const named = [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)+\/?)`/g)].map(([, path]) => path!);
  expect(named.length).toBeGreaterThan(20);
  const places = ['', 'reference/', 'conformance/', 'reference/engine/', 'reference/engine/readers/formats/odt/'];
  const isThere = (path: string): boolean => places.some((place) => existsSync(join(root, place, path)));
  expect(named.filter((path) => !isThere(path))).toEqual([]);
});

describe('a source file', () => {
  const sources = Object.keys(trees)
    .flatMap((tree) =>
      readdirSync(join(root, tree), { recursive: true, encoding: 'utf8' }).map((path) => join(tree, path)),
    )
    .filter((path) => /\.(ts|mjs|cjs)$/.test(path) && !/\.test\.ts$|\.d\.m?ts$|\/fixtures\/|node_modules/.test(path));
  /** The comment it begins with, behind what the shell reads. */
  const headerOf = (path: string): string => {
    const text = readFileSync(join(root, path), 'utf8').replace(/^#!.*\n/, '');
    return (/^(?:\/\*\*?[^]*?\*\/|(?:\/\/.*\n)+)/.exec(text)?.[0] ?? '').replace(/[/*\s]+/g, ' ').trim();
  };

  it('begins with a sentence that says its role', () => {
    expect(sources.length).toBeGreaterThan(1000);
    expect(sources.filter((path) => !/^.{20,}/.test(headerOf(path)))).toEqual([]);
  });

  it.each([
    ['an operation', /^reference\/operations\/[\w-]+\.ts$/],
    ['a check', /^conformance\/checks\//],
    ['a reader', /^reference\/engine\/readers\/formats\/[\w-]+\/read-[\w-]+\.ts$/],
    ['a step of the composition', /^reference\/compose\//],
  ])('names the sentences it follows, where it is %s', (_name, which) => {
    const named = sources.filter((path) => which.test(path));
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((path) => !/(Spec|Standard): /.test(headerOf(path)))).toEqual([]);
  });
});
