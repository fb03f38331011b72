/**
 * Values of a wrong type for one option, sent after a lawful one: objects and numbers where a boolean or a list stands.
 * Text is left aside where servers may lawfully read it as the value it spells.
 * Spec: ParseOptions (the Type column); Errors, POST /parse, 400.
 */
import type { CheckContext } from '../../harness/check-context.js';
import { shortJson } from '../../harness/contract.js';
import type { Upload } from '../../harness/parse-request.js';

export const noBooleans: readonly unknown[] = [{}, { value: true }, [false]];

/** Also lists with a member that is no text. */
export const noLists: readonly unknown[] = [{}, { 0: 'p' }, 7, [{}], [{ tag: 'p' }]];

/** Requests sent by `wrongTypes` for the values, control included. */
export function wrongTypeRequests(values: readonly unknown[]): number {
  return values.length + 1;
}

/** Expects each value of the option to be refused with 400. */
export async function wrongTypes(
  t: CheckContext,
  file: Upload,
  option: { readonly name: string; readonly violates: string; readonly lawful: unknown; readonly wrong: readonly unknown[] },
): Promise<void> {
  const { name, violates, lawful, wrong } = option;
  await t.negatives({
    violates,
    control: { file, options: { [name]: lawful } },
    mutations: wrong.map((value) => ({ name: `${name} is ${shortJson(value)}`, request: { file, options: { [name]: value } } })),
  });
}
