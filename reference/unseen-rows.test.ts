// Requirements that no caller can see kept, so that the conformance suite excludes them: each is looked at from inside the
// server, and the same look is seen red with a fault planted there. Every excluded row is here, or says why it cannot be.
// Spec: the sections of the rows, generated/requirements.gen.ts.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requirements } from '../generated/requirements.gen.js';
import type { AuditEvent } from './accounts/audit-log.js';
import type { Sandbox } from './compose/compose.js';
import { keyOfTeamA, pageOf, startWholeService } from './compose/testing/whole-service.js';
import type { WholeService } from './compose/testing/whole-service.js';
import { faultNamed } from './faults.js';
import type { Fault } from './faults.js';
import type { JobStore } from './jobs/job-store.js';

/** What a look is given: the server, what was built in it, and what its webhook was told. */
interface Inside extends WholeService {
  jobs: JobStore;
  events: readonly AuditEvent[];
  told: { type: string; id: string }[];
}

interface Look {
  /** What must turn it red. */
  fault: Fault;
  isKept: (inside: Inside) => Promise<boolean>;
}

const canary = 'quuxzorblatcanary';
const looks: Record<string, Look> = {
  'agent.max-credits.default': {
    fault: 'agents-spend-freely',
    isKept: async (inside) => (await agentOf(inside)).maxCredits === 2500,
  },
  'limits.max-credits.default': {
    fault: 'agents-spend-freely',
    isKept: async (inside) => (await agentOf(inside)).maxCredits === 2500,
  },
  'agent.model.default': {
    fault: 'agents-are-of-the-dear-model',
    isKept: async (inside) => (await agentOf(inside)).model === 'spark-1-mini',
  },
  'crawl.limit.default': { fault: 'crawls-have-no-end', isKept: async (inside) => (await limitOf(inside)) === 10_000 },
  'limits.crawl-limit.default': {
    fault: 'crawls-have-no-end',
    isKept: async (inside) => (await limitOf(inside)) === 10_000,
  },
  'parse.origin.default': {
    fault: 'audit-log-tells-less',
    isKept: async (inside) => (await auditOf(inside, {})).source === 'api',
  },
  'parse.origin.use': {
    fault: 'audit-log-tells-less',
    isKept: async (inside) => (await auditOf(inside, { origin: 'a-tool' })).source === 'a-tool',
  },
  'parse.audit-metadata.siem': {
    fault: 'audit-log-tells-less',
    isKept: async (inside) =>
      (await auditOf(inside, { auditMetadata: { username: 'jane@example.org' } })).username === 'jane@example.org',
  },
  'privacy.zero-data-retention.effect': {
    fault: 'documents-are-kept',
    isKept: async (inside) => {
      await parse(inside, { zeroDataRetention: true }, `<p>It sings ${canary}.</p>`);
      return !(await holds(inside.dataDir, canary));
    },
  },
  'webhooks.agent.failed': {
    fault: 'failed-jobs-are-not-told',
    isKept: (inside) => isFailureTold(inside, 'agent'),
  },
  'webhooks.extract.failed': {
    fault: 'failed-jobs-are-not-told',
    isKept: (inside) => isFailureTold(inside, 'extract'),
  },
  'webhooks.delivery.marked-failed': {
    fault: 'deliveries-never-fail',
    isKept: async (inside) => {
      const id = await start(inside, '/batch/scrape', { urls: [`${inside.site}/`], webhook: `${inside.site}/refuses` });
      const deliveries = () => inside.jobs.deliveries('team-a', { jobId: id, skip: 0, most: 10 });
      const isOver = ({ status }: { status: string }): boolean => status === 'delivered' || status === 'failed';
      await expect.poll(async () => (await deliveries()).every(isOver)).toBe(true);
      const all = await deliveries();
      return all.length === 3 && all.every(({ status, attempts }) => status === 'failed' && attempts === 4);
    },
  },
};

/** Rows about the server of which nothing can be looked at here. */
const nothingToSee: Record<string, string> = {
  'agent.max-credits.billing': 'Accounts of this server have no free runs: each is paid.',
  'agent.model.mini-cheaper': 'A run costs its pages and tokens, whatever the name of the model.',
  'agent.model.pro-more-accurate': 'The models are names of one work; the dearer one visits more pages.',
  'parse.conversion.engine': 'Speed is measured by `npm run load`.',
  'parse.skip-tls-verification.default': 'A parse of this server makes no request (reference/air-gapped.test.ts).',
  'parse.skip-tls-verification.effect': 'As above.',
  'parse.headers.effect': 'As above.',
  'privacy.mode.accurate-by-model':
    'Rules decide before the model does (reference/document-data/redact-names.test.ts).',
  'privacy.mode.fast-without-model':
    'The model is below what decides so (reference/document-data/redact-names.test.ts).',
};

let engine: Sandbox | undefined;
let good: Inside;

/** Servers with a fault share the engine of the good one. */
async function startInside(fault?: Fault): Promise<Inside> {
  const told: Inside['told'] = [];
  const events: AuditEvent[] = [];
  const plant = fault === undefined ? (_: string, made: unknown) => made : faultNamed(fault);
  let jobs: JobStore | undefined;
  const whole = await startWholeService(
    (request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        if (request.url === '/hook')
          told.push(JSON.parse(Buffer.concat(parts).toString()) as { type: string; id: string });
        response.writeHead(request.url === '/refuses' ? 500 : 200, { 'content-type': 'text/html' });
        response.end(pageOf('Page'));
      });
    },
    // The fifteen minutes before the fourth try are 0.3 seconds.
    { WEBHOOK_TIME_SCALE: '3000' },
    {
      ...(engine && { sandbox: engine }),
      afterBuilding: (name, made) => {
        if (name === 'engine processes') engine ??= keptOpen(made as Sandbox);
        if (name === 'audit log')
          return plant(name, { ...(made as object), record: (event: AuditEvent) => events.push(event) });
        const built = plant(name, made);
        if (name === 'jobs') jobs = built as JobStore;
        return built;
      },
    },
  );
  return { ...whole, jobs: jobs!, events, told };
}

/** Closed by the server that built it, not by those that borrow it. */
const keptOpen = (sandbox: Sandbox): Sandbox => ({
  convert: (...given) => sandbox.convert(...given),
  run: (job) => sandbox.run(job),
  whenReady: () => sandbox.whenReady(),
  status: () => sandbox.status(),
  close: async () => undefined,
});

async function parse({ origin }: Inside, options: object, content: string): Promise<void> {
  const form = new FormData();
  form.append('file', new Blob([content], { type: 'text/html' }), 'page.html');
  form.append('options', JSON.stringify(options));
  const headers = { authorization: `Bearer ${keyOfTeamA}` };
  const answer = await fetch(`${origin}/v2/parse`, { method: 'POST', headers, body: form });
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('markdown')]);
}

/** @returns its id */
async function start({ api }: Inside, path: string, body: object): Promise<string> {
  const { status, body: answer } = await api('POST', path, body);
  expect([status, answer]).toEqual([200, expect.objectContaining({ success: true })]);
  return answer['id'] as string;
}

/** What is kept of the request of a job. */
async function requestOf(inside: Inside, id: string): Promise<Record<string, unknown>> {
  return (await inside.jobs.find('team-a', id))!.request as Record<string, unknown>;
}

const agentOf = async (inside: Inside): Promise<Record<string, unknown>> =>
  requestOf(inside, await start(inside, '/agent', { prompt: 'The title', urls: [`${inside.site}/`] }));

async function limitOf(inside: Inside): Promise<number> {
  const request = await requestOf(inside, await start(inside, '/crawl', { url: `${inside.site}/` }));
  return (request['crawl'] as { limit: number }).limit;
}

/** The event of a parse with these options. */
async function auditOf(inside: Inside, options: object): Promise<AuditEvent> {
  const before = inside.events.length;
  await parse(inside, options, '<p>A page.</p>');
  await expect.poll(() => inside.events.length).toBe(before + 1);
  return inside.events.at(-1)!;
}

/** Whether a job that cannot give what its schema demands tells so; it is told when the job has ended, so all is known then. */
async function isFailureTold(inside: Inside, kind: 'agent' | 'extract'): Promise<boolean> {
  const schema = { type: 'object', properties: { isbn: { type: 'string' } }, required: ['isbn'] };
  const id = await start(inside, `/${kind}`, {
    prompt: 'The ISBN',
    urls: [`${inside.site}/`],
    schema,
    webhook: `${inside.site}/hook`,
  });
  const deliveries = () => inside.jobs.deliveries('team-a', { jobId: id, skip: 0, most: 10 });
  await expect.poll(async () => (await inside.jobs.find('team-a', id))?.status).toBe('failed');
  await expect.poll(async () => (await deliveries()).every(({ status }) => status === 'delivered')).toBe(true);
  return inside.told.some((event) => event.id === id && event.type === `${kind}.failed`);
}

/** Whether a word stands in any file of a folder. */
async function holds(folder: string, word: string): Promise<boolean> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return (await Promise.all(files.map((path) => readFile(path)))).some((bytes) => bytes.includes(word));
}

beforeAll(async () => {
  good = await startInside();
});
afterAll(() => good.close());

describe('a requirement that no caller sees kept', () => {
  it('is looked at here, or says why it cannot be', () => {
    const aboutServers = requirements.filter(({ excluded }) => excluded && excluded.code !== 'describes-client');
    expect([...Object.keys(looks), ...Object.keys(nothingToSee)].sort()).toEqual(
      aboutServers.map(({ id }) => id).sort(),
    );
  });

  it.each([...new Set(Object.values(looks).map(({ fault }) => fault))])(
    'is kept, and seen broken where %s',
    async (fault) => {
      const broken = await startInside(fault);
      try {
        for (const [row, look] of Object.entries(looks).filter(([, look]) => look.fault === fault))
          expect([row, await look.isKept(good), await look.isKept(broken)]).toEqual([row, true, false]);
      } finally {
        await broken.close();
      }
    },
  );
});
