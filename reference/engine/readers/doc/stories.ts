/**
 * The other stories of a DOC file, told where they lie: notes, headers and footers, text boxes.
 * Standard: [MS-DOC] 2.3 (document parts), 2.8.19 (PlcffndRef), 2.8.26 (PlcfHdd), 2.8.32 (PlcftxbxTxt), 2.8.37 (PlcfSpa).
 */
import type { Block, Footnote, Furniture } from '../../document/nodes.js';
import { int32 } from '../compound-file/little-endian.js';
import type { DocSource } from './doc-source.js';
import { part, type Fib, type StoryCounts } from './fib.js';
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
export interface Stretch {
  from: number;
  to: number;
}

export interface NoteStory extends Stretch {
  label: string;
  /** CP of the mark in the body. */
  reference: number;
}

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

/** Footnotes, then endnotes, numbered through in the order of their marks. */
export function findNotes(table: Uint8Array, fib: Fib): NoteStory[] {
  const kinds: [number, number, StoryName][] = [
    [part.footnoteReferences, part.footnoteTexts, 'footnotes'],
    [part.endnoteReferences, part.endnoteTexts, 'endnotes'],
  ];
  const notes: NoteStory[] = [];
  for (const [references, texts, story] of kinds) {
    if (fib.counts[story] === 0) continue;
    const marks = readPlc(table, fib.locate(references), noteReferenceBytes).positions;
    const start = startOf(story, fib.counts);
    const stretches = readPlc(table, fib.locate(texts), 0).positions;
    for (let i = 0; i + 1 < marks.length && i + 1 < stretches.length; i++) {
      notes.push({ label: '', reference: marks[i]!, from: start + stretches[i]!, to: start + stretches[i + 1]! });
    }
  }
  notes.sort((a, b) => a.reference - b.reference);
  notes.forEach((note, index) => (note.label = String(index + 1)));
  return notes;
}

export function readNotes(source: DocSource, notes: readonly NoteStory[]): Footnote[] {
  return notes.map(({ label, from, to }) => ({ label, children: readStory(source, from, to) }));
}

/** Headers, then footers, each text once: sections repeat them. */
export function readHeadersAndFooters(source: DocSource, table: Uint8Array, fib: Fib): Furniture[] {
  if (fib.counts.headers === 0) return [];
  const start = startOf('headers', fib.counts);
  const stretches = readPlc(table, fib.locate(part.headers), 0).positions;
  const seen = new Set<string>();
  const furniture: Furniture[] = [];
  for (let i = separators; i + 1 < stretches.length; i++) {
    const role = rolesOfSection[(i - separators) % rolesOfSection.length]!;
    const from = start + stretches[i]!;
    const to = start + stretches[i + 1]!;
    if (to <= from) continue;
    const key = role + source.text.slice(from, to);
    if (seen.has(key)) continue;
    seen.add(key);
    const children = readStory(source, from, to);
    if (children.length > 0) furniture.push({ type: 'furniture', role, children });
  }
  return furniture;
}

/** Text boxes of the body by the CP of the shape they belong to; those without a shape under the key -1. */
export function findTextBoxes(table: Uint8Array, fib: Fib): Map<number, Stretch[]> {
  const boxes = new Map<number, Stretch[]>();
  if (fib.counts.textBoxes === 0) return boxes;
  const anchors = new Map<number, number>();
  const shapes = readPlc(table, fib.locate(part.shapes), shapeBytes);
  for (let i = 0; i + 1 < shapes.positions.length; i++) {
    anchors.set(int32(table, shapes.entriesAt + i * shapeBytes), shapes.positions[i]!);
  }
  const start = startOf('textBoxes', fib.counts);
  const texts = readPlc(table, fib.locate(part.textBoxTexts), textBoxBytes);
  // The last stretch is a spare one.
  for (let i = 0; i + 2 < texts.positions.length; i++) {
    const stretch = { from: start + texts.positions[i]!, to: start + texts.positions[i + 1]! };
    const anchor = anchors.get(int32(table, texts.entriesAt + i * textBoxBytes + 14)) ?? -1;
    const same = boxes.get(anchor);
    if (same === undefined) boxes.set(anchor, [stretch]);
    else same.push(stretch);
  }
  return boxes;
}

/** Text boxes that no shape in the text called for. */
export function readLooseTextBoxes(source: DocSource): Block[] {
  const blocks: Block[] = [];
  for (const stretches of source.textBoxes.values()) {
    for (const { from, to } of stretches) for (const block of readStory(source, from, to)) blocks.push(block);
  }
  return blocks;
}
