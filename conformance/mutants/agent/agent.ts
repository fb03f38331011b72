/**
 * Mutants of agents: what a start takes, what is visited, what the status says.
 * Spec: Agent options (`POST /agent`); Endpoints / GET /agent/{jobId}.
 */
import type { JsonObject } from '../../harness/expectation.js';
import { isObject } from '../../harness/expectation.js';
import type { Mutant } from '../../lies/mutant.js';
import type { WireRequest } from '../../lies/mutating-proxy.js';
import { answersAt, bodyOf, readsBody, refusesBody, takesBody } from '../../lies/operation-lies.js';
import { breaking, withoutMember } from '../../lies/scrape-lies.js';

const operation = '/agent';
const started = { success: true, id: '0190f4a2-7c1e-7d3b-9a55-2f4b6c8d0e11' };

const refuses = (id: string, describe: string, condition: (body: JsonObject) => boolean): Mutant =>
  breaking(`agent.${id}`, 'refused', describe, refusesBody(operation, condition));
const takes = (id: string, describe: string, isWrong: (body: JsonObject) => boolean): Mutant =>
  breaking(`agent.${id}`, 'taken', describe, takesBody(operation, isWrong, started));

const isStart = (request: WireRequest): boolean => bodyOf(request, operation) !== undefined;
const isStatus = (request: WireRequest): boolean => request.method === 'GET' && /\/agent\/[^/?]+/.test(request.path);
const says = (what: string, word: string, describe: string, change: (body: JsonObject) => void): Mutant =>
  breaking(`agent.${what}`, word, describe, answersAt(isStatus, change));

const isTextList = (value: unknown): boolean => Array.isArray(value) && value.every((item) => typeof item === 'string');
const promptLength = ({ prompt }: JsonObject): number => (typeof prompt === 'string' ? prompt.length : 0);

/** How often each job was said to be complete. */
const ends = new Map<string, number>();

export const agentMutants: readonly Mutant[] = [
  refuses('request.json', 'refuses every agent', () => true),
  breaking(
    'agent.response.id',
    'missing',
    'starts agents without an id',
    answersAt(isStart, (body) => void delete body['id']),
  ),
  breaking('agent.response.asynchronous', 'waits', 'answers a start when the job has ended', {
    response(response, request) {
      if (isStart(request)) response.delayMs = 6000;
    },
  }),
  takes('prompt.required', 'a body without prompt', (body) => !('prompt' in body)),
  takes('prompt.type', 'a prompt of any type', ({ prompt }) => prompt !== undefined && typeof prompt !== 'string'),
  refuses('prompt.maximum', 'refuses prompts of 10000 characters', (body) => promptLength(body) === 10_000),
  takes('prompt.above-maximum', 'a prompt of any length', (body) => promptLength(body) > 10_000),
  refuses('urls.accepted', 'refuses an agent without urls', (body) => !('urls' in body)),
  takes('urls.type', 'urls of any type', ({ urls }) => urls !== undefined && !isTextList(urls)),
  breaking(
    'agent.urls.effect',
    'elsewhere',
    'looks at other pages than those it was given',
    readsBody(operation, (body) =>
      isTextList(body['urls'])
        ? { ...body, urls: (body['urls'] as string[]).map((url) => url.replace(/lighthouse-facts$/, 'unrelated')) }
        : undefined,
    ),
  ),
  breaking(
    'agent.urls.several',
    'first-alone',
    'looks at the first of its urls alone',
    readsBody(operation, (body) =>
      isTextList(body['urls']) ? { ...body, urls: (body['urls'] as string[]).slice(0, 1) } : undefined,
    ),
  ),
  refuses('schema.accepted', 'refuses a schema', (body) => 'schema' in body),
  takes('schema.type', 'a schema of any type', ({ schema }) => schema !== undefined && !isObject(schema)),
  refuses(
    'max-credits.accepted',
    'refuses maxCredits up to 50',
    ({ maxCredits }) => maxCredits === 5 || maxCredits === 50,
  ),
  takes(
    'max-credits.type',
    'maxCredits of any type',
    ({ maxCredits }) => maxCredits !== undefined && typeof maxCredits !== 'number',
  ),
  refuses(
    'max-credits.higher-accepted',
    'refuses maxCredits above 2500',
    ({ maxCredits }) => Number(maxCredits) > 2500,
  ),
  refuses(
    'strict-constrain-to-urls.accepted',
    'refuses strictConstrainToURLs false',
    ({ strictConstrainToURLs }) => strictConstrainToURLs === false,
  ),
  takes(
    'strict-constrain-to-urls.type',
    'strictConstrainToURLs of any type',
    ({ strictConstrainToURLs: strict }) => strict !== undefined && typeof strict !== 'boolean',
  ),
  breaking(
    'agent.strict-constrain-to-urls.effect',
    'ignored',
    'ignores strictConstrainToURLs',
    readsBody(operation, (body) => withoutMember(body, 'strictConstrainToURLs')),
  ),
  breaking(
    'agent.strict-constrain-to-urls.default',
    'strict',
    'keeps to the given URLs where nobody asked for that',
    readsBody(operation, (body) => ({ strictConstrainToURLs: true, ...body })),
  ),
  refuses('model.mini', 'refuses the model spark-1-mini', ({ model }) => model === 'spark-1-mini'),
  refuses('model.pro', 'refuses the model spark-1-pro', ({ model }) => model === 'spark-1-pro'),
  takes(
    'model.enum',
    'any model',
    ({ model }) => model !== undefined && !(typeof model === 'string' && model.startsWith('spark-')),
  ),
  says('schema.effect', 'other', 'answers data that is not what the schema says', (body) => {
    if (isObject(body['data'])) body['data']['colour'] = 7;
  }),
  breaking(
    'agent.status.answer',
    'unknown',
    'does not know its own jobs',
    answersAt(isStatus, (body, response) => {
      response.status = 404;
      delete body['status'];
    }),
  ),
  says('status.values', 'done', 'says done for completed', (body) => {
    if (body['status'] === 'completed') body['status'] = 'done';
  }),
  says('status.nothing-read', 'completed', 'calls a job completed that failed', (body) => {
    if (body['status'] === 'failed') body['status'] = 'completed';
  }),
  says('status.data', 'missing', 'gives no data when it has completed', (body) => void delete body['data']),
  breaking('agent.status.terminal-stays', 'goes-back', 'is processing again after it has completed', {
    response(response, request) {
      if (!isStatus(request)) return;
      const lie = answersAt(isStatus, (body) => {
        if (body['status'] !== 'completed') return;
        const count = (ends.get(request.path) ?? 0) + 1;
        ends.set(request.path, count);
        if (count > 1) body['status'] = 'processing';
      });
      return lie.response!(response, request);
    },
  }),
];
