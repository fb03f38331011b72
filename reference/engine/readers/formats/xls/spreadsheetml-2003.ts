/**
 * Excel 2003 XML workbooks (SpreadsheetML), which many programs export under the name .xls: text -> blocks, as for the binary format.
 * Spec: What the service does, 2. Standard: XML Spreadsheet reference (Microsoft, 2001).
 */
import type { Block } from '../../../document/nodes.js';
import type { Metadata, ReadPorts } from '../../../document/reading.js';
import { noteProperty } from '../../shared/containers/properties.js';
import { XmlScanner } from '../../shared/containers/xml-scanner.js';
import { formatNumber } from '../../shared/number-formats/format-number.js';
import { sheetBlocks } from '../../shared/sheets/sheet-blocks.js';
import { emptySheet, type Sheet } from '../../shared/sheets/sheet.js';
import { CellGrid } from './cell-grid.js';

const propertyNames: Readonly<Record<string, string>> = {
  Title: 'title',
  Subject: 'subject',
  Author: 'author',
  Keywords: 'keywords',
  Description: 'description',
  LastAuthor: 'lastModifiedBy',
  Created: 'createdTime',
  LastSaved: 'modifiedTime',
  Category: 'category',
  Manager: 'manager',
  Company: 'company',
};

/** Formats that may be named instead of written out. */
const namedFormats: Readonly<Record<string, string>> = {
  'General Number': 'General',
  'General Date': 'm/d/yyyy h:mm',
  'Long Date': 'dddd, mmmm dd, yyyy',
  'Medium Date': 'd-mmm-yy',
  'Short Date': 'm/d/yyyy',
  'Long Time': 'h:mm:ss AM/PM',
  'Medium Time': 'h:mm AM/PM',
  'Short Time': 'h:mm',
  Currency: '"$"#,##0.00_);("$"#,##0.00)',
  'Euro Currency': '[$€-2] #,##0.00_);([$€-2] #,##0.00)',
  Fixed: '0.00',
  Standard: '#,##0.00',
  Percent: '0.00%',
  Scientific: '0.00E+00',
  'Yes/No': '"Yes";"Yes";"No"',
  'True/False': '"True";"True";"False"',
  'On/Off': '"On";"On";"Off"',
};

const dayMs = 86_400_000;
/** Days from the start of the 1900 date system to 1970. */
const daysTo1970 = 25_569;
const lastRow = 1_048_575;
const lastColumn = 16_383;

interface Workbook {
  blocks: Block[];
  metadata: Metadata;
  /** Format code by style id. */
  formats: Map<string, string>;
  /** For numbers shown as dates; dates proper are absolute. */
  date1904: boolean;
}

export function readSpreadsheetMl(text: string, ports: ReadPorts): { blocks: Block[]; metadata: Metadata } {
  const scanner = new XmlScanner(text, ports.deadline, ports.limits.depth);
  const workbook: Workbook = { blocks: [], metadata: {}, formats: new Map(), date1904: false };
  if (!scanner.child(0)) return workbook;
  const level = scanner.depth;
  while (scanner.child(level)) {
    switch (localName(scanner)) {
      case 'DocumentProperties':
        readProperties(scanner, workbook.metadata);
        break;
      case 'ExcelWorkbook':
        readSettings(scanner, workbook);
        break;
      case 'Styles':
        readStyles(scanner, workbook.formats);
        break;
      case 'Worksheet':
        for (const block of readWorksheet(scanner, workbook)) workbook.blocks.push(block);
        break;
    }
  }
  return workbook;
}

function localName({ name }: XmlScanner): string {
  return name.slice(name.indexOf(':') + 1);
}

/** Attributes carry the prefix `ss` nearly always; some writers leave it out. */
function attribute(scanner: XmlScanner, name: string): string | undefined {
  return scanner.attribute(`ss:${name}`) ?? scanner.attribute(name);
}

function readProperties(scanner: XmlScanner, metadata: Metadata): void {
  const level = scanner.depth;
  while (scanner.child(level)) {
    const local = localName(scanner);
    if (Object.hasOwn(propertyNames, local)) noteProperty(metadata, propertyNames[local]!, scanner.elementText());
  }
}

function readSettings(scanner: XmlScanner, workbook: Workbook): void {
  const level = scanner.depth;
  while (scanner.child(level)) if (localName(scanner) === 'Date1904') workbook.date1904 = true;
}

function readStyles(scanner: XmlScanner, formats: Map<string, string>): void {
  const level = scanner.depth;
  while (scanner.child(level)) {
    const id = attribute(scanner, 'ID');
    const parent = attribute(scanner, 'Parent');
    let code = (parent === undefined ? undefined : formats.get(parent)) ?? 'General';
    const inside = scanner.depth;
    while (scanner.child(inside)) {
      const format = localName(scanner) === 'NumberFormat' ? attribute(scanner, 'Format') : undefined;
      if (format !== undefined) code = Object.hasOwn(namedFormats, format) ? namedFormats[format]! : format;
    }
    if (id !== undefined) formats.set(id, code);
  }
}

function readWorksheet(scanner: XmlScanner, workbook: Workbook): Block[] {
  const sheet = emptySheet(attribute(scanner, 'Name') ?? '');
  let isHidden = false;
  const level = scanner.depth;
  while (scanner.child(level)) {
    const local = localName(scanner);
    if (local === 'Table') readTable(scanner, sheet, workbook);
    else if (local === 'WorksheetOptions') isHidden = readIsHidden(scanner);
  }
  return isHidden ? [] : sheetBlocks(sheet);
}

function readIsHidden(scanner: XmlScanner): boolean {
  let isHidden = false;
  const level = scanner.depth;
  while (scanner.child(level)) if (localName(scanner) === 'Visible') isHidden = /hidden/i.test(scanner.elementText());
  return isHidden;
}

/** Rows and cells stand one after another unless they name their place, counted from 1. */
function readTable(scanner: XmlScanner, sheet: Sheet, workbook: Workbook): void {
  const grid = new CellGrid();
  const level = scanner.depth;
  let row = -1;
  while (scanner.child(level)) {
    if (localName(scanner) !== 'Row') continue;
    row = place(scanner, row);
    if (row > lastRow) break;
    readCells(scanner, row, grid, sheet, workbook);
  }
  sheet.rows = grid.rows();
}

function place(scanner: XmlScanner, before: number): number {
  const index = Number(attribute(scanner, 'Index'));
  return Number.isInteger(index) && index > 0 ? index - 1 : before + 1;
}

function readCells(scanner: XmlScanner, row: number, grid: CellGrid, sheet: Sheet, workbook: Workbook): void {
  const level = scanner.depth;
  let column = -1;
  while (scanner.child(level)) {
    if (localName(scanner) !== 'Cell') continue;
    column = place(scanner, column);
    const across = span(scanner, 'MergeAcross', lastColumn);
    const range = {
      firstRow: row,
      lastRow: row + span(scanner, 'MergeDown', lastRow),
      firstColumn: column,
      lastColumn: column + across,
    };
    const href = attribute(scanner, 'HRef');
    const { text, note } = readCell(scanner, workbook);
    if (column > lastColumn) return;
    grid.set(row, column, text);
    if (note) sheet.notes.push({ row, column, ...note });
    if (range.lastRow > row || across > 0) sheet.merges.push(range);
    if (href !== undefined && href !== '' && !href.startsWith('#'))
      sheet.links.push({ range: { ...range, lastRow: row, lastColumn: column }, href });
    column += across;
  }
}

function span(scanner: XmlScanner, name: string, most: number): number {
  const count = Number(attribute(scanner, name) ?? 0);
  return Number.isInteger(count) && count > 0 ? Math.min(count, most) : 0;
}

interface Cell {
  text: string;
  note?: { author: string | undefined; text: string };
}

function readCell(scanner: XmlScanner, workbook: Workbook): Cell {
  const style = attribute(scanner, 'StyleID');
  const cell: Cell = { text: '' };
  const level = scanner.depth;
  while (scanner.child(level)) {
    const local = localName(scanner);
    if (local === 'Data') {
      const type = attribute(scanner, 'Type') ?? 'String';
      const format = (style && workbook.formats.get(style)) || 'General';
      cell.text = displayed(scanner.elementText(), type, format, workbook);
    } else if (local === 'Comment') cell.note = { author: attribute(scanner, 'Author'), text: scanner.elementText() };
  }
  return cell;
}

function displayed(value: string, type: string, format: string, workbook: Workbook): string {
  switch (type) {
    case 'Number': {
      const number = Number(value);
      return value.trim() === '' || Number.isNaN(number) ? value : formatNumber(number, format, workbook);
    }
    case 'DateTime':
      return dateText(value, format);
    case 'Boolean':
      return value.trim() === '1' ? 'TRUE' : 'FALSE';
    default:
      return value;
  }
}

/** A date in ISO form, without a zone; shown as it stands where the style has no format for it. */
function dateText(value: string, format: string): string {
  const timeMs = Date.parse(`${value.trim()}Z`);
  if (Number.isNaN(timeMs) || format === 'General') return value.trim().replace(/T00:00:00(?:\.0+)?$/, '');
  const days = timeMs / dayMs + daysTo1970;
  return formatNumber(days, format, { date1904: false });
}
