/**
 * The steps of agents and extracts: visits a page, takes from it what is asked for, puts it to what the pages before told,
 * and goes on, until the data is whole, the pages are through, or the credits are spent. What a page says is data: it fills
 * members of the schema and nothing else, and a link is followed for its address alone.
 * Flow: jobs/work-on -> here -> scrape/scrape-url -> jobs/job-store.
 * Spec: Agent options; Endpoints / POST /agent; Events (agent, extract).
 */
import type { Admission } from '../accounts/admission.js';
import type { Clock } from '../base/clock.js';
import { deadlineAfter } from '../base/deadline.js';
import { isServiceError } from '../base/errors.js';
import { idOf } from '../base/ids.js';
import type { Logger } from '../base/logger.js';
import type { DocumentData } from '../../generated/types.gen.js';
import type { FormatWish } from '../document-data/format-wish.js';
import { merged, relaxed } from '../intelligence/merge.js';
import { schemaJudge } from '../understanding/schema/judge.js';
import type { ClaimedTask } from '../jobs/job.js';
import type { JobStore } from '../jobs/job-store.js';
import type { SearchWeb } from '../fetch/search-web.js';
import { isStorageAway } from '../jobs/persistent-endings.js';
import { whole } from '../scrape/page-secrets.js';
import { scrapeUrl } from '../scrape/scrape-url.js';
import type { Scraper } from '../scrape/scrape-url.js';
import type { AgentRequest, AgentResult, AgentStep } from './agent-job.js';
import { chooseLinks, wordsOfTask } from './choose-links.js';

export interface AgentWorkSettings {
  store: Pick<JobStore, 'complete' | 'fail'>;
  scraper: Scraper;
  admission: Pick<Admission, 'runToKeep'>;
  /** Undefined where none is set up. */
  search: SearchWeb | undefined;
  clock: Clock;
  log: Logger;
}

/** A step that ended its process so often is left out. */
const attemptsAtMost = 3;
const answersAtMost = 5;
const remarksAtMost = 10;
const seenAtMost = 2000;
const stateAtMost = 2_000_000;

export function workOnAgent(settings: AgentWorkSettings): (task: ClaimedTask, signal: AbortSignal) => Promise<void> {
  const { store, clock } = settings;
  return async (task, signal) => {
    const request = task.request as AgentRequest;
    const step = task.input as AgentStep;
    if (step.url === undefined) return lookAround(task, request, step, signal);
    const budget = Math.floor(request.maxCredits - step.spent);
    if (budget < 1) return finish(task, { ...step, remarks: [...step.remarks, outOfCredits] }, 0);
    if (task.attempt > attemptsAtMost) return goOn(task, step, 0);
    const { page, release } = await visit(task, request, step.url, budget, signal);
    try {
      const spent = step.spent + page.credits;
      await goOn(task, { ...together(step, step.url, page, request), spent }, page.credits);
    } finally {
      await release();
    }
  };

  /** Nobody named a page: the search of the web does. What it names are pages that were found, and costs nothing itself. */
  async function lookAround(
    task: ClaimedTask,
    { prompt, isStrict, scrape }: AgentRequest,
    step: AgentStep,
    signal: AbortSignal,
  ): Promise<void> {
    const { search } = settings;
    if (!search || isStrict || prompt === undefined) return fail(task, search ? nowhere : nowhereAndNoSearch);
    const found = await search(prompt, deadlineAfter(scrape.timeoutMs, clock.nowMs), signal);
    if ('fault' in found) return fail(task, `${found.fault} ${nowhere}`);
    const [next, ...rest] = found.urls.map((url) => ({ url, depth: 1 }));
    if (!next) return fail(task, `The search of the web found nothing. ${nowhere}`);
    const input: AgentStep = { ...step, url: next.url, depth: 1, next: rest, seen: found.urls };
    await store.complete(task, { found: [{ key: `step-${task.position + 1}`, input }] });
  }

  async function goOn(task: ClaimedTask, step: AgentStep, credits: number): Promise<void> {
    const request = task.request as AgentRequest;
    const [next, ...rest] = worthVisiting(step, request);
    const isLate = request.endsAt !== undefined && clock.date().getTime() >= request.endsAt;
    const isOver =
      step.visited >= request.pagesAtMost || isLate || JSON.stringify(step.data ?? null).length > stateAtMost;
    if (!next || isOver) return finish(task, isLate ? { ...step, remarks: [...step.remarks, late] } : step, credits);
    if (Math.floor(request.maxCredits - step.spent) < 1)
      return finish(task, { ...step, remarks: [...step.remarks, outOfCredits] }, credits);
    const input: AgentStep = { ...step, url: next.url, depth: next.depth, next: rest };
    await store.complete(task, { credits, found: [{ key: `step-${task.position + 1}`, input }] });
  }

  async function finish(task: ClaimedTask, step: AgentStep, credits: number): Promise<void> {
    const { schema } = task.request as AgentRequest;
    const { answers, sources, visited, tokens, remarks } = step;
    const [first] = answers;
    const data = step.data ?? (schema || !first ? undefined : { answer: answers.map(({ text }) => text).join('\n\n') });
    const [fault] = schema && data !== undefined ? schemaJudge(schema)(data) : [];
    const told = [...new Set(remarks)].slice(0, remarksAtMost);
    if (data === undefined || fault) {
      const why = fault
        ? `what the pages tell does not satisfy the schema: ${fault.path || 'the whole'} ${fault.message}`
        : 'the pages that were visited do not tell it';
      return fail(task, [`Nothing to give: ${why}.`, ...told].join(' '), credits);
    }
    const from = step.data === undefined ? { answer: answers.map(({ url }) => url) } : sources;
    const result: AgentResult = { data, sources: from, visited, tokens, remarks: told };
    await store.complete(task, { credits, bytes: Buffer.from(JSON.stringify(result)) });
  }

  async function fail(task: ClaimedTask, message: string, credits = 0): Promise<void> {
    await store.fail(task, { code: 'agent.nothing-found', message: message.slice(0, 2000) }, { credits });
  }

  async function visit(
    task: ClaimedTask,
    request: AgentRequest,
    url: string,
    budget: number,
    signal: AbortSignal,
  ): Promise<{ page: Visited; release: () => Promise<void> }> {
    const { schema, prompt } = request;
    const scrape = whole(request.scrape, task.secrets);
    const pdf =
      scrape.pdf === 'unparsed'
        ? scrape.pdf
        : { ...scrape.pdf, maxPages: Math.min(scrape.pdf.maxPages ?? budget, budget) };
    const deadline = deadlineAfter(scrape.timeoutMs, clock.nowMs);
    const { jobId, position, owner } = task;
    try {
      const { result, release } = await settings.admission.runToKeep(owner, deadline, signal, async (slot) => {
        const { limited, queuedMs } = slot;
        const { data, credits, tokens, links } = await scrapeUrl(settings.scraper, {
          owner,
          request: { ...scrape, pdf, sourceUrl: url, followsLinks: true, formats: formatsOf(schema, prompt) },
          facts: { scrapeId: idOf(`${jobId}:${position}`), concurrencyLimited: limited, queuedMs },
          visible: true,
          deadline,
          signal,
          log: settings.log.child({ jobId }),
        });
        // What a model took beyond the caller's bound is not the caller's to pay.
        return { data, links, tokens, credits: Math.min(credits, budget) };
      });
      return { page: result, release };
    } catch (error) {
      signal.throwIfAborted();
      if (!isServiceError(error) || isStorageAway(error)) throw error;
      const isPoor = error.code === 'account.payment-required';
      const fault = isPoor ? error.publicMessage : `${url} could not be read: ${error.publicMessage}`;
      return { page: { links: [], credits: 0, tokens: 0, fault }, release: async () => undefined };
    }
  }
}

interface Visited {
  data?: DocumentData;
  links: readonly string[];
  credits: number;
  tokens: number;
  fault?: string;
}

const nowhere = 'There is nowhere to look: send `urls`, or name addresses in the prompt.';
const nowhereAndNoSearch = `${nowhere} No search of the web is set up for this server (SEARCH_URL).`;
const outOfCredits = 'The credits that may be spent (maxCredits) are spent.';
const late = 'The time for it was over.';

/** Of one page, nothing is required: another one may tell it. */
function formatsOf(schema: AgentRequest['schema'], prompt: string | undefined): FormatWish[] {
  const json: FormatWish = {
    type: 'json',
    ...(schema && { schema: relaxed(schema) as Record<string, unknown> }),
    ...(prompt !== undefined && { prompt }),
  };
  return [json, ...(schema || prompt === undefined ? [] : [{ type: 'question' as const, question: prompt }])];
}

/** What is known with this page. */
function together(
  step: AgentStep,
  url: string,
  { data, links, tokens, fault }: Visited,
  request: AgentRequest,
): AgentStep {
  const { json, answer, warning } = data ?? {};
  const seen = new Set([...step.seen, url]);
  const found = chooseLinks(request, { url, depth: step.depth }, links, seen, wordsOfTask(request));
  const sources: Record<string, readonly string[]> = { ...step.sources };
  if (typeof json === 'object' && json !== null)
    for (const name of Object.keys(json)) sources[name] = [...(sources[name] ?? []), url].slice(0, 100);
  return {
    ...step,
    visited: step.visited + 1,
    tokens: step.tokens + tokens,
    next: [...step.next, ...found],
    seen: [...seen, ...found.map((link) => link.url)].slice(0, seenAtMost),
    ...(json !== undefined && { data: merged(inOrderOfWorth(step.data, json)) }),
    answers:
      typeof answer === 'string' ? [...step.answers, { url, text: answer }].slice(0, answersAtMost) : step.answers,
    sources,
    remarks: [
      ...new Set([...step.remarks, ...(fault === undefined ? [] : [fault]), ...(warning ? [warning] : [])]),
    ].slice(0, remarksAtMost),
  };
}

/** Where two pages tell the same member, the one that tells more is about it. */
function inOrderOfWorth(held: unknown, told: unknown): unknown[] {
  const members = (value: unknown): number =>
    typeof value === 'object' && value !== null ? Object.keys(value).length : 0;
  return members(told) > members(held) ? [told, held] : [held, told];
}

/** The pages the caller named, and those that were found as long as something is missing. */
function worthVisiting({ next, data }: AgentStep, { schema, below }: AgentRequest): AgentStep['next'] {
  const isWhole = data !== undefined && below.length === 0 && (!schema || hasAll(schema, data));
  return isWhole ? next.filter(({ depth }) => depth === 0) : next;
}

function hasAll(schema: Record<string, unknown>, data: unknown): boolean {
  const { properties } = schema;
  if (typeof properties !== 'object' || properties === null || typeof data !== 'object' || data === null) return false;
  return Object.keys(properties).every(
    (name) => Object.hasOwn(data, name) && (data as Record<string, unknown>)[name] !== null,
  );
}
