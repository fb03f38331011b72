/**
 * An embedded chart -> its title and the table of its data, which say what the picture shows.
 * Spec: ODF 1.3 part 3, 11 (chart content).
 */
import type { Block, TableRow } from '../../../document/nodes.js';
import type { XmlScanner } from '../../shared/containers/xml-scanner.js';

const mostRows = 1000;

/** Reads the content of an embedded object whose root was just opened; empty when it is no chart. */
export function chartBlocks(scanner: XmlScanner): Block[] {
  const blocks: Block[] = [];
  visit(scanner, blocks);
  return blocks;
}

function visit(scanner: XmlScanner, blocks: Block[]): void {
  const level = scanner.depth;
  while (scanner.child(level)) {
    switch (scanner.name) {
      case 'chart:title':
      case 'chart:subtitle': {
        const title = scanner.elementText().trim();
        if (title !== '') blocks.push({ type: 'paragraph', children: [title] });
        break;
      }
      case 'table:table': {
        const rows = readRows(scanner, []);
        if (rows.length > 1) blocks.push({ type: 'table', rows, headerRows: 1 });
        break;
      }
      case 'office:body':
      case 'office:chart':
      case 'chart:chart':
        visit(scanner, blocks);
        break;
    }
  }
}

function readRows(scanner: XmlScanner, rows: TableRow[]): TableRow[] {
  const level = scanner.depth;
  while (scanner.child(level)) {
    if (scanner.name === 'table:table-row') {
      if (rows.length < mostRows) rows.push(readRow(scanner));
    } else if (scanner.name !== 'table:table-columns' && scanner.name !== 'table:table-header-columns')
      readRows(scanner, rows);
  }
  return rows;
}

function readRow(scanner: XmlScanner): TableRow {
  const row: TableRow = { cells: [] };
  const level = scanner.depth;
  while (scanner.child(level)) {
    if (scanner.name !== 'table:table-cell') continue;
    const value = scanner.attribute('office:value');
    const text = scanner.elementText().trim();
    row.cells.push({
      content: text === '' || text === 'NaN' ? (value === undefined || value === 'NaN' ? '' : value) : text,
    });
  }
  return row;
}
