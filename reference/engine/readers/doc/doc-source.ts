/**
 * Everything the stories of a DOC file are read from: text, runs of properties, styles, lists, fonts, anchors.
 * Made once by open-doc.ts, read by read-story.ts.
 * Standard: [MS-DOC] 2.4 (document content).
 */
import type { Deadline } from '../../../base/deadline.js';
import type { ListCounters, ListInstance } from '../word-flow/list-counters.js';
import type { CharacterFormat } from './character-format.js';
import type { DocFont } from './font-table.js';
import type { ParagraphFormat } from './paragraph-format.js';
import type { PropertyRuns } from './property-pages.js';
import type { StyleSheet } from './style-sheet.js';

export interface DocSource {
  /** Characters of all stories; index = CP. */
  text: string;
  characterRuns: PropertyRuns;
  paragraphRuns: PropertyRuns;
  /** Format of a run in a paragraph of the given style. */
  characterFormat(run: number, style: number): CharacterFormat;
  paragraphFormat(run: number): ParagraphFormat;
  styles: StyleSheet;
  lists: ListInstance[];
  counters: ListCounters;
  fonts: DocFont[];
  data: Uint8Array;
  /** Labels of notes by the CP of their reference. */
  noteLabels: ReadonlyMap<number, string>;
  /** Stories of text boxes by the CP of the shape they lie in; removed once they were read. */
  textBoxes: Map<number, { from: number; to: number }[]>;
  embedImages: boolean;
  deadline: Deadline;
}
