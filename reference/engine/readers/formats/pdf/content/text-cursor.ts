/**
 * Shows strings: keeps the text state, moves the text matrix, and writes words to the page. The hot loop of the reader:
 * two table reads a glyph, no objects.
 * Spec: ISO 32000-1, 9.3 (text state), 9.4 (text objects).
 */
import { isRightToLeft } from './backward-letters.js';
import { relationStroke, severalUnits, unmapped, unresolved, type Font } from '../fonts/font.js';
import { composeSpacingAccent, isSpacingAccent } from './accents.js';
import { shownOrder } from './shown-order.js';
import type { PageWords } from './page-words.js';
import { invisible, jumped, painted, spaceBefore } from './page-words.js';

/** Gaps backwards, in em, from which a glyph starts a new word. */
const backwards = -0.35;

/** A gap backwards, in em, behind a letter written from right to left: the next one stands at its left. */
const backwardLetter = -0.1;

/** From the end of an accent back to the letter under it, in em, no more than this. */
const underAccent = -0.8;

/** A shift across the baseline, in em, that ends a word (superscripts, new lines). */
const across = 0.12;

/** Glyphs of a string that may be set apart by character spacing in place of word spaces. */
const mostSpread = 4;

/** A space that moves the pen by no more than this, in em, is none: negative word spacing has taken it back. */
const noSpace = 0.05;

/** A string that begins this close to the end of the one before it, in em, goes on in its word. */
const glued = 0.05;

/** More characters than any honest page shows. */
const maxChars = 4_000_000;

export class TextCursor {
  readonly words: PageWords;
  /** Size of the visible page; words wholly outside are dropped. */
  pageWidth = 0;
  pageHeight = 0;
  /** Current transformation matrix, page space. */
  readonly ctm = new Float64Array(6);
  /** Text matrix and text line matrix. */
  readonly tm = new Float64Array(6);
  readonly tlm = new Float64Array(6);
  font: Font | undefined;
  fontIndex = 0;
  size = 0;
  charSpacing = 0;
  wordSpacing = 0;
  scaling = 1;
  leading = 0;
  rise = 0;
  mode = 0;
  mcid = -1;
  /** Flags given to every word: artifact, ... */
  contextFlags = 0;
  /** Nothing is written while hidden (optional content that is off). */
  hidden = false;
  glyphs = 0;
  unmappedGlyphs = 0;
  /** Paths painted so far: what is drawn between two strings, such as a line that strikes out the first, parts them. */
  paths = 0;
  /** Must be set when `ctm`, `tm`, font, size or rise changed other than by showing text. */
  moved = true;

  // Device step of one text-space unit along the writing direction, the string's origin, and the pen from there.
  private stepX = 1;
  private stepY = 0;
  private stepLength = 1;
  private originX = 0;
  private originY = 0;
  private pen = 0;
  private angle = 0;
  private deviceSize = 1;
  // The open word and where its last glyph ended.
  private open = false;
  private endPen = 0;
  private lastX = -1e9;
  private lastY = -1e9;
  private wordEndX = 0;
  private wordEndY = 0;
  private wordPaths = 0;
  private pendingSpace = false;
  /** The space before the next word is only a gap between two strings. */
  private pendingJump = false;
  /** Place of the first character of a string set apart, -1 when the last was none; x0, y0, x1, y1 of its glyphs, and their characters. */
  private spreadAt = -1;
  private readonly spread: number[] = [];
  private readonly spreadChars: number[] = [];
  /** The string begins right behind one without character spacing: nobody begins to space letters out in the middle of a word. */
  private isGlued = false;
  private shownSpacing = 0;
  /** Place of a character that what follows was moved back over: perhaps an accent. */
  private accentAt = -1;
  private openFont = -1;
  private openSize = 0;
  private openAngle = 0;

  constructor(words: PageWords) {
    this.words = words;
  }

  /** Before the strings of one showing operator. False when nothing can be shown. */
  begin(): boolean {
    const { font } = this;
    if (!font) return false;
    if (this.moved) this.place(font);
    else {
      this.originX += this.pen * this.stepX;
      this.originY += this.pen * this.stepY;
      this.pen = 0;
    }
    const size = this.deviceSize;
    if (!(size > 0.3 && size < 20_000) || !(Math.abs(this.originX) + Math.abs(this.originY) < 1e7)) {
      this.close();
      return false;
    }
    this.join(size, font.wordGap);
    return true;
  }

  /** After the strings of one showing operator: the text matrix follows the pen. */
  finish(): void {
    const { tm, pen } = this;
    if (this.font!.vertical) {
      tm[4]! -= pen * tm[2]!;
      tm[5]! -= pen * tm[3]!;
    } else {
      tm[4]! += pen * tm[0]!;
      tm[5]! += pen * tm[1]!;
    }
    this.lastX = this.originX + pen * this.stepX;
    this.lastY = this.originY + pen * this.stepY;
    this.wordPaths = this.paths;
    if (this.open) {
      this.wordEndX = this.originX + this.endPen * this.stepX;
      this.wordEndY = this.originY + this.endPen * this.stepY;
    }
  }

  /** A number inside TJ, in thousandths of the em, moving backwards when positive. */
  adjust(thousandths: number): void {
    const { vertical } = this.font!;
    const em = thousandths * (vertical ? 0.001 : -0.001);
    // It takes the spacing back: the next string goes on right behind the last glyph.
    if (this.spreadAt >= 0 && this.open && Math.abs(em * this.size + this.charSpacing) < glued * this.size)
      this.partSpread();
    this.spreadAt = -1;
    this.pen += em * this.size * (vertical ? 1 : this.scaling);
    if (!this.open) {
      if (em >= this.font!.wordGap && !this.pendingSpace) this.pendingJump = this.pendingSpace = true;
      return;
    }
    if (em >= this.font!.wordGap) {
      this.endWordHere();
      this.pendingJump = this.pendingSpace = true;
    } else if (em < backwards * 2) this.endWordHere();
    else if (em < -0.15) this.accentAt = this.words.charCount - 1;
  }

  show(bytes: Uint8Array, start: number, end: number): void {
    const font = this.font!;
    const { words, size, hidden } = this;
    const { codeBytes, vertical } = font;
    // Downwards is negative in text space, so spacing works the other way round in vertical writing.
    const charSpacing = vertical ? -this.charSpacing : this.charSpacing;
    const wordSpacing = vertical ? -this.wordSpacing : this.wordSpacing;
    const scaling = vertical ? 1 : this.scaling;
    if (words.charCount > maxChars) return;
    // Each glyph may bring a space before it.
    words.reserveChars((end - start) * 2 + 16);
    let chars = words.chars;
    let charCount = words.charCount;
    let pen = this.pen;
    let { open, endPen } = this;
    let units = font.unicode[0]!;
    let widths = font.width[0]!;
    let high = 0;
    this.glyphs += codeBytes === 1 ? end - start : (end - start) >> 1;
    for (let at = start; at < end;) {
      let code = bytes[at++]!;
      let isSpaceCode = code === 32;
      if (codeBytes !== 1) {
        const length = codeBytes === 2 ? 2 : font.lengthByFirstByte![code] || 1;
        if (length > 1) isSpaceCode = false;
        for (let more = 1; more < length; more++) code = code * 256 + (at < end ? bytes[at++]! : 0);
        const page = code >>> 8;
        if (page !== high) {
          high = font.page(page);
          units = font.unicode[page]!;
          widths = font.width[page]!;
        }
      }
      let unit = units[code & 255]!;
      if (unit === unresolved) unit = font.resolve(code);
      const advance = (vertical ? 1 : widths[code & 255]!) * size;
      if (unit === 32 && wordSpacing < 0 && isSpaceCode && advance + charSpacing + wordSpacing < noSpace * size) {
        // Taken back as it is shown: its letters are one word.
      } else if (unit === 32) {
        if (open) {
          this.endPen = endPen;
          words.charCount = charCount;
          this.closeAt(endPen);
          charCount = words.charCount;
          open = false;
        }
        this.pendingSpace = true;
        this.pendingJump = false;
      } else if (unit === unmapped) {
        this.unmappedGlyphs++;
      } else if (!hidden) {
        if (!open) {
          words.charCount = charCount;
          this.openAt(pen);
          charCount = words.charCount;
          open = true;
        }
        if (unit === severalUnits) {
          words.charCount = charCount;
          charCount = this.append(font.texts.get(code)!, end - at);
          chars = words.chars;
        } else chars[charCount++] = unit;
        endPen = pen + advance * scaling;
      }
      pen += (advance + charSpacing + (isSpaceCode ? wordSpacing : 0)) * scaling;
    }
    words.charCount = charCount;
    if (charSpacing > 0 && codeBytes === 1) this.noteSpread(bytes, start, end);
    else this.spreadAt = -1;
    this.pen = pen;
    this.open = open;
    this.endPen = endPen;
    this.shownSpacing = charSpacing;
    if (this.accentAt >= 0 && charCount > this.accentAt + 1) this.composeAccent();
  }

  /**
   * A short string whose glyphs stand as far apart as words: some producers, when they write a text anew that has no spaces,
   * set the end of one word and the beginning of the next so. Whether it is, the string behind it tells (see `join`).
   */
  private noteSpread(bytes: Uint8Array, start: number, end: number): void {
    const { words, spread, spreadChars, stepX, stepY, originX, originY } = this;
    const count = end - start;
    this.spreadAt = -1;
    if (count < 2 || count > mostSpread || this.hidden || this.font!.vertical || this.size <= 0) return;
    if (this.charSpacing < this.font!.wordGap * this.size) return;
    spreadChars.length = 0;
    let length = 0;
    for (let index = start; index < end; index++) {
      const code = bytes[index]!;
      const chars = this.font!.unicode[0]![code] === severalUnits ? this.font!.texts.get(code)!.length : 1;
      spreadChars.push(chars);
      length += chars;
    }
    const at = words.charCount - length;
    // None of them is a space.
    if (words.count === 0 || at < words.start[words.count - 1]! || words.chars.subarray(at, at + length).includes(32))
      return;
    spread.length = 0;
    let { pen } = this;
    for (let index = start; index < end; index++) {
      const behind = pen + this.font!.width[0]![bytes[index]!]! * this.size * this.scaling;
      spread.push(originX + pen * stepX, originY + pen * stepY, originX + behind * stepX, originY + behind * stepY);
      pen = behind + this.charSpacing * this.scaling;
    }
    this.spreadAt = at;
  }

  /** The string goes on right behind the last glyph, without the spacing. */
  private isBehindSpread(size: number): boolean {
    const { spread } = this;
    const dx = this.originX - spread[spread.length - 2]!;
    const dy = this.originY - spread[spread.length - 1]!;
    return Math.hypot(dx, dy) < glued * size;
  }

  /** Parts the glyphs of the string that was set apart; the last of them begins the word that goes on. */
  private partSpread(): void {
    const { words, spread, spreadChars, spreadAt } = this;
    const chars = words.chars.slice(spreadAt, words.charCount);
    const first = words.count - 1;
    words.reserveChars(chars.length * 2);
    words.charCount = spreadAt;
    let next = 0;
    for (const [index, length] of spreadChars.entries()) {
      let word = first;
      if (index > 0) {
        words.chars[words.charCount++] = 32;
        words.reserve();
        word = words.count++;
        words.x0[word] = spread[index * 4]!;
        words.y0[word] = spread[index * 4 + 1]!;
        words.size[word] = words.size[first]!;
        words.angle[word] = words.angle[first]!;
        words.font[word] = words.font[first]!;
        words.mcid[word] = words.mcid[first]!;
        words.flags[word] = words.flags[first]! | spaceBefore;
        words.start[word] = words.charCount;
      }
      for (const end = next + length; next < end; next++) words.chars[words.charCount++] = chars[next]!;
      words.x1[word] = this.wordEndX = this.lastX = spread[index * 4 + 2]!;
      words.y1[word] = this.wordEndY = this.lastY = spread[index * 4 + 3]!;
      words.end[word] = words.charCount;
    }
  }

  /** An accent set over the letter behind it becomes part of that letter. */
  private composeAccent(): void {
    const { words, accentAt } = this;
    this.accentAt = -1;
    if (!this.open || accentAt < words.start[words.count - 1]!) return;
    const composed = composeSpacingAccent(words.chars[accentAt]!, words.chars[accentAt + 1]!);
    if (composed === 0) return;
    words.chars[accentAt] = composed;
    words.chars.copyWithin(accentAt + 1, accentAt + 2, words.charCount);
    words.charCount--;
  }

  /** Ends the open word at its last glyph. */
  close(): void {
    if (!this.open) return;
    this.closeWord(this.wordEndX, this.wordEndY);
    this.open = false;
  }

  /** Marks where text with a replacement (ActualText) begins. */
  mark(): { words: number; chars: number; unmapped: number } {
    return { words: this.words.count, chars: this.words.charCount, unmapped: this.unmappedGlyphs };
  }

  /** Replaces what was shown since the mark, when that is one piece on the page; else the glyphs' own text stays. */
  replaceSince(mark: { words: number; chars: number; unmapped: number }, text: string): void {
    const { words } = this;
    const made = words.count - mark.words;
    // The first word since the mark may have a space before it, which stays.
    const start = made === 0 ? mark.chars : words.start[mark.words]!;
    if (made === 0 ? !this.open || words.charCount === mark.chars : start > mark.chars + 1) return;
    if (made > 1 && this.unmappedGlyphs === mark.unmapped) return;
    if (made > 1) {
      this.close();
      words.x1[mark.words] = words.x1[words.count - 1]!;
      words.y1[mark.words] = words.y1[words.count - 1]!;
      words.count = mark.words + 1;
    }
    words.charCount = start;
    this.append(start > mark.chars ? text.trimStart() : text, 16);
    words.end[words.count - 1] = words.charCount;
  }

  private append(read: string, more: number): number {
    const { words } = this;
    const text = shownOrder(read);
    words.reserveChars(text.length + more * 2 + 16);
    if (text.charCodeAt(0) === relationStroke) this.accentAt = words.charCount;
    for (let index = 0; index < text.length; index++) words.chars[words.charCount++] = text.charCodeAt(index);
    return words.charCount;
  }

  /** Device matrix of the string about to be shown. */
  private place(font: Font): void {
    const { ctm, tm, rise } = this;
    const a = tm[0]! * ctm[0]! + tm[1]! * ctm[2]!;
    const b = tm[0]! * ctm[1]! + tm[1]! * ctm[3]!;
    const c = tm[2]! * ctm[0]! + tm[3]! * ctm[2]!;
    const d = tm[2]! * ctm[1]! + tm[3]! * ctm[3]!;
    this.originX = tm[4]! * ctm[0]! + tm[5]! * ctm[2]! + ctm[4]! + rise * c;
    this.originY = tm[4]! * ctm[1]! + tm[5]! * ctm[3]! + ctm[5]! + rise * d;
    this.pen = 0;
    // A negative font size turns the writing direction round.
    this.stepX = font.vertical ? -c : a;
    this.stepY = font.vertical ? -d : b;
    const flip = this.size < 0 ? -1 : 1;
    const across = font.vertical ? Math.hypot(a, b) : Math.hypot(c, d);
    this.deviceSize = Math.abs(this.size) * across * font.scale;
    this.stepLength = Math.hypot(this.stepX, this.stepY) || 1;
    const dx = this.stepX * flip;
    const dy = this.stepY * flip;
    if (dx > 0 && Math.abs(dy) < dx * 0.01) this.angle = 0;
    else this.angle = (Math.round((Math.atan2(dy, dx) * 180) / Math.PI) + 360) % 360;
    this.moved = false;
  }

  /** Decides whether the string continues the open word, and whether a space lies before it. */
  private join(size: number, wordGap: number): void {
    if (this.spreadAt >= 0 && this.open && (this.isGlued || this.isBehindSpread(size))) this.partSpread();
    this.spreadAt = -1;
    const dx = this.originX - this.lastX;
    const dy = this.originY - this.lastY;
    const along = (dx * this.stepX + dy * this.stepY) / this.stepLength / size;
    const off = Math.abs(dy * this.stepX - dx * this.stepY) / this.stepLength / size;
    const sameLine = off < 0.6 && along > -0.6;
    this.isGlued = off < across && Math.abs(along) < glued && this.shownSpacing < glued * this.size;
    if (this.open) {
      const same =
        this.openFont === this.fontIndex &&
        this.openAngle === this.angle &&
        Math.abs(this.openSize - size) < 0.02 * size;
      const isNear =
        along > (isRightToLeft(this.words.chars[this.words.charCount - 1]!) ? backwardLetter : backwards) ||
        (along > underAccent && isSpacingAccent(this.words.chars[this.words.charCount - 1]!));
      if (same && off < across && isNear && along < wordGap && this.paths === this.wordPaths) {
        // The word's end is kept relative to the new origin.
        if (along < -0.15) this.accentAt = this.words.charCount - 1;
        this.endPen =
          ((this.wordEndX - this.originX) * this.stepX + (this.wordEndY - this.originY) * this.stepY) /
          (this.stepLength * this.stepLength);
        return;
      }
      this.close();
      this.pendingJump = this.pendingSpace = !sameLine || along >= wordGap;
    } else if (!this.pendingSpace) this.pendingJump = this.pendingSpace = !sameLine || along >= wordGap;
  }

  private openAt(pen: number): void {
    const { words } = this;
    words.reserve();
    if (this.pendingSpace && words.charCount > 0) words.chars[words.charCount++] = 32;
    const index = words.count++;
    words.x0[index] = this.originX + pen * this.stepX;
    words.y0[index] = this.originY + pen * this.stepY;
    words.size[index] = this.deviceSize;
    words.angle[index] = this.angle;
    words.font[index] = this.fontIndex;
    words.mcid[index] = this.mcid;
    words.start[index] = words.charCount;
    words.flags[index] =
      (this.pendingSpace ? spaceBefore : 0) |
      (this.pendingJump ? jumped : 0) |
      (this.mode === 3 || this.mode === 7 ? invisible : 0) |
      (this.mode === 2 ? painted : 0) |
      this.contextFlags;
    this.pendingSpace = this.pendingJump = false;
    this.openFont = this.fontIndex;
    this.openSize = this.deviceSize;
    this.openAngle = this.angle;
  }

  private endWordHere(): void {
    this.closeAt(this.endPen);
    this.open = false;
  }

  private closeAt(pen: number): void {
    this.closeWord(this.originX + pen * this.stepX, this.originY + pen * this.stepY);
  }

  private closeWord(x: number, y: number): void {
    const { words } = this;
    const index = words.count - 1;
    words.x1[index] = x;
    words.y1[index] = y;
    words.end[index] = words.charCount;
    const x0 = words.x0[index]!;
    const y0 = words.y0[index]!;
    const margin = this.openSize;
    // The middle of the word must be on the page, or nearly.
    const middleX = (x + x0) / 2;
    const middleY = (y + y0) / 2;
    const outside =
      middleX < -margin || middleX > this.pageWidth + margin || middleY < -margin || middleY > this.pageHeight + margin;
    if (outside || words.charCount === words.start[index]) {
      words.charCount = words.start[index]!;
      if (words.charCount > 0 && (words.flags[index]! & spaceBefore) !== 0) words.charCount--;
      words.count--;
    }
  }
}
