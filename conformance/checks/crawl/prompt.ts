/**
 * Settings of a crawl that a prompt stands for, derived for a crawl and shown without one.
 * Spec: Crawl options (prompt); Endpoints / POST /crawl/params-preview (its answer is not shown).
 */
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import type { CheckContext } from '../../harness/check-context.js';
import { shortJson } from '../../harness/contract.js';
import type { Exchange, SendTags } from '../../harness/exchange.js';
import { isObject } from '../../harness/expectation.js';
import { putMeasuredSite } from '../../site/measured-site.js';
import { isSuccess, requestsOfJob, runJob } from '../../vocabulary/jobs.js';
import { typedJobMember } from '../jobs.js';
import { refusalFinding } from '../scrape/refusals.js';

const prompt = 'Only crawl the pages below /guides/, at most 7 pages.';

function preview(t: CheckContext, body: unknown, tags: SendTags = {}): Promise<Exchange> {
  return t.send({ method: 'POST', path: '/crawl/params-preview', json: body }, tags);
}

const url = 'https://docs.plumbline.example/';
const isServed = ({ response }: Exchange): boolean => isSuccess(response);

function refused(id: string, member: 'url' | 'prompt'): Check {
  const whole: Readonly<Record<string, unknown>> = { url, prompt };
  const others = Object.fromEntries(Object.entries(whole).filter(([name]) => name !== member));
  const changes = [others, ...[7, {}, ['x']].map((value) => ({ ...whole, [member]: value }))];
  return check(
    id,
    async (t) => {
      await t.need('params-preview');
      await t.singleChanges({
        violates: id,
        isServed,
        control: () => preview(t, whole),
        changes: changes.map((body) => ({
          name: member in body ? `${member} is ${shortJson(body[member as keyof typeof body])}` : `no ${member}`,
          send: (tags: SendTags) => preview(t, body, tags),
        })),
        judge: (exchange, name) =>
          t.expect(exchange).that(refusalFinding(exchange), `The request is wrong in one way: ${name}.`),
      });
    },
    { requests: changes.length + 1 },
  );
}

export const crawlPromptChecks: readonly Check[] = [
  ...typedJobMember('crawl.prompt', 'crawl', 'prompt', ['All pages of the site'], [7, {}, ['x']]),
  check(
    'crawl.prompt.effect',
    async (t) => {
      await t.need('crawl');
      const site = await t.siteFolder();
      const inside = ['start/guides/a', 'start/guides/b'];
      const outside = ['start/news/a', 'start/shop'];
      putMeasuredSite(
        site,
        {
          'start/': { links: [...inside, ...outside] },
          ...Object.fromEntries([...inside, ...outside].map((path) => [path, {}])),
        },
        t,
      );
      const folder = new URL(site.url('start/guides/')).pathname;
      const body = { url: site.url('start/'), prompt: `Only crawl the pages below ${folder}`, sitemap: 'skip' };
      const { exchange } = await runJob(t, 'crawl', body, { firstPageOnly: true });
      if (inside.every((path) => site.visits(path).length === 0))
        return t.unverified('prerequisite-failed', 'none of the pages that the prompt asks for was visited');
      const wrong = outside.filter((path) => site.visits(path).length > 0);
      t.expect(exchange).that(
        wrong.length === 0
          ? undefined
          : { expected: `no page but those below ${folder}`, actual: `visits to ${wrong.join(', ')}` },
        `The prompt was: ${body.prompt}`,
      );
    },
    { requests: requestsOfJob },
  ),
  check('crawl.params-preview.request', async (t) => {
    await t.need('params-preview');
    const exchange = await preview(t, { url, prompt });
    t.expect(exchange).that(
      isServed(exchange) ? undefined : { expected: 'a success', actual: `status ${exchange.response.status}` },
    );
    const body = t.expect(exchange).at('').isObject();
    const told = isObject(body['data']) ? body['data'] : body;
    if (!/guides|\b7\b/.test(shortJson(told, 1e5)))
      t.unverified('prerequisite-failed', 'the answer tells nothing of the prompt: nobody can tell that it was read');
  }),
  refused('crawl.params-preview.url-type', 'url'),
  refused('crawl.params-preview.prompt-type', 'prompt'),
  check('crawl.params-preview.settings', async (t) => {
    await t.need('params-preview');
    const exchange = await preview(t, { url, prompt });
    const body = exchange.response.json;
    const told = shortJson(isObject(body) && isObject(body['data']) ? body['data'] : body, 1e5);
    t.expect(exchange).that(
      told.includes('guides') && /\b7\b/.test(told)
        ? undefined
        : { expected: 'settings with the path /guides/ and the limit 7', actual: told.slice(0, 300) },
      `The prompt was: ${prompt}`,
    );
  }),
];
