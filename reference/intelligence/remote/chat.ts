/**
 * One request to an OpenAI-compatible endpoint (`POST /chat/completions`), and its answer. Thin, over undici: the one call
 * needs no more than bounds that a client library does not keep (size of the answer, the caller's own deadline) and the
 * server's own wait on 429.
 * Standard: OpenAI API, chat completions; RFC 9110, 10.2.3 Retry-After.
 */
import { Agent } from 'undici';
import { budgets } from '../../base/budgets.js';
import type { Clock } from '../../base/clock.js';
import type { Deadline } from '../../base/deadline.js';
import { timerMs } from '../../base/timer.js';
import { wholeAnswer } from '../../base/whole-answer.js';
import type { TokenUsage } from '../intelligence.js';

export interface ChatSettings {
  /** Up to and with the version, such as `http://127.0.0.1:11434/v1`. */
  baseUrl: string;
  /** Empty: none is sent. */
  apiKey: string;
  model: string;
  clock: Pick<Clock, 'date'>;
}

export interface Message {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/** How the answer is to be written, from the strictest. */
export type AnswerForm = { type: 'text' } | { type: 'json_object' } | { type: 'json_schema'; schema: object };

export interface ChatAnswer {
  text: string;
  usage: TokenUsage;
}

export type Chat = (messages: readonly Message[], form: AnswerForm, limits: ChatLimits) => Promise<ChatAnswer>;

export interface ChatLimits {
  deadline: Deadline;
  signal: AbortSignal;
}

/**
 * form: the endpoint does not know this form of answer; late: the time is over; failed: it gave no answer, tried again where
 * that can help.
 */
export class ChatError extends Error {
  readonly kind: 'form' | 'late' | 'failed';
  constructor(kind: ChatError['kind'], message: string) {
    super(message);
    this.name = 'ChatError';
    this.kind = kind;
  }
}

const triesAtMost = 3;
const pauseMs = 500;
/** Kept back from the caller's time, so that the rest of the answer is in time. */
const reserveMs = 500;

export function createChat(settings: ChatSettings): Chat {
  const { origin, pathname, search } = new URL(`${settings.baseUrl.replace(/\/+$/, '')}/chat/completions`);
  const path = `${pathname}${search}`;
  // Ollama and its like think before they send a head; the deadline of each question bounds it.
  const agent = new Agent({ headersTimeout: 0, bodyTimeout: 0 });
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    ...(settings.apiKey !== '' && { authorization: `Bearer ${settings.apiKey}` }),
  };
  const ask = async (body: string, { deadline, signal }: ChatLimits): Promise<ChatAnswer | Again> => {
    const leftMs = Math.min(deadline.remainingMs() - reserveMs, budgets.modelTime.bound);
    if (leftMs <= 0) throw late();
    const stop = AbortSignal.any([signal, AbortSignal.timeout(timerMs(leftMs))]);
    try {
      // Redirects are not followed: one would send the document, and the key, to somebody else.
      const answer = await wholeAnswer(
        agent,
        { origin, path, method: 'POST', headers, body },
        {
          signal: stop,
          bytesAtMost: () => budgets.modelAnswer.bound,
          tooLong: () => new ChatError('failed', 'the answer of the model is too long'),
        },
      );
      const { statusCode: status } = answer;
      if (status >= 200 && status < 300) return answerOf(Buffer.concat(answer.body).toString('utf8'), body);
      if (status === 429 || status >= 500) {
        const said = `the model's server answered ${status}`;
        return { said, waitMs: waitOf(answer.headers['retry-after'] ?? null, settings.clock.date()) };
      }
      if (status === 400 || status === 422)
        throw new ChatError('form', `the model's server refused the request (${status})`);
      throw new ChatError('failed', `the model's server answered ${status}`);
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof ChatError) throw error;
      if (stop.aborted) throw late();
      return { said: 'the connection to the model broke', waitMs: undefined };
    }
  };
  return async (messages, form, limits) => {
    const body = JSON.stringify({ model: settings.model, messages, temperature: 0, ...responseFormat(form) });
    let said = '';
    for (let tried = 1; tried <= triesAtMost; tried++) {
      const answer = await ask(body, limits);
      if ('text' in answer) return answer;
      said = answer.said;
      const waitMs = answer.waitMs ?? pauseMs * tried;
      if (waitMs + reserveMs >= limits.deadline.remainingMs())
        throw new ChatError('late', `${said}, and to wait ${Math.ceil(waitMs / 1000)} s is more than the time left`);
      if (tried < triesAtMost) await pause(waitMs, limits.signal);
    }
    throw new ChatError('failed', said);
  };
}

/** Worth another try, after the server's own wait if it names one. */
interface Again {
  said: string;
  waitMs: number | undefined;
}

const late = (): ChatError => new ChatError('late', 'the time was over before the model answered');

function responseFormat(form: AnswerForm): object {
  switch (form.type) {
    case 'text':
      return {};
    case 'json_object':
      return { response_format: { type: 'json_object' } };
    case 'json_schema':
      return { response_format: { type: 'json_schema', json_schema: { name: 'answer', schema: form.schema } } };
  }
}

function answerOf(text: string, request: string): ChatAnswer | Again {
  let answer: Completion | undefined;
  try {
    answer = JSON.parse(text) as Completion;
  } catch {
    // Told below, like any other answer that is none.
  }
  const content = answer?.choices?.[0]?.message?.content;
  if (typeof content !== 'string')
    return { said: "the model's server answered with something else than a completion", waitMs: undefined };
  return { text: content, usage: usageOf(answer, request, content) };
}

interface Completion {
  choices?: { message?: { content?: unknown } }[];
  usage?: { prompt_tokens?: unknown; completion_tokens?: unknown };
}

/** Servers that do not count are counted for: about four characters a token. */
function usageOf(answer: Completion | undefined, request: string, content: string): TokenUsage {
  const count = (told: unknown, text: string): number =>
    typeof told === 'number' && told >= 0 && told < 1e9 ? Math.ceil(told) : Math.ceil(text.length / 4);
  return {
    input: count(answer?.usage?.prompt_tokens, request),
    output: count(answer?.usage?.completion_tokens, content),
  };
}

/** Seconds, or a date. */
function waitOf(header: string | null, now: Date): number | undefined {
  if (header === null) return undefined;
  const seconds = Number(header);
  const waitMs = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - now.getTime();
  return Number.isFinite(waitMs) && waitMs >= 0 ? waitMs : undefined;
}

function pause(durationMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, durationMs);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(signal.reason as Error);
      },
      { once: true },
    );
  });
}
