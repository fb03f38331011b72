/**
 * What the rooms of the DOCX reader hand to each other while one file is read.
 * A story is a stretch of text of its own: the body, a note, a text box, a header.
 * Spec: ECMA-376 part 1, 17.2.
 */
import type { Block } from '../../../document/nodes.js';
import type { Notice, ReadOptions, ReadPorts } from '../../../document/reading.js';
import type { OoxmlPackage } from '../../shared/containers/ooxml-package.js';
import type { Relationships } from '../../shared/containers/relationships.js';
import type { XmlScanner } from '../../shared/containers/xml-scanner.js';
import type { Anchors } from '../../shared/flow/anchors.js';
import type { CellProperties } from './cell-properties.js';
import type { Notes } from './notes.js';
import type { Numbering } from './numbering.js';
import type { ParagraphProperties } from './paragraph-properties.js';
import type { RunFormat } from './run-format.js';
import type { StyleSheet } from './styles.js';

export interface DocxContext {
  pack: OoxmlPackage;
  options: ReadOptions;
  ports: ReadPorts;
  notices: Notice[];
  styles: StyleSheet;
  formats: DocumentFormats;
  numbering: Numbering;
  notes: Notes;
  anchors: Anchors;
  /** Parts of equations that were shown: each stands in one place, and a file that repeats one is made to grow. */
  equations: Set<string>;
  /** Relationships of the part being read. */
  relationships: Relationships;
  /** Reads the blocks in the element just opened, as a story of its own; moves behind its end. `other` is told of children that are no blocks. */
  readStory(scanner: XmlScanner, other?: (name: string) => void): Block[];
}

/** Formatting of the document, read once for each way it is written. */
export interface DocumentFormats {
  run(scanner: XmlScanner): RunFormat;
  paragraph(scanner: XmlScanner): ParagraphProperties;
  cell(scanner: XmlScanner): CellProperties;
  /** A paragraph without properties. */
  unformatted: ParagraphProperties;
}
