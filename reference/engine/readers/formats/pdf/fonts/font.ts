/**
 * A font as the interpreter needs it: code -> UTF-16 unit and code -> advance, as typed arrays filled when a code is first
 * met, so that the inner loop of text showing is two array reads.
 * Spec: ISO 32000-1, 9.5 to 9.10.
 */

/** What a font loader knows about single codes; asked once for each code. */
export interface GlyphSource {
  /** The text of a code; undefined when nothing maps it, '' when it is known to mean nothing. */
  textOf(code: number): string | undefined;
  /** Advance in em. */
  widthOf(code: number): number;
}

export interface FontStyle {
  /** Base font name without subset prefix; '' when unknown. */
  name: string;
  bold: boolean;
  italic: boolean;
  monospace: boolean;
}

/** Marks in the unicode tables: not looked up yet; text of other than one unit (see `texts`); nothing maps the code. */
export const unresolved = 0;
export const severalUnits = 0xffff;
export const unmapped = 0xfffe;

export class Font {
  readonly style: FontStyle;
  /** Bytes of a code: 1, 2, or 0 when it depends on the first byte (`lengthByFirstByte`). */
  readonly codeBytes: 0 | 1 | 2;
  readonly lengthByFirstByte: Uint8Array | undefined;
  readonly vertical: boolean;
  /** Visual size of the face at font size 1; differs from 1 only in Type 3 fonts, whose glyph space is their own. */
  readonly scale: number;
  /** Tables by the high byte(s) of the code. */
  readonly unicode: Uint16Array[] = [];
  readonly width: Float32Array[] = [];
  readonly texts = new Map<number, string>();
  /** Gap in em from which two glyphs count as two words. */
  wordGap = 0.15;
  private readonly source: GlyphSource;

  constructor(
    style: FontStyle,
    source: GlyphSource,
    shape: { codeBytes: 0 | 1 | 2; lengthByFirstByte?: Uint8Array; vertical?: boolean; scale?: number },
  ) {
    this.style = style;
    this.source = source;
    this.codeBytes = shape.codeBytes;
    this.lengthByFirstByte = shape.lengthByFirstByte;
    this.vertical = shape.vertical ?? false;
    this.scale = shape.scale ?? 1;
    this.page(0);
  }

  /** The table number of a code, made on first use. Codes above two bytes share tables by their low 16 bits' page and are rare. */
  page(index: number): number {
    if (!this.unicode[index]) {
      this.unicode[index] = new Uint16Array(256);
      this.width[index] = new Float32Array(256);
    }
    return index;
  }

  /** Looks a code up and fills its table entries; returns the new unicode entry. */
  resolve(code: number): number {
    const index = this.page(code >>> 8);
    const text = this.source.textOf(code);
    let unit: number;
    if (text === undefined) unit = unmapped;
    else {
      const clean = expandPresentationForms(text);
      unit = clean.length === 1 ? clean.charCodeAt(0) : severalUnits;
      if (unit === severalUnits || unit === unresolved || unit === unmapped || unit === relationStroke) {
        unit = severalUnits;
        this.texts.set(code, clean);
      }
    }
    this.unicode[index]![code & 255] = unit;
    const width = this.source.widthOf(code);
    this.width[index]![code & 255] = Number.isFinite(width) ? width : 0;
    return unit;
  }
}

/** The stroke that TeX sets through the relation behind it; on a way of its own, since it joins what follows. */
export const relationStroke = 0x338;

/** Ligatures become their letters; white space of any kind becomes a space; control characters vanish. */
function expandPresentationForms(text: string): string {
  if (text.length === 1) {
    const unit = text.charCodeAt(0);
    if (unit > 0x20 && unit < 0x7f) return text;
  }
  return (
    text
      // Radicals are the first characters of many fonts with the shape of an ideograph, and no word is written in them.
      .replace(
        /[\u2e80-\u2fd5\ufb00-\ufb06\ufb13-\ufb17]/g,
        (shape) => ideographs.get(shape) ?? shape.normalize('NFKC'),
      )
      .replace(/[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/g, ' ')
      .replace(/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u200b\u2060\ufeff\ufffe\uffff]/g, '')
  );
}

/** The radicals of Unicode's supplement that look like an ideograph, and it; Unicode has no decomposition of them. */
const ideographs = new Map(
  (
    '\u2e81\u5382 \u2e8e\u5140 \u2e90\u5c22 \u2e92\u5df3 \u2e93\u5e7a \u2e99\u6535 \u2ea0\u6c11 \u2ea9\u738b \u2eac\u793a ' +
    '\u2ec1\u864e \u2ec4\u897f \u2ec5\u89c1 \u2ec6\u89d2 \u2ec9\u8d1d \u2ecb\u8f66 \u2ed1\u9577 \u2ed3\u957f \u2ed4\u95e8 ' +
    '\u2ed8\u9752 \u2ed9\u97e6 \u2eda\u9875 \u2edb\u98ce \u2edc\u98de \u2edd\u98df \u2ee2\u9a6c \u2ee3\u9aa8 \u2ee4\u9b3c ' +
    '\u2ee5\u9c7c \u2ee6\u9e1f \u2ee7\u5364 \u2ee8\u9ea6 \u2ee9\u9ec4 \u2eea\u9efe \u2eeb\u6589 \u2eec\u9f50 \u2eed\u6b6f ' +
    '\u2eee\u9f7f \u2eef\u7adc \u2ef0\u9f99 \u2ef1\u9f9c \u2ef2\u4e80'
  )
    .split(' ')
    .map(([radical, ideograph]) => [radical!, ideograph!]),
);
