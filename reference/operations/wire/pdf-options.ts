/**
 * The list of parsers of the wire -> how to read a PDF. The same for an upload and for a URL.
 * Spec: Parser object (PDF); ParseOptions (parsers); Scrape options (parsers).
 */
import { limits } from '../../../generated/limits.gen.js';
import type { Parsers, PdfParser } from '../../../generated/types.gen.js';
import type { PdfOptions } from '../../engine/document/reading.js';

/**
 * The last PDF parser counts; its plain name means mode `auto` without a limit.
 * @param parsers kept by the contract: an empty list, or at least one PDF parser, perhaps beside the one of images
 */
export function toPdfOptions(parsers: Parsers): PdfOptions | 'unparsed' {
  if (parsers.length === 0) return 'unparsed';
  const { mode = limits.pdfModeDefault, maxPages } = parsers.map(asObject).findLast(isPdfParser) ?? {};
  return { mode, ...(maxPages !== undefined && { maxPages }) };
}

type ParserObject = Exclude<Parsers[number], string>;

function asObject(parser: Parsers[number]): ParserObject {
  return typeof parser === 'string' ? { type: parser } : parser;
}

function isPdfParser(parser: ParserObject): parser is PdfParser {
  return parser.type === 'pdf';
}
