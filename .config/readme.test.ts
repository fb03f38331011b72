// Every command a README shows: the scripts and flags exist, and the requests of curl are answered. Every link of one leads
// somewhere, and its tables are read in plain text.
// Spec: none (tests).
import { execFile, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCommandLine } from '../conformance/command-line.js';
import { fixtureNamed } from '../conformance/documents/collection.js';
import { systemClock } from '../reference/base/clock.js';
import { systemRandom } from '../reference/base/random.js';
import { browserForTests } from '../reference/browse/testing/start-browser.js';
import { compose } from '../reference/compose/compose.js';
import type { Service } from '../reference/compose/compose.js';
import { readConfig } from '../reference/config.js';
import { startTestSite } from '../reference/fetch/testing/test-site.js';
import type { TestSite } from '../reference/fetch/testing/test-site.js';

const root = join(import.meta.dirname, '..');
const run = promisify(execFile);
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

const readmes = [
  'README.md',
  'conformance/README.md',
  'spec/README.md',
  'load/README.md',
  'reference/README.md',
  'reference/USING.md',
  'reference/CLIENTS.md',
  'reference/DEPLOYMENT.md',
  '.github/CONTRIBUTING.md',
];
const texts = readmes.map((path) => readFileSync(join(root, path), 'utf8'));

/** The shell commands of the blocks, one each, without their comments; lines that go on are joined. */
const shown = texts
  .flatMap((text) => [...text.matchAll(/^```sh\n(.*?)^```$/gms)].map((block) => block[1]!))
  .flatMap((block) => block.replaceAll('\\\n', ' ').split(/\n(?=[a-z])/))
  .map((command) => command.replace(/ {2,}#.*$/gm, '').trim())
  .filter((command) => command !== '');
const said = texts.flatMap((text) =>
  [...text.matchAll(/`(npm (?:run [a-z-]+|start|test)\b[^`\n]*)`/g)].map((hit) => hit[1]!),
);
const npmCommands = [...shown, ...said]
  .flatMap((command) => command.split(' && '))
  .filter((command) => /^npm /.test(command));
const curlCommands = shown.filter((command) => command.startsWith('curl '));

const argumentsOf = (command: string): string[] =>
  (command.split(' -- ')[1] ?? '').split(/\s+/).filter((word) => word !== '');
const ofScript = (name: string): string[] => npmCommands.filter((command) => command.startsWith(`npm run ${name}`));

/** What GitHub makes of a heading, for links to it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

describe('the links of the READMEs', () => {
  it.each(readmes)('lead to files and headings that are there: %s', (path) => {
    const text = readFileSync(join(root, path), 'utf8');
    const links = [...text.matchAll(/\]\(([^)#\s]*)(?:#([^)\s]+))?\)/g)].filter(([, to]) => !to!.includes('://'));
    for (const [, to, anchor] of links) {
      const target = to === '' ? join(root, path) : join(root, dirname(path), to!);
      expect(existsSync(target), `${path} -> ${to}`).toBe(true);
      if (anchor === undefined) continue;
      const headings = [...readFileSync(target, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, words]) => anchorOf(words!));
      expect(headings, `${path} -> ${to}#${anchor}`).toContain(anchor);
    }
  });

  it.each(readmes)('have tables that are read in plain text, no line longer than 160: %s', (path) => {
    const lines = readFileSync(join(root, path), 'utf8').split('\n');
    const rows = lines.filter((line) => line.startsWith('|'));
    expect(rows.filter((row) => row.length > 160)).toEqual([]);
  });
});

describe('the commands of the READMEs', () => {
  it('are found', () => {
    expect([npmCommands.length > 15, curlCommands.length]).toEqual([true, 4]);
  });

  it.each([...new Set(npmCommands)])('name scripts that exist: %s', (command) => {
    const [, verb, name] = command.split(/\s+/);
    expect(verb === 'run' ? Object.keys(scripts) : [...Object.keys(scripts), 'ci']).toContain(
      verb === 'run' ? name : verb,
    );
  });

  it.each([...new Set(ofScript('conformance'))])('are known to the suite: %s', (command) => {
    const words = argumentsOf(command).map(
      (word) =>
        ({ URL: 'http://127.0.0.1:1/v2', A: 'http://127.0.0.1:1/v2', B: 'http://127.0.0.1:2/v2' })[word] ?? word,
    );
    expect(() => readCommandLine(words)).not.toThrow();
  });

  it.each([...new Set(ofScript('load'))])('are known to the scale: %s', (command) => {
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'load/cli.ts', ...argumentsOf(command), '--help'],
      { cwd: root, encoding: 'utf8' },
    );
    expect([status, stderr]).toEqual([0, '']);
  });
});

const hasCurl = spawnSync('curl', ['--version']).status === 0;

describe.skipIf(!hasCurl)('the requests of the READMEs', () => {
  let site: TestSite;
  let service: Service;
  let folder: string;
  let address: string;

  beforeAll(async () => {
    site = await startTestSite({
      '/prices': '<title>Prices</title><main><h1>Prices</h1><p>All of them.</p><button id="more">More</button></main>',
    });
    folder = await mkdtemp(join(tmpdir(), 'plumbline-readme-'));
    await writeFile(join(folder, 'report.docx'), await fixtureNamed('article-docx').bytes());
    await writeFile(join(folder, 'book.pdf'), await fixtureNamed('article-pdf').bytes());
    const { executablePath, searchPath } = await browserForTests();
    const env = {
      PORT: '0',
      DATA_DIR: folder,
      API_KEYS: 'team=key-of-the-readme',
      EGRESS_ALLOW: `127.0.0.1:${site.port}`,
    };
    const config = readConfig({ ...env, CHROMIUM_PATH: executablePath, PATH: searchPath }, { cores: 1 });
    service = await compose(config, { clock: systemClock, random: systemRandom, log: pino({ level: 'silent' }) });
    address = `127.0.0.1:${await service.listen()}`;
  });
  afterAll(async () => {
    await service.close();
    await site.close();
    await rm(folder, { recursive: true, force: true });
  });

  it.each(curlCommands)('are answered: %s', async (command) => {
    const here = command.replace('127.0.0.1:3002', address).replace('https://example.com', site.origin);
    const { stdout } = await run('sh', ['-c', here.replace('curl ', 'curl -sS ')], {
      cwd: folder,
      env: { ...process.env, KEY: 'key-of-the-readme' },
    });
    expect(JSON.parse(stdout)).toMatchObject({ success: true, data: { markdown: expect.stringMatching(/./) } });
  });
});
