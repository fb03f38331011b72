/**
 * Walks the node table and builds the neutral document. Inline content gathers in an InlineRun; a block's start or end
 * turns what was gathered into a paragraph.
 * Spec: What the service does, 1 (reading order and tables are preserved).
 */
import type { Block, Document, Heading, Inline, Link, ListItem, Styled, TextStyle } from '../../../document/nodes.js';
import { attribute, mayHaveAttribute } from '../../../html/attributes.js';
import { Tag } from '../../../html/elements.table.js';
import type { NodeTable } from '../../../html/node-table.js';
import { TextMark } from '../../../html/node-table.js';
import type { Selection } from '../../../html/selection.js';
import { isHidden } from '../../../html/visibility.js';
import { attributeRow } from './attribute-rows.js';
import type { BuildOptions, Builder, OuterState } from './builder.js';
import { codeBlockOf, labelLanguage, plainCodeText } from './code-blocks.js';
import { figureOf, detailsOf } from './figures.js';
import { InlineRun } from './inline-run.js';
import type { InlineFrame } from './inline-tree.js';
import { definitionListOf, listItemOf, listOf } from './lists.js';
import { isGlued } from './glued.js';
import { isPermalink, withoutOwnLink } from './permalinks.js';
import { imageOf, mediaLinkOf } from './media.js';
import { equationOf, scriptEquationOf } from './math.js';
import { Rendering, renderingOf, styleOf } from './rendering.table.js';
import { buildTable } from './tables.js';
import { variantsOf } from './variants.js';
import { WordNotes } from './word-notes.js';
import { isWordTitle, WordLists, wordItemOf } from './word-paragraphs.js';

/** The document of the selected part of a page. */
export function buildDocument(table: NodeTable, selection: Selection, options: BuildOptions): Document {
  const builder = new DocumentBuilder(table, selection, options);
  for (const root of selection.roots) {
    if (root === 0) builder.children(0);
    else builder.visit(root);
    builder.flush();
  }
  const { footnotes } = builder.notes;
  return footnotes.length > 0 ? { blocks: builder.blocks, footnotes } : { blocks: builder.blocks };
}

class DocumentBuilder implements Builder {
  readonly table: NodeTable;
  readonly options: BuildOptions;
  readonly run: InlineRun;
  readonly notes: WordNotes;
  blocks: Block[] = [];
  /** Inside something that holds inlines only (a heading, a caption): blocks become spaces. */
  private inlineOnly = 0;
  /** The list that stray items, outside any list, are gathered in. */
  private strayList: Block | undefined;
  checked: boolean | undefined;
  private readonly wordLists = new WordLists();
  /** The mark of the list item of Word's that is being built. */
  private wordMark = 0;
  /** The link around a card, which its heading is to carry. */
  private cardLink: InlineFrame | undefined;
  private selects = 0;
  /** Inside a heading whose buttons are controls beside its words. */
  private leavesButtons = false;
  private readonly dropped: Uint8Array | undefined;
  private visits = 0;
  /** Inline elements whose effect ends at a node further on. */
  private readonly pendingEnds: number[] = [];

  constructor(table: NodeTable, selection: Selection, options: BuildOptions) {
    this.table = table;
    this.dropped = selection.dropped;
    this.notes = new WordNotes(table, selection);
    this.options = options;
    this.run = new InlineRun(table);
  }

  children(node: number): void {
    const end = this.table.end[node]!;
    for (let child = node + 1; child < end; child = this.table.end[child]!) this.visit(child);
  }

  visit(node: number): void {
    const tag = this.table.tag[node]!;
    if (this.pendingEnds.length > 0) this.endFormats(node);
    if ((this.dropped !== undefined && this.dropped[node] === 1) || node === this.wordMark) return;
    if (tag === Tag.text) {
      this.run.text(node);
      return;
    }
    if ((++this.visits & 1023) === 0) this.options.deadline.check();
    if (isHidden(this.table, node)) {
      this.hiddenEquation(node);
      return;
    }
    this.render(node, tag);
  }

  isLeftOut(node: number): boolean {
    if (this.dropped !== undefined && this.dropped[node] === 1) return true;
    return this.table.tag[node] !== Tag.text && isHidden(this.table, node);
  }

  private render(node: number, tag: number): void {
    switch (renderingOf[tag]) {
      case Rendering.transparent:
        this.setApart(node);
        this.children(node);
        return;
      case Rendering.block:
        this.block(node);
        return;
      case Rendering.dropped:
        if (tag === Tag.select) this.variants(node);
        return;
      case Rendering.style:
        this.setApart(node);
        this.styled(node, tag);
        return;
      case Rendering.code:
        this.code(node);
        return;
      case Rendering.link:
        this.setApart(node);
        this.link(node);
        return;
      case Rendering.image:
        this.image(node);
        return;
      case Rendering.lineBreak:
        this.lineBreak();
        return;
      case Rendering.heading:
        this.heading(node, tag - Tag.h1 + 1);
        return;
      case Rendering.list:
        if (this.isPlace(node)) this.add(listOf(this, node));
        return;
      case Rendering.listItem:
        this.strayItem(node);
        return;
      case Rendering.definitionList:
        if (this.isPlace(node)) this.add(definitionListOf(this, node));
        return;
      case Rendering.table:
        if (this.inlineOnly > 0) this.block(node);
        else buildTable(this, node);
        return;
      case Rendering.preformatted:
        if (this.isPlace(node)) this.addCode(codeBlockOf(this, node));
        return;
      case Rendering.quote:
        if (this.isPlace(node)) this.add(this.container('blockQuote', node));
        return;
      case Rendering.rule:
        if (this.isPlace(node)) this.add({ type: 'thematicBreak' });
        return;
      case Rendering.details:
        if (this.isPlace(node)) this.add(detailsOf(this, node));
        return;
      case Rendering.figure:
        if (this.inlineOnly > 0) this.block(node);
        else figureOf(this, node);
        return;
      case Rendering.inlineQuote:
        this.run.literal('"');
        this.children(node);
        this.run.literal('"');
        return;
      case Rendering.ruby:
        this.ruby(node);
        return;
      case Rendering.checkbox:
        if (this.blocks.length > 0 || !this.run.isEmpty()) return;
        if (attribute(this.table, node, 'type')?.toLowerCase() === 'checkbox')
          this.checked = attribute(this.table, node, 'checked') !== undefined;
        return;
      case Rendering.math:
        this.equation(equationOf(this.table, node));
        return;
      case Rendering.script:
        this.equation(scriptEquationOf(this.table, node));
        return;
      case Rendering.media:
        this.media(node);
        return;
      default:
        if (this.leavesButtons && tag === Tag.button) return;
        this.run.space();
        this.children(node);
        this.run.space();
    }
  }

  private setApart(node: number): void {
    if (isGlued(this.table, node, this.run)) this.run.space();
  }

  flush(): void {
    if (this.inlineOnly > 0) {
      this.run.space();
      return;
    }
    if (this.run.isBlank()) return;
    const children = this.run.take();
    if (children.length > 0 && hasContent(children)) this.blocks.push({ type: 'paragraph', children });
  }

  startBlocks(): OuterState {
    const { blocks, checked, inlineOnly } = this;
    this.blocks = [];
    this.checked = undefined;
    this.inlineOnly = 0;
    return { blocks, checked, inlineOnly };
  }

  endBlocks(outer: OuterState): Block[] {
    this.flush();
    const own = this.blocks;
    this.blocks = outer.blocks;
    this.checked = outer.checked;
    this.inlineOnly = outer.inlineOnly;
    return own;
  }

  inlinesOf(render: () => void): Inline[] {
    if (this.inlineOnly > 0) {
      render();
      return [];
    }
    this.inlineOnly++;
    render();
    this.inlineOnly--;
    const inlines = this.run.take();
    return hasContent(inlines) ? inlines : [];
  }

  private block(node: number): void {
    this.flush();
    const level = this.inlineOnly === 0 && mayHaveAttribute(this.table, node, 'role') ? this.headingRole(node) : 0;
    if (level > 0) {
      this.heading(node, level);
      return;
    }
    if (this.inlineOnly === 0 && this.table.tag[node] === Tag.p && this.wordParagraph(node)) return;
    if (this.inlineOnly === 0 && this.note(node)) return;
    const row = this.inlineOnly === 0 ? attributeRow(this.table, node) : undefined;
    if (row === undefined) this.children(node);
    else this.attributeRow(row);
    this.flush();
  }

  /** A footnote of a page that a word processor saved; false for other boxes. */
  private note(node: number): boolean {
    const label = this.notes.labelIn(node);
    if (label === undefined) return false;
    const outer = this.startBlocks();
    this.children(node);
    this.notes.add(label, this.endBlocks(outer), this.blocks);
    return true;
  }

  /** A title or an item of a list in a page that Word saved; false for other paragraphs. */
  private wordParagraph(node: number): boolean {
    const item = wordItemOf(this.table, node);
    if (item === undefined) {
      const isTitle = isWordTitle(this.table, node);
      if (isTitle) this.heading(node, 1);
      return isTitle;
    }
    const outer = this.startBlocks();
    this.wordMark = item.mark;
    this.children(node);
    const children = this.endBlocks(outer);
    this.wordLists.add(item, children, this);
    return true;
  }

  /** `**Height:** 3.2 cm` */
  private attributeRow({ name, value }: { name: number; value: number }): void {
    const names = trimEnds(unwrapStrong(this.inlinesOf(() => this.visit(name))));
    const values = this.inlinesOf(() => this.visit(value));
    if (names.length === 0 || values.length === 0) {
      const children = [...names, ...values];
      if (children.length > 0) this.blocks.push({ type: 'paragraph', children });
      return;
    }
    const last = names[names.length - 1];
    const colon = typeof last === 'string' && /[:?：]$/u.test(last) ? [] : [':'];
    this.blocks.push({
      type: 'paragraph',
      children: [{ type: 'styled', style: 'strong', children: [...names, ...colon] }, ' ', ...values],
    });
  }

  private headingRole(node: number): number {
    if (attribute(this.table, node, 'role') !== 'heading') return 0;
    const level = Number(attribute(this.table, node, 'aria-level') ?? 2);
    return Number.isInteger(level) && level >= 1 ? Math.min(level, 6) : 2;
  }

  /** Ends what stands before a block. Where only inlines may stand there is no place for one: its content is rendered alone. */
  private isPlace(node: number): boolean {
    if (this.inlineOnly > 0) {
      this.block(node);
      return false;
    }
    this.flush();
    return true;
  }

  private add(block: Block | undefined): void {
    if (block) this.blocks.push(block);
  }

  /** A paragraph right before code that only names its language was the label of the box; the fence says it. */
  private addCode(block: Block | undefined): void {
    const last = this.blocks[this.blocks.length - 1];
    if (block?.type === 'codeBlock' && last?.type === 'paragraph' && last.children.length === 1) {
      const [text] = last.children;
      const label = typeof text === 'string' ? labelLanguage(text) : undefined;
      if (label !== undefined && (block.language === undefined || block.language === label)) {
        block.language = label;
        this.blocks.pop();
      }
    }
    this.add(block);
  }

  private container(type: 'blockQuote', node: number): Block | undefined {
    const outer = this.startBlocks();
    this.children(node);
    const children = this.endBlocks(outer);
    return children.length > 0 || holdsNoElement(this.table, node) ? { type, children } : undefined;
  }

  /** White space counts in code, so plain code is taken as it is instead of being collapsed with the text around it. */
  private code(node: number): void {
    const text = plainCodeText(this, node);
    if (text === undefined) this.inline({ node, style: undefined, href: undefined, title: undefined });
    else if (text !== '') this.run.add({ type: 'code', text });
  }

  private heading(node: number, level: number): void {
    if (this.inlineOnly > 0) {
      this.block(node);
      return;
    }
    this.flush();
    const inlines = this.inlinesOf(() => this.headingText(node)).filter((inline) => !isPermalink(inline));
    const children = unwrapStrong(withoutOwnLink(this, node, unwrapStrong(trimEnds(inlines))));
    if (children.length === 0) return;
    const heading: Heading = { type: 'heading', level, children };
    const id = mayHaveAttribute(this.table, node, 'id') ? attribute(this.table, node, 'id') : undefined;
    if (id) heading.id = id;
    this.blocks.push(heading);
  }

  private headingText(node: number): void {
    const link = this.cardLink;
    const outer = this.leavesButtons;
    this.leavesButtons = hasTextBesideButtons(this.table, node);
    if (link?.node === node) this.inline(link);
    else this.children(node);
    this.leavesButtons = outer;
  }

  private styled(node: number, tag: number): void {
    if (tag === Tag.b && mayHaveAttribute(this.table, node, 'style')) {
      // Text editors wrap whole pastes in a `b` that is not bold.
      if (/font-weight\s*:\s*(?:normal|400)/i.test(attribute(this.table, node, 'style') ?? '')) {
        this.children(node);
        return;
      }
    }
    const style = styleOf[tag]!;
    if (this.showsAlready(style, tag)) this.children(node);
    else this.inline({ node, style, href: undefined, title: undefined });
  }

  /** Bold in bold shows nothing more, nor italics in italics; only `strong` in `strong` and `em` in `em` mean something of their own. */
  private showsAlready(style: TextStyle, tag: number): boolean {
    if (style !== 'strong' && style !== 'emphasis') return false;
    const around = this.run.openWith(style);
    if (around < 0 || this.pendingEnds.includes(around)) return false;
    return this.table.tag[around] !== tag || tag === Tag.b || tag === Tag.i;
  }

  private inline(frame: InlineFrame): void {
    const { node } = frame;
    this.run.start(frame);
    const ends = this.table.formatEnd.size > 0 ? this.table.formatEnd.get(node) : undefined;
    if (ends !== undefined) this.pendingEnds.push(node);
    this.children(node);
    this.run.finish(node);
  }

  /** What is written, then how it is read, in parentheses: a reading never stands inside a word. */
  private ruby(node: number): void {
    const { tag, end } = this.table;
    const readings: number[] = [];
    for (let child = node + 1; child < end[node]!; child = end[child]!) {
      if (tag[child] !== Tag.rt && tag[child] !== Tag.rtc) this.visit(child);
      else if (!this.isLeftOut(child) && end[child]! > child + 1) readings.push(child);
    }
    if (readings.length === 0) return;
    this.run.literal('(');
    for (const reading of readings) this.children(reading);
    this.run.literal(')');
  }

  /** Ends the inline elements whose effect stops before this node. */
  private endFormats(node: number): void {
    for (let i = this.pendingEnds.length - 1; i >= 0; i--) {
      const format = this.pendingEnds[i]!;
      if (node < this.table.formatEnd.get(format)!) continue;
      this.run.finish(format);
      this.pendingEnds.splice(i, 1);
    }
  }

  private link(node: number): void {
    const reference = attribute(this.table, node, 'href');
    const label = this.notes.labelOf(reference);
    if (label !== undefined) this.run.add({ type: 'footnoteReference', label });
    if (label !== undefined || this.notes.leadsBack(reference)) return;
    const href = reference === undefined ? undefined : this.options.urls.resolve(reference);
    if (href === undefined) {
      this.children(node);
      return;
    }
    const title = attribute(this.table, node, 'title')?.trim() || undefined;
    const heading = this.cardHeading(node);
    if (heading === 0) this.inline({ node, style: undefined, href, title });
    else this.card(node, { node: heading, style: undefined, href, title });
  }

  /** The first heading in a link around a whole card; 0 for other links. */
  private cardHeading(link: number): number {
    const { tag, end } = this.table;
    if (this.inlineOnly > 0) return 0;
    for (let at = link + 1; at < end[link]!; at++)
      if (tag[at]! >= Tag.h1 && tag[at]! <= Tag.h6 && !this.isLeftOut(at)) return at;
    return 0;
  }

  /** The link is written once, on the heading, and not on every line of the card. */
  private card(link: number, frame: InlineFrame): void {
    const outer = this.cardLink;
    this.cardLink = frame;
    this.children(link);
    this.cardLink = outer;
  }

  private image(node: number): void {
    const image = imageOf(this.table, node, this.options);
    if (image) this.run.add(image);
  }

  private lineBreak(): void {
    if (this.inlineOnly === 0 && this.run.endsWithBreak()) this.flush();
    else this.run.lineBreak();
  }

  private strayItem(node: number): void {
    if (this.inlineOnly > 0) {
      this.block(node);
      return;
    }
    this.flush();
    const item = listItemOf(this, node);
    if (!item) return;
    const last = this.blocks[this.blocks.length - 1];
    if (last !== undefined && last === this.strayList && last.type === 'list') {
      last.items.push(item);
    } else {
      this.strayList = { type: 'list', ordered: false, items: [item] };
      this.blocks.push(this.strayList);
    }
  }

  private variants(node: number): void {
    if (this.inlineOnly > 0 || ++this.selects > mostSelects) return;
    const variants = variantsOf(this.table, node);
    if (variants === undefined) return;
    this.flush();
    const items = variants.map((text): ListItem => ({ children: [{ type: 'paragraph', children: [text] }] }));
    this.blocks.push({ type: 'list', ordered: false, items });
  }

  private equation(equation: { latex: string; display: boolean } | undefined): void {
    if (!equation) return;
    if (equation.display && this.inlineOnly === 0) {
      this.flush();
      this.blocks.push({ type: 'mathBlock', latex: equation.latex });
    } else {
      this.run.add({ type: 'math', latex: equation.latex });
    }
  }

  /** Equations are often hidden beside a picture of themselves; the equation is the better text. */
  private hiddenEquation(node: number): void {
    const first = node + 1;
    if (first < this.table.end[node]! && this.table.tag[first] === Tag.math)
      this.equation(equationOf(this.table, first));
  }

  private media(node: number): void {
    const link = mediaLinkOf(this.table, node, this.options.urls);
    if (!link) return;
    this.flush();
    this.run.add(link);
    this.flush();
  }
}

/** A page that offers goods in more selects than this is a form. */
const mostSelects = 50;

/** Anything but white space and characters without width. */
const visible = /[^\s\u200b-\u200d\u2060\ufeff]/u;

/** False for inlines that are only white space and breaks. */
function hasContent(inlines: readonly Inline[]): boolean {
  for (const inline of inlines) {
    if (typeof inline === 'string' ? visible.test(inline) : inline.type !== 'lineBreak') return true;
  }
  return false;
}

/** A heading that is all button opens what follows; a button beside its words ("Copy link") is a control. */
function hasTextBesideButtons({ tag, end, marks }: NodeTable, heading: number): boolean {
  let buttons = false;
  let text = false;
  for (let node = heading + 1; node < end[heading]!;) {
    const isButton = tag[node] === Tag.button;
    buttons ||= isButton;
    text ||= tag[node] === Tag.text && (marks[node]! & TextMark.ink) !== 0;
    node = isButton ? end[node]! : node + 1;
  }
  return buttons && text;
}

function trimEnds(inlines: Inline[]): Inline[] {
  const last = inlines[inlines.length - 1];
  if (typeof last !== 'string' || !last.endsWith(' ')) return inlines;
  const trimmed = last.trimEnd();
  return trimmed === '' ? inlines.slice(0, -1) : [...inlines.slice(0, -1), trimmed];
}

/** A heading is bold as it is. */
function unwrapStrong(inlines: Inline[]): Inline[] {
  const only = inlines.length === 1 ? inlines[0] : undefined;
  return only !== undefined && isStrong(only) ? unwrapStrong(only.children) : inlines;
}

function isStrong(inline: Inline): inline is Styled | (Link & Styled) {
  return typeof inline !== 'string' && inline.type === 'styled' && inline.style === 'strong';
}

/** Nothing but white space between the tags: empty on purpose, unlike a box of pictures and scripts that shows nothing. */
function holdsNoElement(table: NodeTable, node: number): boolean {
  for (let at = node + 1; at < table.end[node]!; at++) if (table.tag[at] !== Tag.text) return false;
  return true;
}
