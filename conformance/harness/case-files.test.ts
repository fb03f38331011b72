import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ShownFolder } from '../site/fixture-site.js';
import { readCase, siteFile, writeCase } from './case-files.js';
import { check } from './check.js';
import type { Exchange } from './exchange.js';
import { ConformanceFailure } from './interruptions.js';
import type { CheckRun } from './run-check.js';
import { received } from './transport.js';

let outFolder = '';
beforeAll(async () => {
  outFolder = await mkdtemp(join(tmpdir(), 'cases-'));
});
afterAll(() => rm(outFolder, { recursive: true, force: true }));

const pages: Readonly<Record<string, ShownFolder>> = Object.fromEntries(
  ['scrape.first', 'scrape.own'].map((id) => [id, { port: 4100, path: `/run/x/${id}/`, answers: [] }]),
);

/** The case of a check whose failing request was sent by a check of that name. */
async function written(checkId: string, sentBy: string): Promise<string> {
  const exchange: Exchange = {
    number: 1,
    checkId: sentBy,
    operationId: 'scrapeUrl',
    request: { method: 'POST', url: 'http://host/v2/scrape', headers: {}, body: Buffer.from('{}'), parts: undefined },
    response: received(200, {}, Buffer.from('{}')),
    tags: {},
    durationMs: 1,
  };
  const failure = new ConformanceFailure({ expected: 'a', actual: 'b', exchange });
  const run: CheckRun = {
    check: check(checkId, async () => {}),
    ending: { kind: 'failed', failure },
    recorder: undefined as never,
    ambient: [],
    durationMs: 1,
  };
  const settings = {
    outFolder,
    baseUrl: 'http://host/v2',
    runSeed: 1,
    secrets: [],
    site: (id: string) => pages[id],
    requirementIds: () => [checkId],
  };
  return writeCase(settings, run, failure);
}

const servedPath = async (folder: string): Promise<string> =>
  (JSON.parse(await readFile(join(folder, siteFile), 'utf8')) as ShownFolder).path;

describe('a case', () => {
  it('keeps the pages of the check that asked, where several judge one answer', async () => {
    const folder = await written('scrape.second', 'scrape.first');
    expect(await servedPath(folder)).toBe('/run/x/scrape.first/');
    expect((await readCase(folder)).site).toEqual({ port: 4100 });
    expect(await readFile(join(folder, 'curl.sh'), 'utf8')).toContain('serve');
  });

  it('keeps the pages of its own check where the other has none', async () => {
    expect(await servedPath(await written('scrape.own', 'parse.other'))).toBe('/run/x/scrape.own/');
  });
});
