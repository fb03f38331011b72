/**
 * The words of a page as the content stream shows them, in parallel typed arrays: no object per word or glyph.
 * Positions are in points, origin at the top left of the visible page, y downwards; a word has the two ends of its baseline.
 */

/** Word flags. */
export const spaceBefore = 1;
export const invisible = 2;
export const artifact = 4;
/** Filled and stroked, or shown twice at a tiny distance: looks bold. */
export const painted = 8;
/** A line runs through the middle of its letters. */
export const struck = 16;
/** Its string was placed behind a gap on the line, where no space is shown. */
export const jumped = 32;
/** A cell begins with it, however close it stands (see set-apart.ts). */
export const setApart = 64;

export class PageWords {
  count = 0;
  x0 = new Float32Array(512);
  y0 = new Float32Array(512);
  x1 = new Float32Array(512);
  y1 = new Float32Array(512);
  size = new Float32Array(512);
  /** Direction of the baseline in whole degrees, clockwise, 0 to 359. */
  angle = new Uint16Array(512);
  font = new Uint16Array(512);
  flags = new Uint8Array(512);
  /** Marked-content identifier, -1 when none. */
  mcid = new Int32Array(512);
  /** Place of its characters; between two words lies a space where one was shown. */
  start = new Uint32Array(512);
  end = new Uint32Array(512);
  chars = new Uint16Array(4096);
  charCount = 0;

  /** Room for one more word. */
  reserve(): void {
    if (this.count < this.x0.length) return;
    const size = this.x0.length * 2;
    const grow = <T extends Float32Array | Uint16Array | Uint8Array | Int32Array | Uint32Array>(old: T): T => {
      const grown = new (old.constructor as new (length: number) => T)(size);
      grown.set(old);
      return grown;
    };
    this.x0 = grow(this.x0);
    this.y0 = grow(this.y0);
    this.x1 = grow(this.x1);
    this.y1 = grow(this.y1);
    this.size = grow(this.size);
    this.angle = grow(this.angle);
    this.font = grow(this.font);
    this.flags = grow(this.flags);
    this.mcid = grow(this.mcid);
    this.start = grow(this.start);
    this.end = grow(this.end);
  }

  /** Room for so many more characters. */
  reserveChars(count: number): void {
    if (this.charCount + count <= this.chars.length) return;
    const grown = new Uint16Array(Math.max(this.chars.length * 2, this.charCount + count));
    grown.set(this.chars);
    this.chars = grown;
  }

  /** Adds a horizontal word that no content stream shows: recognised text, or the value of a form field. */
  add(
    text: string,
    place: { x0: number; x1: number; y: number; size: number; font: number; spaced: boolean; mcid?: number },
  ): void {
    const { x0, x1, y, ...rest } = place;
    this.push(text, { x0, y0: y, x1, y1: y, angle: 0, ...rest });
  }

  /** Adds a recognised word that runs down the page, or up it when `y0` is below `y1`. */
  addUpended(
    text: string,
    place: { x: number; y0: number; y1: number; size: number; font: number; spaced: boolean },
  ): void {
    const { x, y0, y1, ...rest } = place;
    this.push(text, { x0: x, y0, x1: x, y1, angle: y1 > y0 ? 90 : 270, ...rest });
  }

  private push(
    text: string,
    place: {
      x0: number;
      y0: number;
      x1: number;
      y1: number;
      angle: number;
      size: number;
      font: number;
      spaced: boolean;
      mcid?: number;
    },
  ): void {
    this.reserve();
    this.reserveChars(text.length + 1);
    if (place.spaced && this.charCount > 0) this.chars[this.charCount++] = 32;
    const index = this.count++;
    this.x0[index] = place.x0;
    this.y0[index] = place.y0;
    this.x1[index] = place.x1;
    this.y1[index] = place.y1;
    this.size[index] = place.size;
    this.angle[index] = place.angle;
    this.font[index] = place.font;
    this.flags[index] = place.spaced ? spaceBefore : 0;
    this.mcid[index] = place.mcid ?? -1;
    this.start[index] = this.charCount;
    for (let at = 0; at < text.length; at++) this.chars[this.charCount++] = text.charCodeAt(at);
    this.end[index] = this.charCount;
    this.all = undefined;
  }

  clear(): void {
    this.count = 0;
    this.charCount = 0;
    this.all = undefined;
  }

  /** All characters of the page as one string, of which words and lines are slices. To be asked only when the page is complete. */
  private all: string | undefined;

  text(word: number): string {
    return this.textBetween(this.start[word]!, this.end[word]!);
  }

  /** From the start of one word to the end of one shown later, with a space wherever one was shown between. */
  textBetween(start: number, end: number): string {
    return (this.all ??= this.decode()).slice(start, end);
  }

  private decode(): string {
    const { chars, charCount } = this;
    let mask = 0;
    for (let at = 0; at < charCount; at++) mask |= chars[at]!;
    // A string of one-byte characters takes half the memory and is faster to search.
    if (mask > 255) return Buffer.from(chars.buffer, 0, charCount * 2).toString('utf16le');
    const bytes = Buffer.allocUnsafe(charCount);
    for (let at = 0; at < charCount; at++) bytes[at] = chars[at]!;
    return bytes.toString('latin1');
  }
}
