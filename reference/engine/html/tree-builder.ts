/**
 * Builds the node table from tags and text as browsers build their tree: implied and omitted tags, misnested inline
 * elements, table structure. One difference: stray content of a table stays inside it (readers move it out), because
 * nodes are only ever appended.
 * Standard: HTML, 13.2.6 Tree construction.
 */
import { ActiveFormats } from './active-formats.js';
import { elementSets, ElementSet, StartAction, startAction, Tag } from './elements.table.js';
import { EndTags } from './end-tags.js';
import type { NodeTable } from './node-table.js';
import { NodeAppender, TextMark } from './node-table.js';
import { OpenElements } from './open-elements.js';

export class TreeBuilder {
  readonly table: NodeTable;
  readonly open: OpenElements;
  readonly formats: ActiveFormats;
  readonly appender: NodeAppender;
  private readonly ends: EndTags;
  private bodyStarted = false;
  private htmlNode = -1;
  private headNode = -1;
  private bodyNode = -1;
  /** True right behind the tag of a block, where white space does not show. */
  private atBlockEdge = true;
  private readonly openAgain = (node: number): number => {
    const { table } = this;
    const again = this.insert(table.tag[node]!, 0, table.start[node]!, table.stop[node]!, table.marks[node]!);
    table.firstAttribute[again] = table.firstAttribute[node]!;
    return again;
  };

  constructor(source: Buffer, depthLimit: number) {
    this.appender = new NodeAppender(source);
    this.table = this.appender.table;
    this.open = new OpenElements(this.table, depthLimit);
    this.formats = new ActiveFormats(this.table, this.open);
    this.ends = new EndTags(this.appender, this.open, this.formats);
    this.open.push(this.appender.append(Tag.document, 0, 0, 0, 0), Tag.document, 0);
  }

  /** Closes what is still open. */
  finish(): NodeTable {
    if (!this.bodyStarted) this.startBody(0, 0, 0);
    this.open.close();
    return this.appender.finish();
  }

  text(start: number, stop: number, marks: number): void {
    const { open } = this;
    if ((marks & TextMark.ink) === 0) {
      if (!this.spaceShows()) return;
    } else {
      if (!this.bodyStarted && open.counts[Tag.template] === 0) this.startBody(0, 0, 0);
      if (this.formats.needReopening()) this.formats.reopen(this.openAgain);
      this.atBlockEdge = false;
    }
    this.appender.append(Tag.text, start, stop, marks, open.topNode());
  }

  private spaceShows(): boolean {
    const { counts } = this.open;
    if (counts[Tag.pre]! + counts[Tag.listing]! + counts[Tag.code]! > 0) return true;
    if (!this.bodyStarted || this.atBlockEdge) return false;
    const inside = this.open.topTag();
    return inside !== Tag.table && inside !== Tag.tr && inside !== Tag.tbody;
  }

  /** The text of a raw text element that was just opened. */
  rawText(start: number, stop: number, marks: number): void {
    this.appender.append(Tag.text, start, stop, marks, this.open.topNode());
  }

  /** Closes the raw text element or drawing that was just opened. */
  endRaw(): void {
    this.open.pop();
  }

  /** True before the body, where the content of `noscript` is not content of the page. */
  inHead(): boolean {
    return !this.bodyStarted;
  }

  /** True directly inside a drawing or an equation, where HTML's rules do not hold. */
  inForeign(): boolean {
    return this.foreignRoot() >= 0;
  }

  /** True where character data sections count: in a drawing or an equation, down to its text elements. */
  takesCharacterData(): boolean {
    return (elementSets[this.open.topTag()]! & ElementSet.mathml) !== 0 || this.inForeign();
  }

  /** Position of the `svg` or `math` the next tag would belong to; -1 in HTML. */
  private foreignRoot(): number {
    const { open } = this;
    if (open.counts[Tag.svg]! + open.counts[Tag.math]! === 0) return -1;
    for (let at = open.depth - 1; at > 0; at--) {
      const tag = open.tags[at]!;
      if (tag === Tag.svg || tag === Tag.math) return at;
      if ((elementSets[tag]! & ElementSet.integrationPoint) !== 0) return -1;
    }
    return -1;
  }

  startTag(tag: number, hash: number, start: number, stop: number, marks: number, selfClosing: boolean): void {
    if (!this.bodyStarted && !this.beforeBody(tag, start, stop, marks)) return;
    const foreign = this.foreignRoot();
    if (foreign >= 0) {
      if (!breaksOut(tag)) {
        const node = this.insert(tag, hash, start, stop, marks);
        if (selfClosing && this.open.topNode() === node) this.open.pop();
        return;
      }
      this.open.popFrom(foreign);
    }
    this.startHtmlTag(tag, hash, start, stop, marks);
    if ((elementSets[tag]! & ElementSet.block) !== 0) this.atBlockEdge = true;
    else if (startAction[tag] === StartAction.phrasingVoid) this.atBlockEdge = false;
  }

  private startHtmlTag(tag: number, hash: number, start: number, stop: number, marks: number): void {
    const { open } = this;
    switch (startAction[tag]) {
      case StartAction.phrasing:
        if (this.formats.needReopening()) this.formats.reopen(this.openAgain);
        this.insert(tag, hash, start, stop, marks);
        return;
      case StartAction.phrasingVoid:
        if (this.formats.needReopening()) this.formats.reopen(this.openAgain);
        this.insertVoid(tag, start, stop, marks);
        return;
      case StartAction.otherVoid:
        this.insertVoid(tag, start, stop, marks);
        return;
      case StartAction.block:
        this.closeParagraph();
        this.insert(tag, hash, start, stop, marks);
        return;
      case StartAction.formatting:
        this.insertFormat(tag, hash, start, stop, marks);
        return;
      case StartAction.anchor:
        if (this.formats.find(Tag.a) >= 0) this.ends.endFormat(Tag.a, hash);
        this.insertFormat(tag, hash, start, stop, marks);
        return;
      case StartAction.nobr:
        if (open.findInScope(Tag.nobr) >= 0) this.ends.endFormat(Tag.nobr, hash);
        this.insertFormat(tag, hash, start, stop, marks);
        return;
      case StartAction.heading:
        this.closeParagraph();
        if ((elementSets[open.topTag()]! & ElementSet.heading) !== 0) open.pop();
        this.insert(tag, hash, start, stop, marks);
        return;
      case StartAction.li:
        this.closeListItem(Tag.li, Tag.li);
        this.insert(tag, hash, start, stop, marks);
        return;
      case StartAction.ddDt:
        this.closeListItem(Tag.dd, Tag.dt);
        this.insert(tag, hash, start, stop, marks);
        return;
      case StartAction.option:
        if (open.topTag() === Tag.option) open.pop();
        if (tag === Tag.optgroup && open.topTag() === Tag.optgroup) open.pop();
        this.insert(tag, hash, start, stop, marks);
        return;
      case StartAction.ruby:
        this.endRubyParts(tag);
        this.insert(tag, hash, start, stop, marks);
        return;
      case StartAction.table:
        this.startTable(hash, start, stop, marks);
        return;
      case StartAction.tableSection:
        if (!this.toTable()) return;
        this.insert(tag, hash, start, stop, marks);
        if (tag === Tag.caption) this.formats.addMarker();
        return;
      case StartAction.col:
        if (open.topTag() !== Tag.colgroup && !this.toTable()) return;
        this.insertVoid(tag, start, stop, marks);
        return;
      case StartAction.tr:
        if (!this.toTableSection(start)) return;
        this.insert(tag, hash, start, stop, marks);
        return;
      case StartAction.cell:
        if (!this.toRow(start)) return;
        this.insert(tag, hash, start, stop, marks);
        this.formats.addMarker();
        return;
      case StartAction.raw:
        if (tag === Tag.xmp) this.closeParagraph();
        this.insert(tag, hash, start, stop, marks);
        return;
      case StartAction.html:
        this.adopt(this.htmlNode, start, stop, marks);
        return;
      case StartAction.body:
        this.adopt(this.bodyNode, start, stop, marks);
        return;
      case StartAction.head:
      case StartAction.ignored:
        return;
      case StartAction.form:
        this.startForm(hash, start, stop, marks);
        return;
      case StartAction.button: {
        const outer = open.findInScope(Tag.button);
        if (outer >= 0) open.popFrom(outer);
        if (this.formats.needReopening()) this.formats.reopen(this.openAgain);
        this.insert(tag, hash, start, stop, marks);
        return;
      }
      case StartAction.select: {
        const outer = open.findInScope(Tag.select);
        if (outer >= 0) open.popFrom(outer);
        else this.insert(tag, hash, start, stop, marks);
        return;
      }
      case StartAction.hr:
        this.closeParagraph();
        this.insertVoid(tag, start, stop, marks);
        return;
      case StartAction.marked:
        this.insert(tag, hash, start, stop, marks);
        this.formats.addMarker();
        return;
      default:
        this.insert(tag, hash, start, stop, marks);
    }
  }

  /** Handles a start tag while the body is not open yet. True when the tag is still to be inserted. */
  private beforeBody(tag: number, start: number, stop: number, marks: number): boolean {
    if (this.open.counts[Tag.template]! > 0) return true;
    if (tag === Tag.html) {
      if (this.htmlNode < 0) this.htmlNode = this.insert(tag, 0, start, stop, marks);
      else this.adopt(this.htmlNode, start, stop, marks);
      return false;
    }
    if (tag === Tag.head) {
      this.startHead(start, stop, marks);
      return false;
    }
    if (tag === Tag.body) {
      this.startBody(start, stop, marks);
      return false;
    }
    if (tag === Tag.frameset || tag === Tag.frame) return false;
    if ((elementSets[tag]! & ElementSet.head) !== 0) this.startHead(0, 0, 0);
    else this.startBody(0, 0, 0);
    return true;
  }

  private startHead(start: number, stop: number, marks: number): void {
    if (this.headNode >= 0) {
      this.adopt(this.headNode, start, stop, marks);
      return;
    }
    if (this.htmlNode < 0) this.htmlNode = this.insert(Tag.html, 0, 0, 0, 0);
    this.headNode = this.insert(Tag.head, 0, start, stop, marks);
  }

  private startBody(start: number, stop: number, marks: number): void {
    this.startHead(0, 0, 0);
    const head = this.open.find(Tag.head);
    if (head >= 0) this.open.popFrom(head);
    this.bodyNode = this.insert(Tag.body, 0, start, stop, marks);
    this.bodyStarted = true;
    this.atBlockEdge = true;
  }

  /** Gives an implied element the attributes of a tag that came too late. */
  private adopt(node: number, start: number, stop: number, marks: number): void {
    const { table } = this;
    if (stop <= start || table.stop[node]! > table.start[node]!) return;
    table.start[node] = start;
    table.stop[node] = stop;
    table.marks[node] = marks;
    table.firstAttribute[node] = this.appender.tagAttributes;
  }

  private insert(tag: number, hash: number, start: number, stop: number, marks: number): number {
    const { open } = this;
    open.makeRoom();
    const node = this.appender.append(tag, start, stop, marks, open.topNode());
    open.push(node, tag, hash);
    return node;
  }

  private insertVoid(tag: number, start: number, stop: number, marks: number): void {
    this.appender.append(tag, start, stop, marks, this.open.topNode());
  }

  private insertFormat(tag: number, hash: number, start: number, stop: number, marks: number): void {
    if (this.formats.needReopening()) this.formats.reopen(this.openAgain);
    this.formats.add(this.insert(tag, hash, start, stop, marks));
  }

  private startForm(hash: number, start: number, stop: number, marks: number): void {
    const { open } = this;
    if (open.counts[Tag.form]! > 0 && open.counts[Tag.template] === 0) return;
    this.closeParagraph();
    const inside = open.topTag();
    this.insert(Tag.form, hash, start, stop, marks);
    // Between the parts of a table a form has no content of its own.
    if (inside === Tag.table || inside === Tag.tbody || inside === Tag.tr) open.pop();
  }

  private startTable(hash: number, start: number, stop: number, marks: number): void {
    const { open } = this;
    this.closeParagraph();
    const outer = open.findTable();
    const isDirect = outer >= 0 && open.findInTable(Tag.td, Tag.th, Tag.caption) < 0;
    if (isDirect) this.formats.popFrom(outer);
    this.insert(Tag.table, hash, start, stop, marks);
  }

  /** Closes what is open inside the innermost table. False outside tables, where its parts are ignored. */
  private toTable(): boolean {
    const table = this.open.findTable();
    if (table < 0) return false;
    this.formats.popFrom(table + 1);
    return true;
  }

  private toTableSection(at: number): boolean {
    const section = this.open.findInTable(Tag.tbody, Tag.thead, Tag.tfoot);
    if (section >= 0) {
      this.formats.popFrom(section + 1);
      return true;
    }
    if (!this.toTable()) return false;
    this.insert(Tag.tbody, 0, at, at, 0);
    return true;
  }

  private toRow(at: number): boolean {
    const row = this.open.findInTable(Tag.tr);
    if (row >= 0) {
      this.formats.popFrom(row + 1);
      return true;
    }
    if (!this.toTableSection(at)) return false;
    this.insert(Tag.tr, 0, at, at, 0);
    return true;
  }

  private endRubyParts(next: number): void {
    const { open } = this;
    for (let tag = open.topTag(); (elementSets[tag]! & ElementSet.rubyPart) !== 0; tag = open.topTag()) {
      if (tag === Tag.rtc && next !== Tag.rb) return;
      open.pop();
    }
  }

  private closeParagraph(): void {
    const { open } = this;
    if (open.counts[Tag.p] === 0) return;
    const position = open.findInScope(Tag.p, Tag.button);
    if (position >= 0) open.popFrom(position);
  }

  private closeListItem(tag: number, tag2: number): void {
    const { open } = this;
    if (open.counts[tag]! + open.counts[tag2]! > 0) {
      for (let at = open.depth - 1; at > 0; at--) {
        const current = open.tags[at]!;
        if (current === tag || current === tag2) {
          open.popFrom(at);
          break;
        }
        const bounds = elementSets[current]! & ElementSet.special;
        if (bounds !== 0 && current !== Tag.address && current !== Tag.div && current !== Tag.p) break;
      }
    }
    this.closeParagraph();
  }

  endTag(tag: number, hash: number, start: number): void {
    if (!this.bodyStarted && this.open.counts[Tag.template] === 0) {
      if (tag === Tag.p || tag === Tag.br) this.startBody(0, 0, 0);
      else return;
    }
    this.ends.end(tag, hash, start);
    if ((elementSets[tag]! & ElementSet.block) !== 0) this.atBlockEdge = true;
  }
}

/** True for HTML elements that end a drawing or an equation they stand in. */
function breaksOut(tag: number): boolean {
  const sets = elementSets[tag]!;
  if ((sets & ElementSet.head) !== 0 || tag === Tag.a) return false;
  return (sets & (ElementSet.block | ElementSet.formatting)) !== 0 || tag === Tag.span || tag === Tag.img;
}
