/**
 * Servers whose PDF parser takes other pages than it was told to, or loses text in one of its modes.
 * Spec: Parser object (PDF), mode and maxPages.
 */
import type { JsonObject } from '../../harness/expectation.js';
import { isObject } from '../../harness/expectation.js';
import { readsOptions, refusal } from '../../lies/lies.js';
import { joinBlocks, splitBlocks, writesMarkdown } from '../../lies/markdown-blocks.js';
import type { Mutant } from '../../lies/mutant.js';
import type { Lie, WireRequest } from '../../lies/mutating-proxy.js';
import { extensionOf, sentOptions } from '../../lies/uploads.js';

/** The parser object that was sent; an empty one for a plain name or none. */
function parserOf(options: JsonObject): JsonObject {
  const parser: unknown = Array.isArray(options['parsers']) ? options['parsers'][0] : undefined;
  return isObject(parser) ? parser : {};
}

/** Reads another parser object than was sent, for PDF files. */
function readsParser(change: (parser: JsonObject) => JsonObject): Lie {
  return readsOptions((options, request) =>
    extensionOf(request) === 'pdf'
      ? { ...options, parsers: [{ type: 'pdf', ...change(parserOf(options)) }] }
      : undefined,
  );
}

function hasPicture(request: WireRequest): boolean {
  return request.body.includes('/Subtype /Image');
}

/** Loses the last block of a PDF in one mode. */
function losesTextIn(mode: string): Lie {
  return writesMarkdown((markdown, request) =>
    extensionOf(request) === 'pdf' && parserOf(sentOptions(request))['mode'] === mode
      ? joinBlocks(splitBlocks(markdown).slice(0, -1))
      : markdown,
  );
}

/** Reads the mode as another one. */
function readsMode(mode: string, as: string): Lie {
  return readsParser((parser) => (parser['mode'] === mode ? { ...parser, mode: as } : parser));
}

export const pdfParserMutants: readonly Mutant[] = [
  {
    id: 'parse.parser.fast-recognises',
    describe: 'recognises the text of pictures in mode fast, too',
    breaks: ['parse.parser.fast-no-recognition'],
    ...readsMode('fast', 'auto'),
  },
  {
    id: 'parse.parser.auto-is-fast',
    describe: 'reads embedded text only in mode auto',
    breaks: ['parse.parser.auto-reads-scans'],
    ...readsMode('auto', 'fast'),
  },
  {
    id: 'parse.parser.auto-scans-last',
    describe: 'puts what it recognised behind everything else',
    breaks: ['parse.parser.auto-keeps-page-order'],
    ...writesMarkdown((markdown, request) => {
      const blocks = splitBlocks(markdown);
      return extensionOf(request) === 'pdf' && hasPicture(request)
        ? joinBlocks([...blocks.slice(0, 1), ...blocks.slice(-1), ...blocks.slice(1, -1)])
        : markdown;
    }),
  },
  {
    id: 'parse.parser.short-forms-are-fast',
    describe: 'reads embedded text only when the parser has no mode',
    breaks: ['parse.parser.short-forms-read-scans'],
    ...readsParser((parser) => ({ mode: 'fast', ...parser })),
  },
  {
    id: 'parse.parsers.default-is-fast',
    describe: 'reads embedded text only when no parsers are named',
    breaks: ['parse.parsers.default-reads-scans'],
    ...readsOptions((options) =>
      'parsers' in options ? undefined : { ...options, parsers: [{ type: 'pdf', mode: 'fast' }] },
    ),
  },
  {
    id: 'parse.parser.ocr-is-fast',
    describe: 'takes the embedded text in mode ocr where there is some',
    breaks: ['parse.parser.ocr-every-page'],
    ...readsMode('ocr', 'fast'),
  },
  {
    id: 'parse.parser.ocr-ignores-max-pages',
    describe: 'ignores maxPages in mode ocr',
    breaks: ['parse.parser.max-pages-caps-scans'],
    ...readsParser(({ maxPages, ...parser }) =>
      parser['mode'] === 'ocr' || maxPages === undefined ? parser : { ...parser, maxPages },
    ),
  },
  {
    id: 'parse.parser.fast-loses-text',
    describe: 'loses the end of a PDF in mode fast',
    breaks: ['parse.parser.fast-embedded-text', 'parse.parser.auto-equals-fast-on-text'],
    ...losesTextIn('fast'),
  },
  {
    id: 'parse.parser.auto-loses-text',
    describe: 'loses the end of a PDF in mode auto',
    breaks: ['parse.parser.auto-text-first', 'parse.parser.auto-equals-fast-on-text'],
    ...losesTextIn('auto'),
  },
  {
    id: 'parse.parser.auto-misreads',
    describe: 'recognises characters in mode auto instead of taking the embedded text',
    breaks: ['parse.parser.auto-text-first'],
    ...writesMarkdown((markdown, request) =>
      parserOf(sentOptions(request))['mode'] === 'auto' ? markdown.replace(/rn/g, 'm').replace(/l/g, '1') : markdown,
    ),
  },
  {
    id: 'parse.parser.fast-refuses-scans',
    describe: 'refuses a file with a scanned page in mode fast',
    breaks: ['parse.parser.fast-skips-scans'],
    request: (request) =>
      extensionOf(request) === 'pdf' && hasPicture(request) && parserOf(sentOptions(request))['mode'] === 'fast'
        ? refusal()
        : undefined,
  },
  {
    id: 'parse.parser.fast-stops-at-scans',
    describe: 'stops at the first scanned page in mode fast',
    breaks: ['parse.parser.fast-skips-scans'],
    ...writesMarkdown((markdown, request) =>
      extensionOf(request) === 'pdf' && hasPicture(request) ? joinBlocks(splitBlocks(markdown).slice(0, 1)) : markdown,
    ),
  },
  {
    id: 'parse.parser.ten-pages-by-default',
    describe: 'parses ten pages when maxPages is absent',
    breaks: ['parse.parser.max-pages-default'],
    ...readsParser((parser) => ({ maxPages: 10, ...parser })),
  },
  {
    id: 'parse.parser.max-pages-ignored',
    describe: 'ignores maxPages',
    breaks: ['parse.parser.max-pages-caps'],
    ...readsParser(({ maxPages: _maxPages, ...parser }) => parser),
  },
  {
    id: 'parse.parser.one-page-more',
    describe: 'parses one page more than maxPages says',
    breaks: ['parse.parser.max-pages-caps'],
    ...readsParser((parser) =>
      typeof parser['maxPages'] === 'number'
        ? { ...parser, maxPages: Math.min(10_000, parser['maxPages'] + 1) }
        : parser,
    ),
  },
  {
    id: 'parse.parser.one-page-beyond-end',
    describe: 'reads a maxPages above the page count as one page',
    breaks: ['parse.parser.max-pages-beyond-end'],
    ...readsParser((parser) => (parser['maxPages'] === 10_000 ? { ...parser, maxPages: 1 } : parser)),
  },
  {
    id: 'parse.parser.last-page-only',
    describe: 'gives the last of the wanted pages only',
    breaks: ['parse.parser.max-pages-monotone', 'parse.parser.max-pages-caps'],
    ...writesMarkdown((markdown, request) =>
      'maxPages' in parserOf(sentOptions(request)) ? joinBlocks(splitBlocks(markdown).slice(-1)) : markdown,
    ),
  },
];
