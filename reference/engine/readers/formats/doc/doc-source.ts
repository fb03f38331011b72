/**
 * Everything the stories of a DOC file are read from: text, runs of properties, styles, lists, fonts, anchors.
 * Made once by open-doc.ts, read by read-story.ts.
 * Standard: [MS-DOC] 2.4 (document content).
 */
import type { Deadline } from '../../../../base/deadline.js';
import type { Image, Paragraph } from '../../../document/nodes.js';
import type { Anchors } from '../../shared/flow/anchors.js';
import type { ListCounters, ListInstance } from '../../shared/lists/list-counters.js';
import type { Bookmarks } from './bookmarks.js';
import type { CharacterFormat } from './character-format.js';
import type { DocFont } from './font-table.js';
import type { OldNumbering } from './old-numbering.js';
import type { ParagraphFormat } from './paragraph-format.js';
import type { PropertyRuns } from './property-pages.js';
import type { StyleSheet } from './style-sheet.js';

export interface DocSource {
  /** Characters of all stories; index = CP. */
  text: string;
  /** Word 6 or 95. */
  isOld: boolean;
  /** Characters U+0080 to U+00FF are bytes in the code page of the font they are set in. */
  isByteText: boolean;
  characterRuns: PropertyRuns;
  paragraphRuns: PropertyRuns;
  /** Format of a run in a paragraph of the given style. */
  characterFormat(run: number, style: number): CharacterFormat;
  paragraphFormat(run: number): ParagraphFormat;
  styles: StyleSheet;
  /** Read when the first list paragraph comes. */
  lists(): ListInstance[];
  counters: ListCounters;
  oldNumbering: OldNumbering;
  fonts: DocFont[];
  /** Where pictures and form data lie; read when the first of them comes. */
  data(): Buffer;
  /** LaTeX of an embedded object by its number; undefined when it is no equation. */
  equation(object: number): string | undefined;
  bookmarks: Bookmarks;
  anchors: Anchors;
  /** Labels of notes by the CP of their reference. */
  noteLabels: ReadonlyMap<number, string>;
  /** Stories of text boxes by the CP of the shape they lie in; removed once they were read. */
  textBoxes: Map<number, { from: number; to: number }[]>;
  /** Floating pictures by the CP of their anchor. */
  pictures: ReadonlyMap<number, Image[]>;
  /** Words drawn over the text, by the CP of their anchor. */
  wordArt: ReadonlyMap<number, Paragraph[]>;
  embedImages: boolean;
  deadline: Deadline;
}
