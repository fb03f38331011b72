/**
 * Capabilities of `POST /parse`: uploads at all, kinds of files, text recognition. Part of the table.
 * Spec: Endpoints, POST /parse; What the service does 2.
 */
import type { FixtureExtension } from '../documents/fixture.js';
import { contentTypeOf } from '../documents/fixture.js';
import { pdfOfScans } from '../documents/pdfs.js';
import { harbourScan } from '../documents/scans.js';
import type { Capability, Prober, Standing } from '../harness/capability.js';
import { saidIn } from '../harness/exchange.js';
import type { Exchange } from '../harness/exchange.js';
import type { JsonObject } from '../harness/expectation.js';
import { dataOf } from '../harness/silence.js';
import { parseParts } from '../vocabulary/parse.js';
import type { Upload } from '../vocabulary/parse.js';
import { fixtureOf, hasWordsOf } from './fixture-words.js';
import { extensionOf, isParse } from './requests.js';
import { envelopeStanding, lacking, offered } from './standing.js';

/** How long the recognition of one page may take. */
const recognitionMs = 60_000;

const extensions = Object.keys(contentTypeOf) as FixtureExtension[];

/** The first of these that is read shows that uploads are read at all. */
const commonKinds = ['html', 'pdf', 'docx'] as const;

/** Uploads a file. */
export const parse = (p: Prober, file: Upload, options?: JsonObject, patienceMs?: number): Promise<Exchange> =>
  p.send(
    { method: 'POST', path: '/parse', parts: parseParts({ file, ...(options && { options }) }) },
    patienceMs === undefined ? {} : { patienceMs },
  );

interface Readable {
  readonly standing: Standing;
  readonly exchange: Exchange;
}

/** The answer holds words of the file, or says why not. */
export function readable(p: Prober, extension: FixtureExtension): Promise<Readable> {
  return p.shared(`parse ${extension}`, async () => {
    const bytes = await fixtureOf(extension).bytes();
    const file = { name: `probe.${extension}`, contentType: contentTypeOf[extension], bytes };
    const exchange = await parse(p, file);
    if (hasWordsOf(extension, exchange)) return { standing: offered, exchange };
    // A success without words may have them in another format: then the file was read.
    if (dataOf(exchange) && hasWordsOf(extension, await parse(p, file, { formats: ['html'] })))
      return { standing: offered, exchange };
    return { standing: lacking(exchange, `the words of a file .${extension}`), exchange };
  });
}

/** The first kind that is read; what was said of the first when none is. */
export async function anyReadable(p: Prober): Promise<Readable & { kind: (typeof commonKinds)[number] }> {
  for (const kind of commonKinds) {
    const found = await readable(p, kind);
    if (found.standing.state === 'offered') return { ...found, kind };
  }
  return { ...(await readable(p, 'html')), kind: 'html' };
}

/** A file of a kind that the target reads. */
export async function probeFile(p: Prober): Promise<Upload> {
  const { kind } = await anyReadable(p);
  return {
    name: `probe.${kind}`,
    contentType: contentTypeOf[kind],
    bytes: await fixtureOf(kind).bytes(),
  };
}

/** Uploads, kinds of files, and text recognition. */
export const uploadCapabilities: readonly Capability[] = [
  {
    id: 'parse',
    title: 'POST /parse',
    needs: ['key'],
    judgedBy: ['parse.upload.multipart', 'parse.upload.bytes', 'parse.upload.options-optional'],
    usedBy: isParse,
    probe: async (p) => (await anyReadable(p)).standing,
  },
  {
    id: 'parse.envelope',
    title: 'successes of /parse as the interface writes them',
    needs: ['parse'],
    judgedBy: [
      'parse.response.status',
      'parse.response.json',
      'parse.response.success-true',
      'parse.response.data-object',
      'parse.upload.one-file-per-call',
    ],
    usedBy: isParse,
    probe: async (p) => envelopeStanding((await anyReadable(p)).exchange),
  },
  ...extensions.map((extension): Capability => ({
    id: `parse.${extension}`,
    title: `uploads of .${extension}`,
    needs: ['parse.envelope'],
    judgedBy: [`parse.extensions.${extension}`],
    usedBy: (request) => isParse(request) && extensionOf(request) === extension,
    probe: async (p) => (await readable(p, extension)).standing,
  })),
  {
    id: 'parse.ocr',
    title: 'text recognition',
    needs: ['parse.pdf'],
    judgedBy: ['parse.parser.auto-reads-scans'],
    usedBy: () => false,
    async probe(p) {
      const bytes = pdfOfScans([{ scan: harbourScan }]);
      const options = { parsers: [{ type: 'pdf', mode: 'auto' }], timeout: recognitionMs, onlyMainContent: false };
      const file = { name: 'scan.pdf', contentType: contentTypeOf.pdf, bytes };
      // A machine at work takes the time that it was given.
      const exchange = await parse(p, file, options, recognitionMs + 5_000);
      const words = harbourScan.texts.join(' ').match(/[A-Za-z]{6,}/g) ?? [];
      const found = words.filter((word) => saidIn(exchange.response).includes(word)).length;
      return found > words.length / 4 ? offered : lacking(exchange, 'the words of a scanned page');
    },
  },
];
