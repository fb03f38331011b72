/**
 * Fields of forms: outlined boxes to write in, each with its label before or above it. However close they stand, their sides
 * are no rules of a table, and what is written in them is read behind its label.
 */
import type { PageGraphics } from '../content/page-graphics.js';
import type { Box, Fragment, TurnedWords } from './fragment.js';

/** More boxes than this are a drawing. */
const maxBoxes = 400;

/** Sides in points: smaller boxes are ticked, or hold one letter each; taller ones frame a part of the page. */
const minWidth = 24;
const height = { min: 7, max: 90 };

/** Fields that are taller have several lines. */
const lineHeight = 40;

/** Boxes this close side by side are cells of one row. */
const beside = 4;

/** From the label before a box to the box, and from the label above it, in em. */
const before = 12;
const above = 2;

/** What layout takes from the drawings of a page to part its text. */
export interface Drawn extends Pick<PageGraphics, 'horizontal' | 'vertical' | 'boxes' | 'frames' | 'isDrawing'> {
  /** The fields that were taken out. */
  fields?: readonly Box[];
}

interface Field extends Box {
  /** The baseline of the label before it. */
  baseline?: number;
  /** Its label stands above it. */
  isBelow?: true;
}

/** What the page draws, without its fields; what is written in one line of a field then stands on the line of its label. */
export function withoutFields(graphics: PageGraphics, turned: TurnedWords): Drawn {
  const fields = turned.angle === 0 ? findFields(graphics, turned) : [];
  if (fields.length < 2) return graphics;
  for (const field of fields) standBehindLabel(field, turned);
  const { isDrawing } = graphics;
  const upright = new Sides(fields.flatMap(({ x0, y0, x1, y1 }) => [x0, y0, y1, x1, y0, y1]));
  const level = new Sides(fields.flatMap(({ x0, y0, x1, y1 }) => [y0, x0, x1, y1, x0, x1]));
  const isRead = (field: Field): boolean => field.baseline !== undefined || isBesideOther(field, fields);
  const open = new Sides(fields.flatMap((field) => (isRead(field) ? [field.y0, field.x0, field.x1] : [])));
  const vertical = quadsWithout(graphics.vertical, (x0, y0, _, y1) => upright.has(x0, y0, y1));
  const isSection = sectionsOf(vertical, fields);
  return {
    horizontal: quadsWithout(graphics.horizontal, (x0, y0, x1) => level.has(y0, x0, x1) || isSection(x0, y0, x1)),
    vertical,
    boxes: quadsWithout(graphics.boxes, (x0, y0, x1, y1) => level.has(y0, x0, x1) && level.has(y1, x0, x1)),
    frames: quadsWithout(graphics.frames, (x0, y0, x1) => open.has(y0, x0, x1)),
    isDrawing,
    fields,
  };
}

/** Whether a line of text stands in a field, or right above one as its label. */
export const isOfField = ({ x0, y0, y1 }: Box, line: { x0: number; baseline: number; size: number }): boolean =>
  line.baseline < y1 && line.baseline > y0 - above * line.size && Math.abs(line.x0 - x0) < line.size;

/** Its label stands above it, as that of a field beside it does: both are read with the row of labels (see stacked-cells.ts). */
const isBesideOther = (field: Field, fields: readonly Field[]): boolean =>
  field.isBelow === true &&
  field.y1 - field.y0 <= lineHeight &&
  fields.some((other) => other !== field && other.isBelow && isLevelWith(field, other, sameField));

const isLevelWith = (box: Box, other: Box, nearness = 1): boolean =>
  Math.abs(box.y0 - other.y0) < nearness && Math.abs(box.y1 - other.y1) < nearness;

/** Boxes to choose from are a little higher than those to write in, in points. */
const sameField = 3;

/** Notes the fields that pieces of text stand in. */
export function noteFields(fragments: readonly Fragment[], fields: readonly Box[]): void {
  if (fields.length === 0) return;
  for (const fragment of fragments) {
    const y = fragment.baseline - 0.3 * fragment.size;
    const own = fields.find(({ x0, y0, x1, y1 }) => y > y0 && y < y1 && fragment.x0 > x0 - 1 && fragment.x1 < x1 + 1);
    if (own) fragment.field = own;
  }
}

/** Values are often set a little higher or lower than their labels. */
function standBehindLabel({ x0, y0, x1, y1, baseline }: Field, turned: TurnedWords): void {
  if (baseline === undefined) return;
  const inside = turned.indices.filter((word) => {
    const y = turned.y[word]! - 0.3 * turned.words.size[word]!;
    return turned.x0[word]! > x0 - 1 && turned.x1[word]! < x1 + 1 && y > y0 && y < y1;
  });
  const isLevel = inside.every((word) => Math.abs(turned.y[word]! - baseline) < 0.6 * turned.words.size[word]!);
  if (isLevel) for (const word of inside) turned.y[word] = baseline;
}

/**
 * Whether a rule parts sections of a form: it reaches from side to side of a frame that holds fields, and none that parts columns
 * stands on it.
 */
function sectionsOf(
  vertical: readonly number[],
  fields: readonly Field[],
): (x0: number, y: number, x1: number) => boolean {
  const sides: Box[] = [];
  for (let at = 0; at < vertical.length; at += 4)
    sides.push({ x0: vertical[at]!, y0: vertical[at + 1]!, x1: vertical[at + 2]!, y1: vertical[at + 3]! });
  if (sides.length > maxBoxes) return () => false;
  const holding = sides.filter((side) => fields.some(({ y0, y1 }) => side.y0 < y0 && side.y1 > y1));
  return (x0, y, x1) => {
    const isMet = ({ y0, y1 }: Box): boolean => y0 <= y + 2 && y1 >= y - 2;
    return (
      holding.some((side) => Math.abs(side.x0 - x0) <= beside && isMet(side)) &&
      holding.some((side) => Math.abs(side.x0 - x1) <= beside && isMet(side)) &&
      fields.some((field) => field.x0 > x0 && field.x1 < x1) &&
      !sides.some((side) => side.x0 > x0 + beside && side.x0 < x1 - beside && isMet(side))
    );
  };
}

function quadsWithout(
  quads: readonly number[],
  isOut: (x0: number, y0: number, x1: number, y1: number) => boolean,
): number[] {
  const kept: number[] = [];
  for (let at = 0; at < quads.length; at += 4) {
    const [x0, y0, x1, y1] = [quads[at]!, quads[at + 1]!, quads[at + 2]!, quads[at + 3]!];
    if (!isOut(x0, y0, x1, y1)) kept.push(x0, y0, x1, y1);
  }
  return kept;
}

/** Sides of boxes, found by their place. */
class Sides {
  private readonly byPlace = new Map<number, number[]>();

  /** `at`, `from`, `to` of each, one after the other. */
  constructor(sides: readonly number[]) {
    for (let index = 0; index < sides.length; index += 3) {
      const place = Math.round(sides[index]!);
      const own = this.byPlace.get(place);
      if (own) own.push(sides[index + 1]!, sides[index + 2]!);
      else this.byPlace.set(place, [sides[index + 1]!, sides[index + 2]!]);
    }
  }

  /** Whether a line is such a side, or a part of it. */
  has(at: number, from: number, to: number): boolean {
    const place = Math.round(at);
    return [place, place - 1, place + 1].some((near) => {
      const sides = this.byPlace.get(near);
      for (let index = 0; sides && index < sides.length; index += 2)
        if (from >= sides[index]! - 1 && to <= sides[index + 1]! + 1) return true;
      return false;
    });
  }
}

/** Boxes that stand alone on their level, hold no other and have a label that is in no box. */
function findFields({ frames }: PageGraphics, turned: TurnedWords): Field[] {
  if (frames.length < 8 || frames.length > maxBoxes * 4) return [];
  const boxes = largeBoxes(frames);
  const alone = boxes.filter((box) => boxes.every((other) => other === box || !isCellWith(box, other)));
  if (alone.length < 2) return [];
  const labelled = new Set<Field>();
  const written = new Set<Field>();
  const buttons = rowsApart(boxes);
  for (const word of turned.indices) {
    const [x0, x1, baseline] = [turned.x0[word]!, turned.x1[word]!, turned.y[word]!];
    const size = turned.words.size[word]!;
    const [x, y] = [(x0 + x1) / 2, baseline - 0.3 * size];
    const holds = (box: Box): boolean => x > box.x0 && x < box.x1 && y > box.y0 && y < box.y1;
    for (const button of buttons) if (holds(button)) written.add(button);
    if (alone.some(holds)) continue;
    for (const field of alone) {
      if (y > field.y0 && y < field.y1 && x1 <= field.x0 + 1 && field.x0 - x1 < before * size)
        labelled.add(Object.assign(field, { baseline }));
      else if (baseline <= field.y0 + 1 && field.y0 - baseline < above * size && Math.abs(x0 - field.x0) < size)
        labelled.add(Object.assign(field, { isBelow: true as const }));
    }
  }
  return labelled.size < 2 || written.size < buttons.length ? [...labelled] : [...labelled, ...buttons];
}

/** Boxes of one height in a row of its own, with white space between them, as buttons below the fields of a form stand. */
function rowsApart(boxes: readonly Field[]): Field[] {
  const isApart = (box: Box, other: Box): boolean =>
    isLevelWith(box, other)
      ? box.x1 < other.x0 - 0.5 || box.x0 > other.x1 + 0.5
      : box.y1 < other.y0 - beside || box.y0 > other.y1 + beside || (box.y0 > other.y0 + 1 && box.y1 < other.y1 - 1);
  return boxes.filter(
    (box) =>
      box.y1 - box.y0 <= height.max &&
      boxes.some((other) => other !== box && isLevelWith(box, other)) &&
      boxes.every((other) => other === box || isApart(box, other)),
  );
}

/** The outlined boxes that may be fields; each once, though it is often outlined twice. */
function largeBoxes(frames: readonly number[]): Field[] {
  const boxes = new Map<string, Field>();
  for (let at = 0; at < frames.length; at += 4) {
    const [x0, y0, x1, y1] = [frames[at]!, frames[at + 1]!, frames[at + 2]!, frames[at + 3]!];
    if (x1 - x0 < minWidth || y1 - y0 < height.min) continue;
    boxes.set([x0, y0, x1, y1].map((place) => Math.round(place / 2)).join(' '), { x0, y0, x1, y1 });
  }
  return [...boxes.values()];
}

/** Whether a box is too tall, is a cell beside another one, shares a whole side with it, or holds it. */
function isCellWith(box: Box, other: Box): boolean {
  if (box.y1 - box.y0 > height.max) return true;
  const isLevel = box.y0 < other.y1 - 1 && other.y0 < box.y1 - 1;
  if (!isLevel) return false;
  if (box.x0 <= other.x0 + 1 && box.x1 >= other.x1 - 1) return true;
  return Math.abs(other.x0 - box.x1) <= beside || Math.abs(box.x0 - other.x1) <= beside;
}
