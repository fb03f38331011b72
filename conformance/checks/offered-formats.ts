/**
 * The formats that a check of several formats asks for: those the target was seen to offer. What it lacks is judged by the
 * check of that format, once.
 * Used by checks of members, lists and relations of formats.
 * Spec: Formats accepted by `/parse`; Scrape options, formats.
 */
import { plainFormats } from '../arbitraries/parse-options.js';
import type { PlainFormat } from '../arbitraries/parse-options.js';
import type { CheckContext } from '../harness/check-context.js';

/** `markdown` and, of the others that need no language model, those that the operation of this check offers. */
export async function offeredFormats(t: CheckContext): Promise<PlainFormat[]> {
  const offered: PlainFormat[] = [];
  for (const format of plainFormats)
    if (format === 'markdown' || (await t.offers(`parse.formats.${format}`))) offered.push(format);
  return offered;
}
