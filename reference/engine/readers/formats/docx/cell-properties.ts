/**
 * Properties of a table cell (`w:tcPr`) -> how it is merged with its neighbours.
 * Spec: ECMA-376 part 1, 17.4.69 (tcPr), 17.4.17 (gridSpan), 17.4.84 (vMerge), 17.4.22 (hMerge).
 */
import type { XmlScanner } from '../../shared/containers/xml-scanner.js';

export interface CellProperties {
  span: number;
  /** Goes on from the cell above. */
  continuesAbove: boolean;
  /** Begins a merge that cells below go on with. */
  startsMerge: boolean;
  /** Goes on from the cell before. */
  continuesBefore: boolean;
}

export const ordinaryCell: CellProperties = {
  span: 1,
  continuesAbove: false,
  startsMerge: false,
  continuesBefore: false,
};

const widestSpan = 1024;

/** Reads the `w:tcPr` just opened; moves behind its end. */
export function readCellProperties(scanner: XmlScanner): CellProperties {
  const cell = { ...ordinaryCell };
  const level = scanner.depth;
  while (scanner.child(level)) {
    if (scanner.name === 'w:gridSpan') cell.span = spanOf(scanner);
    else if (scanner.name === 'w:vMerge') {
      cell.startsMerge = scanner.attribute('w:val') === 'restart';
      cell.continuesAbove = !cell.startsMerge;
    } else if (scanner.name === 'w:hMerge') cell.continuesBefore = scanner.attribute('w:val') !== 'restart';
  }
  return cell;
}

/** The `w:val` of the element just opened as a number of columns. */
export function spanOf(scanner: XmlScanner): number {
  return Math.max(1, Math.min(widestSpan, Number(scanner.attribute('w:val') ?? 1) || 1));
}
