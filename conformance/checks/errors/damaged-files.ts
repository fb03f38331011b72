/**
 * Checks of files that are damaged, protected or built to do harm: each is answered, and the server lives on.
 * What exactly is answered is the target's choice.
 * Spec: Errors; ParseOptions (timeout).
 */
import { fixtures } from '../../documents/collection.js';
import { contentTypeOf } from '../../documents/fixture.js';
import type { FixtureExtension } from '../../documents/fixture.js';
import { deflatedRepeat, zip } from '../../documents/makers/zip.js';
import type { Deflated } from '../../documents/makers/zip.js';
import { check } from '../../harness/check.js';
import type { CheckContext } from '../../harness/check-context.js';
import { shortJson } from '../../harness/contract.js';
import type { Exchange } from '../../harness/exchange.js';
import type { OracleFinding } from '../../harness/expectation.js';
import { errorText } from '../../harness/server-words.js';
import type { Upload } from '../../vocabulary/parse.js';
import { dataOf } from '../../harness/silence.js';
import { fixtureUpload } from '../converted.js';
import { htmlUpload, page, textUpload } from '../../vocabulary/pages.js';
import { visibleMarkdown } from '../parse/answers.js';
import { encryptedPdf } from './encrypted-pdf.js';
import { parse, parsed } from '../../vocabulary/parse.js';
import { outOfTheWay } from '../parse/heavy-page.js';

const timeoutMs = 20_000;
const graceMs = 10_000;
const extensions = Object.keys(contentTypeOf) as FixtureExtension[];

/** One file of each extension, its second half missing. */
async function truncatedFiles(): Promise<Upload[]> {
  const files: Upload[] = [];
  for (const extension of extensions) {
    const fixture = fixtures.find((item) => item.extension === extension);
    if (!fixture) continue;
    const file = await fixtureUpload(fixture);
    files.push({
      ...file,
      bytes: Buffer.from(file.bytes as Uint8Array).subarray(0, Math.floor(file.bytes.length / 2)),
    });
  }
  return files;
}

/** A DOCX whose document part is the given XML. */
function docxOf(documentXml: string | Deflated): Upload {
  const types =
    '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
  const relations =
    '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>';
  const bytes = zip([
    { name: '[Content_Types].xml', data: types },
    { name: '_rels/.rels', data: relations },
    { name: 'word/document.xml', data: documentXml },
  ]);
  return { name: 'document.docx', contentType: contentTypeOf.docx, bytes };
}

function documentXml(doctype: string, text: string): string {
  return `<?xml version="1.0"?>${doctype}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`;
}

/** Unpacks to a thousand times its size: 150 MB of one character. */
function archiveBomb(): Upload {
  const [head, tail] = documentXml('', 'BOMB').split('BOMB') as [string, string];
  return docxOf(deflatedRepeat(head, Buffer.alloc(1_000_000, ' '), 150, tail));
}

/** Ten levels of entities, each ten times the one below: 10^10 words when expanded. */
function entityBomb(): Upload {
  const levels = Array.from({ length: 10 }, (_, level) => {
    const value = level === 0 ? 'boom ' : `&e${level - 1};`.repeat(10);
    return `<!ENTITY e${level} "${value}">`;
  });
  return docxOf(documentXml(`<!DOCTYPE w:document [${levels.join('')}]>`, '&e9;'));
}

/** Asks for a file that every Unix server has. */
function externalEntity(): Upload {
  return docxOf(documentXml('<!DOCTYPE w:document [<!ENTITY x SYSTEM "file:///etc/passwd">]>', 'before &x; after'));
}

/** A page nested far deeper than any call stack. */
function deepPage(word: string): Upload {
  const depth = 50_000;
  return htmlUpload(page(`<main><p>${word}</p>${'<div>'.repeat(depth)}deep${'</div>'.repeat(depth)}</main>`));
}

async function sendDamaged(t: CheckContext, file: Upload): Promise<Exchange> {
  return parse(t, { file, options: { timeout: timeoutMs } }, { patienceMs: timeoutMs + 2 * graceMs });
}

/** A finding unless the answer came in time and is a result or an error with a text. */
function answered(exchange: Exchange): OracleFinding | undefined {
  const { response } = exchange;
  const waitedMs = Math.round(response.waitedMs);
  const limitMs = timeoutMs + graceMs;
  if (waitedMs > limitMs) return { expected: `an answer within ${limitMs} ms`, actual: `${waitedMs} ms` };
  if (dataOf(exchange)) return undefined;
  // In which member the text stands is judged elsewhere.
  const told = response.status >= 400 && errorText(response.json) !== undefined;
  return told
    ? undefined
    : {
        expected: 'a result, or an error with a text',
        actual: `status ${response.status} with ${shortJson(response.json ?? response.text)}`,
      };
}

/** The harmful file is answered, and the next request is served. */
async function survives(t: CheckContext, file: Upload): Promise<Exchange> {
  await outOfTheWay(t);
  const exchange = await sendDamaged(t, file);
  t.expect(exchange).that(answered(exchange));
  const word = t.word();
  const next = await parsed(t, { file: textUpload(word) });
  t.expect(next.exchange).at('/data/markdown').contains(word, 'This is the request after the harmful file.');
  return exchange;
}

const patient = { requests: 3, timeBudgetSeconds: 120 };

export const damagedFileChecks = [
  check(
    'errors.file.damaged-answered',
    async (t) => {
      for (const file of await truncatedFiles()) {
        const exchange = await sendDamaged(t, file);
        t.expect(exchange).that(answered(exchange), `${file.name} is cut off in the middle.`);
        const noise = { ...file, name: `noise-${file.name}`, bytes: Buffer.from(t.words(200)) };
        const other = await sendDamaged(t, noise);
        t.expect(other).that(answered(other), `${noise.name} holds plain words, not a document of its extension.`);
      }
    },
    { requests: 2 * extensions.length, timeBudgetSeconds: 300 },
  ),
  check(
    'errors.file.truncated',
    async (t) => {
      for (const file of await truncatedFiles()) {
        // A page that ends early is still a page.
        if (file.name.endsWith('html') || file.name.endsWith('htm')) continue;
        t.tolerateAnswer('damaged-file', await sendDamaged(t, file), () => 'partial-result');
      }
    },
    { requests: extensions.length, timeBudgetSeconds: 300 },
  ),
  check('errors.file.encrypted', async (t) => {
    const word = t.word();
    const file = { name: 'protected.pdf', contentType: contentTypeOf.pdf, bytes: encryptedPdf(word, t.word()) };
    const exchange = await parse(t, { file }, { silence: 'encrypted-file' });
    t.tolerateAnswer('encrypted-file', exchange, (data) =>
      visibleMarkdown(data).includes(word) ? 'read' : 'empty-result',
    );
  }),
  check('errors.file.archive-bomb', async (t) => void (await survives(t, archiveBomb())), patient),
  check('errors.file.deep-nesting', async (t) => void (await survives(t, deepPage(t.word()))), patient),
  check('errors.file.entity-bomb', async (t) => void (await survives(t, entityBomb())), patient),
  check(
    'errors.file.external-entity',
    async (t) => {
      const exchange = await survives(t, externalEntity());
      const leaked = /\broot:[^:\n]*:0:/.exec(exchange.response.text)?.[0];
      t.expect(exchange).that(
        leaked === undefined ? undefined : { expected: 'no content of files of the server', actual: leaked },
        'The XML of the document asked for file:///etc/passwd.',
      );
    },
    patient,
  ),
];
