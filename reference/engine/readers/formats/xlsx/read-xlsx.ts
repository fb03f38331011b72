/**
 * XLSX -> Reading: a heading and its tables for every visible sheet, values as a person sees them.
 * Hidden rows and columns are kept: rows are most often hidden by a filter, and their data belong to the table.
 * Spec: What the service does, 2; ECMA-376 part 1, 18 (SpreadsheetML).
 */
import type { Deadline } from '../../../../base/deadline.js';
import type { Block } from '../../../document/nodes.js';
import type { Notice, ReadOptions, ReadPorts, Reading } from '../../../document/reading.js';
import { addNotice } from '../../../document/reading.js';
import type { OoxmlPackage } from '../../shared/containers/ooxml-package.js';
import { openPackage } from '../../shared/containers/ooxml-package.js';
import { readProperties } from '../../shared/containers/ooxml-properties.js';
import { sheetBlocks } from '../../shared/sheets/sheet-blocks.js';
import { cellFormats } from './cell-formats.js';
import type { CellSource } from './cell-text.js';
import { Calculator } from './formulas/calculator.js';
import { type Persons, readPersons } from './notes.js';
import { sharedStrings } from './shared-strings.js';
import { readWorkbook, type Workbook, type WorkbookSheet } from './workbook.js';
import { readWorksheet } from './worksheet.js';

/**
 * Reads an XLSX file (also XLSM, XLTX, and the strict variant).
 * @throws ServiceError document.encrypted, document.corrupted, document.limit-exceeded, deadline.exceeded.
 */
export function readXlsx(bytes: Uint8Array, _options: ReadOptions, ports: ReadPorts): Reading {
  const notices: Notice[] = [];
  const pack = openPackage(bytes, 'xl/workbook.xml', ports, notices);
  const relationships = pack.relationships(pack.mainPath);
  const workbook = readWorkbook(pack.scan(pack.mainPath), relationships);
  const sheets = workbook.sheets.filter(({ isHidden }) => !isHidden);
  const world: SheetWorld = {
    cells: {
      strings: sharedStrings(() => pack.partByType(relationships, 'sharedStrings')),
      formats: cellFormats(() => pack.partByType(relationships, 'styles')),
      date1904: workbook.date1904,
      isRecalculated: workbook.isRecalculated,
    },
    calculator: lazily(() => calculatorOf(workbook, pack, world)),
    persons: lazily(() => readPersons(pack.scanByType(relationships, 'person'))),
    sheets: new Set(sheets.map(({ name }) => name)),
    deadline: ports.deadline,
    notices,
  };
  const blocks: Block[] = [];
  for (const sheet of sheets) {
    ports.deadline.check();
    for (const block of readSheet(pack, sheet, world)) blocks.push(block);
  }
  return { document: { blocks }, metadata: readProperties(pack), notices };
}

interface SheetWorld {
  cells: CellSource;
  /** Reckons formulas that have no value. */
  calculator: () => Calculator;
  persons: () => Persons;
  sheets: ReadonlySet<string>;
  deadline: Deadline;
  notices: Notice[];
}

function readSheet(pack: OoxmlPackage, { name, path }: WorkbookSheet, world: SheetWorld): Block[] {
  const part = pack.borrow(path);
  if (!part) {
    addNotice(world.notices, {
      code: 'part-unreadable',
      message: 'A sheet could not be read.',
      where: { part: name },
    });
    return [];
  }
  const relationships = lazily(() => pack.relationships(path));
  const calculate: CellSource['calculate'] = (row, cell) => world.calculator().textOf(name, row, cell);
  const cells = { ...world.cells, calculate };
  return sheetBlocks(readWorksheet(part, name, { ...world, cells, pack, path, relationships }));
}

/** Formulas may ask for cells of hidden sheets too. */
function calculatorOf({ sheets }: Workbook, pack: OoxmlPackage, { cells, deadline }: SheetWorld): Calculator {
  const paths = new Map(sheets.map(({ name, path }) => [name, path]));
  return new Calculator(
    (name) => {
      const path = paths.get(name);
      return path === undefined ? undefined : pack.part(path)?.bytes;
    },
    cells,
    deadline,
  );
}

function lazily<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}
