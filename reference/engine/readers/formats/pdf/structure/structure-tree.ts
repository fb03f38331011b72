/**
 * The structure tree of a tagged file: which stretches of marked content are a heading, a paragraph, an item of a list or a
 * cell of a table, in the order their author meant. Word processors and browsers write it; layout believes it where it holds
 * (nearly) all text of a page (layout/lay-out-tagged.ts).
 * Spec: ISO 32000-1, 14.7 (logical structure), 14.8.4 (standard structure types).
 */
import { Name, Ref, asDict, type Dict, type PdfValue } from '../file/objects.js';
import type { PdfFile } from '../file/pdf-file.js';
import { readTaggedTable, type Patience, type TaggedTable } from './tagged-table.js';

/** Files with more elements or deeper nesting are read by their looks alone. */
const maxElements = 200_000;
const maxDepth = 200;

/** What a stretch of text is. One unit is one block of the document, even where pages cut it. */
export interface Unit {
  kind: 'heading' | 'text' | 'item' | 'code' | 'note' | 'table';
  /** Of a heading: 1 to 6. Of an item: how many lists it stands in. */
  level: number;
  /** An item: true for its first paragraph, false for those below. */
  isFirst?: boolean;
  table?: TaggedTable;
}

/** A stretch of marked content: text of a unit, or, without one, of nothing that has a name. */
export interface Leaf {
  mcid: number;
  unit?: Unit;
  /** The mark or number of an item. */
  isLabel: boolean;
  /** Number of the cell within the table. */
  cell: number;
}

/** What is known of the elements around a leaf. */
interface Context {
  page: number;
  unit?: Unit;
  isLabel: boolean;
  cell: number;
  lists: number;
  item?: Unit;
}

/** Leaves by the object number of their page, in the order of the tree; undefined when the file is not tagged. */
export function readStructure(file: PdfFile): ReadonlyMap<number, Leaf[]> | undefined {
  const root = file.catalogue?.dict('StructTreeRoot');
  if (!root) return undefined;
  const walk = new Walk(file, root.dict('RoleMap'));
  walk.kids(root, { page: 0, isLabel: false, cell: -1, lists: 0 }, 0);
  return walk.isTooLarge ? undefined : walk.leaves;
}

class Walk {
  readonly leaves = new Map<number, Leaf[]>();
  isTooLarge = false;
  private elements = 0;
  private readonly seen = new Set<number>();
  private readonly patience: Patience = { left: 4 * maxElements };
  private readonly file: PdfFile;
  private readonly roles: Dict | undefined;

  constructor(file: PdfFile, roles: Dict | undefined) {
    this.file = file;
    this.roles = roles;
  }

  kids(element: Dict, context: Context, depth: number): void {
    if (depth > maxDepth) return;
    const kids = element.get('K');
    for (const kid of Array.isArray(kids) ? kids : [element.raw('K')]) this.kid(kid, context, depth);
  }

  private kid(kid: PdfValue, context: Context, depth: number): void {
    if (typeof kid === 'number') {
      this.leaf(kid, context.page, context);
      return;
    }
    if (kid instanceof Ref) {
      if (this.seen.has(kid.number)) return;
      this.seen.add(kid.number);
    }
    const dict = asDict(kid instanceof Ref ? this.file.fetch(kid) : kid);
    if (!dict || this.isTooLarge) return;
    const mcid = dict.number('MCID');
    // Content of a form is counted anew.
    if (mcid !== undefined && dict.raw('Stm') !== null) return;
    if (mcid !== undefined) this.leaf(mcid, pageOf(dict) ?? context.page, context);
    else if (dict.name('Type') !== 'OBJR') this.element(dict, context, depth);
  }

  private leaf(mcid: number, page: number, { unit, isLabel, cell }: Context): void {
    const leaf: Leaf = { mcid, unit, isLabel, cell };
    const list = this.leaves.get(page);
    if (list) list.push(leaf);
    else this.leaves.set(page, [leaf]);
  }

  private element(element: Dict, around: Context, depth: number): void {
    if (++this.elements > maxElements) {
      this.isTooLarge = true;
      return;
    }
    const context = within(element, around);
    const role = this.roleOf(element);
    // What stands in a cell is text of the cell.
    if (context.cell < 0) {
      if (role === 'Table') {
        const table = readTaggedTable(element, (each) => this.roleOf(each), this.patience);
        if (table) {
          this.table(table, context, depth);
          return;
        }
      } else this.enter(role, context);
    }
    this.kids(element, context, depth + 1);
  }

  /** What an element makes of the text in it. */
  private enter(role: string, context: Context): void {
    const heading = /^H([1-6])?$/.exec(role);
    if (heading) context.unit = { kind: 'heading', level: Number(heading[1] ?? 2) };
    else if (role === 'Title') context.unit = { kind: 'heading', level: 1 };
    else if (role === 'L') {
      context.lists++;
      context.item = undefined;
    } else if (role === 'LI') {
      context.item = { kind: 'item', level: Math.max(1, context.lists), isFirst: true };
      context.unit = context.item;
    } else if (role === 'Lbl' && context.unit === context.item) context.isLabel = context.item !== undefined;
    else if (role === 'Note' || role === 'FENote') context.unit = { kind: 'note', level: 0 };
    else if (role === 'Code' && !context.unit) context.unit = { kind: 'code', level: 0 };
    else if (/^(P|Caption|TOCI|BibEntry)$/.test(role)) this.paragraph(context);
  }

  private paragraph(context: Context): void {
    const { item, unit } = context;
    if (!item || unit?.kind === 'note') context.unit = unit?.kind === 'note' ? unit : { kind: 'text', level: 0 };
    else {
      // The first paragraph of an item stands behind its mark; those below are of the same item.
      context.unit = this.begun.has(item) ? { kind: 'item', level: item.level, isFirst: false } : item;
      this.begun.add(item);
    }
  }

  /** Items whose first paragraph has been met. */
  private readonly begun = new WeakSet<Unit>();

  private table(table: TaggedTable, context: Context, depth: number): void {
    const unit: Unit = { kind: 'table', level: 0, table };
    for (const [cell, { element }] of table.cells.entries())
      this.kids(element, { ...within(element, context), unit, cell }, depth + 1);
  }

  /** The standard type of an element. */
  private roleOf(element: Dict): string {
    let role = element.name('S') ?? '';
    for (let step = 0; step < 8 && this.roles && !standard.test(role); step++) {
      const next = this.roles.get(role);
      if (!(next instanceof Name) || next.text === role) break;
      role = next.text;
    }
    return role;
  }
}

const standard = /^(H[1-6]?|P|L|LI|Lbl|LBody|Table|TR|TH|TD|THead|TBody|TFoot|Note|Caption|Code|Figure|Span|Link)$/;

/** What is known of the elements around the kids of an element, all of it: objects that were spread take no more members cheaply. */
const within = (element: Dict, { page, unit, isLabel, cell, lists, item }: Context): Context => ({
  page: pageOf(element) ?? page,
  unit,
  isLabel,
  cell,
  lists,
  item,
});

/** The object number of the page an element or a stretch of content says it is on. */
function pageOf(dict: Dict): number | undefined {
  const page = dict.raw('Pg');
  return page instanceof Ref ? page.number : undefined;
}
