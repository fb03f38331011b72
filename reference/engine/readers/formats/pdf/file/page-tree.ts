/**
 * Walks the page tree in order, with the inheritable attributes of each page. Falls back to all page objects of the
 * file when the tree leads to none.
 * Spec: ISO 32000-1, 7.7.3 (page tree); Metadata (`totalPages`).
 */
import type { PdfFile } from './pdf-file.js';
import type { Dict } from './objects.js';
import { Ref, asDict, numbersOf, type PdfValue } from './objects.js';

/** Deeper trees are loops. */
const maxDepth = 64;

/** More pages than any file we would finish. */
const maxPages = 200_000;

export type Box = [x0: number, y0: number, x1: number, y1: number];

export interface PdfPage {
  /** 1-based. */
  pageNumber: number;
  dict: Dict;
  /** The object number of the page, 0 when it is not an indirect object. */
  objectNumber: number;
  resources: Dict | undefined;
  /** The visible part of the page in user space: CropBox within MediaBox. */
  box: Box;
  /** Clockwise degrees: 0, 90, 180 or 270. */
  rotate: number;
}

interface Inherited {
  resources: PdfValue;
  mediaBox: PdfValue;
  cropBox: PdfValue;
  rotate: PdfValue;
}

const nothing: Inherited = { resources: null, mediaBox: null, cropBox: null, rotate: null };

/** The page count of the tree's root, trusted only when it is plausible; undefined otherwise. */
export function declaredPageCount(file: PdfFile): number | undefined {
  const count = file.catalogue?.dict('Pages')?.number('Count');
  return count !== undefined && Number.isInteger(count) && count >= 0 && count <= maxPages ? count : undefined;
}

/** The pages in order, lazily. */
export function* pagesOf(file: PdfFile): Generator<PdfPage> {
  let pageNumber = 0;
  for (const leaf of leaves(file)) yield describePage(leaf.dict, ++pageNumber, leaf.objectNumber, leaf.inherited);
}

interface Leaf {
  dict: Dict;
  objectNumber: number;
  inherited: Inherited;
}

function* leaves(file: PdfFile): Generator<Leaf> {
  const root = file.catalogue?.raw('Pages') ?? null;
  let found = false;
  for (const leaf of walk(file, root, nothing, new Set(), 0)) {
    found = true;
    yield leaf;
  }
  if (!found) yield* looseLeaves(file);
}

function* walk(file: PdfFile, node: PdfValue, inherited: Inherited, seen: Set<number>, depth: number): Generator<Leaf> {
  const objectNumber = node instanceof Ref ? node.number : 0;
  if (depth > maxDepth || seen.size > maxPages || (objectNumber > 0 && seen.has(objectNumber))) return;
  if (objectNumber > 0) seen.add(objectNumber);
  const dict = asDict(node instanceof Ref ? file.fetch(node) : node);
  if (!dict) return;
  const kids = dict.get('Kids');
  if (!Array.isArray(kids)) {
    if (dict.name('Type') !== 'Pages') yield { dict, objectNumber, inherited };
    return;
  }
  const passedOn: Inherited = {
    resources: dict.raw('Resources') ?? inherited.resources,
    mediaBox: dict.raw('MediaBox') ?? inherited.mediaBox,
    cropBox: dict.raw('CropBox') ?? inherited.cropBox,
    rotate: dict.raw('Rotate') ?? inherited.rotate,
  };
  for (const kid of kids) yield* walk(file, kid, passedOn, seen, depth + 1);
}

function* looseLeaves(file: PdfFile): Generator<Leaf> {
  const numbers = [...file.objectNumbers()].sort((a, b) => a - b);
  for (const number of numbers) {
    const dict = asDict(file.fetch(new Ref(number, 0)));
    if (dict?.name('Type') === 'Page') yield { dict, objectNumber: number, inherited: nothing };
  }
}

function describePage(dict: Dict, pageNumber: number, objectNumber: number, inherited: Inherited): PdfPage {
  const own = (key: string, other: PdfValue): PdfValue => dict.resolve(dict.raw(key) ?? other);
  const media = asBox(own('MediaBox', inherited.mediaBox), dict) ?? [0, 0, 612, 792];
  const crop = asBox(own('CropBox', inherited.cropBox), dict) ?? media;
  const box: Box = [
    Math.max(media[0], crop[0]),
    Math.max(media[1], crop[1]),
    Math.min(media[2], crop[2]),
    Math.min(media[3], crop[3]),
  ];
  const rotation = own('Rotate', inherited.rotate);
  const quarters = typeof rotation === 'number' && Number.isFinite(rotation) ? Math.round(rotation / 90) : 0;
  return {
    pageNumber,
    dict,
    objectNumber,
    resources: asDict(own('Resources', inherited.resources)),
    box: box[2] > box[0] && box[3] > box[1] ? box : media,
    rotate: (((quarters % 4) + 4) % 4) * 90,
  };
}

/** A rectangle with its corners in order; undefined when it is none or empty. */
export function asBox(value: PdfValue, dict: Dict): Box | undefined {
  if (!Array.isArray(value) || value.length < 4) return undefined;
  const [a, b, c, d] = numbersOf(value.map((item) => dict.resolve(item))) as Box;
  const box: Box = [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)];
  return box[2] - box[0] > 0 && box[3] - box[1] > 0 ? box : undefined;
}

/** The upright rectangle around a box after a transformation. */
export function transformedBox([x0, y0, x1, y1]: Box, matrix: readonly number[]): Box {
  const [a, b, c, d, e, f] = matrix as [number, number, number, number, number, number];
  const xs = [x0 * a + y0 * c + e, x1 * a + y1 * c + e];
  const ys = [x0 * b + y0 * d + f, x1 * b + y1 * d + f];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
