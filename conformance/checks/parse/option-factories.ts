/**
 * The three shapes that most checks of options have: values that are accepted, values that are refused,
 * and a default that answers like the value it stands for.
 * Used by the option checks of the parse and privacy chapters.
 * Spec: ParseOptions.
 */
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import type { CheckContext } from '../../harness/check-context.js';
import { shortJson } from '../../harness/contract.js';
import type { JsonObject, OracleFinding } from '../../harness/expectation.js';
import type { Upload } from '../../vocabulary/parse.js';
import { textUpload } from '../../vocabulary/pages.js';
import { sameContent } from './answers.js';
import { parseNegatives, parsed } from '../../vocabulary/parse.js';

/** Each of the options is accepted, and the page's word is still converted. */
export function acceptedCheck(id: string, optionsList: readonly JsonObject[]): Check {
  return check(
    id,
    async (t) => {
      for (const options of optionsList) {
        const word = t.word();
        const { exchange } = await parsed(t, { file: textUpload(word), options });
        t.expect(exchange)
          .at('/data/markdown')
          .contains(word, `The options were ${shortJson(options)}.`);
      }
    },
    { requests: optionsList.length },
  );
}

/** Accepted, and the answer is the one without the options. */
export function withoutEffectCheck(id: string, optionsList: readonly JsonObject[]): Check {
  return check(
    id,
    async (t) => {
      const file = textUpload(t.words(4));
      const plain = await parsed(t, { file });
      for (const options of optionsList) {
        const { data, exchange } = await parsed(t, { file, options });
        t.expect(exchange).that(sameContent(plain.data, data, `as without ${shortJson(options)}`));
      }
    },
    { requests: optionsList.length + 1 },
  );
}

/** Each of the values is refused for one member; the lawful value is accepted first. */
export function refusedCheck(id: string, member: string, lawful: unknown, values: readonly unknown[]): Check {
  return check(
    id,
    async (t) => {
      const file = textUpload(t.word());
      await parseNegatives(t, {
        violates: id,
        control: { file, options: { [member]: lawful } },
        mutations: values.map((value) => ({
          name: `${member} is ${shortJson(value)}`,
          request: { file, options: { [member]: value } },
        })),
      });
    },
    { requests: values.length + 1 },
  );
}

/** A file on which the value of the option shows, and what the answers are compared by. */
export interface DefaultProbe {
  /** Options sent in both requests, such as formats. */
  readonly options?: JsonObject;
  file(t: CheckContext): Upload | Promise<Upload>;
  /** Default: the same members and the same words of Markdown. */
  readonly same?: (expected: JsonObject, actual: JsonObject, relation: string) => OracleFinding | undefined;
}

/** Without the member the answer is the one of its default value. */
export function defaultCheck(id: string, member: string, value: unknown, probe: DefaultProbe): Check {
  return check(id, async (t) => {
    const file = await probe.file(t);
    const named = await parsed(t, { file, options: { ...probe.options, [member]: value } });
    const silent = await parsed(t, { file, ...(probe.options && { options: probe.options }) });
    const relation = `as with ${member} ${shortJson(value)}`;
    t.expect(silent.exchange).that((probe.same ?? sameContent)(named.data, silent.data, relation));
  });
}

/** Values that are neither boolean nor anything a form could mean by one. */
export const noBooleans: readonly unknown[] = [{}, [true], 7, 'perhaps'];
