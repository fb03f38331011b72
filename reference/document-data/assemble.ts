/**
 * A document of which everything is there -> the interface's `data`, and what it costs.
 * Spec: Document data (data).
 */
import type { DocumentData } from '../../generated/types.gen.js';
import type { Conversion } from '../engine/convert.js';
import type { Thought } from '../intelligence/intelligence.js';
import type { FormatWish } from './format-wish.js';
import { requestedMembers } from './members.js';
import type { Makings } from './members.js';
import { metadataOf } from './metadata.js';
import type { ServiceFacts } from './metadata.js';
import type { Said } from './redact-names.js';
import { warningOf } from './warning.js';

export type { ServiceFacts } from './metadata.js';

export interface AssembledDocument {
  data: DocumentData;
  /** What the document costs. */
  credits: number;
}

/** Of an upload. */
export async function assemble(
  conversion: Makings['conversion'],
  formats: readonly FormatWish[],
  facts: ServiceFacts,
  thought?: Thought,
  said?: Said,
): Promise<AssembledDocument> {
  const credits = creditsFor(conversion) + (said?.credits ?? 0) + (thought?.credits ?? 0);
  const warning = warningOf(conversion.notices, [...(said?.remarks ?? []), ...(thought?.remarks ?? [])]);
  const data: DocumentData = {
    ...(await requestedMembers(formats, { conversion, ...(thought && { thought }) })),
    ...(warning !== undefined && { warning }),
    metadata: metadataOf(conversion, facts, credits),
  };
  return { data, credits };
}

/** A document costs 1 credit, a paginated one 1 for each page that was parsed, be it none; what a model costs comes on top. */
export function creditsFor({ pages }: Conversion): number {
  return pages?.parsed ?? 1;
}
