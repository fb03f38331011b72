/**
 * Requests that are wrong in one way, each of a different kind, to look at the answers of refusals.
 * Used by the checks of this chapter.
 * Spec: Errors, POST /parse, 400.
 */
import { generatedLimits } from '../../harness/generated-limits.js';
import type { CheckContext } from '../../harness/check-context.js';
import type { Exchange } from '../../harness/exchange.js';
import { dataOf } from '../../harness/silence.js';
import { textUpload } from '../../vocabulary/pages.js';
import { parse } from '../../vocabulary/parse.js';

/** No `file` part: the invalid multipart request of the source's own example. */
export function missingFile(t: CheckContext): Promise<Exchange> {
  return parse(t, { options: {} }, { violates: 'parse.upload.file-required' });
}

/** A `timeout` above the maximum. */
export function wrongOption(t: CheckContext): Promise<Exchange> {
  const options = { timeout: generatedLimits.parseTimeoutMaxMs + 1 };
  return parse(t, { file: textUpload(t.word()), options }, { violates: 'parse.timeout.above-maximum' });
}

/** Those that were refused: one that was served says nothing of refusals, and is judged by its status and by its own row. */
export async function refusedRequests(t: CheckContext): Promise<Exchange[]> {
  const refused = (await badRequests(t)).filter((exchange) => dataOf(exchange) === undefined);
  if (refused.length === 0) t.unverified('prerequisite-failed', 'no bad request was refused');
  return refused;
}

/** One request of each kind that the source calls bad. */
export async function badRequests(t: CheckContext): Promise<Exchange[]> {
  const file = textUpload(t.word());
  return [
    await missingFile(t),
    await wrongOption(t),
    await parse(t, { file, options: '{"formats": [' }, { violates: 'parse.upload.options-invalid-json' }),
    await parse(t, { file, options: { formats: 'markdown' } }, { violates: 'parse.formats.not-a-list' }),
    await t.send(
      { method: 'POST', path: '/parse', json: { url: 'https://plumbline.invalid/' } },
      { violates: 'parse.upload.not-multipart', beyondSchema: true },
    ),
  ];
}
