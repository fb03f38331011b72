/**
 * Collects the words that define a table row (`\trowd` to `\cellx`) until the row ends.
 * Standard: RTF 1.9.1, "Table definitions".
 */
import type { CellShape, RowShape } from '../../shared/flow/rows-to-table.js';

const mostCells = 512;

export class RowDefinition {
  private cells: CellShape[] = [];
  private leftEdge = 0;
  private isHeader = false;
  private firstRowIsHeader = false;
  private horizontal: CellShape['horizontal'];
  private vertical: CellShape['vertical'];
  private known: RowShape | undefined;

  /** `\trowd`. */
  reset(): void {
    this.known = undefined;
    this.cells = [];
    this.leftEdge = 0;
    this.isHeader = this.firstRowIsHeader = false;
    this.horizontal = this.vertical = undefined;
  }

  setLeftEdge(twips: number): void {
    this.known = undefined;
    this.leftEdge = twips;
  }

  setHeader(): void {
    this.known = undefined;
    this.isHeader = true;
  }

  /** The table's look sets its first row apart. */
  setHeaderLook(): void {
    this.known = undefined;
    this.firstRowIsHeader = true;
  }

  mergeHorizontally(part: 'first' | 'continued'): void {
    this.horizontal = part;
  }

  mergeVertically(part: 'first' | 'continued'): void {
    this.vertical = part;
  }

  /** `\cellx`: the cell that the words before it described ends here. */
  addCell(rightEdge: number): void {
    if (this.cells.length >= mostCells) return;
    this.known = undefined;
    const cell: CellShape = { rightEdge };
    if (this.horizontal !== undefined) cell.horizontal = this.horizontal;
    if (this.vertical !== undefined) cell.vertical = this.vertical;
    this.cells.push(cell);
    this.horizontal = this.vertical = undefined;
  }

  /** The shape as it stands; later changes do not reach it. Rows that share a definition share the shape. */
  shape(): RowShape {
    this.known ??= {
      leftEdge: this.leftEdge,
      cells: [...this.cells],
      isHeader: this.isHeader,
      firstRowIsHeader: this.firstRowIsHeader,
    };
    return this.known;
  }
}
