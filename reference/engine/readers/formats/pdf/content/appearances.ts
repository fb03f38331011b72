/**
 * The text that annotations show: their normal appearance streams, placed into the annotation's rectangle, and what
 * form fields and free text say where no stream shows it. Hidden annotations and pop-ups are left out.
 * Spec: ISO 32000-1, 12.5.3 (flags), 12.5.5 (appearance streams).
 */
import { Dict, Stream, asDict, numbersOf } from '../file/objects.js';
import { asBox, transformedBox, type Box, type PdfPage } from '../file/page-tree.js';
import type { FontSource } from '../fonts/font-source.js';
import { setText, tickOf, undrawnText } from './field-text.js';
import type { Interpreter } from './interpreter.js';

/** Annotations of one page that are looked at. */
const maxAnnotations = 5000;

/** Flags: invisible, hidden, no view. */
const notShown = 1 | 2 | 32;

/** `matrix` takes user space to page space. */
export function runAppearances(
  page: PdfPage,
  interpreter: Interpreter,
  matrix: readonly number[],
  fonts: FontSource,
): void {
  const annotations = page.dict.array('Annots');
  if (!annotations) return;
  const { cursor } = interpreter;
  for (const item of annotations.slice(0, maxAnnotations)) {
    const annotation = asDict(item);
    if (!annotation || ((annotation.number('F') ?? 0) & notShown) !== 0) continue;
    const subtype = annotation.name('Subtype');
    if (subtype === 'Popup' || subtype === 'Link') continue;
    const box = asBox(annotation.get('Rect'), annotation);
    if (!box) continue;
    const stream = normalAppearance(annotation);
    const tick = tickOf(annotation);
    if (tick !== undefined) {
      cursor.close();
      setText(cursor.words, tick, annotation, transformedBox(box, matrix), fonts.plain());
      continue;
    }
    const { glyphs } = cursor;
    cursor.ctm.set(matrix);
    cursor.close();
    if (stream) interpreter.runForm(stream, placement(stream, box));
    cursor.close();
    const text = cursor.glyphs === glyphs ? undrawnText(annotation) : '';
    if (text !== '') setText(cursor.words, text, annotation, transformedBox(box, matrix), fonts.plain());
  }
}

function normalAppearance(annotation: Dict): Stream | undefined {
  const normal = annotation.dict('AP')?.get('N') ?? null;
  if (normal instanceof Stream) return normal;
  if (!(normal instanceof Dict)) return undefined;
  return normal.stream(annotation.name('AS') ?? 'Off');
}

/** Takes the appearance's box, after its own matrix, to the rectangle. */
function placement(stream: Stream, rect: Box): number[] {
  const box = numbersOf(stream.dict.array('BBox'));
  if (!box || box.length < 4) return [1, 0, 0, 1, rect[0], rect[1]];
  const m = numbersOf(stream.dict.array('Matrix')) ?? [1, 0, 0, 1, 0, 0];
  const [x0, y0, x1, y1] = box as Box;
  const xs: number[] = [];
  const ys: number[] = [];
  for (const [x, y] of [
    [x0, y0],
    [x1, y0],
    [x0, y1],
    [x1, y1],
  ] as const) {
    // prettier-ignore
    xs.push(x * m[0]! + y * m[2]! + m[4]!);
    ys.push(x * m[1]! + y * m[3]! + m[5]!);
  }
  const left = Math.min(...xs);
  const bottom = Math.min(...ys);
  const scaleX = (rect[2] - rect[0]) / (Math.max(...xs) - left || 1);
  const scaleY = (rect[3] - rect[1]) / (Math.max(...ys) - bottom || 1);
  return [scaleX, 0, 0, scaleY, rect[0] - left * scaleX, rect[1] - bottom * scaleY];
}
