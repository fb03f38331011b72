/**
 * What an agent does and answers: judged by what arrives at a site with known facts, and by relations of the answers.
 * Spec: Agent options (`POST /agent`); Endpoints / GET /agent/{jobId}; States and transitions.
 */
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import type { CheckContext } from '../../harness/check-context.js';
import { shortJson } from '../../harness/contract.js';
import { isObject } from '../../harness/expectation.js';
import type { JsonObject, OracleFinding } from '../../harness/expectation.js';
import type { Exchange } from '../../harness/exchange.js';
import { prosePage } from '../../documents/pages/prose-page.js';
import { htmlAnswer } from '../../site/resource.js';
import { mustStart, smallRequest } from '../jobs.js';
import { againstSchema, factsPage } from '../../vocabulary/facts-page.js';
import type { FactsPage } from '../../vocabulary/facts-page.js';
import {
  endedJob,
  isSuccess,
  jobId,
  jobStatus,
  requestsOfJob,
  sharedJob,
  startJob,
  statusWord,
} from '../../vocabulary/jobs.js';
import type { EndedJob } from '../../vocabulary/jobs.js';

/** How long a visit takes: whoever waits for the end of the job waits longer. */
const pageDelayMs = 1500;

interface Run {
  readonly exchange: Exchange;
  readonly job: EndedJob;
  readonly page: FactsPage;
  /** Paths of the folder that were visited. */
  readonly visited: readonly string[];
  /** Milliseconds from the answer to the start until the last visit; below 0: the answer came after it. */
  readonly afterStartMs: number;
}

/** The facts stand on the given page. `behind`: they stand behind a link of it. `second`: a page without them is given before. */
function run(t: CheckContext, name: string, behind: boolean, options: JsonObject = {}, second = false): Promise<Run> {
  return sharedJob(t, 'agent', name, async () => {
    await t.need('agent');
    const site = await t.siteFolder();
    const page = factsPage(t);
    site.put('unrelated', htmlAnswer(prosePage('<p>Nobody is sent here by anything.</p>', 'Aside')));
    const facts = site.put('lighthouse-facts', htmlAnswer(page.markup, { delayMs: pageDelayMs }));
    const link = second
      ? '<p>Nothing of the lighthouse is told in the hall, which is large and well lit.</p>'
      : `<p>All <a href="${facts}">facts of the lighthouse: name, colour, height</a> are on a page of their own.</p>`;
    const hall = site.put('hall', htmlAnswer(prosePage(link, 'The hall'), { delayMs: 300 }));
    const body = {
      prompt: 'The name, the colour and the height of the lighthouse, from its facts',
      urls: second ? [hall, facts] : [behind ? hall : facts],
      schema: page.schema,
      maxCredits: 50,
      ...options,
    };
    const started = await startJob(t, 'agent', body);
    const answeredAtMs = Date.now();
    const job = await endedJob(t, 'agent', started, { patienceMs: 120_000 });
    const visits = site.visits();
    const folder = new URL(site.url('')).pathname;
    const pathOf = (path: string): string => path.replace(folder, '');
    return {
      exchange: job.exchange,
      job,
      page,
      visited: visits.map(({ path }) => pathOf(path)),
      afterStartMs: Math.max(0, ...visits.map(({ atMs }) => atMs)) - answeredAtMs,
    };
  });
}

const direct = (t: CheckContext): Promise<Run> => run(t, 'the given page has the facts', false);
const strict = (t: CheckContext): Promise<Run> => run(t, 'only the given page', true, { strictConstrainToURLs: true });

/** Held to one page, which breaks off instead of answering. */
const heldToNothing = (t: CheckContext): Promise<EndedJob> =>
  sharedJob(t, 'agent', 'no page answers', async () => {
    await t.need('agent');
    const site = await t.siteFolder();
    const url = site.put('broken', { drops: true, body: '' });
    const { schema } = factsPage(t);
    const body = {
      prompt: 'The colour of the lighthouse',
      urls: [url],
      schema,
      strictConstrainToURLs: true,
      maxCredits: 50,
    };
    return endedJob(t, 'agent', await startJob(t, 'agent', body), { patienceMs: 120_000 });
  });

function judged(id: string, jobs: number, judge: (t: CheckContext) => Promise<void>): Check {
  return check(id, judge, { requests: jobs * requestsOfJob, timeBudgetSeconds: 240 });
}

const visitedFinding = (run: Run, path: string, expected: string): OracleFinding | undefined =>
  run.visited.includes(path) ? undefined : { expected, actual: `visits to ${run.visited.join(', ') || 'nothing'}` };

/** Data of a job that completed. */
function completed(t: CheckContext, { job }: Run): unknown {
  const { json } = job.exchange.response;
  const data = isObject(json) ? json['data'] : undefined;
  if (job.status !== 'completed')
    return t.unverified('prerequisite-failed', `the agent ended as "${job.status}" (${shortJson(json, 300)})`);
  return data;
}

const isNothing = (data: unknown): boolean =>
  data === undefined || data === null || data === '' || shortJson(data) === '{}';

export const agentRunChecks: readonly Check[] = [
  judged('agent.urls.effect', 1, async (t) => {
    const made = await direct(t);
    if (made.visited.length === 0) {
      const said = shortJson(made.job.exchange.response.json, 300);
      return t.unverified(
        'prerequisite-failed',
        `the agent visited nothing and ended as "${made.job.status}" (${said})`,
      );
    }
    t.expect(made.exchange).that(visitedFinding(made, 'lighthouse-facts', 'a visit to the given page'));
    t.expect(made.exchange).that(
      made.visited.includes('unrelated')
        ? { expected: 'no visit to a page that no link leads to', actual: 'a visit to it' }
        : undefined,
    );
  }),
  judged('agent.urls.several', 1, async (t) => {
    const made = await run(t, 'two pages, the second has the facts', false, {}, true);
    if (!made.visited.includes('hall')) return t.unverified('prerequisite-failed', 'the first page was not visited');
    t.expect(made.exchange).that(visitedFinding(made, 'lighthouse-facts', 'a visit to the second of the given pages'));
  }),
  judged('agent.strict-constrain-to-urls.effect', 1, async (t) => {
    const made = await strict(t);
    if (!made.visited.includes('hall')) return t.unverified('prerequisite-failed', 'the given page was not visited');
    const other = made.visited.find((path) => !['hall', 'favicon.ico', 'robots.txt'].includes(path));
    t.expect(made.exchange).that(
      other === undefined
        ? undefined
        : { expected: 'no visit to a page but the given one', actual: `a visit to ${other}` },
    );
  }),
  judged('agent.strict-constrain-to-urls.default', 2, async (t) => {
    const open = await run(t, 'false', true, { strictConstrainToURLs: false });
    if (!open.visited.includes('lighthouse-facts'))
      return t.unverified(
        'prerequisite-failed',
        'with false the agent followed no link, so nothing tells the default from true',
      );
    const made = await run(t, 'default', true);
    t.expect(made.exchange).that(visitedFinding(made, 'lighthouse-facts', 'a visit to the linked page, as with false'));
  }),
  judged('agent.schema.effect', 1, async (t) => {
    const made = await direct(t);
    t.expect(made.exchange).that(againstSchema(completed(t, made), '/data'));
  }),
  judged('agent.status.answer', 1, async (t) => {
    const id = jobId(await mustStart(t, 'agent', await smallRequest(t, 'agent')));
    const answer = await jobStatus(t, 'agent', id!);
    t.expect(answer).that(
      isSuccess(answer.response) ? undefined : { expected: 'a success', actual: `status ${answer.response.status}` },
    );
    t.expect(answer).at('/status').isString();
  }),
  judged('agent.status.values', 2, async (t) => {
    for (const { job } of [await direct(t), await strict(t)])
      for (const answer of job.answers) {
        const word = statusWord(answer);
        t.expect(answer).that(
          ['processing', 'completed', 'failed'].includes(word ?? '')
            ? undefined
            : { expected: 'processing, completed or failed', actual: shortJson(word), pointer: '/status' },
        );
      }
  }),
  judged('agent.status.data', 1, async (t) => {
    const made = await direct(t);
    const data = completed(t, made);
    const { colour } = made.page;
    const isFound = shortJson(data, 1e6).includes(colour);
    // How well an agent finds what it was asked for is a matter of degree; where it puts what it found is not.
    if (!isFound && !isNothing(data) && !made.exchange.response.text.includes(colour))
      return t.unverified('prerequisite-failed', `the agent found something else: ${shortJson(data, 300)}`);
    t.expect(made.exchange).that(
      isFound
        ? undefined
        : {
            expected: `the colour ${colour}, which was asked for`,
            actual: shortJson(data ?? 'nothing', 300),
            pointer: '/data',
          },
    );
  }),
  judged('agent.status.nothing-read', 2, async (t) => {
    completed(t, await direct(t));
    const job = await heldToNothing(t);
    const data = isObject(job.exchange.response.json) ? job.exchange.response.json['data'] : undefined;
    t.expect(job.exchange).that(
      job.status === 'completed' && isNothing(data)
        ? { expected: 'failed, for no page could be visited', actual: 'completed, with no data', pointer: '/status' }
        : undefined,
    );
  }),
  judged('agent.status.terminal-stays', 1, async (t) => {
    const { job } = await direct(t);
    if (!['completed', 'failed'].includes(job.status))
      return t.unverified('prerequisite-failed', `the agent ended as "${job.status}"`);
    const again = await jobStatus(t, 'agent', job.id);
    t.expect(again).at('/status').equals(job.status);
  }),
  judged('agent.status.body', 1, async (t) => {
    const { json } = (await direct(t)).exchange.response;
    const members = isObject(json) ? Object.keys(json).filter((name) => name !== 'status' && name !== 'data') : [];
    t.tolerate('agent-status-body', members.includes('success') && members.length > 1 ? 'as-chosen' : 'other');
  }),
  judged('agent.status.transitions', 2, async (t) => {
    for (const { job } of [await direct(t), await strict(t)]) {
      const words = job.answers.map((answer) => statusWord(answer) ?? '');
      const moves = words.filter((word, at) => word !== words[at - 1]);
      const isOnce = moves.length === 1 || (moves.length === 2 && moves[0] === 'processing');
      t.tolerate('agent-transitions', isOnce && moves.at(-1) !== 'processing' ? 'once' : 'other');
    }
  }),
  judged('agent.response.asynchronous', 1, async (t) => {
    const made = await direct(t);
    if (made.visited.length === 0) return t.unverified('prerequisite-failed', 'the agent visited nothing');
    t.expect(made.job.started).that(
      made.afterStartMs + pageDelayMs > 0
        ? undefined
        : {
            expected: 'an answer to the start before the last page has come',
            actual: `the answer ${Math.round(-made.afterStartMs)} ms after the last visit began, which takes ${pageDelayMs} ms`,
          },
    );
  }),
];
