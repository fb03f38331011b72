/**
 * Tells HTML from other text, and from the formats of other programs that are text: Excel 2003 XML, MHTML that is named
 * a Word document and rows of text that are named a workbook, which are read; Word 2003 XML, other MHTML, SVG and feeds, which are not.
 * Works on the first bytes only.
 * Standard: WHATWG MIME Sniffing 7.1 (the patterns for text/html), loosened for fragments.
 */
import type { Format } from '../document/reading.js';
import type { Kind } from './kinds.js';

const peekBytes = 8192;

const htmlStart =
  /^<(?:!doctype\s+html|html|head|body|script|iframe|h[1-6]|div|font|table|a|style|title|b|br|p|meta|link|base|main|article|section|nav|header|footer|ul|ol|dl|pre|span|center|form|frameset|blockquote|img|strong|em|i|u|details|figure)[\s/>]/i;
const htmlAnywhere =
  /<(?:!doctype\s+html|html|head|body|table|div|meta|h[1-6]|p|br|td|tr|ul|ol|li|script|span|a\s+href)[\s/>]/i;

/** Never undefined: text of no known kind is `maybe: 'text'`, other bytes are `maybe: 'binary'`. */
export function sniffText(bytes: Uint8Array, claimed: Format | undefined): Kind {
  const text = peekText(bytes);
  if (text === undefined) return { maybe: 'binary' };
  const start = skipPreamble(text);
  // Each is told by its first characters, so that a page pays for none of them.
  const preamble = text.slice(0, text.length - start.length);
  if (/^<(?:[\w]+:)?wordDocument[\s>]/.test(start) || preamble.includes('<?mso-application progid="Word.Document"')) {
    return { unsupported: 'a Word 2003 XML document' };
  }
  if (/^<(?:\w+:)?Workbook[\s>]/.test(start) && start.includes('urn:schemas-microsoft-com:office:spreadsheet')) {
    return { format: 'xls' };
  }
  if (/^<pkg:package[\s>]/.test(start)) return { unsupported: 'a Word document as flat XML' };
  if (/^<office:document[\s>]/.test(start)) return { unsupported: 'an OpenDocument file as flat XML' };
  // Wikis and other programs give out documents for Word in this form; Word takes it for one of its own.
  if (!start.startsWith('<') && isMhtml(start))
    return claimed === 'doc' ? { format: 'doc' } : { unsupported: 'a web archive (.mht)' };
  if (htmlStart.test(start)) return { format: 'html' };
  const isXml = text.trimStart().startsWith('<?xml') || /^<[a-z][\w.-]*:?[\w.-]*[\s>]/i.test(start);
  if (isXml && claimed !== 'html')
    return htmlAnywhere.test(start) ? { format: 'html' } : { unsupported: xmlName(start) };
  if (hasManyControls(text)) return htmlAnywhere.test(text) ? { format: 'html' } : { maybe: 'binary' };
  if (htmlAnywhere.test(start)) return { format: 'html' };
  return claimed === 'xls' && isTabbed(text) ? { format: 'xls' } : { maybe: 'text' };
}

/** Most lines are parted by tabs: rows of a sheet, as many programs give them out for Excel. */
function isTabbed(text: string): boolean {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  const tabbed = lines.filter((line) => line.includes('\t'));
  return tabbed.length > 1 && tabbed.length * 3 >= lines.length * 2;
}

/** The first characters; undefined when the bytes are no text in any encoding. */
function peekText(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, peekBytes));
  const isUtf16 = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
  if (isUtf16) return new TextDecoder(head[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(head);
  if (head[0] === 0x3c && head[1] === 0) return head.toString('utf16le');
  if (head[0] === 0 && head[1] === 0x3c) return new TextDecoder('utf-16be').decode(head);
  const text = head.toString('latin1', head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf ? 3 : 0);
  return hasManyControls(text) && !htmlAnywhere.test(text) ? undefined : text;
}

function hasManyControls(text: string): boolean {
  const controls = text.match(/[\0-\x08\x0e-\x1a\x1c-\x1f]/g)?.length ?? 0;
  return controls > 0 && controls * 200 > text.length;
}

/** Past white space, the XML declaration, processing instructions and comments. */
function skipPreamble(text: string): string {
  let rest = text.trimStart();
  for (;;) {
    const opener = rest.startsWith('<?') ? '?>' : rest.startsWith('<!--') ? '-->' : undefined;
    const end = opener === undefined ? -1 : rest.indexOf(opener);
    if (opener === undefined || end < 0) return rest;
    rest = rest.slice(end + opener.length).trimStart();
  }
}

function isMhtml(start: string): boolean {
  return /^(?:[\w-]+:[^\n]*\n(?:[ \t][^\n]*\n)*)*(?:MIME-Version|Content-Type:\s*multipart\/related)/i.test(
    start.replaceAll('\r\n', '\n'),
  );
}

function xmlName(start: string): string {
  const root = /^<(?:!doctype\s+)?(?:[\w.-]+:)?([\w.-]+)/i.exec(start)?.[1]?.toLowerCase();
  if (root === 'svg') return 'an SVG image';
  if (root === 'rss' || root === 'feed' || root === 'rdf') return 'a news feed';
  return 'an XML document';
}
