/**
 * The other stories of a DOC file, told where they lie: notes, headers and footers, text boxes.
 * Standard: [MS-DOC] 2.3 (document parts), 2.8.19 (PlcffndRef), 2.8.26 (PlcfHdd), 2.8.32 (PlcftxbxTxt), 2.8.37 (PlcfSpa).
 */
import type { Block, Footnote, Furniture, Image, Paragraph } from '../../../document/nodes.js';
import { int32, uint32 } from '../../shared/compound-file/little-endian.js';
import { wordArt } from '../../shared/pictures/word-art.js';
import type { DocSource } from './doc-source.js';
import type { Drawings } from './drawings.js';
import { part, type Fib, type StoryCounts } from './fib.js';
import { readBlip } from './office-art.js';
import { readPlc } from './plc.js';
import { readStory } from './read-story.js';

const noteReferenceBytes = 2;
const shapeBytes = 26;
const textBoxBytes = 22;
/** Separators between text and notes come before the headers of the first section. */
const separators = 6;
/** For each section: even header, odd header, even footer, odd footer, first header, first footer. */
const rolesOfSection: readonly Furniture['role'][] = ['header', 'header', 'footer', 'footer', 'header', 'footer'];

/** A stretch of characters. */
interface Stretch {
  from: number;
  to: number;
}

export interface NoteStory extends Stretch {
  label: string;
  /** CP of the mark in the body. */
  reference: number;
}

const noAnchor = -1;

type StoryName = keyof StoryCounts;
const storyOrder: readonly StoryName[] = [
  'body',
  'footnotes',
  'headers',
  'macros',
  'annotations',
  'endnotes',
  'textBoxes',
  'headerTextBoxes',
];

function startOf(name: StoryName, counts: StoryCounts): number {
  let start = 0;
  for (const story of storyOrder) {
    if (story === name) break;
    start += counts[story];
  }
  return start;
}

/** The stretches between positions. They never overlap, whatever a damaged table says: nothing is read twice. */
function stretchesOf(positions: readonly number[], start: number): Stretch[] {
  const stretches: Stretch[] = [];
  let last = 0;
  for (let i = 0; i + 1 < positions.length; i++) {
    const from = Math.max(positions[i]!, last);
    last = Math.max(positions[i + 1]!, from);
    stretches.push({ from: start + from, to: start + last });
  }
  return stretches;
}

/** Footnotes, then endnotes, numbered through in the order of their marks. */
export function findNotes(table: Buffer, fib: Fib): NoteStory[] {
  const kinds: [number, number, StoryName][] = [
    [part.footnoteReferences, part.footnoteTexts, 'footnotes'],
    [part.endnoteReferences, part.endnoteTexts, 'endnotes'],
  ];
  const notes: NoteStory[] = [];
  for (const [references, texts, story] of kinds) {
    if (fib.counts[story] === 0) continue;
    const marks = readPlc(table, fib.locate(references), noteReferenceBytes).positions;
    const start = startOf(story, fib.counts);
    const stretches = stretchesOf(readPlc(table, fib.locate(texts), 0).positions, start);
    for (let i = 0; i + 1 < marks.length && i < stretches.length; i++) {
      notes.push({ label: '', reference: marks[i]!, ...stretches[i]! });
    }
  }
  notes.sort((a, b) => a.reference - b.reference);
  notes.forEach((note, index) => (note.label = String(index + 1)));
  return notes;
}

export function readNotes(source: DocSource, notes: readonly NoteStory[]): Footnote[] {
  return notes.map(({ label, from, to }) => ({ label, children: readStory(source, from, to) }));
}

/** Headers and footers of all sections, in order, each text once. */
export function readHeadersAndFooters(source: DocSource, table: Buffer, fib: Fib): Furniture[] {
  if (fib.counts.headers === 0) return [];
  const start = startOf('headers', fib.counts);
  const stretches = stretchesOf(readPlc(table, fib.locate(part.headers), 0).positions, start);
  const seen = new Set<string>();
  const furniture: Furniture[] = [];
  for (let i = separators; i < stretches.length; i++) {
    const role = rolesOfSection[(i - separators) % rolesOfSection.length]!;
    const { from, to } = stretches[i]!;
    if (to <= from) continue;
    const key = role + source.text.slice(from, to);
    if (seen.has(key)) continue;
    seen.add(key);
    const children = readStory(source, from, to);
    if (children.length > 0) furniture.push({ type: 'furniture', role, children });
  }
  return furniture;
}

/** Where drawings are anchored: CP by the id of the shape, for body and headers. */
export function findAnchors(table: Buffer, fib: Fib): Map<number, number> {
  const anchors = new Map<number, number>();
  const homes: [number, StoryName][] = [
    [part.shapes, 'body'],
    [part.headerShapes, 'headers'],
  ];
  for (const [number, story] of homes) {
    const shapes = readPlc(table, fib.locate(number), shapeBytes);
    const start = startOf(story, fib.counts);
    for (let i = 0; i + 1 < shapes.positions.length; i++) {
      anchors.set(int32(table, shapes.entriesAt + i * shapeBytes), start + shapes.positions[i]!);
    }
  }
  return anchors;
}

/** Floating pictures by the CP of their anchor. @param main the stream that holds the pictures' bytes. */
export function findPictures(
  main: Buffer,
  drawings: Drawings,
  anchors: ReadonlyMap<number, number>,
  embedImages: boolean,
): Map<number, Image[]> {
  const pictures = new Map<number, Image[]>();
  for (const [shape, drawing] of drawings.byShape) {
    const anchor = anchors.get(shape);
    if (anchor === undefined) continue;
    pictures.set(
      anchor,
      drawing.pictures.map(({ alt, blip }) => {
        const at = drawings.blipOffsets[blip - 1] ?? -1;
        return {
          type: 'image',
          src: embedImages && at >= 0 ? readBlip(main, at, at + 8 + uint32(main, at + 4)) : null,
          alt,
        };
      }),
    );
  }
  return pictures;
}

/** Words drawn over the text, by the CP of their anchor. */
export function findWordArt(drawings: Drawings, anchors: ReadonlyMap<number, number>): Map<number, Paragraph[]> {
  const found = new Map<number, Paragraph[]>();
  for (const [shape, { words }] of drawings.byShape) {
    const anchor = anchors.get(shape);
    const paragraphs = words.flatMap((text) => wordArt(text) ?? []);
    if (anchor !== undefined && paragraphs.length > 0) found.set(anchor, paragraphs);
  }
  return found;
}

/** Text boxes of body and headers by the CP of the shape they belong to; those without a shape under the key -1. */
export function findTextBoxes(
  table: Buffer,
  fib: Fib,
  drawings: Drawings,
  anchors: ReadonlyMap<number, number>,
): Map<number, Stretch[]> {
  const boxes = new Map<number, Stretch[]>();
  const kinds: [number, StoryName][] = [
    [part.textBoxTexts, 'textBoxes'],
    [part.headerTextBoxTexts, 'headerTextBoxes'],
  ];
  for (const [number, story] of kinds) {
    if (fib.counts[story] === 0) continue;
    const start = startOf(story, fib.counts);
    const texts = readPlc(table, fib.locate(number), textBoxBytes);
    const stretches = stretchesOf(texts.positions, start);
    // The last stretch is a spare one.
    for (let i = 0; i + 1 < stretches.length; i++) {
      const stretch = stretches[i]!;
      const shape = int32(table, texts.entriesAt + i * textBoxBytes + 14);
      const anchor = anchors.get(drawings.groupOf.get(shape) ?? shape) ?? noAnchor;
      const same = boxes.get(anchor);
      if (same === undefined) boxes.set(anchor, [stretch]);
      else same.push(stretch);
    }
  }
  return boxes;
}

/** Text boxes that no shape in body or headers called for. */
export function readLooseTextBoxes(source: DocSource): Block[] {
  const blocks: Block[] = [];
  for (const stretches of source.textBoxes.values()) {
    for (const { from, to } of stretches) for (const block of readStory(source, from, to)) blocks.push(block);
  }
  return blocks;
}
