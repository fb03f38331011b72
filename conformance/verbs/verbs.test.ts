import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import fc from 'fast-check';
import type { FlagValues } from '../flags.js';
import { capabilities } from '../capabilities/table.js';
import { check } from '../harness/check.js';
import {
  goodAnswer,
  startTinyServer,
  tinyCatalogue,
  tinyContract,
  tinyKey,
  tinyRow,
} from '../harness/testing/tiny-server.js';
import type { TinyAnswer, TinyRequest, TinyServer } from '../harness/testing/tiny-server.js';
import { resultFile } from '../reporters/result-file.js';
import { exampleReport } from '../reporters/testing/example-report.js';
import { divergences, judgedInOne } from '../reporters/divergences.js';
import { compareVerb } from './compare.js';
import type { VerbInput } from './environment.js';
import { explainVerb } from './explain.js';
import { listVerb } from './list.js';
import { planOf, planVerb } from './plan.js';
import { recordVerb } from './record.js';
import { replayVerb } from './replay.js';
import { runVerb } from './run.js';
import { serveShown, serveVerb } from './serve.js';
import { verifyVerb } from './verify.js';
import { startFixtureSite } from '../site/fixture-site.js';
import { parsed } from '../vocabulary/parse.js';

const servers: TinyServer[] = [];
let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plumbline-verbs-'));
});
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
  await rm(folder, { recursive: true });
});

async function start(answer?: (request: TinyRequest) => TinyAnswer | undefined): Promise<TinyServer> {
  const server = await startTinyServer(answer);
  servers.push(server);
  return server;
}

const shouting = check(
  'parse.shout',
  async (t) => {
    await t.property('letters', fc.stringMatching(/^[a-z]{1,8}$/), async (word) => {
      const { exchange } = await parsed(t, {
        file: { name: 'a.html', contentType: 'text/html', bytes: word },
        options: { shout: true },
      });
      t.expect(exchange).at('/data/markdown').equals(word.toUpperCase());
      return 'accepted';
    });
  },
  { requests: 0, generated: 1 },
);

/** Forgets to shout when a z stands in the text. */
function forgetful(request: TinyRequest): TinyAnswer {
  const answer = goodAnswer(request);
  return request.body.toString().includes('z')
    ? { status: 200, body: { success: true, data: { markdown: 'z', metadata: {} } } }
    : answer;
}

function input(values: FlagValues, args: string[] = []) {
  const printed: string[] = [];
  const suite = {
    catalogue: tinyCatalogue(
      tinyRow('parse.shout'),
      tinyRow('parse.hidden', { checks: [], excluded: { code: 'not-observable', reason: 'Hidden.' } }),
    ),
    contract: tinyContract,
    checks: [shouting],
    capabilities: [],
  };
  const given: VerbInput = {
    args,
    values: { quiet: ['true'], ...values },
    suite,
    env: { CONFORMANCE_API_KEY: tinyKey },
    print: (text) => void printed.push(text),
    remark: () => {},
  };
  return { given, text: () => printed.join('\n') };
}

describe('run', () => {
  it('exits 0 on a conformant server and writes the reports asked for', async () => {
    const server = await start();
    const file = join(folder, 'deep', 'report.json');
    const { given, text } = input({ 'base-url': [server.baseUrl], out: [folder], report: [`json=${file}`] });
    expect(await runVerb(given)).toBe(0);
    expect(text()).toContain('conformant: every judged requirement is kept');
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ verdict: 'conformant', reportVersion: '1.4' });
  });

  it('exits 1 on a broken one and leaves a case that replays to the same verdict', async () => {
    const bad = await start(forgetful);
    const { given } = input({ 'base-url': [bad.baseUrl], out: [folder], runs: ['200'], seed: ['3'] });
    expect(await runVerb(given)).toBe(1);
    const recorded = JSON.parse(await readFile(join(folder, 'cases/parse.shout/case.json'), 'utf8')) as {
      property: object;
    };
    expect(recorded.property).toMatchObject({ name: 'letters' });
    expect(await readFile(join(folder, 'cases/parse.shout/curl.sh'), 'utf8')).not.toContain(tinyKey);

    const still = input({ out: [folder] }, ['cases/parse.shout']);
    expect(await replayVerb(still.given)).toBe(1);
    expect(still.text()).toContain('STILL FAILS');
    const good = await start();
    const fixed = input({ out: [folder], 'base-url': [good.baseUrl] }, ['parse.shout']);
    expect(await replayVerb(fixed.given)).toBe(0);
    expect(fixed.text()).toContain('FIXED');
  });

  it('accepts a failure of the baseline and refuses a stale entry', async () => {
    const baseline = join(folder, 'baseline.yaml');
    await writeFile(baseline, '- {requirement: parse.shout, reason: known}\n');
    const bad = await start(forgetful);
    const flags = { out: [folder], baseline: [baseline], runs: ['200'], seed: ['3'] };
    expect(await runVerb(input({ ...flags, 'base-url': [bad.baseUrl] }).given)).toBe(0);
    const good = await start();
    const stale = input({ ...flags, 'base-url': [good.baseUrl] });
    expect(await runVerb(stale.given)).toBe(1);
    expect(stale.text()).toContain('stale baseline entry: parse.shout');
  });

  it('tells once when the key is missing or nothing answers', async () => {
    const server = await start();
    const { given } = input({ 'base-url': [server.baseUrl], out: [folder] });
    await expect(runVerb({ ...given, env: {} })).rejects.toThrow('asks for a key (status 401)');
    const nobody = input({ 'base-url': ['http://127.0.0.1:1/v2'], out: [folder] });
    await expect(runVerb(nobody.given)).rejects.toThrow('does not answer');
  });
});

describe('record', () => {
  it('tells what drifted between two dates, and fails nothing', async () => {
    const file = join(folder, 'deep', 'shapes.json');
    const good = await start();
    const first = input({ 'base-url': [good.baseUrl], shapes: [file], seed: ['3'] });
    expect(await recordVerb(first.given)).toBe(0);
    const same = input({ 'base-url': [good.baseUrl], against: [file] });
    expect(await recordVerb(same.given)).toBe(0);
    expect(same.text()).toContain('no drift');
    const other = await start((request) => {
      const answer = goodAnswer(request);
      const body = answer.body as { data?: object };
      return { ...answer, body: { ...body, data: { ...body.data, metadata: 'none', extra: 1 } } };
    });
    const drifted = input({ 'base-url': [other.baseUrl], against: [file] });
    expect(await recordVerb(drifted.given)).toBe(0);
    expect(drifted.text()).toMatch(/other type {3}parse 200 \/data\/metadata: was object, is string/);
    expect(drifted.text()).toMatch(/new member {3}parse 200 \/data\/extra: is number/);
  });

  it('takes no file that is no record, and needs to know what to do', async () => {
    const file = join(folder, 'other.json');
    await writeFile(file, '{"recordVersion":2}');
    await expect(recordVerb(input({ against: [file] }).given)).rejects.toThrow('no record of this suite');
    await expect(recordVerb(input({}).given)).rejects.toThrow('--shapes FILE');
  });
});

describe('verify', () => {
  it('confirms a result by running it again, and refutes it of a server that broke since', async () => {
    const server = await start();
    const file = join(folder, 'result.json');
    const flags = { 'base-url': [server.baseUrl], runs: ['200'], seed: ['3'], out: [folder] };
    expect(await runVerb(input({ ...flags, report: [`result=${file}`] }).given)).toBe(0);
    const same = input({ 'base-url': [server.baseUrl], result: [file] });
    expect(await verifyVerb(same.given)).toBe(0);
    expect(same.text()).toContain('VERIFIED: 1 of 1 requirements that were called kept are kept');
    const bad = await start(forgetful);
    const other = input({ 'base-url': [bad.baseUrl], result: [file] });
    expect(await verifyVerb(other.given)).toBe(1);
    expect(other.text()).toContain('refuted  parse.shout: called kept, now fail');
  });

  it('takes neither a changed result nor one of another suite', async () => {
    const file = join(folder, 'result.json');
    await writeFile(file, resultFile(exampleReport()));
    await expect(verifyVerb(input({ result: [file] }).given)).rejects.toThrow('Take that version of the suite');
    await writeFile(file, '{}');
    await expect(verifyVerb(input({ result: [file] }).given)).rejects.toThrow('no result of this suite');
    await expect(verifyVerb(input({}).given)).rejects.toThrow('--result FILE');
  });
});

describe('plan, list and explain', () => {
  it('count what a run would send without sending it', async () => {
    expect(planOf([shouting], 25)).toEqual([{ chapter: 'parse', checks: 1, requests: 25, uploadBytes: 0 }]);
    const { given, text } = input({});
    expect(await planVerb(given)).toBe(0);
    expect(text()).toContain('Nothing was sent.');
    const part = input({ profile: ['parse'] });
    await planVerb(part.given);
    expect(part.text()).toContain('The profile leaves out scrape, crawl');
    expect(part.text()).toContain('not counted for it: 0');
    const other = input({ profile: ['scrape'] });
    const known = capabilities.filter(({ id }) => id === 'parse');
    await planVerb({ ...other.given, suite: { ...other.given.suite, capabilities: known } });
    expect(other.text()).toContain('not counted for it: 1');
  });

  it('list rows with how they are judged', async () => {
    const { given, text } = input({ chapter: ['parse'] });
    await listVerb(given);
    expect(text()).toContain('parse.hidden  [must; excluded]');
    expect(text()).toContain('2 requirements: 1 judged, 1 excluded');
    await expect(listVerb(input({ chapter: ['pars'] }).given)).rejects.toThrow('did you mean parse?');
  });

  it('explain a requirement, a silence, and refuse what does not exist', async () => {
    const { given, text } = input({}, ['parse.shout']);
    await explainVerb(given);
    expect(text()).toContain('The statement of parse.shout.');
    const silence = input({}, ['empty-file']);
    await explainVerb(silence.given);
    expect(silence.text()).toContain('tolerated:     refused-400, refused, empty-result');
    await expect(explainVerb(input({}, ['parse.shoot']).given)).rejects.toThrow('did you mean parse.shout');
  });
});

describe('compare', () => {
  it('finds where two servers differ', async () => {
    const [good, bad] = [await start(), await start(forgetful)];
    const { given, text } = input({ 'base-url': [good.baseUrl], with: [bad.baseUrl], runs: ['200'], seed: ['3'] });
    expect(await compareVerb(given)).toBe(1);
    expect(text()).toContain('requirement parse.shout  pass  fail');
    expect(divergences(exampleReport(), exampleReport())).toEqual([]);
    const page = join(folder, 'compared.html');
    const shown = input({
      'base-url': [good.baseUrl],
      with: [bad.baseUrl],
      runs: ['200'],
      seed: ['3'],
      report: [`html=${page}`],
    });
    expect(await compareVerb(shown.given)).toBe(1);
    expect(await readFile(page, 'utf8')).toContain('<code>parse.shout</code> A: pass, B: fail');
    await expect(compareVerb(input({ with: ['http://a/v2'], report: ['junit=x'] }).given)).rejects.toThrow(
      'html and json',
    );
    await expect(compareVerb(input({}).given)).rejects.toThrow('--with URL');
  });

  it('counts apart what could be judged in one of the two alone', () => {
    const one = (id: string, first: string, second: string) => ({ kind: 'requirement' as const, id, first, second });
    const found = [one('a', 'pass', 'unverified'), one('b', 'unverified', 'fail'), one('c', 'pass', 'fail')];
    expect(judgedInOne(found)).toEqual({ A: ['a'], B: ['b'], both: [found[2]] });
  });
});

describe('serve', () => {
  it('answers at the addresses of a case as the site did', async () => {
    const site = await startFixtureSite();
    const siteFolder = site.openFolder('scrape.a');
    const url = siteFolder.put('page', { status: 203, headers: { 'x-word': 'kept' }, body: 'the page' });
    const shown = siteFolder.shown();
    await site.close();
    const server = await serveShown(shown);
    try {
      const response = await fetch(`${url}?again`);
      expect([response.status, response.headers.get('x-word'), await response.text()]).toEqual([
        203,
        'kept',
        'the page',
      ]);
      expect((await fetch(siteFolder.url('other'))).status).toBe(404);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });

  it('refuses a folder that is no case', async () => {
    await expect(serveVerb(input({}, [folder]).given)).rejects.toThrow('holds no site.json');
  });
});
