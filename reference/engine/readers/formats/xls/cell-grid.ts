/**
 * Gathers the cells of a sheet in whatever order they come -> rows and columns ascending, without blanks.
 * Records come in order nearly always, so the row at hand is kept and nothing is sorted without need.
 */
import { keepShapeOf } from '../../../../base/lasting-shapes.js';
import type { SheetRow } from '../../shared/sheets/sheet.js';

interface GridRow {
  index: number;
  columns: number[];
  texts: string[];
  isOrdered: boolean;
}

export class CellGrid {
  private readonly byIndex = new Map<number, GridRow>();
  private current: GridRow | undefined;
  private areRowsOrdered = true;

  get isEmpty(): boolean {
    return this.byIndex.size === 0;
  }

  /** Blank text leaves the cell out. */
  set(row: number, column: number, text: string): void {
    if (text === '' || (text.charCodeAt(0) <= 0x20 && text.trim() === '')) return;
    const current = this.current?.index === row ? this.current : this.rowAt(row);
    const { columns } = current;
    if (columns.length > 0 && columns[columns.length - 1]! >= column) current.isOrdered = false;
    columns.push(column);
    current.texts.push(text);
  }

  rows(): SheetRow[] {
    const rows = [...this.byIndex.values()].map((row) => (row.isOrdered ? row : ordered(row)));
    return this.areRowsOrdered ? rows : rows.sort((a, b) => a.index - b.index);
  }

  private rowAt(index: number): GridRow {
    let row = this.byIndex.get(index);
    if (row === undefined) {
      if (this.current !== undefined && this.current.index > index) this.areRowsOrdered = false;
      row = { index, columns: [], texts: [], isOrdered: true };
      this.byIndex.set(index, row);
    } else if (this.current !== undefined && this.current.index > index) this.areRowsOrdered = false;
    this.current = row;
    return row;
  }
}

/** Of a cell written twice the last text stands. */
function ordered(row: GridRow): SheetRow {
  const texts = new Map(row.columns.map((column, at) => [column, row.texts[at]!]));
  const columns = [...texts.keys()].sort((a, b) => a - b);
  return { index: row.index, columns, texts: columns.map((column) => texts.get(column)!) };
}

keepShapeOf(() => new CellGrid());
