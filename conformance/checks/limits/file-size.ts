/**
 * Checks of the size limit of an upload. 50 MB can be read as 50 000 000 or as 52 428 800 bytes; checks stay
 * clear of the space between, which is recorded.
 * Spec: Limits (file size); Errors (file above the size limit: not shown).
 */
import { check } from '../../harness/check.js';
import type { CheckContext } from '../../harness/check-context.js';
import type { Exchange } from '../../harness/exchange.js';
import { shortJson } from '../../harness/contract.js';
import { ConformanceFailure } from '../../harness/interruptions.js';
import type { Upload } from '../../vocabulary/parse.js';
import { htmlUpload, page } from '../../vocabulary/pages.js';
import { dataOf } from '../../harness/silence.js';
import { parse, parsed } from '../../vocabulary/parse.js';
import { outOfTheWay } from '../parse/heavy-page.js';

const clearlyBelow = 49_000_000;
const between = 51_000_000;
const clearlyAbove = 53_000_000;

/**
 * An HTML page of exactly so many bytes: padding, then a short article. The padding is a comment of the head, which is gone
 * before anything is converted: what is judged is the size, not how fast a server gets through a large body.
 */
function pageOfSize(sizeBytes: number, text: string): Upload {
  const [before, after] = page(`<main><h1>Large</h1><p>${text}</p></main>`).split('</head>') as [string, string];
  const [start, end] = [`${before}<!--`, `--></head>${after}`];
  const bytes = Buffer.alloc(sizeBytes, 'x');
  bytes.write(start, 0);
  bytes.write(end, sizeBytes - Buffer.byteLength(end));
  return htmlUpload(bytes);
}

const patience = { patienceMs: 120_000 };
const cost = { requests: 2, uploadBytes: clearlyAbove, timeBudgetSeconds: 150 };

/** What came of a file that is too large, uploaded once for all who ask; the answer is absent when the target closed the connection. */
async function tooLarge(
  t: CheckContext,
): Promise<{ readonly exchange: Exchange; readonly answer: Exchange | undefined }> {
  await outOfTheWay(t);
  return t.shared('file that is too large', async () => {
    try {
      const exchange = await parse(
        t,
        { file: pageOfSize(clearlyAbove, t.word()), options: { timeout: 60_000 } },
        { silence: 'file-too-large', beyondSchema: true, ...patience },
      );
      return { exchange, answer: exchange };
    } catch (error) {
      // A server may stop listening to an upload that is already too large.
      if (error instanceof ConformanceFailure && error.exchange?.response.status === 0)
        return { exchange: error.exchange, answer: undefined };
      throw error;
    }
  });
}

export const fileSizeChecks = [
  check(
    'limits.file-size.below',
    async (t) => {
      await outOfTheWay(t);
      const word = t.word();
      const exchange = await parse(t, { file: pageOfSize(clearlyBelow, word), options: { timeout: 60_000 } }, patience);
      const { status } = exchange.response;
      if (status === 408 || status >= 500)
        return t.unverified(
          'prerequisite-failed',
          `the file was not refused for its size, but not converted either (status ${status})`,
        );
      t.expect(exchange).accepted();
      t.expect(exchange).at('/data/markdown').contains(word);
    },
    { ...cost, uploadBytes: clearlyBelow },
  ),
  check(
    'limits.file-size.above-refused',
    async (t) => {
      // A server that refuses everything would pass for one that knows its limit.
      await parsed(t, { file: pageOfSize(10_000, t.word()) });
      const { answer: exchange } = await tooLarge(t);
      if (!exchange) {
        t.note('The target closed the connection while the upload was still running.');
        return;
      }
      const { status, json } = exchange.response;
      t.expect(exchange).that(
        status >= 400 ? undefined : { expected: 'a refusal', actual: `status ${status} with ${shortJson(json, 80)}` },
        `The file had ${clearlyAbove} bytes.`,
      );
    },
    { ...cost, requests: 3 },
  ),
  check(
    'limits.file-size.answer',
    async (t) => {
      const { answer: exchange } = await tooLarge(t);
      if (exchange) t.tolerateAnswer('file-too-large', exchange, () => 'accepted');
      else t.tolerate('file-too-large', 'connection-closed');
    },
    cost,
  ),
  check(
    'limits.file-size.error-body',
    async (t) => {
      const { answer: exchange } = await tooLarge(t);
      if (!exchange)
        return t.notApplicable('the target closes the connection while the upload is still running, without an answer');
      if (dataOf(exchange)) t.unverified('prerequisite-failed', 'the upload was served, so there is no error');
      t.expect(exchange).at('/success').equals(false);
      t.expect(exchange).at('/error').isString();
    },
    cost,
  ),
  check(
    'limits.file-size.edge',
    async (t) => {
      await outOfTheWay(t);
      const file = pageOfSize(between, t.word());
      const exchange = await parse(
        t,
        { file, options: { timeout: 60_000 } },
        { silence: 'megabyte-size', ...patience },
      );
      t.tolerateAnswer('megabyte-size', exchange, () => 'accepted');
    },
    { ...cost, uploadBytes: between },
  ),
];
