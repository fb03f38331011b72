/**
 * The only way from a check to the target. Every request is held against the contract before it leaves,
 * booked on the budget, sent, waited out when the target says 429, recorded, and its answer held against
 * the contract. One session per run; each check speaks through its own SessionUse.
 * Spec: Authentication; Endpoints; Errors (429: wait and retry).
 */
import { ambientFindings } from './ambient.js';
import type { AmbientFinding } from './ambient.js';
import type { Budget } from './budget.js';
import type { Clock } from './clock.js';
import { operationFor, shortJson, valueAt } from './contract.js';
import type { Contract } from './contract.js';
import type { Exchange, ReceivedResponse, SendTags, SentRequest } from './exchange.js';
import { ConformanceFailure, HarnessError, Unverified } from './interruptions.js';
import { multipartBody } from './multipart.js';
import type { Part } from './multipart.js';
import { createParting, isThere } from './parting.js';
import type { SiteAccess } from './site-access.js';
import { NoAnswer } from './transport.js';
import type { Transport } from './transport.js';

export interface SessionSettings {
  /** Ends in the version segment, without a trailing slash. */
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly contract: Contract;
  readonly transport: Transport;
  readonly budget: Budget;
  readonly clock: Clock;
  /** Multiplies every wait, for slow targets. */
  readonly timeoutScale: number;
  /** What the target declares of its webhooks, beyond the interface. */
  readonly webhooks?: WebhookFacts | undefined;
  /** True when minutes may pass in waiting for what happens after minutes. */
  readonly hasSlowStage?: boolean | undefined;
  /** The fixture site as this target reaches it; undefined in runs that have none. */
  readonly site?: SiteAccess | undefined;
  /** Sees every exchange, with the body of its request as the contract describes it. */
  readonly seen?: ((exchange: Exchange, body: unknown) => void) | undefined;
}

export interface WebhookFacts {
  /** How many times faster than written its waits between deliveries pass. */
  readonly timeScale?: number | undefined;
  /** What it signs deliveries with. */
  readonly secret?: string | undefined;
}

/** A request as the session takes it; exactly one of `json`, `parts`, `body` or none. */
export interface OutgoingRequest {
  readonly method: string;
  /** Relative to the base URL, with a leading slash. */
  readonly path: string;
  readonly json?: unknown;
  readonly parts?: readonly Part[];
  readonly body?: Buffer;
  readonly headers?: Readonly<Record<string, string>>;
  /** `null` sends no Authorization header; absent sends the key of the run. */
  readonly authorization?: string | null;
}

export interface SessionUse {
  readonly checkId: string;
  /** Stops waiting when the check's time is over. */
  readonly signal: AbortSignal;
  record(exchange: Exchange): void;
  observe(findings: readonly AmbientFinding[]): void;
}

export interface Session {
  readonly settings: SessionSettings;
  /** What several checks of the run look at together, by name; filled by `CheckContext.shared`. */
  readonly shared: Map<string, Promise<{ readonly exchange: Exchange }>>;
  /** Requests that may have ended a target which had answered before and takes no more connections. */
  readonly lastWords: readonly Exchange[];
  /** Waits for a target that is held up by earlier requests. @throws Unverified when it takes too long */
  calm(): Promise<void>;
  /** @throws ConformanceFailure when no answer comes, Unverified when it cannot be sent or judged */
  send(use: SessionUse, request: OutgoingRequest, tags: SendTags): Promise<Exchange>;
}

const defaultPatienceMs = 90_000;
const maxRateLimitRetries = 8;
const longestRateLimitWaitMs = 120_000;
/** A server that does one thing at a time answers nobody else while it is at work. */
const calmWithinMs = 50_000;

export function createSession(settings: SessionSettings): Session {
  let exchangeCount = 0;
  let bodyCount = 0;
  const parting = createParting();
  const { contract, budget, transport, clock } = settings;

  async function transmit(request: SentRequest, patienceMs: number): Promise<ReceivedResponse> {
    await budget.book(request.body?.length ?? 0);
    const response = await transport.send({ ...request, patienceMs });
    budget.ledger.receivedBytes += response.bytes.length;
    const credits = valueAt(response.json, '/data/metadata/creditsUsed');
    if (typeof credits === 'number') budget.ledger.reportedCredits += credits;
    return response;
  }

  async function throughRateLimit(
    request: SentRequest,
    tags: SendTags,
    use: SessionUse,
    patienceMs: number,
  ): Promise<ReceivedResponse> {
    for (let attempt = 0; ; attempt += 1) {
      const response = await transmit(request, patienceMs);
      if (response.status !== 429 || tags.expectsRateLimit) return response;
      budget.ledger.rateLimited += 1;
      const waitMs = rateLimitWaitMs(response.headers['retry-after'], attempt, clock.now());
      if (attempt >= maxRateLimitRetries || waitMs > longestRateLimitWaitMs || use.signal.aborted) {
        throw new Unverified(
          'rate-limited',
          `the target kept answering 429 (next try in ${waitMs} ms); lower --rate or use a key with a higher limit`,
        );
      }
      await clock.sleep(waitMs);
    }
  }

  return {
    settings,
    shared: new Map(),
    lastWords: parting.suspects,
    async calm() {
      const patienceMs = calmWithinMs * settings.timeoutScale;
      const request = { method: 'GET', url: settings.baseUrl, headers: {}, body: undefined, patienceMs };
      await transport.send(request).catch((error: unknown) => {
        if (error instanceof NoAnswer && error.kind === 'timed-out')
          throw new Unverified(
            'prerequisite-failed',
            `the target is held up by what it was asked before, and did not answer for ${patienceMs / 1000} s`,
          );
      });
    },
    async send(use, outgoing, tags) {
      if (use.signal.aborted) throw new Unverified('time-budget-spent', 'the time of this check is over');
      const operationId = operationFor(contract, outgoing.method, outgoing.path)?.operationId;
      assertLawful(contract, operationId, outgoing, tags);
      bodyCount += 1;
      const request = assemble(settings, outgoing, `plumbline-${bodyCount.toString(36).padStart(6, '0')}`);
      const patienceMs = (tags.patienceMs ?? defaultPatienceMs) * settings.timeoutScale;
      const startedAt = clock.now();
      let response: ReceivedResponse;
      try {
        response = await parting.during(() => throughRateLimit(request, tags, use, patienceMs));
      } catch (error) {
        if (!(error instanceof NoAnswer)) throw error;
        const exchange = {
          ...emptyExchange(use, operationId, request, tags, (exchangeCount += 1)),
          durationMs: clock.now() - startedAt,
        };
        use.record(exchange);
        parting.ended(error.kind, exchange, clock.now());
        // Cut off with others as the target went away: whose fault that was is told once, for all of them.
        const isCutOff = error.kind === 'closed' && !parting.wasAlone(exchange) && !(await isThere(settings.baseUrl));
        throw noAnswerFailure(error, exchange, isCutOff);
      }
      const exchange: Exchange = {
        number: (exchangeCount += 1),
        checkId: use.checkId,
        operationId,
        request,
        response,
        tags,
        durationMs: clock.now() - startedAt,
      };
      use.record(exchange);
      parting.ended('answered', exchange, clock.now());
      use.observe(ambientFindings(contract, exchange));
      settings.seen?.(exchange, contractBody(outgoing));
      if (response.status === 402 && !tags.expectsPaymentRequired)
        throw new Unverified('payment-required', 'the target answers 402: the account of the key has no credit left');
      return exchange;
    },
  };
}

/** Time until the next try: Retry-After in seconds or as a date, else a growing pause. */
export function rateLimitWaitMs(retryAfter: string | undefined, attempt: number, nowMs: number): number {
  if (retryAfter !== undefined) {
    const seconds = Number(retryAfter);
    if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
    const date = Date.parse(retryAfter);
    if (Number.isFinite(date)) return Math.max(0, date - nowMs);
  }
  return Math.min(60_000, 1000 * 2 ** attempt);
}

/** The suite blames itself, not the target, when its own request does not say what it claims. */
function assertLawful(
  contract: Contract,
  operationId: string | undefined,
  outgoing: OutgoingRequest,
  tags: SendTags,
): void {
  if (operationId === undefined || outgoing.body !== undefined) return;
  const problems = contract.requestProblems(operationId, contractBody(outgoing));
  if (tags.violates === undefined && tags.silence === undefined && problems.length > 0) {
    const { pointer, message } = problems[0]!;
    throw new HarnessError(`the request to ${operationId} does not keep the contract at ${pointer || '/'}: ${message}`);
  }
  if (tags.violates !== undefined && !tags.beyondSchema && problems.length === 0) {
    throw new HarnessError(`the request is meant to violate ${tags.violates}, but the contract accepts it`);
  }
}

/** The request body as the contract describes it: JSON, or the multipart members by name. */
function contractBody(outgoing: OutgoingRequest): unknown {
  if (outgoing.parts === undefined) return outgoing.json;
  const members: Record<string, unknown> = {};
  for (const part of outgoing.parts) {
    if (part.name === 'options') {
      const text = typeof part.value === 'string' ? part.value : Buffer.from(part.value).toString('utf8');
      try {
        members['options'] = JSON.parse(text) as unknown;
      } catch {
        members['options'] = text;
      }
    } else members[part.name] = '';
  }
  return members;
}

function assemble(settings: SessionSettings, outgoing: OutgoingRequest, boundary: string): SentRequest {
  const headers: Record<string, string> = { accept: 'application/json', 'user-agent': 'plumbline-conformance' };
  const authorization =
    outgoing.authorization === undefined && settings.apiKey !== undefined
      ? `Bearer ${settings.apiKey}`
      : outgoing.authorization;
  if (typeof authorization === 'string') headers['authorization'] = authorization;
  let body = outgoing.body;
  if (outgoing.parts) {
    const multipart = multipartBody(outgoing.parts, boundary);
    headers['content-type'] = multipart.contentType;
    body = multipart.body;
  } else if (outgoing.json !== undefined) {
    headers['content-type'] = 'application/json';
    body = Buffer.from(JSON.stringify(outgoing.json));
  }
  for (const [name, value] of Object.entries(outgoing.headers ?? {})) headers[name.toLowerCase()] = value;
  return {
    method: outgoing.method,
    url: settings.baseUrl + outgoing.path,
    headers,
    body,
    parts: outgoing.parts,
  };
}

function emptyExchange(
  use: SessionUse,
  operationId: string | undefined,
  request: SentRequest,
  tags: SendTags,
  number: number,
): Exchange {
  const response: ReceivedResponse = {
    status: 0,
    headers: {},
    bytes: Buffer.alloc(0),
    text: '',
    json: undefined,
    waitedMs: 0,
  };
  return { number, checkId: use.checkId, operationId, request, response, tags, durationMs: 0 };
}

function noAnswerFailure(error: NoAnswer, exchange: Exchange, isCutOff: boolean): Error {
  if (error.kind === 'refused' || isCutOff)
    return new Unverified('target-unreachable', `${exchange.request.url}: ${error.message}`);
  return new ConformanceFailure({
    expected: 'a complete HTTP response',
    actual: error.message,
    exchange,
    hint:
      error.kind === 'timed-out'
        ? 'The server neither answered nor refused in time. If it is only slow, raise --timeout-scale.'
        : `The server dropped the connection. Its log around ${shortJson(exchange.request.method)} ${exchange.request.url} should tell why.`,
  });
}
