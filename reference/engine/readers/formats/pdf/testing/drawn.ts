/**
 * Operators that draw rules, and rows of cells in three columns between 72 and 432.
 */
import { line } from './made-pdf.js';

export const rule = (x0: number, y0: number, x1: number, y1: number): string => `${x0} ${y0} m ${x1} ${y1} l S`;
export const across = (...levels: number[]): string => levels.map((y) => rule(72, y, 432, y)).join('\n');
export const down = (from: number, to: number, ...places: number[]): string =>
  places.map((x) => rule(x, from, x, to)).join('\n');

/** A row of cells, each at the left of its column; an empty text leaves its cell empty. */
export function row(
  texts: readonly string[],
  y: number,
  places: readonly number[] = [77, 197, 317],
  font = 'F1',
): string {
  return texts.map((text, index) => (text === '' ? '' : line(text, places[index]!, y, 10, font))).join('\n');
}
