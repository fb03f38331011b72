/**
 * The list of parsers of the wire -> how to read a PDF. The same for an upload and for a URL.
 * Spec: Parser object (PDF); ParseOptions (parsers); Scrape options (parsers).
 */
import { limits } from '../../../generated/limits.gen.js';
import type { Parsers, PdfParser } from '../../../generated/types.gen.js';
import type { FormatWish } from '../../document-data/format-wish.js';
import type { PdfOptions } from '../../engine/document/reading.js';

/**
 * The last PDF parser counts; its plain name means mode `auto` without a limit.
 * @param parsers kept by the contract: an empty list, or at least one PDF parser, perhaps beside the one of images
 */
export function toPdfOptions(parsers: Parsers): PdfOptions | 'unparsed' {
  if (parsers.length === 0) return 'unparsed';
  const { mode = limits.pdfModeDefault, maxPages, pageMarkers } = pdfParserOf(parsers);
  return { mode, ...(maxPages !== undefined && { maxPages }), ...(pageMarkers === true && { pageMarks: true }) };
}

/** What of `data` is asked for at the parser, and not among the formats. */
export function toPageWishes(parsers: Parsers): FormatWish[] {
  const { pages, pageMarkdown, blocks } = pdfParserOf(parsers);
  return [
    ...(pages === true || pageMarkdown === true ? [{ type: 'pages' as const }] : []),
    ...(blocks === true ? [{ type: 'blocks' as const }] : []),
  ];
}

function pdfParserOf(parsers: Parsers): Partial<PdfParser> {
  return parsers.map(asObject).findLast(isPdfParser) ?? {};
}

type ParserObject = Exclude<Parsers[number], string>;

function asObject(parser: Parsers[number]): ParserObject {
  return typeof parser === 'string' ? { type: parser } : parser;
}

function isPdfParser(parser: ParserObject): parser is PdfParser {
  return parser.type === 'pdf';
}
