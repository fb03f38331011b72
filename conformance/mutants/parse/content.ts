/**
 * Servers that lose, invent, reorder or spoil content: the lies about extensions and about what conversion keeps.
 * Spec: What the service does 1-2.
 */
import { answersData, emptySuccess, fileNameOf, filePart, isParse, refusesWhen } from '../../lies/lies.js';
import { editBlocks, editKind, joinBlocks, splitBlocks, writesMarkdown } from '../../lies/markdown-blocks.js';
import type { Mutant } from '../../lies/mutant.js';
import type { Lie } from '../../lies/mutating-proxy.js';
import { elementsOf, extensionOf, uploadedPage } from '../../lies/uploads.js';

const extensions = ['html', 'htm', 'pdf', 'docx', 'doc', 'odt', 'rtf', 'xlsx', 'xls'];

const refusedExtensions: readonly Mutant[] = extensions.map((extension) => ({
  id: `content.refuses-${extension}`,
  describe: `refuses .${extension} files`,
  breaks: [`parse.extensions.${extension}`],
  ...refusesWhen((_, request) => extensionOf(request).toLowerCase() === extension),
}));

/** The words are all there, and nothing is converted; of the others the bytes do not even hold the words. */
const passedOn: readonly Mutant[] = ['html', 'htm', 'rtf', 'xls'].map((extension) => ({
  id: `content.passes-${extension}-on`,
  describe: `answers .${extension} files as they are`,
  breaks: [`parse.extensions.${extension}`],
  ...answersData((data, request) => {
    const file = filePart(request);
    if (file && extensionOf(request).toLowerCase() === extension) data['markdown'] = file.value.toString('latin1');
  }),
}));

/** Edits the Markdown of one extension only. */
function writesFor(extension: string, change: (markdown: string) => string): Lie {
  return writesMarkdown((markdown, request) => (extensionOf(request) === extension ? change(markdown) : markdown));
}

function withoutLastBlock(markdown: string): string {
  return joinBlocks(splitBlocks(markdown).slice(0, -1));
}

function reversed(markdown: string): string {
  return joinBlocks(splitBlocks(markdown).reverse());
}

function tablesLast(markdown: string): string {
  const blocks = splitBlocks(markdown);
  const isTable = (block: { kind: string }): boolean => block.kind === 'table';
  return joinBlocks([...blocks.filter((block) => !isTable(block)), ...blocks.filter(isTable)]);
}

/** First block of each half, second block of each half, and so on: what reading across two columns gives. */
function interleaved(markdown: string): string {
  const blocks = splitBlocks(markdown);
  const half = Math.ceil(blocks.length / 2);
  return joinBlocks(
    blocks.slice(0, half).flatMap((block, index) => [block, ...blocks.slice(half + index, half + index + 1)]),
  );
}

/** Counts the answers, so that no two are the same. */
function changesEachTime(): Lie {
  return {
    remembering() {
      let count = 0;
      return answersData((data) => {
        count += 1;
        if (typeof data['markdown'] === 'string') data['markdown'] += `\n\n${count}`;
        if (Array.isArray(data['links'])) (data['links'] as unknown[]).push(`https://plumbline.example/${count}`);
      });
    },
  };
}

export const contentMutants: readonly Mutant[] = [
  ...refusedExtensions,
  ...passedOn,
  {
    id: 'content.htm-cut',
    describe: 'loses the end of .htm files',
    breaks: ['parse.extensions.htm-equals-html'],
    ...writesFor('htm', withoutLastBlock),
  },
  {
    id: 'content.htm-as-text',
    describe: 'reads .htm files as text with no headings and no links',
    breaks: ['parse.extensions.htm-is-html'],
    ...writesFor('htm', (markdown) => markdown.replace(/^#+ /gm, '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')),
  },
  {
    id: 'content.refuses-capitals',
    describe: 'knows extensions in small letters only',
    breaks: ['parse.extensions.upper-case'],
    ...refusesWhen((_, request) => /^[A-Z]+$/.test(extensionOf(request))),
  },
  {
    id: 'content.serves-anything',
    describe: 'answers success for files that are no documents',
    breaks: ['parse.extensions.unsupported-refused'],
    response(response, request) {
      const isKnown = extensions.includes(extensionOf(request).toLowerCase());
      if (isParse(request) && response.status >= 400 && !isKnown) Object.assign(response, emptySuccess());
    },
  },
  {
    id: 'content.loses-last-block',
    describe: 'loses the last block of every document',
    breaks: ['parse.conversion.all-text'],
    ...writesMarkdown(withoutLastBlock),
  },
  {
    id: 'content.stops-after-300-blocks',
    describe: 'writes the first 300 blocks of a document and no more',
    breaks: ['parse.conversion.long'],
    ...writesMarkdown((markdown) => joinBlocks(splitBlocks(markdown).slice(0, 300))),
  },
  {
    id: 'content.stops-after-100-kilobytes',
    describe: 'writes the first hundred thousand characters and no more',
    breaks: ['parse.conversion.long'],
    ...writesMarkdown((markdown) => markdown.slice(0, 100_000)),
  },
  {
    id: 'content.thousands-without-commas',
    describe: 'loses the commas in numbers',
    breaks: ['parse.conversion.cell-values'],
    ...writesMarkdown((markdown) => markdown.replace(/(\d),(?=\d{3})/g, '$1')),
  },
  {
    id: 'content.stops-after-100-rows',
    describe: 'writes the first 100 rows of a table and no more',
    breaks: ['parse.conversion.long'],
    ...writesMarkdown((markdown) => editKind(markdown, 'table', (table) => table.split('\n').slice(0, 102).join('\n'))),
  },
  {
    id: 'content.numbers-without-zeros',
    describe: 'reads cells as numbers and loses the zeros in front',
    breaks: ['parse.conversion.cell-values'],
    ...writesMarkdown((markdown) =>
      editKind(markdown, 'table', (table) => table.replace(/(?<=\| *)0+(?=\d+ *\|)/g, '')),
    ),
  },
  {
    id: 'content.rounds-cells',
    describe: 'rounds the decimals of cells',
    breaks: ['parse.conversion.cell-values'],
    ...writesMarkdown((markdown) => editKind(markdown, 'table', (table) => table.replace(/(\d)\.\d+(?= *\|)/g, '$1'))),
  },
  {
    id: 'content.signs-lost',
    describe: 'loses the signs of numbers in cells',
    breaks: ['parse.conversion.cell-values'],
    ...writesMarkdown((markdown) =>
      editKind(markdown, 'table', (table) => table.replace(/(?<=\| *\\?)[-+](?=\d)/g, '')),
    ),
  },
  {
    id: 'content.spaces-between-runs',
    describe: 'puts spaces between the runs of a sentence',
    breaks: ['parse.conversion.torn-words'],
    ...writesMarkdown((markdown) => markdown.replaceAll('The harbour master', 'The har bour mas ter')),
  },
  {
    id: 'content.hyphens-lost',
    describe: 'loses the hyphens inside words',
    breaks: ['parse.conversion.all-text'],
    ...writesMarkdown((markdown) => markdown.replace(/(?<=\p{L})-(?=\p{L})/gu, '')),
  },
  {
    id: 'content.per-cent-lost',
    describe: 'loses the sign of per cent',
    breaks: ['parse.conversion.all-text'],
    ...writesMarkdown((markdown) => markdown.replace(/(?<=\d)%/g, '')),
  },
  {
    id: 'content.apostrophes-lost',
    describe: 'loses the apostrophes inside words',
    breaks: ['parse.conversion.all-text'],
    ...writesMarkdown((markdown) => markdown.replace(/(?<=\p{L})\\?['\u2019](?=\p{L})/gu, '')),
  },
  {
    id: 'content.quotation-marks-lost',
    describe: 'loses the quotation marks of sentences',
    breaks: ['parse.conversion.all-text'],
    ...writesMarkdown((markdown) => markdown.replace(/\\?["\u201c\u201d](?=\p{L})|(?<=\p{L})\\?["\u201c\u201d]/gu, '')),
  },
  {
    id: 'content.brackets-lost',
    describe: 'loses the brackets of sentences',
    breaks: ['parse.conversion.all-text'],
    ...writesMarkdown((markdown) => markdown.replace(/(?<= )\(([^()]*)\)/g, '$1')),
  },
  {
    id: 'content.small-letters',
    describe: 'writes words of capital letters in small ones',
    breaks: ['parse.conversion.cell-values'],
    ...writesMarkdown((markdown) => markdown.replace(/\b[A-Z]{2,}\b/g, (word) => word.toLowerCase())),
  },
  {
    id: 'content.basic-plane-only',
    describe: 'drops characters beyond the basic plane',
    breaks: ['parse.conversion.unicode'],
    ...writesMarkdown((markdown) => markdown.replace(/[\ud800-\udfff]/g, '')),
  },
  {
    id: 'content.no-break-spaces-lost',
    describe: 'drops spaces that break no line',
    breaks: ['parse.conversion.unicode'],
    ...writesMarkdown((markdown) => markdown.replace(/\u00a0|&nbsp;/g, '')),
  },
  {
    id: 'content.cuts-half',
    describe: 'cuts the Markdown off after half of its characters',
    breaks: ['parse.conversion.all-text'],
    ...writesMarkdown((markdown) => markdown.slice(0, Math.floor(markdown.length / 2))),
  },
  {
    id: 'content.loses-quotes',
    describe: 'leaves quotations out',
    breaks: ['parse.conversion.all-text'],
    ...writesMarkdown((markdown) => editKind(markdown, 'quote', () => undefined)),
  },
  {
    id: 'content.line-breaks-glue',
    describe: 'loses the break of a line and the space in its place',
    breaks: ['parse.conversion.all-text'],
    ...writesMarkdown((markdown) => markdown.replace(/(?: {2,}|\\)\n(?=\S)/g, '')),
  },
  {
    id: 'content.loses-linked-cells',
    describe: 'leaves the text of cells out that are links',
    breaks: ['parse.conversion.all-text'],
    ...writesFor('xlsx', (markdown) => markdown.replace(/\[[^\]]*\]\([^)]*\)/g, '')),
  },
  {
    id: 'content.bars-part-cells',
    describe: 'writes vertical bars of cells as they are',
    breaks: ['parse.conversion.cell-bars'],
    ...writesMarkdown((markdown) => editKind(markdown, 'table', (table) => table.replace(/\\\|/g, '|'))),
  },
  {
    id: 'content.loses-tables',
    describe: 'leaves tables out',
    breaks: ['parse.conversion.all-text'],
    ...writesMarkdown((markdown) => editKind(markdown, 'table', () => undefined)),
  },
  {
    id: 'content.paragraphs-twice',
    describe: 'writes the last paragraph twice',
    breaks: ['parse.conversion.once'],
    ...writesMarkdown((markdown) => {
      const last = splitBlocks(markdown).findLast(({ kind, text }) => kind === 'paragraph' && text.length > 60);
      return editBlocks(markdown, ({ text }) => (text === last?.text ? `${text}\n\n${text}` : text));
    }),
  },
  {
    id: 'content.rows-twice',
    describe: 'writes the last row of a table twice',
    breaks: ['parse.conversion.once'],
    ...writesMarkdown((markdown) => editKind(markdown, 'table', (table) => `${table}\n${table.split('\n').at(-1)!}`)),
  },
  {
    id: 'content.loses-inner-items',
    describe: 'leaves nested list items out',
    breaks: ['parse.conversion.all-text'],
    ...writesMarkdown((markdown) => markdown.replace(/^[ \t]{2,}(?:[-*+]|\d+[.)]) .*\n?/gm, '')),
  },
  {
    id: 'content.loses-headings',
    describe: 'leaves headings out',
    breaks: ['parse.conversion.all-text'],
    ...writesMarkdown((markdown) => editKind(markdown, 'heading', () => undefined)),
  },
  {
    id: 'content.empty-markdown',
    describe: 'answers empty Markdown with success',
    breaks: ['document-data.markdown.text', 'parse.conversion.all-text', 'parse.upload.bytes'],
    ...writesMarkdown(() => ''),
  },
  {
    id: 'content.ascii-only',
    describe: 'replaces letters outside ASCII by question marks',
    breaks: ['parse.conversion.unicode'],
    ...writesMarkdown((markdown) => markdown.replace(/[^\x00-\x7f]/gu, '?')),
  },
  {
    id: 'content.ascii-only-of-pdf',
    describe: 'knows letters of PDF files by their ASCII codes alone',
    breaks: ['parse.conversion.unicode'],
    ...writesFor('pdf', (markdown) => markdown.replace(/[^\x00-\x7f]/gu, '?')),
  },
  ...['xlsx', 'xls'].map((extension) => ({
    id: `content.dates-as-days-of-${extension}`,
    describe: `writes dates of .${extension} files as numbers of days`,
    breaks: ['parse.conversion.dates'],
    ...writesFor(extension, (markdown) =>
      markdown.replace(/\b\d{4}-\d\d-\d\d\b/g, (date) => `${Date.parse(date) / 86_400_000 + 25_569}`),
    ),
  })),
  {
    id: 'content.compatibility-form',
    describe: 'writes raised figures as any other',
    breaks: ['parse.conversion.unicode'],
    ...writesMarkdown((markdown) => markdown.normalize('NFKC')),
  },
  {
    id: 'content.nothing-twice',
    describe: 'takes a paragraph that stands twice for a repetition and drops it',
    breaks: ['parse.conversion.repetitions'],
    ...writesMarkdown((markdown) => [...new Set(markdown.split('\n\n'))].join('\n\n')),
  },
  {
    id: 'content.mojibake',
    describe: 'reads UTF-8 as Latin-1',
    breaks: ['parse.conversion.unicode'],
    ...writesMarkdown((markdown) => Buffer.from(markdown, 'utf8').toString('latin1')),
  },
  {
    id: 'content.declared-encoding-ignored',
    describe: 'reads every page as UTF-8',
    breaks: ['parse.conversion.declared-encoding'],
    ...writesMarkdown((markdown, request) =>
      /charset="(?!utf-8)/.test(uploadedPage(request)) ? markdown.replace(/[^\x00-\x7f]/gu, '\ufffd') : markdown,
    ),
  },
  {
    id: 'content.strips-accents',
    describe: 'writes letters without their accents',
    breaks: ['parse.conversion.unicode'],
    ...writesMarkdown((markdown) => markdown.normalize('NFD').replace(/\p{M}/gu, '')),
  },
  {
    id: 'content.reversed',
    describe: 'gives the blocks of a document in reverse order',
    breaks: ['parse.conversion.reading-order'],
    ...writesMarkdown(reversed),
  },
  {
    id: 'content.tables-last',
    describe: 'puts all tables behind the text',
    breaks: ['parse.conversion.reading-order'],
    ...writesMarkdown(tablesLast),
  },
  {
    id: 'content.pdf-tables-last',
    describe: 'puts the tables of a PDF behind its text',
    breaks: ['parse.conversion.reading-order-tables'],
    ...writesFor('pdf', tablesLast),
  },
  {
    id: 'content.swaps-neighbours',
    describe: 'swaps the second block with the third',
    breaks: ['parse.conversion.reading-order'],
    ...writesMarkdown((markdown) => {
      const [first, second, third, ...rest] = splitBlocks(markdown);
      return joinBlocks([first, third, second, ...rest].filter((block) => block !== undefined));
    }),
  },
  {
    id: 'content.reads-across-columns',
    describe: 'reads the lines of two columns across',
    breaks: ['parse.conversion.reading-order-columns'],
    ...writesFor('pdf', interleaved),
  },
  {
    id: 'content.sheets-reversed',
    describe: 'gives the sheets of a workbook in another order',
    breaks: ['parse.conversion.reading-order-sheets'],
    ...writesFor('xlsx', reversed),
  },
  {
    id: 'content.old-sheets-reversed',
    describe: 'gives the sheets of an old workbook in another order',
    breaks: ['parse.conversion.reading-order-sheets'],
    ...writesFor('xls', reversed),
  },
  {
    id: 'content.invents-text',
    describe: 'adds a sentence of its own to every document',
    breaks: ['parse.conversion.nothing-invented'],
    ...writesMarkdown((markdown) => `${markdown}\n\nConverted with pleasure by our wonderful service.`),
  },
  {
    id: 'content.leaks-scripts',
    describe: 'takes the text of scripts for content',
    breaks: ['parse.conversion.clean'],
    ...writesMarkdown((markdown, request) => {
      const scripts = elementsOf(uploadedPage(request), 'script').map((element) => element.replace(/<[^>]*>/g, ''));
      return [markdown, ...scripts].join('\n\n');
    }),
  },
  {
    id: 'content.leaks-markup',
    describe: 'leaves tags of WordprocessingML in the Markdown',
    breaks: ['parse.conversion.clean'],
    ...writesFor('docx', (markdown) => markdown.replace('\n\n', '\n\n<w:r><w:t>')),
  },
  {
    id: 'content.leaks-control-words',
    describe: 'leaves RTF control words in the Markdown',
    breaks: ['parse.conversion.clean'],
    ...writesFor('rtf', (markdown) =>
      editBlocks(markdown, ({ text }, index) => (index === 1 ? `${text} \\pard\\intbl` : text)),
    ),
  },
  {
    id: 'content.never-the-same',
    describe: 'gives another answer each time',
    breaks: ['parse.conversion.repeatable'],
    ...changesEachTime(),
  },
  {
    id: 'content.names-the-file',
    describe: 'writes the file name into the Markdown',
    breaks: ['parse.conversion.file-name-without-effect'],
    ...writesMarkdown((markdown, request) => {
      const part = filePart(request);
      return `${markdown}\n\nSource: ${part ? fileNameOf(part) : ''}`;
    }),
  },
];
