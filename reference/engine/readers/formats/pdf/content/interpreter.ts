/**
 * Runs the content streams of a page: tokenizes, keeps the graphics state, and hands text to the TextCursor and drawings
 * to PageGraphics. Operands are numbers and byte ranges on fixed stacks; no object is made for a token.
 * Spec: ISO 32000-1, 7.8.2 (content streams), 8 (graphics), 9 (text), 14.6 (marked content).
 */
import { noDeadline } from '../../../../../base/deadline.js';
import { keepShapeOf } from '../../../../../base/lasting-shapes.js';
import { characterClass, endedByWhiteSpace, isTokenByte, numeric, regular, whiteSpace } from '../file/characters.js';
import { ObjectParser, decodeHex, latin1, unescapeName, unescapeString } from '../file/object-parser.js';
import { asDict, numbersOf, type Dict, type PdfValue, type Stream } from '../file/objects.js';
import { decodeStream } from '../filters/decode-stream.js';
import { FontCache } from '../fonts/font-cache.js';
import type { FontSource } from '../fonts/font-source.js';
import { GraphicsState } from './graphics-state.js';
import { inlineImageEnd } from './inline-image.js';
import { MarkedContent } from './marked-content.js';
import { operatorAt, operatorNumber as op } from './operators.js';
import { PageGraphics } from './page-graphics.js';
import { PageWords } from './page-words.js';
import { PathRecorder } from './path-recorder.js';
import { DrawingSkipper } from './skip-drawing.js';
import { TextCursor } from './text-cursor.js';
import { WorkBudget } from './work-budget.js';

/** Form XObjects inside form XObjects. */
const maxFormDepth = 16;

/** Operands one operator can have: long TJ arrays. */
const maxOperands = 1 << 16;

/** Kinds of operands. */
const isNumber = 0;
const isString = 1;
const isName = 2;
const isDictionary = 3;

const pow10 = new Float64Array(20);
for (let index = 0; index < 20; index++) pow10[index] = 10 ** -index;

export interface InterpreterPorts {
  fonts: FontSource;
  budget: WorkBudget;
  /** True when the optional-content group or membership is switched off. */
  isHidden(group: PdfValue): boolean;
}

const Tj = op('Tj'), TJ = op('TJ'), Td = op('Td'), Tf = op('Tf'), Tm = op('Tm'), BT = op('BT'), ET = op('ET'), Tstar = op('T*'), TD = op('TD'); // prettier-ignore
const Tc = op('Tc'), Tw = op('Tw'), TL = op('TL'), Tz = op('Tz'), Tr = op('Tr'), Ts = op('Ts'), quote = op("'"), doubleQuote = op('"'); // prettier-ignore
const q = op('q'), Q = op('Q'), cm = op('cm'), gs = op('gs'), Do = op('Do'), BI = op('BI'), BDC = op('BDC'), BMC = op('BMC'), EMC = op('EMC'); // prettier-ignore

/** Operators that come after an array, or that show that it was never closed. */
const endsArray = new Set([TJ, Tj, BT, ET, q, Q, BDC, BMC, EMC, Do, cm]);

export class Interpreter {
  readonly graphics = new PageGraphics();
  readonly cursor: TextCursor;
  private readonly ports: InterpreterPorts;
  private readonly state: GraphicsState;
  private readonly path: PathRecorder;
  private readonly marked: MarkedContent;
  private readonly forms = new Map<Stream, Uint8Array>();
  private readonly activeForms = new Set<Stream>();
  private resources: Dict | undefined;
  /** Resources of the streams around the one that runs, outermost first. */
  private readonly outer: (Dict | undefined)[] = [];
  // Operand stacks: the number, or the byte range of strings and names; strings with escapes lie in `scratch`.
  private values = new Float64Array(512);
  private ends = new Int32Array(512);
  private kinds = new Uint8Array(512);
  private sources = new Uint8Array(512);
  private count = 0;
  private scratch = new Uint8Array(4096);
  private scratchLength = 0;
  private inArray = false;

  constructor(words: PageWords, ports: InterpreterPorts) {
    this.ports = ports;
    this.cursor = new TextCursor(words);
    this.state = new GraphicsState(this.cursor);
    this.path = new PathRecorder(this.graphics, this.cursor.ctm, this.state);
    this.marked = new MarkedContent(this.cursor, (group) => ports.isHidden(group));
  }

  /** Runs the page's content with the given start matrix. */
  runPage(
    content: Uint8Array,
    resources: Dict | undefined,
    matrix: readonly number[],
    width: number,
    height: number,
  ): void {
    this.cursor.pageWidth = width;
    this.cursor.pageHeight = height;
    this.cursor.ctm.set(matrix);
    this.run(content, resources);
    this.cursor.close();
  }

  private run(content: Uint8Array, resources: Dict | undefined): void {
    const around = this.resources;
    this.outer.push(around);
    this.resources = resources;
    const depth = this.state.depth;
    const markedDepth = this.marked.depth;
    // White space at the end lets the scanner look ahead without a check.
    const bytes = endedByWhiteSpace(content);
    this.count = 0;
    this.inArray = false;
    this.scan(bytes, bytes.length - 1);
    this.state.unwind(depth);
    this.marked.unwind(markedDepth);
    this.outer.pop();
    this.resources = around;
  }

  private scan(bytes: Uint8Array, end: number): void {
    const drawing = new DrawingSkipper();
    let at = 0;
    let steps = 0;
    while (at < end) {
      const byte = bytes[at]!;
      const kind = characterClass[byte]!;
      if (kind === whiteSpace) {
        at++;
      } else if (kind === numeric) {
        // Numbers are the bulk of a content stream: read in place.
        let digit = byte;
        let negative = false;
        while (digit === 0x2d || digit === 0x2b) {
          if (digit === 0x2d) negative = true;
          digit = bytes[++at]!;
        }
        let value = 0;
        while (digit >= 48 && digit <= 57) {
          value = value * 10 + (digit - 48);
          digit = bytes[++at]!;
        }
        if (digit === 0x2e) {
          let places = 0;
          let fraction = 0;
          digit = bytes[++at]!;
          while (digit >= 48 && digit <= 57) {
            if (places < 15) {
              fraction = fraction * 10 + (digit - 48);
              places++;
            }
            digit = bytes[++at]!;
          }
          value += fraction * pow10[places]!;
          // `1.2.3` and `1.2-3` are found in the wild: what follows the number is dropped.
          while (digit === 0x2d || digit === 0x2e || (digit >= 48 && digit <= 57)) digit = bytes[++at]!;
        } else if (digit === 0x2d) {
          while (digit === 0x2d || digit === 0x2e || (digit >= 48 && digit <= 57)) digit = bytes[++at]!;
        }
        if (this.count < this.values.length || this.grow()) {
          this.kinds[this.count] = isNumber;
          this.values[this.count++] = negative ? -value : value;
        }
      } else if (kind === regular) {
        const start = at;
        do at++;
        while (isTokenByte[bytes[at]!] === 1);
        const operator = operatorAt(bytes, start, at);
        if (this.inArray && !endsArray.has(operator)) continue;
        if (operator !== 0) at = this.execute(operator, bytes, at, end);
        this.inArray = false;
        this.count = 0;
        this.scratchLength = 0;
        if (this.path.isFull) at = drawing.skip(bytes, at, end);
        if ((++steps & 2047) === 0 && this.ports.budget.spend(2048 + this.takeGlyphs())) return;
      } else at = this.delimited(bytes, at, byte, end);
    }
  }

  private seenGlyphs = 0;

  private takeGlyphs(): number {
    const fresh = this.cursor.glyphs - this.seenGlyphs;
    this.seenGlyphs = this.cursor.glyphs;
    return fresh;
  }

  /** Strings, names, dictionaries, brackets, comments. Returns the position behind. */
  private delimited(bytes: Uint8Array, at: number, byte: number, end: number): number {
    switch (byte) {
      case 0x28:
        return this.literalString(bytes, at + 1, end);
      case 0x3c:
        return bytes[at + 1] === 0x3c ? this.dictionary(bytes, at, end) : this.hexString(bytes, at + 1, end);
      case 0x2f: {
        const start = at + 1;
        do at++;
        while (isTokenByte[bytes[at]!] === 1);
        this.push(isName, start, at, 0);
        return at;
      }
      case 0x25:
        while (at < end && bytes[at] !== 10 && bytes[at] !== 13) at++;
        return at;
      default:
        // Operators inside an array are damage: what they stand among is still shown.
        if (byte === 0x5b || byte === 0x5d) this.inArray = byte === 0x5b;
        return at + 1;
    }
  }

  private push(kind: number, start: number, end: number, source: number): void {
    if (this.count >= this.values.length && !this.grow()) return;
    this.kinds[this.count] = kind;
    this.values[this.count] = start;
    this.ends[this.count] = end;
    this.sources[this.count++] = source;
  }

  /** Doubles the operand stacks; false at the limit. */
  private grow(): boolean {
    const size = this.values.length * 2;
    if (size > maxOperands) return false;
    const { values, ends, kinds, sources } = this;
    (this.values = new Float64Array(size)).set(values);
    (this.ends = new Int32Array(size)).set(ends);
    (this.kinds = new Uint8Array(size)).set(kinds);
    (this.sources = new Uint8Array(size)).set(sources);
    return true;
  }

  private literalString(bytes: Uint8Array, start: number, end: number): number {
    let at = start;
    let nesting = 1;
    let plain = true;
    for (; at < end; at++) {
      const byte = bytes[at]!;
      if (byte === 0x29) {
        if (--nesting === 0) break;
      } else if (byte === 0x5c) {
        plain = false;
        at++;
      } else if (byte === 0x28) nesting++;
      else if (byte === 13) plain = false;
    }
    at = Math.min(at, end);
    if (plain) this.push(isString, start, at, 0);
    else {
      this.reserveScratch(at - start);
      const from = this.scratchLength;
      this.scratchLength = unescapeString(bytes, start, at, this.scratch, from);
      this.push(isString, from, this.scratchLength, 1);
    }
    return at + 1;
  }

  private hexString(bytes: Uint8Array, start: number, end: number): number {
    let at = start;
    while (at < end && bytes[at] !== 0x3e) at++;
    this.reserveScratch((at - start + 1) >> 1);
    const from = this.scratchLength;
    this.scratchLength = decodeHex(bytes, start, at, this.scratch, from);
    this.push(isString, from, this.scratchLength, 1);
    return at + 1;
  }

  private reserveScratch(more: number): void {
    if (this.scratchLength + more <= this.scratch.length) return;
    const old = this.scratch;
    (this.scratch = new Uint8Array(Math.max(old.length * 2, this.scratchLength + more))).set(old);
  }

  private dictionary(bytes: Uint8Array, start: number, end: number): number {
    const parser = new ObjectParser(bytes.subarray(0, end), start, { fetch: () => null });
    parser.object();
    this.push(isDictionary, start, parser.position, 0);
    return Math.max(parser.position, start + 2);
  }

  /** Carries out an operator; returns the position to go on from. */
  private execute(operator: number, bytes: Uint8Array, at: number, end: number): number {
    const { cursor, values } = this;
    switch (operator) {
      case Tj:
        this.showLast(bytes);
        break;
      case TJ:
        this.showAll(bytes);
        break;
      case Td:
        this.state.moveLine(this.number(0), this.number(1));
        break;
      case Tf:
        this.setFont(bytes);
        break;
      case Tm:
        if (this.count >= 6) this.state.setTextMatrix(values, this.count - 6);
        break;
      case TD:
        cursor.leading = -this.number(1);
        this.state.moveLine(this.number(0), this.number(1));
        break;
      case Tstar:
        this.state.moveLine(0, -cursor.leading);
        break;
      case BT:
        this.state.beginText();
        break;
      case ET:
        break;
      case Tc:
        cursor.charSpacing = this.number(0);
        break;
      case Tw:
        cursor.wordSpacing = this.number(0);
        break;
      case TL:
        cursor.leading = this.number(0);
        break;
      case Tz:
        cursor.scaling = this.number(0) / 100;
        break;
      case Tr:
        cursor.mode = this.number(0);
        break;
      case Ts:
        cursor.rise = this.number(0);
        cursor.moved = true;
        break;
      case quote:
        this.state.moveLine(0, -cursor.leading);
        this.showLast(bytes);
        break;
      case doubleQuote:
        cursor.wordSpacing = this.number(0);
        cursor.charSpacing = this.number(1);
        this.state.moveLine(0, -cursor.leading);
        this.showLast(bytes);
        break;
      case q:
        this.state.save();
        break;
      case Q:
        this.state.restore();
        break;
      case cm:
        if (this.count >= 6) this.state.concatenate(values, this.count - 6);
        break;
      case gs:
        this.extendedState(bytes);
        break;
      case Do:
        this.paintObject(bytes);
        break;
      case BI:
        return inlineImageEnd(bytes, at, end);
      case BDC:
        this.marked.begin(this.name(0, bytes), this.properties(bytes));
        break;
      case BMC:
        this.marked.begin(this.name(0, bytes), undefined);
        break;
      case EMC:
        this.marked.end();
        break;
      default:
        this.path.execute(operator, values, this.count);
    }
    return at;
  }

  private number(index: number): number {
    return index < this.count && this.kinds[index] === isNumber ? this.values[index]! : 0;
  }

  private name(index: number, bytes: Uint8Array): string {
    if (index >= this.count || this.kinds[index] !== isName) return '';
    const text = latin1(bytes, this.values[index]!, this.ends[index]!);
    return text.includes('#') ? unescapeName(text) : text;
  }

  private showLast(bytes: Uint8Array): void {
    const last = this.count - 1;
    if (last < 0 || this.kinds[last] !== isString) return;
    this.cursor.paths = this.path.paths;
    if (!this.cursor.begin()) return;
    this.cursor.show(this.sources[last] === 1 ? this.scratch : bytes, this.values[last]!, this.ends[last]!);
    this.cursor.finish();
  }

  private showAll(bytes: Uint8Array): void {
    const { cursor, kinds, values, ends, sources, scratch, count } = this;
    cursor.paths = this.path.paths;
    if (!cursor.begin()) return;
    for (let index = 0; index < count; index++) {
      if (kinds[index] === isNumber) cursor.adjust(values[index]!);
      else if (kinds[index] === isString)
        cursor.show(sources[index] === 1 ? scratch : bytes, values[index]!, ends[index]!);
    }
    cursor.finish();
  }

  private setFont(bytes: Uint8Array): void {
    const name = this.name(0, bytes);
    const { fonts } = this.ports;
    const found = fonts.font(this.resources, name) ?? this.outerFont(name);
    this.cursor.font = found?.font;
    this.cursor.fontIndex = found?.index ?? 0;
    this.cursor.size = this.number(1);
    this.cursor.moved = true;
  }

  /** Forms may use fonts that only the page around them names. */
  private outerFont(name: string): ReturnType<FontSource['font']> {
    for (let at = this.outer.length - 1; at >= 0; at--) {
      const found = this.ports.fonts.font(this.outer[at], name);
      if (found) return found;
    }
    return undefined;
  }

  private extendedState(bytes: Uint8Array): void {
    const entry = this.resources?.dict('ExtGState')?.dict(this.name(0, bytes))?.get('Font');
    // Fonts set here are rare and have no resource name to look up; their size still counts.
    if (Array.isArray(entry) && typeof entry[1] === 'number') {
      this.cursor.size = entry[1];
      this.cursor.moved = true;
    }
  }

  private properties(bytes: Uint8Array): Dict | undefined {
    if (this.count < 2) return undefined;
    if (this.kinds[1] === isName) return this.resources?.dict('Properties')?.dict(this.name(1, bytes));
    if (this.kinds[1] !== isDictionary) return undefined;
    return asDict(new ObjectParser(bytes, this.values[1]!, { fetch: () => null }).object());
  }

  private paintObject(bytes: Uint8Array): void {
    const stream = this.resources?.dict('XObject')?.stream(this.name(0, bytes));
    if (!stream || this.cursor.hidden || this.ports.isHidden(stream.dict.get('OC'))) return;
    const subtype = stream.dict.name('Subtype');
    if (subtype === 'Image') this.paintPicture(stream);
    else if (subtype === 'Form' || stream.dict.get('BBox') !== null) this.runForm(stream, undefined);
  }

  private paintPicture(stream: Stream): void {
    const [a, b, c, d, e, f] = this.cursor.ctm as unknown as [number, number, number, number, number, number];
    const xs = [e, e + a, e + c, e + a + c];
    const ys = [f, f + b, f + d, f + b + d];
    this.graphics.pictures.push({
      x0: Math.min(...xs),
      y0: Math.min(...ys),
      x1: Math.max(...xs),
      y1: Math.max(...ys),
      upright: a > 0 && d < 0 && Math.abs(b) < 0.01 * a && Math.abs(c) < -0.01 * d,
      stream,
    });
  }

  /** Runs a form XObject; `placement` goes before its own matrix (annotation appearances). */
  runForm(stream: Stream, placement: readonly number[] | undefined): void {
    if (this.activeForms.size >= maxFormDepth || this.activeForms.has(stream) || this.ports.budget.spend(500)) return;
    let content = this.forms.get(stream);
    if (!content) this.forms.set(stream, (content = decodeStream(stream).bytes));
    this.activeForms.add(stream);
    // The operand stacks are shared: the form's own operators start with empty ones, and Do has no operand left to lose.
    this.state.save();
    if (placement) this.state.concatenate(placement, 0);
    const matrix = numbersOf(stream.dict.array('Matrix'));
    if (matrix && matrix.length >= 6) this.state.concatenate(matrix, 0);
    const { tm, tlm } = this.cursor;
    const saved = [...tm, ...tlm];
    this.run(content, stream.dict.dict('Resources') ?? this.resources);
    tm.set(saved.slice(0, 6));
    tlm.set(saved.slice(6));
    this.state.restore();
    this.activeForms.delete(stream);
  }
}

// With it those of its cursor, its state, its path and its drawings. Room for words takes longest to make, so it stays.
const noWords = new PageWords();
keepShapeOf(() => {
  const budget = new WorkBudget(noDeadline, 0);
  return new Interpreter(noWords, { fonts: new FontCache(), budget, isHidden: () => false });
});
