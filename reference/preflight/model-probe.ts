/**
 * The model endpoint, where one is configured: does it answer, take the key, and know the model? Its list of models is
 * asked for, so nothing is paid.
 * Spec: none (operations). Standard: OpenAI API, GET /models.
 */
import { fetch } from 'undici';
import { budgets } from '../base/budgets.js';
import type { Config } from '../config.js';
import type { Finding, Probe } from './finding.js';

const answerWithinMs = 10_000;

export const modelProbe: Probe = async ({ llmBaseUrl, llmApiKey, llmModel }) => {
  if (llmBaseUrl === '') return { verdict: 'ok', said: 'none: the embedded provider answers' };
  const url = `${llmBaseUrl.replace(/\/+$/, '')}/models`;
  try {
    const response = await fetch(url, {
      headers: llmApiKey === '' ? {} : { authorization: `Bearer ${llmApiKey}` },
      signal: AbortSignal.timeout(answerWithinMs),
      redirect: 'error',
    });
    const parts: Uint8Array[] = [];
    let size = 0;
    for await (const part of response.body ?? []) {
      size += (part as Uint8Array).byteLength;
      if (size > budgets.modelAnswer.bound) break;
      parts.push(part as Uint8Array);
    }
    return answered(url, response.status, namesIn(Buffer.concat(parts).toString('utf8')), llmModel);
  } catch (error) {
    const cause = (error as Error).cause as NodeJS.ErrnoException | undefined;
    const reason = cause?.code ?? cause?.message ?? (error as Error).name;
    return { verdict: 'fail', said: `${url} cannot be reached (${reason}): look at LLM_BASE_URL` };
  }
};

function answered(
  url: string,
  status: number,
  names: readonly string[] | undefined,
  model: Config['llmModel'],
): Finding {
  if (status === 401 || status === 403)
    return { verdict: 'fail', said: `${url} answers ${status}: look at LLM_API_KEY` };
  if (status !== 200 || names === undefined)
    return {
      verdict: 'warn',
      said: `${url} answers ${status} without a list of models: whether it knows LLM_MODEL is open`,
    };
  if (names.includes(model)) return { verdict: 'ok', said: `${url} has ${model}` };
  return {
    verdict: 'warn',
    said: `${url} does not list ${model}, but ${names.slice(0, 5).join(', ') || 'nothing'}: look at LLM_MODEL`,
  };
}

function namesIn(text: string): string[] | undefined {
  try {
    const { data } = JSON.parse(text) as { data?: unknown };
    if (!Array.isArray(data)) return undefined;
    return data.flatMap((entry: { id?: unknown } | null) => (typeof entry?.id === 'string' ? [entry.id] : []));
  } catch {
    return undefined;
  }
}
