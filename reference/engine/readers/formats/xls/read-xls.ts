/**
 * XLS reader (Excel 97-2003, 5.0/95, the single sheets of 2 to 4, XML of 2003, and text parted by tabs): bytes -> Reading,
 * one heading and its tables for each visible sheet.
 * Spec: What the service does, 2. Standard: [MS-XLS].
 */
import { ServiceError } from '../../../../base/errors.js';
import type { Block } from '../../../document/nodes.js';
import { addNotice, type Notice, type ReadPorts, type Reader } from '../../../document/reading.js';
import {
  isCompoundFile,
  openCompoundFile,
  readStream,
  salvageStream,
  type CompoundFile,
} from '../../shared/compound-file/compound-file.js';
import { asBuffer, uint16 } from '../../shared/compound-file/little-endian.js';
import { readSummaryInformation } from '../../shared/compound-file/summary-information.js';
import { xmlText } from '../../shared/containers/xml-text.js';
import { emptySheet } from '../../shared/sheets/sheet.js';
import { sheetBlocks } from '../../shared/sheets/sheet-blocks.js';
import { isBof } from './biff-records.js';
import { readSpreadsheetMl } from './spreadsheetml-2003.js';
import { tabbedRows, tabbedText } from './tabbed-text.js';
import { readGlobals, type SheetEntry, type WorkbookGlobals } from './workbook-globals.js';
import { readWorksheet } from './worksheet.js';

/** @throws ServiceError `document.encrypted`, `document.corrupted`, `deadline.exceeded`. */
export const readXls: Reader = (bytes, _options, ports) => {
  const notices: Notice[] = [];
  if (looksLikeXml(bytes)) {
    const { blocks, metadata } = readSpreadsheetMl(xmlText(asBuffer(bytes)), ports);
    return { document: { blocks }, metadata, notices };
  }
  if (!isCompoundFile(bytes) && !isBof(uint16(bytes, 0))) {
    const rows = tabbedRows(tabbedText(asBuffer(bytes)), ports.deadline);
    return { document: { blocks: sheetBlocks({ ...emptySheet(''), rows }) }, metadata: {}, notices };
  }
  if (!isCompoundFile(bytes)) {
    return { document: { blocks: readWorkbook(asBuffer(bytes), ports, notices) }, metadata: {}, notices };
  }
  const file = openCompoundFile(bytes);
  const blocks = readStreams(file, ports, notices);
  if (file.damaged) noteDamage(notices);
  return { document: { blocks }, metadata: readSummaryInformation(file), notices };
};

/** A mark of byte order, white space, an opening bracket, in one or two bytes a character. */
function looksLikeXml(bytes: Uint8Array): boolean {
  return /^[\s\0\xef\xbb\xbf\xfe\xff]*</.test(asBuffer(bytes).toString('latin1', 0, 256));
}

/** A file may hold the same workbook for Excel 97 (`Workbook`) and for Excel 95 (`Book`). */
function readStreams(file: CompoundFile, ports: ReadPorts, notices: Notice[]): Block[] {
  const stream = readStream(file, 'Workbook') ?? readStream(file, 'Book') ?? salvageStream(file, 0);
  if (stream.length === 0) {
    throw new ServiceError('document.corrupted', 'The file is damaged: its workbook cannot be read.');
  }
  return readWorkbook(asBuffer(stream), ports, notices);
}

function readWorkbook(stream: Buffer, ports: ReadPorts, notices: Notice[]): Block[] {
  const globals = readGlobals(stream);
  const blocks: Block[] = [];
  for (const entry of visibleSheets(globals)) {
    ports.deadline.check();
    const { sheet, isCutOff } = readWorksheet(globals, entry.name, entry.offset, ports.deadline);
    if (isCutOff) noteDamage(notices);
    for (const block of sheetBlocks(sheet)) blocks.push(block);
  }
  return blocks;
}

/** Versions before 5 keep one sheet and no list of sheets. */
function visibleSheets(globals: WorkbookGlobals): SheetEntry[] {
  if (globals.version < 5) return [{ name: 'Sheet1', offset: 0, isHidden: false, isDocument: true }];
  const documents = globals.sheets.filter((sheet) => sheet.isDocument);
  const sheets = documents.length > 0 ? documents : globals.sheets;
  // Entries of a hostile file may all lead to the same sheet.
  const seen = new Set<number>();
  return sheets.filter(({ isHidden, offset }) => !isHidden && !seen.has(offset) && seen.add(offset));
}

function noteDamage(notices: Notice[]): void {
  addNotice(notices, {
    code: 'truncated-input',
    message: 'The workbook is damaged or cut off; it was read as far as it goes.',
  });
}
