/**
 * JSON out of a model that may not be able to: the schema as the form of the answer, else JSON in general with the schema in
 * words, else plain text with what stands around the JSON taken off. The schema judges; one round of repair; else nothing.
 * Spec: Formats accepted by /parse (json: schema); Document data (warning).
 */
import { schemaJudge } from '../../understanding/schema/judge.js';
import type { JsonSchema } from '../../understanding/schema/require-schema.js';
import { ChatError } from './chat.js';
import type { AnswerForm, Chat, ChatLimits, Message } from './chat.js';
import type { TokenUsage } from '../intelligence.js';

export interface StructuredAnswer {
  /** Absent when no answer satisfied the schema. */
  value?: unknown;
  fault?: string;
}

export type AskForData = (
  task: readonly Message[],
  schema: JsonSchema | undefined,
  limits: ChatLimits,
  spent: (usage: TokenUsage) => void,
) => Promise<StructuredAnswer>;

/** The step that an endpoint refused is not tried again. */
export function askForData(chat: Chat): AskForData {
  const steps: AnswerForm['type'][] = ['json_schema', 'json_object', 'text'];
  const ask = async (
    messages: readonly Message[],
    schema: JsonSchema | undefined,
    limits: ChatLimits,
    spent: (usage: TokenUsage) => void,
  ): Promise<string> => {
    for (;;) {
      const step = schema === undefined && steps[0] === 'json_schema' ? (steps[1] ?? 'text') : steps[0]!;
      const form: AnswerForm = step === 'json_schema' ? { type: step, schema: schema! } : { type: step };
      try {
        const { text, usage } = await chat(messages, form, limits);
        spent(usage);
        return text;
      } catch (error) {
        if (!(error instanceof ChatError) || error.kind !== 'form' || step === 'text') throw error;
        steps.splice(steps.indexOf(step), 1);
      }
    }
  };
  return async (task, schema, limits, spent) => {
    const judge = schema && schemaJudge(schema);
    const faultOf = (text: string): { value?: unknown; fault?: string } => {
      const read = jsonIn(text);
      if (!read) return { fault: 'it is no JSON' };
      const faults = judge?.(read.value) ?? [];
      return faults.length === 0
        ? read
        : {
            fault: faults
              .slice(0, 8)
              .map(({ path, message }) => `${path || 'the whole'} ${message}`)
              .join('; '),
          };
    };
    const first = await ask(task, schema, limits, spent);
    const answer = faultOf(first);
    if (answer.fault === undefined) return answer;
    const repair: Message[] = [
      ...task,
      { role: 'assistant', content: first.slice(0, 20_000) },
      { role: 'user', content: `That answer cannot be used: ${answer.fault}. Answer again, with the JSON alone.` },
    ];
    return faultOf(await ask(repair, schema, limits, spent));
  };
}

/** The JSON of a text: all of it, what a fence encloses, or what stands between the first and the last bracket. */
function jsonIn(text: string): { value: unknown } | undefined {
  const plain = text.replace(/<think>[\s\S]*?<\/think>/g, '').trim();
  const fence = plain.indexOf('```');
  const fenced = fence < 0 ? '' : plain.slice(plain.indexOf('\n', fence) + 1, Math.max(plain.lastIndexOf('```'), 0));
  const from = plain.search(/[{[]/);
  const to = Math.max(plain.lastIndexOf('}'), plain.lastIndexOf(']'));
  for (const candidate of [plain, fenced, from < 0 ? '' : plain.slice(from, to + 1)]) {
    if (candidate === '') continue;
    try {
      return { value: JSON.parse(candidate) as unknown };
    } catch {
      // The next candidate may be it.
    }
  }
  return undefined;
}
