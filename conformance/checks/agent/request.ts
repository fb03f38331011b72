/**
 * What a request for an agent takes and refuses.
 * Spec: Agent options (`POST /agent`); Endpoints / POST /agent.
 */
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import { shortJson } from '../../harness/contract.js';
import { generatedLimits } from '../../harness/generated-limits.js';
import { jobId, startJob } from '../../vocabulary/jobs.js';
import { mustStart, refusesToStart, smallRequest, startsWith, typedJobMember } from '../jobs.js';
import type { Changed } from '../jobs.js';
import { isRefusal } from '../scrape/refusals.js';

const { agentPromptMaxLength: promptMaximum } = generatedLimits;
const asIs: Changed = (small) => small;
const withPrompt =
  (prompt: unknown): Changed =>
  (small) => ({ ...small, prompt });
const ofLength = (length: number): Changed => withPrompt('The words of the page. '.padEnd(length, '.'));
const schema = { type: 'object', properties: { keyword: { type: 'string' } } };

/** A silence: what comes of a start, by name. */
function tolerated(id: string, silence: string, change: Changed): Check {
  return check(
    id,
    async (t) => {
      await t.need('agent');
      const small = await smallRequest(t, 'agent');
      await mustStart(t, 'agent', small);
      const exchange = await startJob(t, 'agent', change(small), { silence });
      if (jobId(exchange) !== undefined) t.tolerate(silence, 'accepted');
      else if (isRefusal(exchange)) t.tolerate(silence, 'refused');
      else t.unverified('prerequisite-failed', `status ${exchange.response.status}`);
    },
    { requests: 3 },
  );
}

export const agentRequestChecks: readonly Check[] = [
  startsWith('agent.request.json', 'agent', [asIs]),
  check('agent.response.id', async (t) => {
    const exchange = await mustStart(t, 'agent', await smallRequest(t, 'agent'));
    t.expect(exchange).at('/id').isString();
  }),
  check('agent.response.body', async (t) => {
    const { response } = await mustStart(t, 'agent', await smallRequest(t, 'agent'));
    const members = Object.keys(response.json as object).filter((name) => name !== 'id');
    const [first, ...others] = members;
    if (first === undefined) t.tolerate('agent-start-body', 'id-only');
    else t.tolerate('agent-start-body', first === 'success' && others.length === 0 ? 'success-and-id' : 'additional');
  }),
  check('agent.neighbours.extract-and-monitor', async (t) => {
    const small = await smallRequest(t, 'agent');
    await mustStart(t, 'agent', small);
    const body = { urls: small['urls'], prompt: small['prompt'] };
    const { response } = await startJob(t, 'extract', body, { silence: 'extract-and-monitor' });
    t.tolerate('extract-and-monitor', [404, 405, 501].includes(response.status) ? 'absent' : 'present');
  }),
  refusesToStart('agent.prompt.required', 'agent', asIs, {
    'no `prompt`': ({ prompt: _prompt, ...rest }) => rest,
  }),
  refusesToStart(
    'agent.prompt.type',
    'agent',
    asIs,
    Object.fromEntries([7, true, ['words']].map((value) => [`prompt is ${shortJson(value)}`, withPrompt(value)])),
  ),
  startsWith('agent.prompt.maximum', 'agent', [withPrompt('The words of the page. '.padEnd(promptMaximum, 'é'))]),
  refusesToStart('agent.prompt.above-maximum', 'agent', ofLength(promptMaximum), {
    [`a prompt of ${promptMaximum + 1} characters`]: ofLength(promptMaximum + 1),
  }),
  check(
    'agent.urls.accepted',
    async (t) => {
      await t.need('agent');
      const { urls, ...rest } = await smallRequest(t, 'agent');
      await mustStart(t, 'agent', { ...rest, urls });
      await mustStart(t, 'agent', { ...rest, prompt: 'What is a lighthouse?', maxCredits: 1 });
    },
    { requests: 3 },
  ),
  refusesToStart(
    'agent.urls.type',
    'agent',
    asIs,
    Object.fromEntries(['text', 7, [7]].map((urls) => [`urls is ${shortJson(urls)}`, (small) => ({ ...small, urls })])),
  ),
  ...typedJobMember('agent.schema', 'agent', 'schema', [schema], ['keyword', 7, ['keyword']]),
  tolerated('agent.schema.malformed', 'malformed-schema', (small) => ({ ...small, schema: { type: 'no-such-type' } })),
  ...typedJobMember('agent.max-credits', 'agent', 'maxCredits', [5, 50], ['5', true, []]),
  startsWith('agent.max-credits.higher-accepted', 'agent', [(small) => ({ ...small, maxCredits: 5000 })]),
  ...typedJobMember(
    'agent.strict-constrain-to-urls',
    'agent',
    'strictConstrainToURLs',
    [true, false],
    ['often', 7, []],
  ),
  startsWith('agent.model.mini', 'agent', [(small) => ({ ...small, model: 'spark-1-mini' })]),
  startsWith('agent.model.pro', 'agent', [(small) => ({ ...small, model: 'spark-1-pro' })]),
  refusesToStart('agent.model.enum', 'agent', (small) => ({ ...small, model: 'spark-1-mini' }), {
    'a model that exists nowhere': (small) => ({ ...small, model: 'no-such-model' }),
  }),
  tolerated('agent.model.other', 'agent-model-names', (small) => ({ ...small, model: 'spark-2' })),
];
