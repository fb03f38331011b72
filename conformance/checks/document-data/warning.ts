/**
 * Checks of `warning`, and of the member that carries extracted JSON where a server offers it.
 * Spec: Document data, `warning`; Formats accepted by /parse, `json` (response field: not shown).
 */
import { fixtureNamed } from '../../documents/collection.js';
import { pdfWithDamagedPages } from '../../documents/pdfs.js';
import { prosePage } from '../../documents/pages/prose-page.js';
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import { shortJson } from '../../harness/contract.js';
import type { OracleFinding } from '../../harness/expectation.js';
import { missingText } from '../../harness/oracles/content.js';
import { dataOf } from '../../harness/silence.js';
import { fixtureUpload, uploadOf } from '../converted.js';
import { htmlUpload } from '../../vocabulary/pages.js';
import { visibleMarkdown } from '../parse/answers.js';
import { parse } from '../../vocabulary/parse.js';

function warningFinding(warning: unknown): OracleFinding | undefined {
  const fits = warning === undefined || warning === null || typeof warning === 'string';
  return fits ? undefined : { expected: 'text or null', actual: shortJson(warning), pointer: '/data/warning' };
}

/** Three pages, the second unreadable, with the texts of the others and of the lost one. */
function damagedPdf(texts: readonly [string, string, string]): Uint8Array {
  return pdfWithDamagedPages(texts, [2]);
}

export const warningChecks: readonly Check[] = [
  check(
    'document-data.warning.type',
    async (t) => {
      const requests = [
        { file: htmlUpload(prosePage(`<p>${t.word()}</p>`)) },
        { file: await fixtureUpload(fixtureNamed('article-pdf')) },
        { file: await fixtureUpload(fixtureNamed('article-docx')), options: { includeTags: ['h1'] } },
        { file: uploadOf('pdf', damagedPdf([t.words(6), t.words(6), t.words(6)])) },
      ];
      const tags = [{}, {}, { silence: 'tags-on-documents' }, { silence: 'damaged-file' }];
      for (const [index, request] of requests.entries()) {
        const exchange = await parse(t, request, tags[index]);
        t.expect(exchange).that(warningFinding(dataOf(exchange)?.['warning']));
      }
    },
    { requests: 4 },
  ),
  check(
    'document-data.warning.partial-results',
    async (t) => {
      const texts = [t.words(6), t.words(6), t.words(6)] as const;
      const exchange = await parse(t, { file: uploadOf('pdf', damagedPdf(texts)) }, { silence: 'damaged-file' });
      const data = dataOf(exchange);
      if (!data) return t.notApplicable('the target refuses a file with a damaged page as a whole');
      if (!missingText(visibleMarkdown(data), texts))
        return t.notApplicable('the target lost nothing of the damaged file');
      t.expect(exchange).at('/data/warning').isString();
    },
    { requests: 1 },
  ),
  check(
    'document-data.json.member',
    async (t) => {
      const schema = { type: 'object', properties: { keeper: { type: 'string' } } };
      const file = htmlUpload(prosePage(`<p>Keeper: ${t.word()}</p>`));
      const exchange = await parse(
        t,
        { file, options: { formats: [{ type: 'json', schema }] } },
        { silence: 'json-member' },
      );
      const data = dataOf(exchange);
      if (!data) return t.notApplicable('the target does not offer the format json');
      t.tolerate('json-member', Object.hasOwn(data, 'json') ? 'json' : 'other-member');
    },
    { requests: 1 },
  ),
];
