/**
 * A story of an ODF text: the blocks of the body, a section, a cell, a note, a text box or a header, in order.
 * Spec: ODF 1.3 part 3, 3.4 and 5 (text content).
 */
import type { Block, Inline } from '../../../document/nodes.js';
import type { XmlScanner } from '../../shared/containers/xml-scanner.js';
import {
  addContentsEntry,
  addEmpty,
  addHeading,
  addText,
  inlinesOf,
  textBlock,
} from '../../shared/flow/add-paragraph.js';
import { BlockFlow } from '../../shared/flow/block-flow.js';
import { isFrame, readFrame } from './frames.js';
import { readContent } from './inlines.js';
import { twipsOf } from './lengths.js';
import { countItem, countedMark } from '../../shared/lists/list-counters.js';
import { type OpenItem, readList, takeMark } from './lists.js';
import type { OdtContext } from './odt-context.js';
import { emptyContent, type ParagraphContent } from './paragraph-content.js';
import type { ParagraphStyle } from './styles.js';
import { readTable } from './tables.js';

interface Story {
  context: OdtContext;
  flow: BlockFlow;
  /** Bookmarks between paragraphs belong to the next one. */
  bookmarks: string[];
  /** Frames anchored to pages: files have them before all text, in the order they were last touched. */
  loose: LooseFrame[];
}

interface LooseFrame {
  page: number;
  x: number;
  y: number;
  blocks: Block[];
}

/** Reads the blocks in the element just opened; moves behind its end. */
export function readStory(scanner: XmlScanner, context: OdtContext): Block[] {
  const story: Story = { context, flow: new BlockFlow(), bookmarks: [], loose: [] };
  readBlocks(scanner, story, undefined);
  placeLooseFrames(story, undefined);
  return story.flow.finish();
}

function readBlocks(scanner: XmlScanner, story: Story, item: OpenItem | undefined): void {
  const level = scanner.depth;
  while (scanner.child(level)) {
    if (!isFrame(scanner.name)) placeLooseFrames(story, item);
    readBlock(scanner, story, item);
  }
}

function readBlock(scanner: XmlScanner, story: Story, item: OpenItem | undefined): void {
  const { context, flow } = story;
  switch (scanner.name) {
    case 'text:p':
      readParagraph(scanner, story, item);
      break;
    case 'text:h':
      readHeading(scanner, story, item);
      break;
    case 'text:list':
    case 'text:ordered-list':
    case 'text:unordered-list':
      readList(scanner, context, item, (inner) => readBlocks(scanner, story, inner));
      break;
    case 'table:table':
      for (const block of readTable(scanner, context)) addBlock(block, flow, item);
      break;
    case 'text:section':
      if (scanner.attribute('text:display') === 'none') scanner.skip();
      else readBlocks(scanner, story, item);
      break;
    case 'office:text':
    case 'text:table-of-content':
    case 'text:illustration-index':
    case 'text:table-index':
    case 'text:object-index':
    case 'text:user-index':
    case 'text:alphabetical-index':
    case 'text:bibliography':
    case 'text:index-body':
    case 'text:index-title':
    case 'text:numbered-paragraph':
      readBlocks(scanner, story, item);
      break;
    case 'text:bookmark':
    case 'text:bookmark-start': {
      const name = scanner.attribute('text:name');
      if (name !== undefined) story.bookmarks.push(name);
      break;
    }
    default:
      if (isFrame(scanner.name)) readLooseFrame(scanner, story);
  }
}

/** A frame between paragraphs, anchored to the page. */
function readLooseFrame(scanner: XmlScanner, { context, loose }: Story): void {
  const page = Number(scanner.attribute('text:anchor-page-number') ?? 1);
  const y = twipsOf(scanner.attribute('svg:y')) ?? 0;
  const x = twipsOf(scanner.attribute('svg:x')) ?? 0;
  const content = emptyContent(context);
  readFrame(scanner, content, 0);
  const children = content.builder.finish();
  const blocks = children.length > 0 ? [{ type: 'paragraph' as const, children }] : [];
  loose.push({ page, x, y, blocks: [...blocks, ...content.anchored] });
}

/** Adds the frames read so far, from the top of the first page to the bottom of the last. */
function placeLooseFrames({ loose, flow }: Story, item: OpenItem | undefined): void {
  loose.sort((a, b) => a.page - b.page || a.y - b.y || a.x - b.x);
  for (const { blocks } of loose.splice(0)) for (const block of blocks) addBlock(block, flow, item);
}

function readHeading(scanner: XmlScanner, story: Story, item: OpenItem | undefined): void {
  const { context } = story;
  const written = scanner.attribute('text:outline-level') ?? scanner.attribute('text:level') ?? 1;
  const level = Math.max(1, Math.min(10, Number(written) || 1));
  const unnumbered = scanner.attribute('text:is-list-header') === 'true';
  const restart =
    scanner.attribute('text:restart-numbering') === 'true'
      ? Number(scanner.attribute('text:start-value') ?? 1)
      : undefined;
  const style = context.styles.paragraph(scanner.attribute('text:style-name'));
  const content = readContent(scanner, context, {
    on: 0,
    off: 0,
    hidden: style.format.hidden || undefined,
    font: undefined,
  });
  content.bookmarks.push(...story.bookmarks.splice(0));
  if (!content.builder.hasWords) {
    if (!content.builder.isEmpty) addText({ inlines: content.builder, block: 'body' }, story.flow);
    addAnchored(content, story.flow, item);
    return;
  }
  const number = unnumbered ? '' : item && !item.marked ? itemNumber(item) : outlineNumber(context, level - 1, restart);
  addNumbered(content, level, number, story);
}

function addNumbered(content: ParagraphContent, level: number, number: string, { context, flow }: Story): void {
  addHeading(headed(content), Math.min(6, level), number, flow, context.anchors);
  addAnchored(content, flow, undefined);
}

const headed = ({ builder, bookmarks }: ParagraphContent): Parameters<typeof addHeading>[0] => ({
  inlines: builder,
  bookmarks,
});

function itemNumber(item: OpenItem): string {
  const taken = takeMark(item);
  return taken?.mark.ordered ? taken.text : '';
}

function outlineNumber(context: OdtContext, level: number, restart: number | undefined): string {
  const style = context.styles.outline();
  if (style === undefined) return '';
  countItem(context.outline, level, style, restart);
  const counted = countedMark(context.outline, level, style);
  return counted?.mark.ordered ? counted.text : '';
}

function readParagraph(scanner: XmlScanner, story: Story, item: OpenItem | undefined): void {
  const { context, flow } = story;
  const style = context.styles.paragraph(scanner.attribute('text:style-name'));
  const content = readContent(scanner, context, style.format);
  content.builder.lineTabs = style.lineTabs;
  if (story.bookmarks.length > 0) content.bookmarks.push(...story.bookmarks.splice(0));
  if (content.builder.isEmpty) addEmpty(style.role === 'code' && !item ? 'code' : 'body', flow);
  else if (style.outlineLevel !== undefined && content.builder.hasWords) {
    addNumbered(content, style.outlineLevel, item && !item.marked ? itemNumber(item) : '', story);
    return;
  } else addShown(content, style, flow, item);
  addAnchored(content, flow, item);
}

function addShown(
  content: ParagraphContent,
  { role, format, indent, firstLine, contentsLevel }: ParagraphStyle,
  flow: BlockFlow,
  item: OpenItem | undefined,
): void {
  const { builder, context } = content;
  if (item) addItemParagraph(inlinesOf({ inlines: builder, block: 'body' }), indent, flow, item);
  else if (contentsLevel !== undefined) addContentsEntry({ inlines: builder, block: 'body' }, contentsLevel, flow);
  else if (role === 'title' && builder.hasWords) addHeading(headed(content), 1, '', flow, context.anchors);
  else
    addText(
      { inlines: builder, block: role === 'title' ? 'body' : role, ownStyles: format.on, indent, firstLine },
      flow,
    );
}

function addItemParagraph(children: Inline[], indent: number, flow: BlockFlow, item: OpenItem): void {
  const paragraph = textBlock(children);
  const taken = item.marked ? undefined : takeMark(item);
  const { level, style, counts } = item.list;
  if (taken) flow.addItem(taken.mark, [paragraph], { list: counts, indent: indent || style?.(level)?.indent });
  else if (!flow.continueItem(paragraph, level)) flow.add(paragraph);
}

function addAnchored(content: ParagraphContent, flow: BlockFlow, item: OpenItem | undefined): void {
  for (const block of content.anchored) addBlock(block, flow, item);
}

function addBlock(block: Block, flow: BlockFlow, item: OpenItem | undefined): void {
  if (!(item && flow.continueItem(block, item.list.level))) flow.add(block);
}
