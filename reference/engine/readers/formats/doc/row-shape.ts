/**
 * Table modifiers of a row's end mark -> edges and merges of its cells.
 * Standard: [MS-DOC] 2.6.3 (table properties), 2.9.324 (TDefTableOperand), 2.9.311 (TC80).
 */
import { int16, uint16 } from '../../shared/compound-file/little-endian.js';
import type { CellShape, RowShape } from '../../shared/flow/rows-to-table.js';
import { sprm } from './sprm-codes.js';
import { Sprms, type PropertyList } from './sprms.js';

const cellBytes = 20;
const oldCellBytes = 10;
const headerRowLook = 0x20;
const mostCells = 64;

const flag = { firstMerged: 1, merged: 2, verticallyMerged: 0x20, verticalStart: 0x40 };

/** The shape that the list of modifiers describes; without a definition it has no cells. */
export function readRowShape(list: PropertyList): RowShape {
  const { bytes } = list;
  const sprms = new Sprms(list);
  let leftEdge = 0;
  let cells: CellShape[] = [];
  let isHeader = false;
  let firstRowIsHeader = false;
  while (sprms.next()) {
    const { at, size } = sprms;
    switch (sprms.code) {
      case sprm.TDefTable:
        leftEdge = int16(bytes, at + 1);
        cells = readCells(bytes, at, size, list.isOld ? oldCellBytes : cellBytes);
        break;
      case sprm.TTableHeader:
        isHeader = bytes[at] !== 0;
        break;
      case sprm.TTlp:
        firstRowIsHeader = (uint16(bytes, at + 2) & headerRowLook) !== 0;
        break;
      case sprm.TMerge:
        mergeCells(cells, bytes[at]!, bytes[at + 1]!);
        break;
      case sprm.TVertMerge:
        mergeVertically(cells[bytes[at]!], bytes[at + 1]!);
        break;
    }
  }
  return { leftEdge, cells, isHeader, firstRowIsHeader };
}

/** Cell descriptions may be fewer than cells; the others have no merges. */
function readCells(bytes: Uint8Array, at: number, size: number, descriptionBytes: number): CellShape[] {
  const count = Math.min(bytes[at]!, mostCells);
  const descriptions = at + 1 + (count + 1) * 2;
  const cells: CellShape[] = [];
  for (let i = 0; i < count; i++) {
    const cell: CellShape = { rightEdge: int16(bytes, at + 3 + i * 2) };
    const description = descriptions + i * descriptionBytes;
    const flags = description + 2 <= at + size ? uint16(bytes, description) : 0;
    if ((flags & flag.merged) !== 0) cell.horizontal = 'continued';
    else if ((flags & flag.firstMerged) !== 0) cell.horizontal = 'first';
    if ((flags & flag.verticalStart) !== 0) cell.vertical = 'first';
    else if ((flags & flag.verticallyMerged) !== 0) cell.vertical = 'continued';
    cells.push(cell);
  }
  return cells;
}

function mergeCells(cells: CellShape[], first: number, limit: number): void {
  for (let i = first; i < Math.min(limit, cells.length); i++)
    cells[i]!.horizontal = i === first ? 'first' : 'continued';
}

function mergeVertically(cell: CellShape | undefined, flags: number): void {
  if (cell === undefined) return;
  if (flags === 0) delete cell.vertical;
  else cell.vertical = flags === 1 ? 'continued' : 'first';
}
