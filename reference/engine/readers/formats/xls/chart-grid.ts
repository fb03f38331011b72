/**
 * What a chart on a sheet of its own keeps of its data -> rows: categories first, then a column for each series under its name.
 * Takes the place of a cell grid: the cells of a chart name a point and a series, and a record before them says of what.
 * Standard: [MS-XLS] 2.1.7.20.1 (chart sheet substream), 2.4.252 (Series), 2.4.254 (SeriesText), 2.4.267 (SIIndex).
 */
import { uint16 } from '../../shared/compound-file/little-endian.js';
import type { SheetRow } from '../../shared/sheets/sheet.js';
import { type BiffRecords, record } from './biff-records.js';
import { CellGrid } from './cell-grid.js';
import { readSeriesText } from './chart-titles.js';
import type { WorkbookGlobals } from './workbook-globals.js';

/** `SIIndex`: what the cells behind it are. */
const part = { values: 1, categories: 2, bubbleSizes: 3 } as const;

/** Text of each point. */
type Points = Map<number, string>;

export class ChartGrid {
  /** Titles of the chart and its axes. */
  readonly titles: string[] = [];
  /** Of each series, its points by part. */
  private readonly series: Points[][] = [];
  private readonly names: string[] = [];
  private part: number = part.values;
  private firstPoint = Infinity;
  private isInSeries = false;

  /** Looks at a record of the chart; its cells come by `set`. */
  note(records: BiffRecords, globals: WorkbookGlobals): void {
    const { id, bytes, start } = records;
    if (id === record.SIINDEX) this.part = uint16(bytes, start);
    else if (id === record.SERIES) {
      this.isInSeries = true;
      this.names.push('');
    } else if (id === record.TEXT) this.isInSeries = false;
    else if (id === record.SERIESTEXT) {
      const text = readSeriesText(records, globals);
      if (this.isInSeries) this.names[this.names.length - 1] = text;
      else if (text.trim() !== '') this.titles.push(text.trim());
    }
  }

  get isEmpty(): boolean {
    return this.series.length === 0;
  }

  set(point: number, series: number, text: string): void {
    const parts = (this.series[series] ??= []);
    (parts[this.part] ??= new Map<number, string>()).set(point, text);
    if (point < this.firstPoint) this.firstPoint = point;
  }

  rows(): SheetRow[] {
    const grid = new CellGrid();
    let column = 0;
    const add = (points: Points | undefined, name: string): void => {
      if (!points) return;
      // Right above the points, which count from 0 or 1.
      grid.set(this.firstPoint, column, name);
      for (const [point, text] of points) grid.set(point + 1, column, text);
      column++;
    };
    let shown: Points | undefined;
    this.series.forEach((parts, index) => {
      const categories = parts[part.categories];
      // The series of a chart share their categories nearly always.
      if (categories && !areEqual(categories, shown)) add((shown = categories), '');
      add(parts[part.values], this.names[index] ?? '');
      add(parts[part.bubbleSizes], '');
    });
    return grid.rows();
  }
}

function areEqual(points: Points, others: Points | undefined): boolean {
  return points.size === others?.size && [...points].every(([point, text]) => others.get(point) === text);
}
