/**
 * A chart part of OOXML -> its title and the numbers it shows, from the values cached in the chart itself.
 * Used by the DOCX reader and by the XLSX reader, which shows the numbers that no sheet shows already.
 * Spec: ECMA-376 part 1, 21.2 (DrawingML charts).
 */
import type { Table } from '../../../document/nodes.js';
import type { XmlScanner } from '../containers/xml-scanner.js';

export interface Chart {
  title: string;
  /** One row for each category, one column for each series; absent when the chart has no cached numbers. */
  table?: Table;
  /** Where the values of each series come from (`Sheet1!$B$2:$B$5`); empty for values written into the chart. */
  sources: string[];
}

interface Series {
  name: string;
  source: string;
  /** By index of the point. */
  categories: Map<number, string>;
  values: Map<number, string>;
}

const mostPoints = 1000;

/** @param scanner over the chart part. */
export function readChart(scanner: XmlScanner): Chart {
  const chart: Chart = { title: '', sources: [] };
  const series: Series[] = [];
  if (scanner.child(0)) readChartSpace(scanner, chart, series);
  chart.sources = series.map(({ source }) => source);
  const table = tableOf(series);
  if (table) chart.table = table;
  return chart;
}

function readChartSpace(scanner: XmlScanner, chart: Chart, series: Series[]): void {
  const level = scanner.depth;
  while (scanner.child(level)) {
    switch (scanner.name) {
      case 'c:title':
        chart.title = chart.title || paragraphTexts(scanner).join(' ');
        break;
      case 'c:ser':
        series.push(readSeries(scanner));
        break;
      case 'c:chart':
      case 'c:plotArea':
        readChartSpace(scanner, chart, series);
        break;
      default:
        // The groups of series: bar, line, pie and so on.
        if (scanner.name.endsWith('Chart')) readChartSpace(scanner, chart, series);
    }
  }
}

function readSeries(scanner: XmlScanner): Series {
  const series: Series = { name: '', source: '', categories: new Map(), values: new Map() };
  const level = scanner.depth;
  while (scanner.child(level)) {
    switch (scanner.name) {
      case 'c:tx':
        series.name = [...readPoints(scanner).points.values()].join(' ');
        break;
      case 'c:cat':
      case 'c:xVal':
        series.categories = readPoints(scanner).points;
        break;
      case 'c:val':
      case 'c:yVal':
        ({ points: series.values, source: series.source } = readPoints(scanner));
        break;
    }
  }
  return series;
}

interface Points {
  /** By index. */
  points: Map<number, string>;
  /** The formula they were taken from; empty when they are literal. */
  source: string;
}

/** Cached points of a reference or literal, however deep they stand. */
function readPoints(scanner: XmlScanner, read: Points = { points: new Map(), source: '' }): Points {
  const { points } = read;
  const level = scanner.depth;
  while (scanner.child(level)) {
    if (scanner.name === 'c:pt') {
      const index = Number(scanner.attribute('idx') ?? points.size);
      const text = scanner.elementText().trim();
      if (points.size < mostPoints && Number.isInteger(index) && index >= 0) points.set(index, text);
    } else if (scanner.name === 'c:v') points.set(points.size, scanner.elementText().trim());
    else if (scanner.name === 'c:f') read.source = scanner.elementText().trim();
    else readPoints(scanner, read);
  }
  return read;
}

function tableOf(series: readonly Series[]): Table | undefined {
  const indexes = [...new Set(series.flatMap(({ values }) => [...values.keys()]))].sort((a, b) => a - b);
  if (indexes.length === 0) return undefined;
  const categories = series.find((each) => each.categories.size > 0)?.categories;
  const cell = (content: string): { content: string } => ({ content });
  const header = [cell(''), ...series.map(({ name }) => cell(name))];
  const rows = indexes.map((index) => [
    cell(categories?.get(index) ?? String(index + 1)),
    ...series.map(({ values }) => cell(values.get(index) ?? '')),
  ]);
  return { type: 'table', rows: [header, ...rows].map((cells) => ({ cells })), headerRows: 1 };
}

/** Texts of the DrawingML paragraphs in the element just opened; moves behind its end. */
export function paragraphTexts(scanner: XmlScanner): string[] {
  const texts: string[] = [];
  let text = '';
  const flush = (): void => {
    if (text.trim() !== '') texts.push(text.trim());
    text = '';
  };
  const visit = (level: number): void => {
    while (scanner.child(level)) {
      if (scanner.name === 'a:t' || scanner.name === 'c:v') text += scanner.elementText();
      else if (scanner.name === 'a:br') text += ' ';
      else {
        const { name } = scanner;
        visit(scanner.depth);
        if (name === 'a:p') flush();
      }
    }
  };
  visit(scanner.depth);
  flush();
  return texts;
}
