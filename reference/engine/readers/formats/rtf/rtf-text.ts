/**
 * Text of an RTF document on its way into a paragraph: code pages of fonts, bytes written as `\'hh`, Unicode escapes, symbol fonts.
 * Standard: RTF 1.9.1, "Unicode RTF", "Special characters", "Character set".
 */
import { keepShapeOf } from '../../../../base/lasting-shapes.js';
import { decodeBytes, isLeadByte } from '../../shared/code-pages/decode-bytes.js';
import { symbolRunText } from '../../shared/typefaces/symbols.js';
import { symbolFonts } from '../../shared/typefaces/symbol-fonts.table.js';
import { symbolCodePage } from '../../shared/code-pages/charsets.table.js';
import type { RtfFont } from './font-table.js';
import { CODE } from '../../shared/flow/inline-builder.js';
import { BODY, FIELD_CODE, LABEL, NOWHERE, type GroupState } from './group-state.js';

const longestPending = 1 << 14;
const replacement = '\ufffd';

export class RtfText {
  readonly fonts = new Map<number, RtfFont>();
  codePage = 1252;
  defaultFont = -1;
  /** Bytes met as `\'hh` that are not decoded yet: a character may take two. */
  private readonly pending = Buffer.alloc(longestPending);
  private pendingLength = 0;
  /** True while the last pending byte opens a character of two. */
  private needsTrail = false;
  /** Characters still to be passed over after a Unicode escape. */
  private skip = 0;
  /** First half of a character beyond U+FFFF, 0 for none. */
  private high = 0;

  /** Bytes `from` to `to` of the file, which stand for themselves. */
  run(state: GroupState, bytes: Buffer, from: number, to: number): void {
    let start = from;
    if (this.skip > 0) {
      const skipped = Math.min(this.skip, to - start);
      this.skip -= skipped;
      start += skipped;
    }
    if (this.needsTrail && start < to) this.byte(state, bytes[start++]!);
    this.flush(state);
    if (start === to || state.target === NOWHERE) return;
    this.put(state, this.decode(state, bytes, start, to));
  }

  /** One byte of text written as `\'hh`. */
  byte(state: GroupState, byte: number): void {
    if (this.skip > 0) {
      this.skip--;
      return;
    }
    if (state.target === NOWHERE) return;
    if (this.pendingLength === longestPending) this.flush(state);
    this.needsTrail = !this.needsTrail && isLeadByte(byte, this.codePageOf(state));
    this.pending[this.pendingLength++] = byte;
  }

  /** `\uN`; negative numbers stand for those above 32767. */
  unicode(state: GroupState, code: number): void {
    this.flush(state);
    this.skip = state.unicodeSkip;
    const unit = code & 0xffff;
    if (unit >= 0xd800 && unit < 0xdc00) {
      this.settleHigh(state);
      this.high = unit;
    } else if (unit >= 0xdc00 && unit < 0xe000) {
      const text = this.high === 0 ? replacement : String.fromCharCode(this.high, unit);
      this.high = 0;
      this.put(state, text);
    } else this.put(state, symbolRunText(this.fontOf(state)?.name, String.fromCharCode(unit)));
  }

  /** A character that a control word or symbol names; it may be the fallback of a Unicode escape. */
  character(state: GroupState, text: string): void {
    this.flush(state);
    if (this.skip > 0) this.skip--;
    else this.put(state, text);
  }

  /** Ends what only runs of text may go on with: called before anything else happens. */
  flush(state: GroupState): void {
    if (this.pendingLength === 0) return;
    const length = this.pendingLength;
    this.pendingLength = 0;
    this.needsTrail = false;
    this.put(state, this.decode(state, this.pending, 0, length));
  }

  /** A brace or a control word ends the fallback of a Unicode escape, however short it was. */
  endFallback(): void {
    this.skip = 0;
  }

  /** A first half without a second one. */
  private settleHigh(state: GroupState): void {
    if (this.high === 0) return;
    this.high = 0;
    this.put(state, replacement);
  }

  private put(state: GroupState, text: string): void {
    if (this.high !== 0) this.settleHigh(state);
    const { story } = state;
    switch (state.target) {
      case BODY:
        if (!state.hidden && !story.fields.inCode)
          story.inlines.text(text, this.fontOf(state)?.isMonospaced ? state.shownStyles() | CODE : state.shownStyles());
        break;
      case FIELD_CODE:
        story.fields.addCode(text);
        break;
      case LABEL:
        story.label += text;
        break;
    }
  }

  private fontOf(state: GroupState): RtfFont | undefined {
    return this.fonts.get(state.font >= 0 ? state.font : this.defaultFont);
  }

  private codePageOf(state: GroupState): number {
    return this.fontOf(state)?.codePage ?? this.codePage;
  }

  private decode(state: GroupState, bytes: Buffer, from: number, to: number): string {
    const font = this.fontOf(state);
    const codePage = font?.codePage ?? this.codePage;
    if (codePage !== symbolCodePage) return decodeBytes(bytes, from, to, codePage);
    // Many fonts of ordinary letters are marked as symbol fonts; only those with a known table are taken at their word.
    if (!symbolFonts.has(font!.name)) return decodeBytes(bytes, from, to, this.codePage);
    let text = '';
    for (let i = from; i < to; i++) text += String.fromCharCode(0xf000 + bytes[i]!);
    return symbolRunText(font!.name, text);
  }
}

keepShapeOf(() => new RtfText());
