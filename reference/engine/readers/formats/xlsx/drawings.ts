/**
 * What floats over the cells of a sheet, with the row it begins in: pictures with their alternative text, text boxes, titles of
 * charts, and the numbers of a chart that come from elsewhere than the sheets of the reading.
 * Spec: ECMA-376 part 1, 20.5 (DrawingML in spreadsheets) and 21.2 (charts).
 */
import type { Block } from '../../../document/nodes.js';
import type { OoxmlPackage } from '../../shared/containers/ooxml-package.js';
import type { Relationships } from '../../shared/containers/relationships.js';
import type { FloatingBlock } from '../../shared/sheets/sheet.js';
import { type Chart, paragraphTexts, readChart } from '../../shared/charts/read-chart.js';
import { pictureBlock } from '../../shared/pictures/picture-block.js';
import type { XmlScanner } from '../../shared/containers/xml-scanner.js';

interface Floating {
  pack: OoxmlPackage;
  relationships: Relationships;
  /** Names of the sheets whose cells are read. */
  sheets: ReadonlySet<string>;
  blocks: FloatingBlock[];
  /** Row of the sheet where the object at hand begins. */
  row: number;
}

/** @param path the drawing part; undefined gives nothing. */
export function readFloating(
  path: string | undefined,
  pack: OoxmlPackage,
  sheets: ReadonlySet<string>,
): FloatingBlock[] {
  const scanner = path === undefined ? undefined : pack.scan(path);
  if (path === undefined || !scanner?.child(0)) return [];
  const floating: Floating = { pack, relationships: pack.relationships(path), sheets, blocks: [], row: Infinity };
  readObjects(scanner, floating, '');
  return floating.blocks;
}

function readObjects(scanner: XmlScanner, floating: Floating, outerAlt: string): void {
  let alt = outerAlt;
  const level = scanner.depth;
  while (scanner.child(level)) {
    switch (scanner.name) {
      case 'xdr:from':
        floating.row = anchorRow(scanner);
        break;
      case 'xdr:cNvPr':
        alt = scanner.attribute('descr') ?? scanner.attribute('title') ?? '';
        break;
      case 'xdr:nvPicPr':
      case 'xdr:nvGraphicFramePr':
        alt = readAlt(scanner);
        break;
      case 'a:blip':
        add(floating, imageBlock(alt, externalTarget(scanner, floating)));
        break;
      case 'c:chart': {
        const chart = chartOf(scanner, floating);
        add(floating, imageBlock(chart?.title || alt, ''));
        if (chart?.table && !isShownBySheets(chart, floating.sheets)) add(floating, chart.table);
        break;
      }
      case 'xdr:txBody': {
        for (const text of paragraphTexts(scanner)) add(floating, { type: 'paragraph', children: [text] });
        break;
      }
      default:
        readObjects(scanner, floating, alt);
    }
  }
}

function readAlt(scanner: XmlScanner): string {
  let alt = '';
  const level = scanner.depth;
  while (scanner.child(level)) {
    if (scanner.name === 'xdr:cNvPr') alt = scanner.attribute('descr') || (scanner.attribute('title') ?? '');
  }
  return alt;
}

function anchorRow(scanner: XmlScanner): number {
  let row = Infinity;
  const level = scanner.depth;
  while (scanner.child(level)) if (scanner.name === 'xdr:row') row = Number(scanner.elementText());
  return Number.isNaN(row) ? Infinity : row;
}

function add({ blocks, row }: Floating, block: Block): void {
  blocks.push({ block, row });
}

function imageBlock(alt: string, src: string | null): Block {
  return pictureBlock({ type: 'image', src, alt });
}

function externalTarget(scanner: XmlScanner, { relationships }: Floating): string | null {
  const relationship = relationships.get(scanner.attribute('r:link') ?? scanner.attribute('r:embed') ?? '');
  return relationship?.external ? relationship.target : null;
}

function chartOf(scanner: XmlScanner, { pack, relationships }: Floating): Chart | undefined {
  const relationship = relationships.get(scanner.attribute('r:id') ?? '');
  const chart = relationship && !relationship.external ? pack.scan(relationship.target) : undefined;
  return chart && readChart(chart);
}

/** Numbers of hidden sheets and of other workbooks are seen in the chart alone. */
function isShownBySheets({ sources }: Chart, sheets: ReadonlySet<string>): boolean {
  return sources.every((source) => {
    const [, quoted, plain] = /^\(?(?:'((?:[^']|'')+)'|([^'!]+))!/.exec(source) ?? [];
    return sheets.has(quoted?.replaceAll("''", "'") ?? plain ?? '');
  });
}
