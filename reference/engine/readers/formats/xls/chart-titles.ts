/**
 * Titles of the charts that float over the cells of a sheet: a text, and behind it what it is the text of. The numbers of such
 * charts are those of the sheet.
 * Standard: [MS-XLS] 2.4.254 (SeriesText), 2.4.182 (ObjectLink).
 */
import { uint16 } from '../../shared/compound-file/little-endian.js';
import { type BiffRecords, record } from './biff-records.js';
import { readByteString, readShortUnicodeString } from './biff-strings.js';
import type { WorkbookGlobals } from './workbook-globals.js';

/** What a text belongs to: the whole chart, not an axis or a point of it. */
const wholeChart = 1;

export class ChartTitles {
  readonly titles: string[] = [];
  private text = '';

  /** Looks at a record of a chart. */
  note(records: BiffRecords, globals: WorkbookGlobals): void {
    const { id, bytes, start } = records;
    if (id === record.TEXT) this.text = '';
    else if (id === record.SERIESTEXT) this.text = readSeriesText(records, globals).trim();
    else if (id === record.OBJECTLINK && uint16(bytes, start) === wholeChart && this.text !== '')
      this.titles.push(this.text);
  }
}

export function readSeriesText({ bytes, start, end }: BiffRecords, { version, codePage }: WorkbookGlobals): string {
  return version === 8
    ? readShortUnicodeString(bytes, start + 2, end)
    : readByteString(bytes, start + 3, bytes[start + 2]!, end, codePage);
}
