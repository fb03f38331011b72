/**
 * The formats that need understanding, asked of the one port to it together.
 * Spec: Document data (summary, answer, highlights, warning); Formats accepted by /parse (json).
 */
import type { Intelligence, Thought, ThinkingLimits } from '../intelligence/intelligence.js';
import type { DocumentAnswer } from '../sandbox/tasks.js';
import type { FormatWish } from './format-wish.js';
import { wantedOf } from './members.js';

/** Undefined when no format asks for it. @throws as Intelligence.think */
export async function understand(
  intelligence: Pick<Intelligence, 'think'>,
  { markdown = '', material }: Pick<DocumentAnswer, 'markdown' | 'material'>,
  formats: readonly FormatWish[],
  limits: ThinkingLimits,
): Promise<Thought | undefined> {
  const wanted = wantedOf(formats);
  return wanted && intelligence.think({ markdown, ...(material && { material }) }, wanted, limits);
}
