/**
 * One story (body, note, header, text box) of a Word-like format, told paragraph by paragraph with table depths
 * -> nested blocks. Tables open when a paragraph lies deeper than the last one and close when one lies less deep.
 * Used by the DOC and RTF readers.
 * Spec: What the service does, 1.
 */
import { noDeadline } from '../../../../base/deadline.js';
import { keepShapeOf } from '../../../../base/lasting-shapes.js';
import type { Deadline } from '../../../../base/deadline.js';
import type { Block } from '../../../document/nodes.js';
import { BlockFlow } from './block-flow.js';
import { rowsToTable, type RowShape, type ShapedRow } from './rows-to-table.js';

interface OpenTable {
  rows: ShapedRow[];
  cells: Block[][];
  flow: BlockFlow;
}

const noShape: RowShape = { leftEdge: 0, cells: [], isHeader: false, firstRowIsHeader: false };

export class StoryFlow {
  private readonly body = new BlockFlow();
  private readonly tables: OpenTable[] = [];

  private readonly deepest: number;
  private readonly deadline: Deadline;

  /** @param deepest tables nested deeper than this are flattened into the deepest one. */
  constructor(deepest: number, deadline: Deadline) {
    this.deepest = deepest;
    this.deadline = deadline;
  }

  /** Where the blocks of a paragraph at this table depth go; 0 is the story itself. */
  at(depth: number): BlockFlow {
    const wanted = Math.min(depth, this.deepest);
    while (this.tables.length > wanted) this.closeTable();
    while (this.tables.length < wanted) this.tables.push({ rows: [], cells: [], flow: new BlockFlow() });
    return this.tables.at(-1)?.flow ?? this.body;
  }

  /** The cell at this depth (1 or more) is complete. */
  endCell(depth: number): void {
    this.at(depth);
    const table = this.tables.at(-1);
    if (table === undefined) return;
    table.cells.push(table.flow.finish());
    table.flow = new BlockFlow();
  }

  /** The row at this depth is complete. Text after its last cell mark becomes a cell, so that nothing is lost. */
  endRow(depth: number, shape: RowShape = noShape): void {
    this.at(depth);
    const table = this.tables.at(-1);
    if (table !== undefined) endRow(table, shape);
  }

  /** The row at this depth was deleted: it goes where nothing in it is left to show; false, and it stays, where something is. */
  dropRow(depth: number): boolean {
    this.at(depth);
    const table = this.tables.at(-1);
    if (table === undefined || table.cells.some((cell) => cell.length > 0) || table.flow.blocks.length > 0)
      return false;
    table.cells = [];
    return true;
  }

  finish(): Block[] {
    while (this.tables.length > 0) this.closeTable();
    return this.body.finish();
  }

  private closeTable(): void {
    const table = this.tables.pop()!;
    endRow(table, noShape);
    const outer = this.tables.at(-1)?.flow ?? this.body;
    for (const block of rowsToTable(table.rows, this.deadline)) outer.add(block);
  }
}

function endRow(table: OpenTable, shape: RowShape): void {
  const rest = table.flow.finish();
  if (rest.length > 0) table.cells.push(rest);
  // Marks of cells beyond those that the row defines are no cells.
  const { length } = shape.cells;
  while (length > 0 && table.cells.length > length && table.cells.at(-1)!.length === 0) table.cells.pop();
  if (table.cells.length > 0) table.rows.push({ shape, cells: table.cells });
  table.cells = [];
  table.flow = new BlockFlow();
}

keepShapeOf(() => new StoryFlow(0, noDeadline));
