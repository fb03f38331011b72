/**
 * `data.warning`: what the caller should know about the result, from the notices of the engine.
 * Spec: Document data (warning).
 */
import type { Notice } from '../engine/document/reading.js';

const shownAtMost = 10;

/**
 * One text, or undefined when there is nothing to say.
 * @param remarks whole sentences, of those who worked on the document after the engine
 */
export function warningOf(notices: readonly Notice[], remarks: readonly string[] = []): string | undefined {
  if (notices.length + remarks.length === 0) return undefined;
  const texts = notices.slice(0, shownAtMost).map(inWords);
  if (notices.length > shownAtMost) texts.push(`And ${notices.length - shownAtMost} more.`);
  return [...texts, ...remarks].join(' ');
}

function inWords({ message, where }: Notice): string {
  const place = where?.page !== undefined ? `Page ${where.page}: ` : where?.part !== undefined ? `${where.part}: ` : '';
  return `${place}${message}${/[.!?]$/.test(message) ? '' : '.'}`;
}
