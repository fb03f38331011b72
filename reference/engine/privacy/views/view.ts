/**
 * What a reader sees of a source, with the way back: each stretch of the view knows where in the source it stands.
 * Personal data is looked for in views, so that a recogniser knows no markup, and replaced in the source, so that no markup
 * is touched.
 * Spec: RedactPIIOptions.
 */
import type { TextKind } from '../find-personal-data.js';

/** Offsets of the source, `end` exclusive. */
export interface SourceRange {
  start: number;
  end: number;
  /** Characters of the view that it holds. */
  shown: number;
}

/** How text is written where the view was taken from. */
export type Surroundings = 'plain' | 'html' | 'address';

export class View {
  readonly text: string;
  readonly kind: TextKind;
  readonly surroundings: Surroundings;
  private readonly runs: Int32Array;

  private constructor(text: string, kind: TextKind, surroundings: Surroundings, runs: Int32Array) {
    this.text = text;
    this.kind = kind;
    this.surroundings = surroundings;
    this.runs = runs;
  }

  /** A text that stands as it is read. */
  static plain(text: string, kind: TextKind): View {
    return new ViewBuilder(kind, 'plain').add(text, 0, text.length).build();
  }

  /** @param runs triples: offset in the view, start and end in the source */
  static of(text: string, kind: TextKind, surroundings: Surroundings, runs: Int32Array): View {
    return new View(text, kind, surroundings, runs);
  }

  /** The same view of a text that is written otherwise. */
  static as(view: View, surroundings: Surroundings): View {
    return new View(view.text, view.kind, surroundings, view.runs);
  }

  /** Where a stretch of the view stands in the source; markup between its parts is left out. */
  sourceOf(start: number, end: number): SourceRange[] {
    const ranges: SourceRange[] = [];
    for (let run = this.runAt(start); run < this.runs.length && this.runs[run]! < end; run += 3) {
      const [from, sourceStart, sourceEnd] = this.runs.subarray(run, run + 3) as unknown as [number, number, number];
      const to = run + 3 < this.runs.length ? this.runs[run + 3]! : this.text.length;
      const verbatim = to - from === sourceEnd - sourceStart;
      const first = Math.max(start, from);
      const shown = this.text.slice(first, Math.min(end, to));
      if (sourceEnd === sourceStart || shown === '') continue;
      const range = verbatim
        ? {
            start: sourceStart + first - from,
            end: sourceStart + first - from + shown.length,
            shown: [...shown].length,
          }
        : { start: sourceStart, end: sourceEnd, shown: [...shown].length };
      const last = ranges.at(-1);
      if (last?.end === range.start) {
        last.end = range.end;
        last.shown += range.shown;
      } else ranges.push(range);
    }
    return ranges;
  }

  /** Index of the run that holds the offset. */
  private runAt(offset: number): number {
    let low = 0;
    let high = this.runs.length / 3 - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.runs[middle * 3]! <= offset) low = middle;
      else high = middle - 1;
    }
    return Math.max(0, low * 3);
  }
}

export class ViewBuilder {
  private readonly parts: string[] = [];
  private length = 0;
  private readonly runs: number[] = [];

  private readonly kind: TextKind;
  private readonly surroundings: Surroundings;

  constructor(kind: TextKind, surroundings: Surroundings) {
    this.kind = kind;
    this.surroundings = surroundings;
  }

  /** Text that the source shows from `start` to `end`, as it is or, when the lengths differ, in another spelling. */
  add(text: string, start: number, end: number): this {
    if (text === '') return this;
    const { length } = this.runs;
    const follows = length > 0 && this.runs[length - 1] === start && text.length === end - start;
    const verbatim = follows && this.length - this.runs[length - 3]! === start - this.runs[length - 2]!;
    if (verbatim) this.runs[length - 1] = end;
    else this.runs.push(this.length, start, end);
    this.append(text);
    return this;
  }

  /** A space or line end that markup means; not after another. */
  gap(text: ' ' | '\n', at: number): void {
    const last = this.parts.at(-1)?.at(-1) ?? '\n';
    if (last === '\n' || last === text) return;
    this.runs.push(this.length, at, at);
    this.append(text);
  }

  build(): View {
    return View.of(this.parts.join(''), this.kind, this.surroundings, Int32Array.from(this.runs));
  }

  private append(text: string): void {
    this.parts.push(text);
    this.length += text.length;
  }
}
