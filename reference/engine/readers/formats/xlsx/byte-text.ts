/**
 * Strings out of the bytes of a part, of which most is never asked for. Calls that decode are slow, and slices of a string
 * are not: a window of the bytes is decoded at once, and moved when something outside it is asked for.
 * Used by cell-finder.ts.
 */
import { keepShapeOf } from '../../../../base/lasting-shapes.js';
import { utf8Text } from '../../shared/containers/xml-text.js';

/** Small enough that windows are cheap garbage, large enough that few are needed. */
const windowBytes = 16_384;

export class ByteText {
  readonly bytes: Buffer;
  private start = 0;
  private end = 0;
  private window = '';

  /** @param bytes ASCII or UTF-8. */
  constructor(bytes: Buffer) {
    this.bytes = bytes;
    this.move(0);
  }

  /** The text from `start` up to `end`. Bytes that are no UTF-8 become replacement characters. */
  slice(start: number, end: number): string {
    const { bytes } = this;
    if (end - start > windowBytes) return utf8Text(bytes.subarray(start, end));
    for (let at = start; at < end; at++) if (bytes[at]! >= 0x80) return bytes.toString('utf8', start, end);
    if (start < this.start || end > this.end) this.move(start);
    return this.window.slice(start - this.start, end - this.start);
  }

  private move(start: number): void {
    this.start = start;
    this.end = Math.min(start + windowBytes, this.bytes.length);
    this.window = this.bytes.toString('latin1', start, this.end);
  }
}

keepShapeOf(() => new ByteText(Buffer.alloc(0)));
