/**
 * DOCX -> Reading. Opens the package, reads styles and lists, then the body in one pass, then the notes it refers to.
 * Spec: What the service does, 2; ECMA-376 part 1, 17 (WordprocessingML).
 */
import type { Block, Document, Footnote, Furniture } from '../../../document/nodes.js';
import type { Notice, ReadOptions, ReadPorts, Reading } from '../../../document/reading.js';
import { noteDepth } from '../../shared/containers/depth-notice.js';
import type { OoxmlPackage } from '../../shared/containers/ooxml-package.js';
import { rememberByMarkup } from '../../shared/containers/markup-cache.js';
import { openPackage } from '../../shared/containers/ooxml-package.js';
import { readProperties } from '../../shared/containers/ooxml-properties.js';
import { scanHeld } from '../../shared/containers/xml-part.js';
import { pathByType, type Relationships } from '../../shared/containers/relationships.js';
import { settleBoldHeadings } from '../../shared/flow/bold-headings.js';
import { settleAnchors } from '../../shared/flow/anchors.js';
import { readCellProperties } from './cell-properties.js';
import type { DocumentFormats, DocxContext } from './docx-context.js';
import type { NoteKind } from './notes.js';
import { collectNotes } from './notes.js';
import { numberingOf } from './numbering.js';
import { readParagraphProperties, unformatted } from './paragraph-properties.js';
import { readRunFormat } from './run-format.js';
import { readStory } from './stories.js';
import { readStyles, type StyleSheet } from './styles.js';

/**
 * Reads a DOCX file (also DOCM, DOTX, and the strict variant).
 * @throws ServiceError document.encrypted, document.corrupted, document.limit-exceeded, deadline.exceeded.
 */
export function readDocx(bytes: Uint8Array, options: ReadOptions, ports: ReadPorts): Reading {
  const notices: Notice[] = [];
  const pack = openPackage(bytes, 'word/document.xml', ports, notices, scanHeld);
  const relationships = pack.relationships(pack.mainPath);
  const context = docxContext(pack, relationships, options, ports, notices);
  const blocks = readBody(pack, context, notices);
  const footnotes = readNotes(context, relationships, notices);
  const document: Document = { blocks };
  if (footnotes.length > 0) document.footnotes = footnotes;
  if (!options.onlyMainContent) addFurniture(document, context, relationships, notices);
  settleBoldHeadings(document);
  settleAnchors(document, context.anchors);
  return { document, metadata: readProperties(pack), notices };
}

function docxContext(
  pack: OoxmlPackage,
  relationships: Relationships,
  options: ReadOptions,
  ports: ReadPorts,
  notices: Notice[],
): DocxContext {
  // Word's list of the styles it did not write makes up most of the part.
  const styles = readStyles(pack.scanByType(relationships, 'styles', 'w:latentStyles'));
  const context: DocxContext = {
    pack,
    options,
    ports,
    notices,
    styles,
    formats: documentFormats(styles),
    numbering: numberingOf(
      () => pack.scanByType(relationships, 'numbering'),
      (style) => styles.numberingOf(style),
    ),
    notes: collectNotes(),
    anchors: { links: [], headings: [] },
    equations: new Set(),
    relationships,
    readStory: (scanner, other) => readStory(scanner, context, other),
  };
  return context;
}

function documentFormats(styles: StyleSheet): DocumentFormats {
  const run = rememberByMarkup(readRunFormat);
  return {
    run,
    paragraph: rememberByMarkup((scanner) => readParagraphProperties(scanner, styles, run)),
    cell: rememberByMarkup(readCellProperties),
    unformatted: unformatted(styles),
  };
}

function readBody(pack: OoxmlPackage, context: DocxContext, notices: Notice[]): Block[] {
  const scanner = pack.scan(pack.mainPath);
  if (!scanner?.child(0)) return [];
  const blocks: Block[] = [];
  const level = scanner.depth;
  while (scanner.child(level)) {
    if (scanner.name === 'w:body') for (const block of readStory(scanner, context)) blocks.push(block);
  }
  noteDepth(scanner, notices);
  return blocks;
}

function readNotes(context: DocxContext, relationships: Relationships, notices: Notice[]): Footnote[] {
  return context.notes.finish((kind, ids) => {
    const path = pathByType(relationships, `${kind}s`);
    const blocks = new Map<string, Block[]>();
    const scanner = path === undefined ? undefined : context.pack.scan(path);
    if (path === undefined || !scanner?.child(0)) return blocks;
    const inPart = partContext(context, path);
    const level = scanner.depth;
    while (scanner.child(level)) {
      const id = scanner.attribute('w:id');
      if (scanner.name === noteElements[kind] && id !== undefined && ids.has(id))
        blocks.set(id, readStory(scanner, inPart));
    }
    noteDepth(scanner, notices);
    return blocks;
  });
}

const noteElements: Readonly<Record<NoteKind, string>> = { footnote: 'w:footnote', endnote: 'w:endnote' };

/** The context for another part: its relationships are its own. */
function partContext(context: DocxContext, path: string): DocxContext {
  const inner: DocxContext = {
    ...context,
    relationships: context.pack.relationships(path),
    readStory: (scanner, other) => readStory(scanner, inner, other),
  };
  return inner;
}

/** Headers come before the document and footers after it, each text once however many sections repeat it. */
function addFurniture(document: Document, context: DocxContext, relationships: Relationships, notices: Notice[]): void {
  const seen = new Set<string>();
  const headers: Furniture[] = [];
  for (const { type, target, external } of relationships.values()) {
    if (external || (type !== 'header' && type !== 'footer')) continue;
    const scanner = context.pack.scan(target);
    if (!scanner?.child(0)) continue;
    const children = readStory(scanner, partContext(context, target));
    noteDepth(scanner, notices);
    const key = JSON.stringify(children);
    if (children.length === 0 || seen.has(key)) continue;
    seen.add(key);
    const furniture: Furniture = { type: 'furniture', role: type, children };
    if (type === 'header') headers.push(furniture);
    else document.blocks.push(furniture);
  }
  document.blocks.unshift(...headers);
}
