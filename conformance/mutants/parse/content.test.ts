/**
 * Every lie and every lawful difference about content does something: told about rich answers, it changes one of them.
 * A mutant that changes nothing would survive for no fault of a check; a variant that changes nothing proves nothing.
 */
import { describe, expect, it } from 'vitest';
import { article, workbook } from '../../documents/contents.js';
import { makeDocument } from '../../documents/make.js';
import {
  imageByDensity,
  imageByWidth,
  imageWithCommas,
  pageOfAbsoluteAddresses,
  pageWithBase,
  pageWithResponsiveImage,
  pageWithoutLinks,
} from '../../documents/pages/addresses-page.js';
import { cleanedPage } from '../../documents/pages/cleaned-page.js';
import { descriptionOf, describedPage } from '../../documents/pages/described-page.js';
import { markedSentences, preformattedLines } from '../../documents/pages/prose-page.js';
import { pdfOfPages } from '../../documents/pdfs.js';
import { multipartBody } from '../../harness/multipart.js';
import { parseParts } from '../../vocabulary/parse.js';
import { contentVariants } from '../../variants/content-dialects.js';
import { contentMutants } from './content.js';
import { markdownMutants } from '../document-data/markdown.js';
import { presenceMutants } from '../document-data/presence.js';
import { imageVariantMutants } from '../document-data/image-variants.js';
import { htmlMutants, linksMutants, rawHtmlMutants } from '../document-data/html.js';
import { metadataMutants } from '../metadata/metadata.js';
import { readParts } from '../../harness/multipart-form.js';
import { freshLie } from '../../lies/mutating-proxy.js';
import type { Lie, WireRequest, WireResponse } from '../../lies/mutating-proxy.js';
import { pdfParserMutants } from './pdf-parser.js';
import { tableMutants } from './tables.js';

const words = {
  body: 'b',
  headScript: 's1',
  bodyScript: 's2',
  dataScript: 's3',
  headStyle: 't1',
  bodyStyle: 't2',
  noscript: 'n',
  headMeta: 'm1',
  bodyMeta: 'm2',
  title: 't',
};
const described = {
  title: 'a',
  description: 'b',
  keywords: ['c', 'd'],
  ogTitle: 'e',
  ogDescription: 'f',
  author: 'g',
  tags: ['h', 'i'],
  body: 'j',
} as const;
const code = preformattedLines(['a', 'b', 'c']).join('\n');

const markdown = [
  '# Top [with link](https://plumbline.example/x?q=1)',
  'First paragraph is **bold**, and *slanted*, and Café says so at length, for the line to be broken somewhere in its middle.',
  'Second paragraph.',
  '## Lower',
  '- one\n- two\n  - inner\n- three',
  '1. first\n2. second',
  '| Name | Year | Note |\n| --- | --- | --- |\n| Ada | 1815 | a<br>c |\n| Alan | 1912 | b |',
  `\`\`\`\n${code}\n\`\`\``,
  '![Picture](https://plumbline.example/p.png)',
  `\\${markedSentences[0]!}`,
  'Marit Solberg',
].join('\n\n');

const html = [
  '<html lang="en"><body><header>top</header><p>Text of the page with <b>words</b></p>',
  '<a href="https://plumbline.example/library/catalogue/volume.html">1</a><a href="https://plumbline.example/search?q=one">2</a>',
  '<img src="https://plumbline.example/library/catalogue/plate.png"><img alt="x" src="https://plumbline.example/images/dense-3.png">',
  '<h2>Part</h2><ul><li>one</li></ul><p>Another text.</p><table><tr><td colspan="2">a</td></tr></table></body></html>',
].join('\n');

const metadata = {
  title: 'Title',
  description: descriptionOf(described),
  keywords: 'one, two',
  language: 'de',
  ogTitle: 'Open',
  ogLocaleAlternate: ['fr_FR'],
  tags: ['x', 'y'],
  sourceURL: 'https://plumbline.example/',
  statusCode: 200,
  contentType: 'text/plain',
  sourceFile: 'a report.html',
  numPages: 3,
  totalPages: 4,
};

interface Sample {
  readonly request: WireRequest;
  readonly body: unknown;
  readonly status: number;
}

function sample(
  name: string,
  bytes: Uint8Array | string,
  data: Record<string, unknown>,
  options?: unknown,
  status = 200,
): Sample {
  const parts = parseParts({
    file: { name, contentType: 'application/octet-stream', bytes },
    ...(options !== undefined && { options }),
  });
  const { contentType, body } = multipartBody(parts, 'boundary');
  const headers = { 'content-type': contentType };
  const request = {
    method: 'POST',
    path: '/v2/parse',
    headers,
    body,
    parts: readParts(contentType, body),
    goodKey: 'fc-good',
  };
  return { request, body: status === 200 ? { success: true, data } : { success: false, error: 'no' }, status };
}

const full = {
  markdown,
  html,
  rawHtml: '<P>Raw &eacute;\r\n</P><nav>n</nav> ',
  links: ['https://plumbline.example/search?q=one', 'https://other.example/#part'],
  metadata,
};
/** More than the first hundreds of everything, exact cells, and characters that programs lose. */
const long = {
  markdown: [
    'A saying.',
    'A saying.',
    'A well-known third, 37% of it.',
    'The harbour master counted 3611 of them.',
    `The keeper's log says "no ships" (see there).`,
    'Fish & chips cost 5\u00a0EUR \u{1f41f}.',
    '> A saying.',
    'First line\\\nsecond line',
    '| Rule |\n| --- |\n| a \\| b |',
    [
      '| Code | Sum | Change |',
      '| --- | --- | --- |',
      ...Array.from({ length: 110 }, () => '| 007 | 89.50 | -3 |'),
    ].join('\n'),
    ...Array.from({ length: 310 }, (_, index) => `Paragraph ${index} of the EAST wing.`),
  ].join('\n\n'),
  html: '<html><body><p>a &lt;b&gt; and c &amp;amp; d</p></body></html>',
  links: Array.from({ length: 110 }, (_, index) => `https://plumbline.example/${index}`),
  metadata: {
    ...metadata,
    title: 'Größe und Maß: ein Bericht über alles, was gemessen wird',
    sourceFile: 'Annual REPORT.html',
  },
};
const sparse = { markdown, links: [], metadata: { sourceFile: 'x' } };
const office = (extension: string): Sample => sample(`folder/FILE.${extension}`, 'x', full);

const samples: readonly Sample[] = [
  sample('page.html', cleanedPage(words), full),
  sample('Annual REPORT.html', '<p>x</p>', long, { formats: ['markdown', 'html', 'links'] }),
  sample('page.html', pageWithBase('w').markup, full, {
    formats: ['html'],
    onlyMainContent: true,
    includeTags: ['p'],
    excludeTags: ['nav'],
  }),
  sample('page.html', pageOfAbsoluteAddresses('w').markup.replace('</main>', '</main><footer>f</footer>'), full, {
    formats: ['html', 'links'],
  }),
  sample('page.html', pageWithResponsiveImage(imageByDensity, 'w'), full),
  sample('page.html', pageWithResponsiveImage(imageByWidth, 'w'), full),
  sample('page.html', pageWithResponsiveImage(imageWithCommas, 'w'), full),
  sample('page.htm', describedPage(described), {
    ...full,
    metadata: { ...metadata, ogLocaleAlternate: ['fr_FR', 'pt_BR'] },
  }),
  sample('old.html', '<meta charset="iso-8859-1"><p>x</p>', full),
  sample('bare.html', '<p>x</p>', { metadata: {} }, { formats: ['images'] }),
  sample(
    'plates.html',
    '<a href="/plates"><img src="https://plumbline.example/1.png?edition=3"></a>',
    { images: Array.from({ length: 30 }, (_, index) => `https://plumbline.example/${index + 1}.png?edition=3`) },
    { formats: ['images'] },
  ),
  ...['xlsx', 'xls'].map((extension) =>
    sample(`dates.${extension}`, 'x', { markdown: '| Day |\n| --- |\n| 2026-03-01 |\n| 1,234 |', metadata }),
  ),
  sample('long.html', '<p>x</p>', {
    markdown: 'word '.repeat(25_000),
    html: 'word '.repeat(25_000),
    rawHtml: 'word '.repeat(25_000),
    metadata,
  }),
  sample(
    'form.html',
    '<p>x</p>',
    { html: '<form action="https://plumbline.example/f"></form>' },
    { formats: ['html'] },
  ),
  sample('based.html', pageWithBase('w').markup, full, { formats: ['links'] }),
  sample('a.html', '<p>x</p>', { links: ['https://a.example/?a=1', 'https://a.example/?a=2'] }, { formats: ['links'] }),
  sample('bare.html', pageWithoutLinks('w'), { ...sparse, html: '<p>x</p>' }, { formats: ['links'] }),
  sample('book.pdf', makeDocument('pdf', article).bytes, full, { parsers: [{ type: 'pdf', maxPages: 9 }] }),
  sample('scan.pdf', pdfOfPages(['a', null]), full, { parsers: [{ type: 'pdf', mode: 'fast', maxPages: 10_000 }] }),
  sample('book.pdf', 'x', full, { parsers: [{ type: 'pdf', mode: 'auto' }] }),
  sample('book.pdf', 'x', full, { parsers: [{ type: 'pdf', mode: 'ocr' }] }),
  sample('book.xlsx', makeDocument('xlsx', workbook).bytes, full),
  sample('song.mp3', 'x', {}, undefined, 400),
  ...['pdf', 'docx', 'doc', 'odt', 'rtf', 'xls', 'DOCX'].map(office),
  ...['pdf', 'docx', 'doc', 'odt', 'rtf', 'xlsx', 'xls'].map((extension) =>
    sample(`file.${extension}`, 'x', { ...full, warning: 'w' }),
  ),
];

/** True when the lie changes the request, or the answer, or answers by itself. */
async function changesSomething(lie: Lie, { request, body, status }: Sample): Promise<boolean> {
  const sent: WireRequest = {
    ...request,
    parts: request.parts?.map((part) => ({ ...part, headers: { ...part.headers } })),
  };
  const own = await lie.request?.(sent, () => Promise.reject(new Error('not asked')));
  if (own) return true;
  const optionsOf = (parts: WireRequest['parts']): string =>
    parts?.find((part) => part.name === 'options')?.value.toString() ?? '';
  if (optionsOf(sent.parts) !== optionsOf(request.parts)) return true;
  const before = Buffer.from(JSON.stringify(body));
  const response: WireResponse = { status, headers: { 'content-type': 'application/json' }, body: before };
  await lie.response?.(response, request);
  return response.status !== status || !response.body.equals(before);
}

const lies = [
  ...contentMutants,
  ...tableMutants,
  ...presenceMutants,
  ...markdownMutants,
  ...htmlMutants,
  ...imageVariantMutants,
  ...rawHtmlMutants,
  ...linksMutants,
  ...metadataMutants,
  ...pdfParserMutants,
  ...contentVariants,
];

describe('lies and differences about content', () => {
  it('have names of their own', () => {
    expect(new Set(lies.map(({ id }) => id)).size).toBe(lies.length);
  });

  it.each(lies.map((lie) => [lie.id, lie] as const))('%s changes some answer', async (_, lie) => {
    // One server for all, one after the other: some lies remember.
    const server = freshLie(lie);
    const changed: boolean[] = [];
    for (const one of samples) changed.push(await changesSomething(server, one));
    expect(changed).toContain(true);
  });
});
