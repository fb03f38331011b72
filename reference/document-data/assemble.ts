/**
 * A conversion and what was asked for -> the interface's `data`.
 * "Every field is present only when the matching format or feature was requested, except `markdown` and `metadata`":
 * so these two are always there, and every other member only when it was asked for.
 * Spec: Document data (data).
 */
import type { DocumentData } from '../../generated/types.gen.js';
import type { Conversion, Output } from '../engine/convert.js';
import { metadataOf } from './metadata.js';
import type { ServiceFacts } from './metadata.js';
import { warningOf } from './warning.js';

export type { ServiceFacts } from './metadata.js';

export interface AssembledDocument {
  data: DocumentData;
  /** What the document costs. */
  credits: number;
}

/** The order in which members stand in the answer. */
const members = ['markdown', 'html', 'rawHtml', 'links', 'images'] as const satisfies readonly Output[];

export function assemble(
  conversion: Conversion,
  asked: { outputs: readonly Output[] },
  facts: ServiceFacts,
): AssembledDocument {
  const credits = creditsFor(conversion);
  const warning = warningOf(conversion.notices);
  const data: DocumentData = {
    ...outputMembers(conversion, asked.outputs),
    ...(warning !== undefined && { warning }),
    metadata: metadataOf(conversion, facts, credits),
  };
  return { data, credits };
}

/** `markdown`, asked for or not, and the other output kinds that were, in the order of the interface's table. */
export function outputMembers(conversion: Conversion, outputs: readonly Output[]): Partial<DocumentData> {
  const requested = members.filter((member) => member === 'markdown' || outputs.includes(member));
  return Object.fromEntries(requested.map((member) => [member, conversion[member]]));
}

/** A document costs 1 credit, a paginated one 1 for each page that was read. */
export function creditsFor({ pages }: Conversion): number {
  return Math.max(1, pages?.parsed ?? 1);
}
