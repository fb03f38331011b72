/**
 * Servers whose metadata is wrong: values lost or of the wrong type, counts of pages that are not true, names that are
 * not the file's.
 * Spec: Metadata (`data.metadata`).
 */
import type { JsonObject } from '../../harness/expectation.js';
import { formatsOf } from '../../lies/formats-of.js';
import { answersMetadata, fileNameOf, filePart } from '../../lies/lies.js';
import type { Mutant } from '../../lies/mutant.js';
import type { Lie } from '../../lies/mutating-proxy.js';
import { extensionOf, sentOptions, uploadedPage } from '../../lies/uploads.js';

/** Changes one member where it is present. */
function changes(member: string, change: (value: unknown) => unknown): Lie {
  return answersMetadata((metadata) => {
    if (metadata[member] !== undefined) metadata[member] = change(metadata[member]);
  });
}

/** Sets one member, present or not. */
function sets(member: string, value: unknown): Lie {
  return answersMetadata((metadata) => {
    metadata[member] = value;
  });
}

/** Removes the member from answers about HTML files. */
function losesFromPages(member: string): Lie {
  return answersMetadata((metadata, request) => {
    if (uploadedPage(request) !== '') delete metadata[member];
  });
}

const textMembers = ['title', 'description', 'keywords', 'language'] as const;

const wrongTypes: readonly Mutant[] = textMembers.map((member) => ({
  id: `metadata.${member}-object`,
  describe: `answers ${member} as an object`,
  breaks: [`metadata.${member}.type`],
  ...changes(member, (value) => ({ value })),
}));

const lost: readonly Mutant[] = textMembers.map((member) => ({
  id: `metadata.${member}-lost`,
  describe: `leaves the ${member} of a page out`,
  breaks: [`metadata.${member}.html`],
  ...losesFromPages(member),
}));

/** Every number of pages and what may be wrong with it. */
function changesPages(change: (metadata: JsonObject, maxPages: number | undefined) => void): Lie {
  return answersMetadata((metadata, request) => {
    if (extensionOf(request) !== 'pdf') return;
    const parsers = sentOptions(request)['parsers'];
    const parser: unknown = Array.isArray(parsers) ? parsers[0] : undefined;
    const maxPages = typeof parser === 'object' && parser !== null ? (parser as JsonObject)['maxPages'] : undefined;
    change(metadata, typeof maxPages === 'number' ? maxPages : undefined);
  });
}

const pageMutants: readonly Mutant[] = [
  {
    id: 'metadata.num-pages-text',
    describe: 'answers numPages as text',
    breaks: ['metadata.num-pages.type'],
    ...changes('numPages', String),
  },
  {
    id: 'metadata.num-pages-from-zero',
    describe: 'counts pages from zero',
    breaks: ['metadata.num-pages.parsed', 'metadata.num-pages.limited', 'metadata.num-pages.relation'],
    ...changesPages((metadata) => {
      metadata['numPages'] = Number(metadata['numPages']) - 1;
    }),
  },
  {
    id: 'metadata.num-pages-total',
    describe: 'gives the number of all pages as numPages',
    breaks: ['metadata.num-pages.limited', 'metadata.num-pages.relation', 'metadata.total-pages.truncation'],
    ...changesPages((metadata) => {
      metadata['numPages'] = metadata['totalPages'];
    }),
  },
  {
    id: 'metadata.num-pages-asked',
    describe: 'gives maxPages as numPages',
    breaks: ['metadata.num-pages.limited', 'metadata.num-pages.relation'],
    ...changesPages((metadata, maxPages) => {
      metadata['numPages'] = maxPages ?? metadata['numPages'];
    }),
  },
  {
    id: 'metadata.num-pages-not-recognized',
    describe: 'counts no pages that it recognizes',
    breaks: ['metadata.num-pages.limited'],
    ...answersMetadata((metadata, request) => {
      if (JSON.stringify(sentOptions(request)['parsers'] ?? '').includes('"ocr"')) delete metadata['numPages'];
    }),
  },
  {
    id: 'metadata.num-pages-everywhere',
    describe: 'answers numPages 1 for files that are no PDF',
    breaks: ['metadata.num-pages.pdf-only'],
    ...answersMetadata((metadata) => {
      metadata['numPages'] ??= 1;
    }),
  },
  {
    id: 'metadata.total-pages-text',
    describe: 'answers totalPages as text',
    breaks: ['metadata.total-pages.type'],
    ...changes('totalPages', String),
  },
  {
    id: 'metadata.total-pages-never',
    describe: 'never answers totalPages',
    breaks: ['metadata.total-pages.presence'],
    ...changesPages((metadata) => {
      delete metadata['totalPages'];
    }),
  },
  {
    id: 'metadata.total-pages-parsed',
    describe: 'gives the number of parsed pages as totalPages',
    breaks: ['metadata.total-pages.real-count', 'metadata.total-pages.truncation'],
    ...changesPages((metadata) => {
      metadata['totalPages'] = metadata['numPages'];
    }),
  },
  {
    id: 'metadata.total-pages-zero',
    describe: 'answers totalPages 0 where there is no count',
    breaks: ['metadata.total-pages.omitted', 'metadata.total-pages.pdf-only'],
    ...answersMetadata((metadata) => {
      metadata['totalPages'] ??= 0;
    }),
  },
];

const fileMutants: readonly Mutant[] = [
  {
    id: 'metadata.title-in-ascii',
    describe: 'writes question marks for letters outside ASCII in title and description',
    breaks: ['metadata.title.characters'],
    ...answersMetadata((metadata) => {
      for (const name of ['title', 'description'])
        if (typeof metadata[name] === 'string') metadata[name] = metadata[name].replace(/[^\x00-\x7f]/gu, '?');
    }),
  },
  {
    id: 'metadata.title-cut',
    describe: 'cuts titles off after forty characters',
    breaks: ['metadata.title.characters'],
    ...answersMetadata((metadata) => {
      if (typeof metadata['title'] === 'string') metadata['title'] = metadata['title'].slice(0, 40);
    }),
  },
  {
    id: 'metadata.description-cut',
    describe: 'cuts descriptions off after 160 characters',
    breaks: ['metadata.description.html'],
    ...answersMetadata((metadata) => {
      if (typeof metadata['description'] === 'string') metadata['description'] = metadata['description'].slice(0, 160);
    }),
  },
  {
    id: 'metadata.description-first-sentence',
    describe: 'gives the first sentence of a description alone',
    breaks: ['metadata.description.html'],
    ...answersMetadata((metadata) => {
      const { description } = metadata;
      if (typeof description === 'string') metadata['description'] = description.split(/(?<=[.!?])\s/)[0];
    }),
  },
  {
    id: 'metadata.keywords-of-the-page-before',
    describe: 'answers the keywords of the page before where a page has none',
    breaks: ['metadata.presence.own-file'],
    remembering: () => {
      let last: unknown;
      return answersMetadata((metadata) => {
        if ('keywords' in metadata) last = metadata['keywords'];
        else if (last !== undefined) metadata['keywords'] = last;
      });
    },
  },
  {
    id: 'metadata.content-type-of-the-part',
    describe: 'answers the content type that the part was declared as',
    breaks: ['metadata.content-type.generic-part'],
    ...answersMetadata((metadata, request) => {
      const declared = filePart(request)?.headers['content-type'];
      if (declared !== undefined) metadata['contentType'] = declared;
    }),
  },
  {
    id: 'metadata.no-title-of-documents',
    describe: 'knows no titles but those of pages',
    breaks: ['metadata.title.documents'],
    ...answersMetadata((metadata, request) => {
      if (uploadedPage(request) === '') delete metadata['title'];
    }),
  },
  {
    id: 'metadata.no-title-of-older-files',
    describe: 'reads no properties of RTF, DOC and XLS files',
    breaks: ['metadata.title.rtf-doc-xls'],
    ...answersMetadata((metadata, request) => {
      if (/^(?:rtf|doc|xls)$/.test(extensionOf(request))) delete metadata['title'];
    }),
  },
  {
    id: 'metadata.file-name-as-title',
    describe: 'gives the file name as the title of documents',
    breaks: ['metadata.title.documents'],
    ...answersMetadata((metadata, request) => {
      const part = filePart(request);
      if (part && uploadedPage(request) === '') metadata['title'] = fileNameOf(part);
    }),
  },
  {
    id: 'metadata.source-url-path',
    describe: 'answers a bare path as sourceURL',
    breaks: ['metadata.source-url.type'],
    ...sets('sourceURL', 'uploads/report'),
  },
  { id: 'metadata.url-null', describe: 'answers url null', breaks: ['metadata.url.type'], ...sets('url', null) },
  {
    id: 'metadata.status-text',
    describe: 'answers statusCode as text',
    breaks: ['metadata.status-code.type'],
    ...sets('statusCode', '200'),
  },
  {
    id: 'metadata.content-type-extension',
    describe: 'answers the extension as contentType',
    breaks: ['metadata.content-type.type'],
    ...sets('contentType', 'docx'),
  },
  {
    id: 'metadata.content-type-generic',
    describe: 'answers application/octet-stream for every file',
    breaks: ['metadata.content-type.html', 'metadata.content-type.pdf', 'metadata.content-type.documents'],
    ...sets('contentType', 'application/octet-stream'),
  },
  {
    id: 'metadata.content-type-html-for-all',
    describe: 'answers text/html for every file',
    breaks: ['metadata.content-type.pdf', 'metadata.content-type.documents'],
    ...sets('contentType', 'text/html'),
  },
  {
    id: 'metadata.error-flag',
    describe: 'answers error as a boolean',
    breaks: ['metadata.error.type'],
    ...sets('error', false),
  },
  {
    id: 'metadata.error-ok',
    describe: 'answers the text OK as error',
    breaks: ['metadata.error.absent-on-success'],
    ...sets('error', 'OK'),
  },
  {
    id: 'metadata.source-file-null',
    describe: 'answers sourceFile null',
    breaks: ['metadata.source-file.type'],
    ...sets('sourceFile', null),
  },
  {
    id: 'metadata.source-file-small-letters',
    describe: 'answers the name of the file in small letters',
    breaks: ['metadata.source-file.name'],
    ...answersMetadata((metadata) => {
      if (typeof metadata['sourceFile'] === 'string') metadata['sourceFile'] = metadata['sourceFile'].toLowerCase();
    }),
  },
  {
    id: 'metadata.source-file-stored',
    describe: 'answers the name under which it stored the file',
    breaks: ['metadata.source-file.name'],
    ...sets('sourceFile', 'upload-7f3a.bin'),
  },
  {
    id: 'metadata.source-file-without-spaces',
    describe: 'replaces spaces in sourceFile',
    breaks: ['metadata.source-file.name'],
    ...changes('sourceFile', (value) => String(value).replaceAll(' ', '_')),
  },
  {
    id: 'metadata.source-file-path',
    describe: 'answers the file name with its path',
    breaks: ['metadata.source-file.base-name'],
    ...answersMetadata((metadata, request) => {
      const part = filePart(request);
      if (part) metadata['sourceFile'] = fileNameOf(part);
    }),
  },
  {
    id: 'metadata.only-with-markdown',
    describe: 'leaves the title out when markdown is not among the formats',
    breaks: ['metadata.presence.independent-of-formats'],
    ...answersMetadata((metadata, request) => {
      if (!formatsOf(request).includes('markdown')) delete metadata['title'];
    }),
  },
  {
    id: 'metadata.pages-only-with-markdown',
    describe: 'counts pages only when markdown is among the formats',
    breaks: ['metadata.presence.independent-of-formats'],
    ...answersMetadata((metadata, request) => {
      if (!formatsOf(request).includes('markdown')) delete metadata['numPages'];
    }),
  },
];

const concurrencyMutants: readonly Mutant[] = [
  {
    id: 'metadata.limited-text',
    describe: 'answers concurrencyLimited as text',
    breaks: ['metadata.concurrency-limited.type'],
    ...sets('concurrencyLimited', 'no'),
  },
  {
    id: 'metadata.always-limited',
    describe: 'calls every request limited',
    breaks: ['metadata.concurrency-limited.unlimited'],
    ...sets('concurrencyLimited', true),
  },
  {
    id: 'metadata.queue-duration-always',
    describe: 'answers a queue duration of 0 for requests that did not wait',
    breaks: ['metadata.concurrency-queue-duration.presence'],
    ...answersMetadata((metadata) => {
      metadata['concurrencyQueueDurationMs'] ??= 0;
    }),
  },
  {
    id: 'metadata.queue-duration-negative',
    describe: 'answers a negative queue duration',
    breaks: ['metadata.concurrency-queue-duration.type'],
    ...answersMetadata((metadata) =>
      Object.assign(metadata, { concurrencyLimited: true, concurrencyQueueDurationMs: -1 }),
    ),
  },
  {
    id: 'metadata.queue-duration-microseconds',
    describe: 'answers the queue duration in microseconds',
    breaks: ['metadata.concurrency-queue-duration.meaning'],
    ...answersMetadata((metadata) =>
      Object.assign(metadata, { concurrencyLimited: true, concurrencyQueueDurationMs: 4_000_000 }),
    ),
  },
];

const openGraphMutants: readonly Mutant[] = [
  {
    id: 'metadata.locales-text',
    describe: 'answers a single alternate locale as text',
    breaks: ['metadata.og-locale-alternate.type'],
    ...changes('ogLocaleAlternate', (value) =>
      Array.isArray(value) && value.length === 1 ? (value as unknown[])[0] : value,
    ),
  },
  {
    id: 'metadata.first-locale-only',
    describe: 'answers the first alternate locale only',
    breaks: ['metadata.og-locale-alternate.html'],
    ...changes('ogLocaleAlternate', (value) => (Array.isArray(value) ? value.slice(0, 1) : value)),
  },
  {
    id: 'metadata.no-open-graph',
    describe: 'leaves Open Graph out',
    breaks: ['metadata.other-keys.html'],
    ...answersMetadata((metadata) => {
      for (const name of Object.keys(metadata)) if (/^og[A-Z:]/.test(name)) delete metadata[name];
    }),
  },
  {
    id: 'metadata.open-graph-object',
    describe: 'gathers Open Graph in an object',
    breaks: ['metadata.other-keys.type'],
    ...answersMetadata((metadata) => {
      const entries = Object.entries(metadata).filter(([name]) => /^og[A-Z:]/.test(name));
      for (const [name] of entries) delete metadata[name];
      metadata['openGraph'] = Object.fromEntries(entries);
    }),
  },
  {
    id: 'metadata.first-of-repeated',
    describe: 'keeps the first value of a repeated name only',
    breaks: ['metadata.other-keys.repeated'],
    ...answersMetadata((metadata) => {
      for (const [name, value] of Object.entries(metadata)) {
        if (Array.isArray(value) && value.length > 1) metadata[name] = (value as unknown[])[0];
        else if (typeof value === 'string' && value.includes(', ')) metadata[name] = value.split(', ')[0];
      }
    }),
  },
];

export const metadataMutants: readonly Mutant[] = [
  ...wrongTypes,
  ...lost,
  ...openGraphMutants,
  ...fileMutants,
  ...pageMutants,
  ...concurrencyMutants,
];
