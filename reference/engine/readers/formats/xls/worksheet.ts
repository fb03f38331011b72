/**
 * One sheet's part of the workbook stream -> the cells that show something, as displayed text, with merges, links and notes.
 * Of charts inside it the title is kept: their numbers are copies. A chart on a sheet without cells is read for them.
 * Standard: [MS-XLS] 2.1.7.20.5 (worksheet substream).
 */
import type { Deadline } from '../../../../base/deadline.js';
import { float64, int32, uint16 } from '../../shared/compound-file/little-endian.js';
import { formatNumber } from '../../shared/number-formats/format-number.js';
import { emptySheet, type Sheet } from '../../shared/sheets/sheet.js';
import { sheetBlocks } from '../../shared/sheets/sheet-blocks.js';
import { BiffRecords, isBof, isChart, record } from './biff-records.js';
import { readByteString, readUnicodeString } from './biff-strings.js';
import { CellGrid } from './cell-grid.js';
import { ChartGrid } from './chart-grid.js';
import { ChartTitles } from './chart-titles.js';
import { readHyperlink } from './hyperlinks.js';
import { addNote } from './notes.js';
import { TextObjects } from './text-objects.js';
import type { WorkbookGlobals } from './workbook-globals.js';

const recordsBetweenChecks = 4096;
const mostCharts = 256;
const mostMerges = 100_000;
/** Rows under all links of a sheet together; Excel allows 65 530 links. */
const mostLinkedRows = 200_000;

const errorTexts: Readonly<Record<number, string>> = {
  0x00: '#NULL!',
  0x07: '#DIV/0!',
  0x0f: '#VALUE!',
  0x17: '#REF!',
  0x1d: '#NAME?',
  0x24: '#NUM!',
  0x2a: '#N/A',
  0x2b: '#GETTING_DATA',
};

/** Reads the part that begins at `offset`. `isCutOff` tells that the stream ends before it does. */
export function readWorksheet(
  globals: WorkbookGlobals,
  name: string,
  offset: number,
  deadline: Deadline,
): { sheet: Sheet; isCutOff: boolean } {
  const reader = new WorksheetReader(globals, name, offset);
  reader.read(deadline);
  return { sheet: reader.finish(), isCutOff: reader.isCutOff };
}

class WorksheetReader {
  private readonly globals: WorkbookGlobals;
  private readonly records: BiffRecords;
  private grid: CellGrid | ChartGrid = new CellGrid();
  private readonly textObjects = new TextObjects();
  private charts: ChartTitles | undefined;
  /** The charts of a sheet that has no cells: they are all that it says. */
  private readonly onlyCharts: ChartGrid[] = [];
  private readonly sheet: Sheet;
  private linkedRows = 0;
  /** The formula whose text comes in the next STRING record. */
  private awaited: { row: number; column: number } | undefined;

  constructor(globals: WorkbookGlobals, name: string, offset: number) {
    this.globals = globals;
    this.records = new BiffRecords(globals.bytes, offset);
    this.sheet = emptySheet(name);
  }

  get isCutOff(): boolean {
    return this.records.isCutOff || this.records.id === -1;
  }

  finish(): Sheet {
    this.sheet.rows = this.grid.rows();
    this.sheet.floating = this.textObjects.blocks.map((block) => ({ block, row: Infinity }));
    if (this.sheet.rows.length === 0) this.addOnlyCharts();
    else for (const title of this.charts?.titles ?? []) this.addFloating(title, Infinity);
    if (this.grid instanceof ChartGrid) for (const title of this.grid.titles) this.addFloating(title, -1);
    return this.sheet;
  }

  private addOnlyCharts(): void {
    for (const chart of this.onlyCharts) {
      for (const title of chart.titles) this.addFloating(title, Infinity);
      for (const block of sheetBlocks({ ...emptySheet(''), rows: chart.rows() }))
        this.sheet.floating.push({ block, row: Infinity });
    }
  }

  private addFloating(text: string, row: number): void {
    this.sheet.floating.push({ block: { type: 'paragraph', children: [text] }, row });
  }

  read(deadline: Deadline): void {
    const { records } = this;
    if (!records.next() || !isBof(records.id)) return;
    const chart = isChart(records) ? new ChartGrid() : undefined;
    if (chart) this.grid = chart;
    let depth = 1;
    let steps = 0;
    while (depth > 0 && records.next()) {
      if (++steps % recordsBetweenChecks === 0) deadline.check();
      if (isBof(records.id)) {
        depth++;
        if (isChart(records)) this.beginChart();
      } else if (records.id === record.EOF) depth--;
      else if (depth === 1) {
        chart?.note(records, this.globals);
        this.cell();
      } else this.chartRecord();
    }
  }

  /** A chart between the records of the sheet, whose cells come before it. */
  private beginChart(): void {
    this.charts ??= new ChartTitles();
    if (this.grid.isEmpty && this.onlyCharts.length < mostCharts) this.onlyCharts.push(new ChartGrid());
  }

  private chartRecord(): void {
    const { records, grid } = this;
    this.charts?.note(records, this.globals);
    const chart = this.onlyCharts.at(-1);
    if (!chart) return;
    chart.note(records, this.globals);
    if (records.id !== record.NUMBER && records.id !== record.LABEL) return;
    this.grid = chart;
    this.cell();
    this.grid = grid;
  }

  private cell(): void {
    const { records, grid } = this;
    const { bytes, start, end } = records;
    const row = uint16(bytes, start);
    const column = uint16(bytes, start + 2);
    switch (records.id) {
      case record.LABELSST:
        grid.set(row, column, this.globals.strings.at(int32(bytes, start + 6)));
        break;
      case record.RK:
        grid.set(row, column, this.number(decodeRk(bytes, start + 6), uint16(bytes, start + 4)));
        break;
      case record.MULRK:
        for (let at = start + 4, next = column; at + 8 <= end; at += 6, next++) {
          grid.set(row, next, this.number(decodeRk(bytes, at + 2), uint16(bytes, at)));
        }
        break;
      case record.NUMBER:
        grid.set(row, column, this.number(float64(bytes, start + 6), uint16(bytes, start + 4)));
        break;
      case record.FORMULA:
      case record.FORMULA_BIFF3:
      case record.FORMULA_BIFF4:
        this.formula(row, column);
        break;
      case record.STRING:
      case record.STRING_BIFF2:
        this.formulaText();
        break;
      case record.LABEL:
      case record.RSTRING:
        grid.set(row, column, this.labelText(start + 6));
        break;
      case record.BOOLERR:
        grid.set(row, column, flagText(bytes[start + 6]!, bytes[start + 7]!));
        break;
      case record.MERGECELLS:
        this.merges();
        break;
      case record.HLINK:
        this.link();
        break;
      case record.OBJ:
        this.textObjects.beginObject(records);
        break;
      case record.TXO:
        this.textObjects.addText(records);
        break;
      case record.NOTE:
        addNote(this.sheet.notes, records, this.textObjects.noteTexts, this.globals);
        break;
      default:
        this.oldCell(row, column);
    }
  }

  /** Cells of BIFF2, whose attributes take three bytes and name the format directly. */
  private oldCell(row: number, column: number): void {
    const { id, bytes, start, end } = this.records;
    if (id < record.INTEGER_BIFF2 || id > record.BOOLERR_BIFF2) return;
    const format = bytes[start + 5]! & 0x3f;
    switch (id) {
      case record.INTEGER_BIFF2:
        this.grid.set(row, column, this.number(uint16(bytes, start + 7), format));
        break;
      case record.NUMBER_BIFF2:
        this.grid.set(row, column, this.number(float64(bytes, start + 7), format));
        break;
      case record.LABEL_BIFF2:
        this.grid.set(row, column, readByteString(bytes, start + 8, bytes[start + 7]!, end, this.globals.codePage));
        break;
      case record.BOOLERR_BIFF2:
        this.grid.set(row, column, flagText(bytes[start + 7]!, bytes[start + 8]!));
        break;
    }
  }

  private formula(row: number, column: number): void {
    const { bytes, start } = this.records;
    const isOld = this.globals.version === 2;
    const at = start + (isOld ? 7 : 6);
    this.awaited = undefined;
    if (uint16(bytes, at + 6) !== 0xffff) {
      this.grid.set(
        row,
        column,
        this.number(float64(bytes, at), isOld ? bytes[start + 5]! & 0x3f : uint16(bytes, start + 4)),
      );
      return;
    }
    const kind = bytes[at];
    if (kind === 0) this.awaited = { row, column };
    else if (kind === 1) this.grid.set(row, column, flagText(bytes[at + 2]!, 0));
    else if (kind === 2) this.grid.set(row, column, flagText(bytes[at + 2]!, 1));
  }

  private formulaText(): void {
    const { bytes, start, end, id } = this.records;
    if (this.awaited === undefined) return;
    const { version, codePage } = this.globals;
    const { row, column } = this.awaited;
    this.awaited = undefined;
    if (version === 8) this.grid.set(row, column, this.longText(start));
    else if (id === record.STRING_BIFF2)
      this.grid.set(row, column, readByteString(bytes, start + 1, bytes[start]!, end, codePage));
    else this.grid.set(row, column, readByteString(bytes, start + 2, uint16(bytes, start), end, codePage));
  }

  /** A string that may go on in CONTINUE records. */
  private longText(start: number): string {
    const { records } = this;
    const { bytes } = records;
    let text = readUnicodeString(bytes, start, records.end);
    let left = uint16(bytes, start) - text.length;
    while (left > 0 && records.peek() === record.CONTINUE && records.next()) {
      const wide = (bytes[records.start]! & 1) + 1;
      const count = Math.min(left, Math.floor((records.end - records.start - 1) / wide));
      if (count <= 0) break;
      text += bytes.toString(wide === 2 ? 'utf16le' : 'latin1', records.start + 1, records.start + 1 + count * wide);
      left -= count;
    }
    return text;
  }

  private labelText(at: number): string {
    const { bytes, end } = this.records;
    const { version, codePage } = this.globals;
    return version === 8 ? this.longText(at) : readByteString(bytes, at + 2, uint16(bytes, at), end, codePage);
  }

  private number(value: number, style: number): string {
    const { formats } = this.globals;
    return formatNumber(value, formats[style] ?? 'General', this.globals);
  }

  private merges(): void {
    const { bytes, start, end } = this.records;
    const count = Math.min(uint16(bytes, start), (end - start - 2) >> 3);
    for (let i = 0; i < count && this.sheet.merges.length < mostMerges; i++) {
      const at = start + 2 + i * 8;
      this.sheet.merges.push(readRange(bytes, at));
    }
  }

  private link(): void {
    const { bytes, start, end } = this.records;
    const range = readRange(bytes, start);
    this.linkedRows += Math.max(range.lastRow - range.firstRow, 0) + 1;
    if (this.linkedRows > mostLinkedRows) return;
    const href = readHyperlink(bytes, start + 8, end);
    if (href !== undefined) this.sheet.links.push({ range, href });
  }
}

function readRange(bytes: Buffer, at: number): Sheet['merges'][number] {
  return {
    firstRow: uint16(bytes, at),
    lastRow: uint16(bytes, at + 2),
    firstColumn: uint16(bytes, at + 4),
    lastColumn: uint16(bytes, at + 6),
  };
}

/** A number in 30 bits: the top of a double or an integer, perhaps in hundredths. */
function decodeRk(bytes: Buffer, at: number): number {
  const raw = int32(bytes, at);
  const value = (raw & 2) !== 0 ? raw >> 2 : doubleOfHighHalf(raw & ~3);
  return (raw & 1) !== 0 ? value / 100 : value;
}

const rkDouble = new Float64Array(1);
const rkHalves = new Int32Array(rkDouble.buffer);

function doubleOfHighHalf(high: number): number {
  rkHalves[0] = 0;
  rkHalves[1] = high;
  return rkDouble[0]!;
}

function flagText(value: number, isError: number): string {
  if (isError !== 0) return errorTexts[value] ?? '#ERR!';
  return value !== 0 ? 'TRUE' : 'FALSE';
}
