/**
 * The second look at a redacted document: names and places that rules miss, by whoever understands documents. Mode `fast` asks
 * no model; e-mail addresses, numbers and secrets are found by their form in every mode.
 * Flow: after the sandbox and before `understand`, so that nothing is understood of what is taken out here.
 * Spec: RedactPIIOptions (mode).
 */
import type { Intelligence, ThinkingLimits } from '../intelligence/intelligence.js';
import type { DocumentAnswer } from '../sandbox/tasks.js';
import type { DocumentWish } from './document-wish.js';

/** What a step said of the answer, and what it cost. */
export interface Said {
  remarks: readonly string[];
  credits: number;
}

/** @throws as Intelligence.redactNames */
export async function withoutNames(
  intelligence: Pick<Intelligence, 'redactNames'>,
  answer: DocumentAnswer,
  { redaction, pdf }: DocumentWish,
  limits: ThinkingLimits,
): Promise<{ answer: DocumentAnswer; said: Said }> {
  const isRead = answer.format !== 'pdf' || pdf !== 'unparsed';
  const wantsNames = redaction?.entities.some((entity) => entity === 'PERSON' || entity === 'LOCATION');
  if (!redaction || redaction.mode === 'fast' || !wantsNames || !isRead || !/\S/.test(answer.markdown ?? ''))
    return { answer, said: { remarks: [], credits: 0 } };
  const { answer: left, remarks, credits } = await intelligence.redactNames(answer, redaction, limits);
  return { answer: left, said: { remarks, credits } };
}
