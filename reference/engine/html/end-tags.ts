/**
 * What end tags do: they close elements as browsers do, whether or not the tags match what is open.
 * Part of the tree builder, which handles everything else.
 * Standard: HTML, 13.2.6.4.7 The "in body" insertion mode, end tags; 13.2.6.4.9 to 13.2.6.4.15, those of tables.
 */
import type { ActiveFormats } from './active-formats.js';
import { elementSets, ElementSet, StartAction, startAction, Tag } from './elements.table.js';
import type { NodeAppender, NodeTable } from './node-table.js';
import type { OpenElements } from './open-elements.js';

export class EndTags {
  private readonly appender: NodeAppender;
  private readonly table: NodeTable;
  private readonly open: OpenElements;
  private readonly formats: ActiveFormats;

  constructor(appender: NodeAppender, open: OpenElements, formats: ActiveFormats) {
    this.appender = appender;
    this.table = appender.table;
    this.open = open;
    this.formats = formats;
  }

  /** Handles an end tag of the body. `start`: its offset. */
  end(tag: number, hash: number, start: number): void {
    const { open } = this;
    switch (startAction[tag]) {
      case StartAction.block:
      case StartAction.button:
        if (tag === Tag.p && open.findInScope(Tag.p, Tag.button) < 0) {
          this.appendEmpty(Tag.p, start);
          return;
        }
        this.formats.popFrom(open.findInScope(tag));
        return;
      case StartAction.formatting:
      case StartAction.anchor:
      case StartAction.nobr:
        this.endFormat(tag, hash);
        return;
      case StartAction.heading:
        this.endHeading();
        return;
      case StartAction.li:
        this.formats.popFrom(open.findInScope(tag, Tag.ol, Tag.ul));
        return;
      case StartAction.ddDt:
        this.formats.popFrom(open.findInScope(tag));
        return;
      case StartAction.table:
        this.formats.popFrom(open.findTable());
        return;
      case StartAction.tableSection:
      case StartAction.tr:
      case StartAction.cell:
        this.formats.popFrom(open.findInTable(tag));
        return;
      case StartAction.form: {
        const position = open.findInScope(Tag.form);
        if (position >= 0) open.release(position);
        return;
      }
      case StartAction.marked:
      case StartAction.noscript:
        this.formats.popFrom(open.findInScope(tag));
        return;
      case StartAction.select:
      case StartAction.template:
      case StartAction.svg:
      case StartAction.math:
        this.formats.popFrom(open.find(tag));
        return;
      case StartAction.phrasingVoid:
        if (tag === Tag.br) this.appendEmpty(Tag.br, start);
        return;
      case StartAction.otherVoid:
      case StartAction.hr:
      case StartAction.col:
      case StartAction.html:
      case StartAction.head:
      case StartAction.body:
      case StartAction.ignored:
        return;
      default:
        this.endOther(tag, hash);
    }
  }

  /** Some stray end tags stand for an element without content. */
  private appendEmpty(tag: number, start: number): void {
    this.appender.append(tag, start, start, 0, this.open.topNode());
  }

  private endHeading(): void {
    const { open } = this;
    for (let at = open.depth - 1; at > 0; at--) {
      const sets = elementSets[open.tags[at]!]!;
      if ((sets & ElementSet.heading) !== 0) {
        open.popFrom(at);
        return;
      }
      if ((sets & ElementSet.scope) !== 0) return;
    }
  }

  /** Ends an inline element. One with blocks open inside stops having effect, and is closed with them. */
  endFormat(tag: number, hash: number): void {
    const { open, formats } = this;
    const listed = formats.find(tag);
    if (listed < 0) {
      this.endOther(tag, hash);
      return;
    }
    const node = formats.nodeAt(listed);
    const position = formats.positionAt(listed);
    formats.removeAt(listed);
    if (position < 0) return;
    for (let at = open.depth - 1; at > position; at--) {
      const sets = elementSets[open.tags[at]!]!;
      if ((sets & ElementSet.scope) !== 0) return;
      if ((sets & ElementSet.special) === 0) continue;
      this.table.formatEnd.set(node, this.table.count);
      open.release(position);
      return;
    }
    open.popFrom(position);
  }

  private endOther(tag: number, hash: number): void {
    const { open } = this;
    if (open.counts[tag] === 0) return;
    for (let at = open.depth - 1; at > 0; at--) {
      const current = open.tags[at]!;
      if (current === tag && (tag !== Tag.unknown || open.hashes[at] === hash)) {
        open.popFrom(at);
        return;
      }
      if ((elementSets[current]! & ElementSet.special) !== 0) return;
    }
  }
}
