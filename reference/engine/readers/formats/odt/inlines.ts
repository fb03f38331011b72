/**
 * The content of an ODF paragraph or heading: text with collapsed white space, spans, links, notes, fields, frames.
 * Deleted content is kept by the format elsewhere (`text:tracked-changes`), so what stands here is the final text.
 * Spec: ODF 1.3 part 3, 6 (paragraph element content).
 */
import type { Link } from '../../../document/nodes.js';
import type { XmlScanner } from '../../shared/containers/xml-scanner.js';
import { OPEN, TEXT } from '../../shared/containers/xml-scanner.js';
import { isFrame, readFrame } from './frames.js';
import { addNote } from './notes.js';
import type { OdtContext } from './odt-context.js';
import { symbolRunText } from '../../shared/typefaces/symbols.js';
import { emptyContent, type ParagraphContent } from './paragraph-content.js';
import type { TextFormat } from './style-records.js';

/** Reads the paragraph just opened; moves behind its end. */
export function readContent(scanner: XmlScanner, context: OdtContext, format: TextFormat): ParagraphContent {
  const content = emptyContent(context);
  if (format.hidden) scanner.skip();
  else {
    content.font = format.font;
    readNodes(scanner, content, format.on);
  }
  return content;
}

function readNodes(scanner: XmlScanner, content: ParagraphContent, styles: number): void {
  const level = scanner.depth;
  for (;;) {
    const token = scanner.node(level);
    if (token === TEXT) addText(scanner.text(), content, styles);
    else if (token === OPEN) readElement(scanner, content, styles);
    else return;
  }
}

function readElement(scanner: XmlScanner, content: ParagraphContent, styles: number): void {
  switch (scanner.name) {
    case 'text:span':
      readSpan(scanner, content, styles);
      break;
    case 'text:s':
      addSpaces(Number(scanner.attribute('text:c') ?? 1) || 1, content, styles);
      break;
    case 'text:tab':
    case 'text:tab-stop':
      content.builder.text('\t', styles);
      content.afterSpace = false;
      break;
    case 'text:line-break':
      content.builder.add({ type: 'lineBreak' }, styles);
      content.afterSpace = true;
      break;
    case 'text:a':
      readLink(scanner, content, styles);
      break;
    case 'text:note':
    case 'text:footnote':
    case 'text:endnote':
      content.builder.add(addNote(scanner, content.context), 0);
      content.afterSpace = false;
      break;
    case 'text:bookmark':
    case 'text:bookmark-start':
    case 'text:reference-mark':
    case 'text:reference-mark-start': {
      const name = scanner.attribute('text:name');
      if (name !== undefined) content.bookmarks.push(name);
      break;
    }
    case 'text:bookmark-ref':
    case 'text:reference-ref':
      readReference(scanner, content, styles);
      break;
    case 'text:hidden-text':
      if (scanner.attribute('text:is-hidden') === 'true') scanner.skip();
      else readNodes(scanner, content, styles);
      break;
    case 'field:fieldmark':
    case 'field:fieldmark-start':
      readFieldMark(scanner, content);
      break;
    case 'field:fieldmark-end':
      endFieldMark(scanner, content);
      break;
    case 'text:ruby':
      readRuby(scanner, content, styles);
      break;
    case 'office:annotation':
    case 'office:annotation-end':
    case 'text:tracked-changes':
    case 'text:script':
    case 'text:alphabetical-index-mark':
    case 'text:toc-mark':
    case 'text:user-index-mark':
    case 'office:event-listeners':
    case 'text:number':
      scanner.skip();
      break;
    default:
      if (isFrame(scanner.name)) readFrame(scanner, content, styles);
      // Fields show the text they hold; whatever else wraps text is passed through.
      else readNodes(scanner, content, styles);
  }
}

function addText(text: string, content: ParagraphContent, styles: number): void {
  let shown = /[\t\n\r]| {2}/.test(text) ? text.replace(/[ \t\n\r]+/g, ' ') : text;
  if (content.afterSpace && shown.startsWith(' ')) shown = shown.slice(1);
  if (shown === '') return;
  content.afterSpace = shown.endsWith(' ');
  if (shown.includes('\u00ad')) shown = shown.replaceAll('\u00ad', '');
  content.builder.text(symbolRunText(content.font, shown), styles);
}

const mostSpaces = 1000;

function addSpaces(count: number, content: ParagraphContent, styles: number): void {
  content.builder.text(' '.repeat(Math.max(0, Math.min(mostSpaces, count))), styles);
  content.afterSpace = false;
}

function readSpan(scanner: XmlScanner, content: ParagraphContent, styles: number): void {
  const format = content.context.styles.text(scanner.attribute('text:style-name'));
  if (format.hidden) scanner.skip();
  else {
    const outer = content.font;
    content.font = format.font ?? outer;
    readNodes(scanner, content, (styles & ~format.off) | format.on);
    content.font = outer;
  }
}

/** LibreOffice writes a box to tick and a choice as a mark with its state, and a text to fill in between two marks. */
function readFieldMark(scanner: XmlScanner, content: ParagraphContent): void {
  const kind = scanner.attribute('field:type') ?? '';
  content.fieldFrom = kind.endsWith('.FORMTEXT') ? content.builder.size : -1;
  const isBox = kind.endsWith('.FORMCHECKBOX') && scanner.name === 'field:fieldmark';
  const isChoice = kind.endsWith('.FORMDROPDOWN') && scanner.name === 'field:fieldmark';
  let isChecked = false;
  let chosen: number | undefined;
  const choices: string[] = [];
  const level = scanner.depth;
  while (scanner.child(level)) {
    const value = scanner.attribute('field:value') ?? '';
    const name = scanner.attribute('field:name');
    if (name === 'Checkbox_Checked') isChecked = value === 'true';
    else if (name === 'Dropdown_Selected') chosen = Number(value);
    else if (name === 'Dropdown_ListEntry') choices.push(value);
  }
  if (isBox) content.builder.text(isChecked ? '☒' : '☐', 0);
  if (isChoice) content.builder.text(choices[chosen ?? -1] ?? '____', 0);
  content.afterSpace &&= !isBox && !isChoice;
}

function endFieldMark(scanner: XmlScanner, content: ParagraphContent): void {
  if (content.fieldFrom === content.builder.size) content.builder.text('____', 0);
  content.fieldFrom = -1;
  scanner.skip();
}

function readLink(scanner: XmlScanner, content: ParagraphContent, styles: number): void {
  const href = scanner.attribute('xlink:href') ?? '';
  const title = scanner.attribute('office:title');
  withLink(href, title, scanner, content, styles);
}

function readReference(scanner: XmlScanner, content: ParagraphContent, styles: number): void {
  withLink(`#${scanner.attribute('text:ref-name') ?? ''}`, undefined, scanner, content, styles);
}

function withLink(
  href: string,
  title: string | undefined,
  scanner: XmlScanner,
  content: ParagraphContent,
  styles: number,
): void {
  // `#1.Heading|outline` and `#Table1|table` name things by kind.
  const address = href.startsWith('#') ? href.replace(/\|[a-z]+$/, '') : href;
  if (address === '' || address === '#') {
    readNodes(scanner, content, styles);
    return;
  }
  const link: Link = { type: 'link', href: address, children: [] };
  if (title) link.title = title;
  if (address.startsWith('#')) content.context.anchors.links.push(link);
  content.builder.openLink(link);
  readNodes(scanner, content, styles);
  content.builder.closeLink();
}

/** Base text, then its reading in parentheses. */
function readRuby(scanner: XmlScanner, content: ParagraphContent, styles: number): void {
  const level = scanner.depth;
  let base = '';
  let reading = '';
  while (scanner.child(level)) {
    if (scanner.name === 'text:ruby-base') base = scanner.elementText();
    else if (scanner.name === 'text:ruby-text') reading = scanner.elementText().trim();
  }
  content.builder.annotated(base, reading, styles);
  content.afterSpace = false;
}
