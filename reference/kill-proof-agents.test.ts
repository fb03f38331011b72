// Agents and extracts outlive the process that works on them: killed in the middle of a page, and again, each goes on in the
// next process, ends as if nothing had been, and is paid once.
// Spec: POST /agent; Agent options (maxCredits).
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { startTestSite } from './fetch/testing/test-site.js';
import type { Page, TestSite } from './fetch/testing/test-site.js';
import { startServerProcess } from './testing/server-process.js';
import { until } from './testing/until.js';
import { temporaryFolder } from './testing/temporary-folder.js';

const facts = ['keeper', 'colour', 'height', 'depth'];
const told: string[] = [];
let site: TestSite;
/** Told of each page that somebody asks for, before it is answered. */
let onArrival: (address: string) => void;

const factPage =
  (fact: string) =>
  ({ url }: IncomingMessage, response: ServerResponse): void => {
    onArrival(url!);
    response.setHeader('content-type', 'text/html');
    const body = `<title>${fact}</title><main><dl><dt>${fact}</dt><dd>the ${fact}</dd></dl></main>`;
    // Long enough for a process to be killed meanwhile.
    setTimeout(() => response.end(body), 300);
  };

beforeAll(async () => {
  const pages: Record<string, Page> = Object.fromEntries(facts.map((fact) => [`/${fact}`, factPage(fact)]));
  pages['/hook'] = (request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      told.push((JSON.parse(Buffer.concat(parts).toString()) as { type: string }).type);
      response.end();
    });
  };
  site = await startTestSite(pages);
});
afterAll(() => site.close());

const schema = { type: 'object', properties: Object.fromEntries(facts.map((fact) => [fact, { type: 'string' }])) };
const values = Object.fromEntries(facts.map((fact) => [fact, `the ${fact}`]));
const paths = { whole: '/agent', extract: '/extract', bounded: '/agent' };
type Job = keyof typeof paths;

it('an agent, an extract and an agent with few credits go on when their server is killed twice, and each page is paid once', async () => {
  const folder = await temporaryFolder();
  let server = await startServerProcess(folder);
  onTestFinished(() => server.kill());
  // Pages of each job, so that none is answered from the cache of another.
  const asked = (job: Job): object => ({
    prompt: 'All facts',
    urls: facts.map((fact) => `${site.origin}/${fact}?of=${job}`),
    schema,
  });
  const bodies: Record<Job, object> = {
    whole: { ...asked('whole'), webhook: `${site.origin}/hook` },
    extract: { ...asked('extract'), webhook: `${site.origin}/hook` },
    bounded: { ...asked('bounded'), maxCredits: 2 },
  };
  const killedAt = new Set(['/colour?of=whole', '/height?of=extract']);
  let killed: Promise<void> | undefined;
  let kills = 0;
  onArrival = (address) => {
    if (!killedAt.delete(address)) return;
    kills++;
    killed = server.kill();
  };
  const ids: Partial<Record<Job, string>> = {};
  for (const job of Object.keys(bodies) as Job[]) ids[job] = String((await server.post(paths[job], bodies[job]))['id']);
  const ended: Partial<Record<Job, Record<string, unknown>>> = {};
  while (Object.keys(ended).length < 3) {
    if (killed) {
      await killed;
      killed = undefined;
      server = await startServerProcess(folder);
    }
    for (const job of Object.keys(bodies) as Job[]) {
      // A server that is killed while it is asked gives no answer.
      const status = await server.get(`${paths[job]}/${ids[job]!}`).catch(() => undefined);
      if (status && status['status'] !== 'processing') ended[job] = status;
    }
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  expect(kills).toBe(2);
  expect(ended.whole).toMatchObject({ status: 'completed', data: values, creditsUsed: 4 });
  expect(ended.extract).toMatchObject({ status: 'completed', data: values, creditsUsed: 4 });
  expect(ended.bounded).toMatchObject({ status: 'completed' });
  const spent = ended.bounded!['creditsUsed'] as number;
  expect(spent).toBeLessThanOrEqual(2);
  const { data } = await server.get('/team/credit-usage');
  const { planCredits, remainingCredits } = data as { planCredits: number; remainingCredits: number };
  expect(planCredits - remainingCredits).toBe(4 + 4 + spent);
  await until(() => told.filter((type) => type.endsWith('.completed')).length >= 2);
  expect(told.filter((type) => type.endsWith('.completed')).sort()).toEqual(['agent.completed', 'extract.completed']);
});
