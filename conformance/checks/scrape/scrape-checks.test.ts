import * as http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { generatedCatalogue } from '../../catalogue/generated-catalogue.js';
import { isObject } from '../../harness/expectation.js';
import type { JsonObject } from '../../harness/expectation.js';
import { generatedContract } from '../../harness/generated-contract.js';
import { htmlText } from '../../harness/oracles/html-tokens.js';
import { createSiteAccess } from '../../harness/site-access.js';
import { allMutants } from '../../mutants/registry.js';
import { startProxy } from '../../lies/mutating-proxy.js';
import { scrapeMutants } from '../../mutants/scrape/registry.js';
import { startFixtureSite } from '../../site/fixture-site.js';
import { runSuite } from '../../suite.js';
import { actionChecks } from '../actions/registry.js';
import { byUrlChecks } from '../by-url-registry.js';
import { scrapeChecks } from './registry.js';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** Options that this server refuses to be given wrongly, by the contract; of a page it knows the text and the links. */
async function answer(body: unknown, cache: Map<string, string>): Promise<{ status: number; body: JsonObject }> {
  const problems = generatedContract.requestProblems('scrapeUrl', body);
  if (problems.length > 0 || !isObject(body))
    return { status: 400, body: { success: false, code: 'BAD_REQUEST', error: problems[0]?.message ?? '' } };
  if ('actions' in body) return { status: 501, body: { success: false, error: 'There is no browser.' } };
  const url = String(body['url']);
  if (!/^https?:/.test(url)) return { status: 400, body: { success: false, error: 'Only http and https.' } };
  const headers = isObject(body['headers']) ? (body['headers'] as Record<string, string>) : {};
  const markup = (body['maxAge'] === 0 ? undefined : cache.get(url)) ?? (await (await fetch(url, { headers })).text());
  cache.set(url, markup);
  const formats = Array.isArray(body['formats']) ? (body['formats'] as unknown[]) : ['markdown'];
  const hrefs = [...markup.matchAll(/<a href="([^"]*)"/g)].map((match) => new URL(match[1]!, url).href);
  const members: JsonObject = { markdown: htmlText(markup), rawHtml: markup, html: markup, links: hrefs };
  const data = Object.fromEntries(Object.entries(members).filter(([name]) => formats.includes(name)));
  return {
    status: 200,
    body: { success: true, data: { ...data, metadata: { sourceURL: url, url, statusCode: 200 } } },
  };
}

async function startHonestServer(): Promise<string> {
  const cache = new Map<string, string>();
  const server = http.createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      void answer(JSON.parse(Buffer.concat(chunks).toString('utf8')), cache).then((given) => {
        outgoing.writeHead(given.status, { 'content-type': 'application/json' });
        outgoing.end(JSON.stringify(given.body));
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v2`;
}

async function statusesOf(ids: readonly string[], baseUrl: string): Promise<Record<string, string>> {
  const site = await startFixtureSite();
  closers.push(() => site.close());
  const suite = { catalogue: generatedCatalogue, contract: generatedContract, checks: scrapeChecks, capabilities: [] };
  const checks = [...scrapeChecks, ...actionChecks, ...byUrlChecks].filter((item) => ids.includes(item.id));
  const target = { baseUrl, apiKey: 'fc-key-of-the-unit-tests', startedByUs: false, site: createSiteAccess(site) };
  const result = await runSuite(suite, checks, target, { seed: 3, runs: 3, concurrency: 4 });
  return Object.fromEntries(result.checks.map((item) => [item.id, item.status]));
}

/** What the small server can do. */
const within = [
  'scrape.request.json',
  'scrape.request.url-required',
  'scrape.request.url-type',
  'scrape.response.envelope',
  'scrape.formats.default',
  'scrape.formats.raw-html',
  'scrape.formats.links',
  'scrape.formats.unknown',
  'scrape.max-age.zero',
  'scrape.headers.accepted',
  'scrape.headers.effect',
  'scrape.timeout.below-minimum',
  'scrape.tags.default',
  'document-data.raw-html.type.by-url',
];

describe('the checks of scrape and actions', () => {
  it('are green on a server that keeps the rules they are about', async () => {
    const statuses = await statusesOf(within, await startHonestServer());
    expect(statuses).toEqual(Object.fromEntries(within.map((id) => [id, 'pass'])));
  });

  it('are red behind a server that lies about them', async () => {
    const baseUrl = await startHonestServer();
    for (const id of [
      'scrape.formats.raw-html',
      'scrape.max-age.zero',
      'scrape.headers.effect',
      'scrape.request.url-type',
    ]) {
      const lie = scrapeMutants.find((mutant) => mutant.breaks.includes(id) && !mutant.id.endsWith('.refused'))!;
      const proxy = await startProxy({ baseUrl, apiKey: undefined }, lie);
      closers.push(() => proxy.close());
      expect(await statusesOf([id], proxy.baseUrl), lie.id).toEqual({ [id]: 'fail' });
    }
  });

  it('are unverified, never green, where the server has no browser', async () => {
    const ids = ['actions.click.selector', 'actions.pdf.result', 'actions.wait.selector-timeout'];
    const statuses = await statusesOf(ids, await startHonestServer());
    expect(statuses).toEqual(Object.fromEntries(ids.map((id) => [id, 'unverified'])));
  });

  it('and their mutants have names of their own, and speak of requirements that exist', () => {
    const ids = [...scrapeChecks, ...actionChecks].map((item) => item.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(generatedCatalogue.row(id), id).toBeDefined();
    const mutants = [...allMutants.filter((mutant) => !scrapeMutants.includes(mutant)), ...scrapeMutants].map(
      (mutant) => mutant.id,
    );
    expect(new Set(mutants).size).toBe(mutants.length);
    for (const mutant of scrapeMutants)
      for (const id of mutant.breaks) expect(generatedCatalogue.row(id), mutant.id).toBeDefined();
  });
});
