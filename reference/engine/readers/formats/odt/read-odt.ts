/**
 * ODT -> Reading. Opens the package, reads the styles, then the text in one pass; headers and footers when they are asked for.
 * Spec: What the service does, 2; ODF 1.3 part 2 (packages) and part 3 (schema).
 */
import { ServiceError } from '../../../../base/errors.js';
import type { Block, Document, Furniture } from '../../../document/nodes.js';
import type { Notice, ReadOptions, ReadPorts, Reading } from '../../../document/reading.js';
import { noteDepth } from '../../shared/containers/depth-notice.js';
import { searchPart, searchSection } from '../../shared/containers/markup-search.js';
import { scanHeld, type XmlPart, xmlPart } from '../../shared/containers/xml-part.js';
import type { XmlScanner } from '../../shared/containers/xml-scanner.js';
import { openZip, type ZipArchive } from '../../shared/containers/zip.js';
import { settleBoldHeadings } from '../../shared/flow/bold-headings.js';
import { settleAnchors } from '../../shared/flow/anchors.js';
import { readFurniture } from './furniture.js';
import { isEncrypted } from './manifest.js';
import type { OdtContext } from './odt-context.js';
import { readProperties } from './properties.js';
import { readStory } from './stories.js';
import { readRecords, searchedRecords, type StyleRecords } from './style-records.js';
import { styleSheet, type StyleSheet } from './styles.js';

type Scan = (path: string) => XmlScanner | undefined;

/**
 * Reads an ODT file (also OTT, and SXW of OpenOffice.org 1).
 * @throws ServiceError document.encrypted, document.corrupted, document.limit-exceeded, deadline.exceeded.
 */
export function readOdt(bytes: Uint8Array, options: ReadOptions, ports: ReadPorts): Reading {
  const notices: Notice[] = [];
  const archive = openZip(bytes, ports.limits, notices);
  const scan: Scan = (path) => {
    const part = archive.borrow(path);
    return part && scanHeld(part, ports);
  };
  const content = scan('content.xml');
  if (!content?.child(0) || !content.name.startsWith('office:document'))
    throw unreadable(scan('META-INF/manifest.xml'));
  const context = odtContext(archive, scan, options, notices);
  const stylesBytes = archive.read('styles.xml');
  const { common, furniture } = readStylesPart(stylesBytes && xmlPart(stylesBytes, ports), context);
  const document: Document = { blocks: readText(content, common, context) };
  noteDepth(content, notices);
  document.blocks.unshift(...furniture.filter(({ role }) => role === 'header'));
  document.blocks.push(...furniture.filter(({ role }) => role === 'footer'));
  if (context.footnotes.length > 0) document.footnotes = context.footnotes;
  settleBoldHeadings(document);
  settleAnchors(document, context.anchors);
  return { document, metadata: readProperties(scan('meta.xml')), notices };
}

function unreadable(manifest: XmlScanner | undefined): ServiceError {
  if (isEncrypted(manifest)) {
    return new ServiceError(
      'document.encrypted',
      'The document is protected by a password. Remove the protection and send it again.',
    );
  }
  return new ServiceError('document.corrupted', 'The document is damaged: its content is missing.');
}

function odtContext(archive: ZipArchive, scan: Scan, options: ReadOptions, notices: Notice[]): OdtContext {
  const context: OdtContext = {
    styles: styleSheet([]),
    options,
    notices,
    parts: {
      bytes: (path) => archive.read(packagePath(path)),
      scanObject: (path) => scan(`${packagePath(path)}/content.xml`),
    },
    footnotes: [],
    lastNote: 0,
    anchors: { links: [], headings: [] },
    lists: { byId: new Map(), byStyle: new Map() },
    outline: [],
    readStory: (scanner) => readStory(scanner, context),
  };
  return context;
}

/** `./Object 1` -> `Object 1`; OpenOffice.org 1 wrote `#Pictures/1.png`. */
function packagePath(path: string): string {
  return path.replace(/^(?:\.\/|#)/, '').replace(/\/$/, '');
}

/** The styles all parts share, and the headers and footers, which stand in the same part. */
function readStylesPart(
  part: XmlPart | undefined,
  context: OdtContext,
): { common: StyleRecords[]; furniture: Furniture[] } {
  if (part && context.options.onlyMainContent) {
    const search = searchPart(part) && searchSection(part, 'office:styles');
    if (search) return { common: [searchedRecords(search)], furniture: [] };
  }
  const scanner = part?.scan();
  const common: StyleRecords[] = [];
  const automatic: StyleRecords[] = [];
  const furniture: Furniture[] = [];
  if (!scanner?.child(0)) return { common, furniture };
  const level = scanner.depth;
  while (scanner.child(level)) {
    if (scanner.name === 'office:styles') common.push(readRecords(scanner));
    else if (scanner.name === 'office:automatic-styles') automatic.push(readRecords(scanner));
    else if (scanner.name === 'office:master-styles' && !context.options.onlyMainContent) {
      furniture.push(...readFurniture(scanner, withStyles(context, styleSheet([...automatic, ...common]))));
    }
  }
  return { common, furniture };
}

/** The context for another part: its automatic styles are its own. */
function withStyles(context: OdtContext, styles: StyleSheet): OdtContext {
  const inner: OdtContext = { ...context, styles, readStory: (scanner) => readStory(scanner, inner) };
  return inner;
}

function readText(scanner: XmlScanner, common: readonly StyleRecords[], context: OdtContext): Block[] {
  context.styles = styleSheet(common);
  const blocks: Block[] = [];
  const level = scanner.depth;
  while (scanner.child(level)) {
    if (scanner.name === 'office:automatic-styles') context.styles = styleSheet([readRecords(scanner), ...common]);
    else if (scanner.name === 'office:body') for (const block of readStory(scanner, context)) blocks.push(block);
  }
  return blocks;
}
