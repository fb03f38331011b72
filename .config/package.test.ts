/**
 * What `npm pack` packs can run outside of the repository: the built suite and server are in it with all they read, tests
 * are not, and every package they import stands among `dependencies`. `.ci/run` installs it elsewhere and runs it.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rm } from 'node:fs/promises';

const root = new URL('..', import.meta.url).pathname;
const folder = join(root, `.build.package-test-${process.pid}`);
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  version: string;
  bin: Record<string, string>;
  files: string[];
  dependencies: Record<string, string>;
};

beforeAll(() => {
  execFileSync(process.execPath, [join(root, '.config/build.mjs'), '--package', folder]);
});
afterAll(() => rm(folder, { recursive: true }));

const files = async (): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));

describe('the package', () => {
  it('has its two programs, what they read, and no test', async () => {
    const all = await files();
    for (const path of Object.values(manifest.bin)) expect(all).toContain(path.replace(/^dist\//, ''));
    expect(all).toEqual(
      expect.arrayContaining(['conformance/reporters/html/page.css', 'conformance/reporters/report.schema.json']),
    );
    expect(all.filter((path) => /\.test\.js$|\/testing\//.test(path))).toEqual([]);
    expect(manifest.files[0]).toBe('dist');
  });

  it('brings the pages that its README leads to', async () => {
    const readme = await readFile(join(root, 'README.md'), 'utf8');
    const pages = [...readme.matchAll(/\]\(([^)#:]+\.md)/g)].map(([, page]) => page!);
    expect(pages.length).toBeGreaterThan(5);
    for (const page of pages)
      expect(
        manifest.files.some(
          (named) => named === page || (named === 'reference/*.md' && /^reference\/[^/]+\.md$/.test(page)),
        ),
        page,
      ).toBe(true);
  });

  it('imports only what its dependencies bring', async () => {
    const wanted = new Set<string>();
    for (const path of (await files()).filter((name) => name.endsWith('.js'))) {
      const text = await readFile(join(folder, path), 'utf8');
      for (const [, name] of text.matchAll(/^(?:import|export)\b[^'"\n]*?["']([^."'][^"']*)["']/gm))
        wanted.add(name!.startsWith('@') ? name!.split('/').slice(0, 2).join('/') : name!.split('/')[0]!);
    }
    const missing = [...wanted].filter((name) => !isBuiltin(name) && !(name in manifest.dependencies));
    expect(missing).toEqual([]);
    expect(wanted.size).toBeGreaterThan(10);
  });

  it('has a dependency for nothing that only tests and measurements use', async () => {
    const texts = await Promise.all(
      (await files()).filter((name) => /\.[cm]?js$/.test(name)).map((name) => readFile(join(folder, name), 'utf8')),
    );
    const isNamed = (name: string): boolean => texts.some((text) => new RegExp(`["']${name}(/[^"']*)?["']`).test(text));
    const unnamed = Object.keys(manifest.dependencies).filter((name) => !isNamed(name));
    // Found by path: the data of text recognition; asked for by a package that is used: the parser of forms.
    expect(unnamed.filter((name) => !name.startsWith('@tesseract.js-data/'))).toEqual(['multer']);
  });

  it('runs where it stands, by plain Node', () => {
    const run = (...args: string[]): string =>
      execFileSync(process.execPath, [join(folder, 'conformance/cli.js'), ...args], { cwd: folder, encoding: 'utf8' });
    expect(run('--help')).toContain('validates a server');
    // What it proposes can be typed where the package is.
    expect(run('--help')).not.toContain('npm run');
    expect(run('list', '--chapter', 'versioning')).toMatch(/versioning\.\S+ {2}\[must/);
  });
});
