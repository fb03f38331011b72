/**
 * What the rooms of the ODT reader hand to each other while one file is read.
 * Spec: ODF 1.3 part 3, 3.4 (office:text).
 */
import type { Block, Footnote } from '../../../document/nodes.js';
import type { Notice, ReadOptions } from '../../../document/reading.js';
import type { XmlScanner } from '../../shared/containers/xml-scanner.js';
import type { Anchors } from '../../shared/flow/anchors.js';
import type { Counts } from '../../shared/lists/list-counters.js';
import type { StyleSheet } from './styles.js';

export interface OdtContext {
  styles: StyleSheet;
  options: ReadOptions;
  notices: Notice[];
  parts: OdtParts;
  footnotes: Footnote[];
  /** The last number given to a note. */
  lastNote: number;
  anchors: Anchors;
  lists: ListMemory;
  /** Counters of the headings. */
  outline: Counts;
  /** Reads the blocks in the element just opened, as a story of its own; moves behind its end. */
  readStory(scanner: XmlScanner): Block[];
}

/** Parts of the package that the content refers to; paths as written there (`Pictures/1.png`, `./Object 1`). */
export interface OdtParts {
  bytes(path: string): Buffer | undefined;
  /** The content part of an embedded object. */
  scanObject(path: string): XmlScanner | undefined;
}

/** Counters that later lists may go on with. */
export interface ListMemory {
  byId: Map<string, Counts>;
  byStyle: Map<string, Counts>;
}
