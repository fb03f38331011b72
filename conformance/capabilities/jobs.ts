/**
 * Capabilities of jobs over many pages and of their webhooks: each asked for by one small job over a page or two.
 * Part of the table.
 * Spec: Endpoints, POST /batch/scrape, POST /crawl, POST /map, POST /crawl/params-preview; Events.
 */
import { setTimeout } from 'node:timers/promises';
import type { Capability, Prober, Standing } from '../harness/capability.js';
import { saidIn } from '../harness/exchange.js';
import type { Exchange } from '../harness/exchange.js';
import { serverWords } from '../harness/server-words.js';
import { htmlAnswer } from '../site/resource.js';
import { prosePage } from '../documents/pages/prose-page.js';
import {
  cancelJob,
  endedJob,
  isRunning,
  isSuccess,
  jobId,
  jobStatus,
  startJob,
  statusWord,
} from '../vocabulary/jobs.js';
import type { EndedJob, JobKind } from '../vocabulary/jobs.js';
import { mistrustWords, openReceiver } from '../vocabulary/webhooks.js';
import { scrape } from './pages.js';
import { isPost } from './requests.js';
import { lacking, offered } from './standing.js';

interface ProbedJob {
  /** Undefined where the target did not start one. */
  readonly ended: EndedJob | undefined;
  readonly started: Exchange;
  readonly word: string;
}

/** One job of the kind over one page, for all capabilities that need one. */
function probedJob(p: Prober, kind: JobKind): Promise<ProbedJob> {
  return p.shared(`job ${kind}`, async () => {
    const site = await p.siteFolder();
    const word = p.word();
    const text = `<p>The second lamp of the harbour is called ${word}, and nobody knows why. It burns until the morning.</p>`;
    const url = site.put(`probe-${kind}/`, htmlAnswer(prosePage(text, 'The second lamp')));
    const body = kind === 'crawl' ? { url } : { urls: [url] };
    const started = await startJob(p, kind, body);
    const ended = jobId(started) === undefined ? undefined : await endedJob(p, kind, started, { patienceMs: 30_000 });
    return { started, word, ended };
  });
}

async function jobsStanding(p: Prober, kind: JobKind): Promise<Standing> {
  const { started, ended, word } = await probedJob(p, kind);
  if (!ended) return lacking(started, 'an `id`');
  if (ended.parts.some(({ response }) => saidIn(response).includes(word))) return offered;
  return { state: 'broken', words: `the job ended as "${ended.status}" without the words of its page` };
}

function job(kind: JobKind, title: string, operation: string, judgedBy: readonly string[]): Capability {
  return {
    id: kind,
    title,
    needs: ['key'],
    judgedBy,
    visits: true,
    usedBy: (request) => isPost(request, operation),
    probe: (p) => jobsStanding(p, kind),
  };
}

/** An agent that starts and ends, whatever it found. */
async function agentStanding(p: Prober): Promise<Standing> {
  const site = await p.siteFolder();
  const text = '<p>The lamp of this page is called Henrietta. It burns until the morning.</p>';
  const url = site.put('probe-agent/', htmlAnswer(prosePage(text, 'The lamp')));
  const body = { prompt: 'What is the lamp called?', urls: [url], strictConstrainToURLs: true, maxCredits: 10 };
  const started = await startJob(p, 'agent', body);
  if (jobId(started) === undefined) return lacking(started, 'an `id`');
  await endedJob(p, 'agent', started, { patienceMs: 90_000 });
  return offered;
}

/** Whether a job over one page tells a receiver of the scheme anything. */
async function notifies(p: Prober, kind: JobKind, https: boolean): Promise<Standing> {
  const site = await p.siteFolder();
  const name = https ? 'secure' : 'plain';
  const receiver = openReceiver(site, { path: `receiver-${name}`, https });
  const page = site.put(`notified-${name}/`, htmlAnswer(prosePage('<p>The third lamp burns every night.</p>', 'Lamp')));
  const pages = kind === 'crawl' ? { url: page } : { urls: [page] };
  const started = await startJob(p, kind, { ...pages, webhook: { url: receiver.url } });
  if (jobId(started) === undefined) return lacking(started, 'an `id`');
  const look = async (): Promise<void> => {
    const until = performance.now() + deliveryPatienceMs;
    while (receiver.deliveries().length === 0 && !receiver.isMistrusted() && performance.now() < until)
      await setTimeout(50);
  };
  await look();
  // A job that waits for others to end has told nothing yet.
  const status = statusWord(await jobStatus(p, kind, jobId(started)!));
  if (receiver.deliveries().length === 0 && status !== undefined && isRunning(status)) {
    await endedJob(p, kind, started, { firstPageOnly: true });
    await look();
  }
  if (receiver.isMistrusted()) return { state: 'not-offered', words: mistrustWords };
  if (receiver.deliveries().length > 0) return offered;
  return { state: 'not-offered', words: `nothing arrived within ${deliveryPatienceMs / 1000} s` };
}

const notifiesByHttp = (p: Prober, kind: JobKind): Promise<Standing> =>
  p.shared('webhooks by http', () => notifies(p, kind, false));

const ofPages: readonly JobKind[] = ['crawl', 'batch-scrape'];

/** How long an event may take to arrive before it counts as not sent. */
const deliveryPatienceMs = 8000;

/** A crawl of one page, when it has ended. */
async function crawled(p: Prober, url: string): Promise<Exchange> {
  const started = await startJob(p, 'crawl', { url, limit: 1, sitemap: 'skip' });
  return jobId(started) === undefined ? started : (await endedJob(p, 'crawl', started)).exchange;
}

export const jobCapabilities: readonly Capability[] = [
  job('crawl', 'POST /crawl', '/crawl', [
    'crawl.request.json',
    'crawl.response.id',
    'crawl.status.answer',
    'crawl.status.results',
  ]),
  job('batch-scrape', 'POST /batch/scrape', '/batch/scrape', [
    'batch-scrape.request.urls',
    'batch-scrape.response.id',
    'batch-scrape.request.webhook-optional',
  ]),
  ...ofPages.map((kind): Capability => ({
    id: `${kind}.cancel`,
    title: `cancelling (DELETE) of a ${kind}`,
    needs: [kind],
    judgedBy: [],
    usedBy: () => false,
    async probe(p) {
      const site = await p.siteFolder();
      const url = site.put(`slow-${kind}/`, htmlAnswer(prosePage('<p>It takes its time.</p>'), { delayMs: 3000 }));
      const started = await startJob(p, kind, kind === 'crawl' ? { url } : { urls: [url] });
      const id = jobId(started);
      if (id === undefined) return lacking(started, 'an `id`');
      const exchange = await cancelJob(p, kind, id);
      return exchange.response.status < 300 ? offered : lacking(exchange, 'a job to cancel');
    },
  })),
  {
    id: 'agent',
    title: 'POST /agent',
    needs: ['key'],
    judgedBy: ['agent.request.json', 'agent.response.id'],
    visits: true,
    usedBy: (request) => isPost(request, '/agent'),
    probe: agentStanding,
  },
  {
    id: 'params-preview',
    title: 'POST /crawl/params-preview',
    needs: ['key'],
    judgedBy: ['crawl.params-preview.request'],
    usedBy: (request) => isPost(request, '/crawl/params-preview'),
    async probe(p) {
      const json = { url: 'https://docs.plumbline.example/', prompt: 'Only the pages below /guides, at most 7 pages.' };
      const exchange = await p.send({ method: 'POST', path: '/crawl/params-preview', json });
      return isSuccess(exchange.response) ? offered : lacking(exchange, 'settings');
    },
  },
  {
    id: 'map',
    title: 'POST /map',
    needs: ['key'],
    judgedBy: ['map.request.json', 'map.response.urls'],
    visits: true,
    usedBy: (request) => isPost(request, '/map'),
    async probe(p) {
      const site = await p.siteFolder();
      site.put('mapped/second', htmlAnswer(prosePage('<p>The second page.</p>')));
      const page = prosePage('<p><a href="second">The second page</a> follows this one.</p>', 'The first page');
      const url = site.put('mapped/', htmlAnswer(page));
      site.listInSitemap('mapped/second');
      const exchange = await p.send({ method: 'POST', path: '/map', json: { url } });
      return isSuccess(exchange.response) && saidIn(exchange.response).includes(url)
        ? offered
        : lacking(exchange, 'an address of the site');
    },
  },
  {
    id: 'site-names',
    title: 'visits to the fixture site under names such as www.plumbline.localhost',
    needs: [['scrape', 'crawl']],
    judgedBy: [],
    usedBy: () => false,
    async probe(p, [operation]) {
      const site = await p.siteFolder();
      site.put('by-name', htmlAnswer(prosePage('<p>The page has four names.</p>', 'Names')));
      for (const name of ['named', 'www', 'sub'] as const) {
        const url = site.urlUnder(name, 'by-name');
        if (url === undefined)
          return { state: 'not-offered', words: 'a site at a number has no names; give --public-url a name' };
        const before = site.visits('by-name').length;
        const exchange = operation === 'scrape' ? await scrape(p, url) : await crawled(p, url);
        if (site.visits('by-name').length === before)
          return { state: 'not-offered', words: `${new URL(url).host} was not visited: ${serverWords(exchange)}` };
      }
      return offered;
    },
  },
  {
    id: 'webhooks.http',
    title: 'webhooks to plain http receivers',
    needs: [ofPages],
    judgedBy: [],
    usedBy: () => false,
    probe: (p, [kind]) => notifiesByHttp(p, kind as JobKind),
  },
  {
    id: 'webhooks',
    title: 'webhooks',
    needs: [ofPages],
    judgedBy: [
      'webhooks.purpose.notifies',
      'webhooks.config.member',
      'webhooks.url.https',
      'crawl.webhook.accepted',
      'batch-scrape.request.webhook',
    ],
    usedBy: () => false,
    async probe(p, [kind]) {
      const plain = await notifiesByHttp(p, kind as JobKind);
      if (plain.state === 'offered') return plain;
      const secure = await notifies(p, kind as JobKind, true);
      return secure.state === 'offered' || secure.words === mistrustWords ? secure : plain;
    },
  },
];
