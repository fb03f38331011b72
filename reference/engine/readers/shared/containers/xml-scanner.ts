/**
 * A pull scanner over the text of an XML part: no tree, no events, no allocation for tags nobody asks about.
 * Readers walk it with `child` and `node`; what a handler leaves unread is skipped by itself. It never throws on broken
 * markup: missing or surplus end tags only move where elements end, and the end of the text ends everything.
 * Spec: XML 1.0 (well-formed documents; document type declarations are passed over, never expanded).
 */
import { noDeadline } from '../../../../base/deadline.js';
import { keepShapeOf } from '../../../../base/lasting-shapes.js';
import type { Deadline } from '../../../../base/deadline.js';
import { textOfHeldUtf8 } from './held-utf8.js';
import { declarationEnd } from './xml-declarations.js';
import { decodeXml } from './xml-entities.js';
import type { NameTable } from './xml-names.js';
import { customaryNames, endTag, namesWithin, rawAttributeName } from './xml-names.js';

/** What `next` and `node` found. */
export const END = 0;
export const OPEN = 1;
export const CLOSE = 2;
export const TEXT = 3;
export type Token = typeof END | typeof OPEN | typeof CLOSE | typeof TEXT;

const slash = 47;
const lessThan = 60;
const greaterThan = 62;
const quote = 34;
const apostrophe = 39;
const equals = 61;
const deadlineStride = 4096;
/** Declarations inside declarations beyond this are passed over: no producer nests them, and each costs memory. */
const mostScopes = 64;

interface Scope {
  depth: number;
  names: NameTable;
}

export class XmlScanner {
  readonly source: string;
  /** Attribute values in single quotes may occur. */
  readonly singleQuotes: boolean;
  /** How many elements are open, the one just opened included. */
  depth = 0;
  /** Canonical name of the element just opened (`w:p`). */
  name = '';
  /** Elements deeper than `maxDepth` were met, and left out. */
  tooDeep = false;

  private position = 0;
  /** The element just opened was an empty one (`<a/>`); its end is still to be told. */
  private emptyOpen = false;
  private attributesStart = 0;
  private tagEnd = 0;
  private attributeStart = 0;
  private attributeNameEnd = 0;
  private attributeEnd = 0;
  private valueStart = 0;
  private valueEnd = 0;
  private textStart = 0;
  private textEnd = 0;
  /** The text came from a CDATA section, where nothing is a reference. */
  private literal = false;
  private nextReference = -1;
  private referencesFrom = 0;
  private nextDeclaration = -1;
  private declarationsFrom = 0;
  private opened = 0;
  private names: NameTable = customaryNames;
  /** The names inside the root element. */
  private rootNames: NameTable = customaryNames;
  private readonly scopes: Scope[] = [];
  private readonly rawNames = new Map<string, string>();
  private readonly deadline: Deadline;
  private readonly maxDepth: number;
  private readonly isHeldUtf8: boolean;

  /** @param isHeldUtf8 the source is UTF-8 with one character a byte (held-utf8.ts); what is handed out is decoded. */
  constructor(source: string, deadline: Deadline, maxDepth = 512, isHeldUtf8 = false) {
    this.source = source;
    this.deadline = deadline;
    this.maxDepth = maxDepth;
    this.isHeldUtf8 = isHeldUtf8;
    const apostrophe = source.indexOf("'");
    this.singleQuotes = apostrophe >= 0 && source.includes("='", Math.max(0, apostrophe - 1));
  }

  /**
   * Moves to the next child element of the element that was opened at `level` (`depth` just after it was opened);
   * false at its end. Call it until it is false, or leave the rest to the caller's own loop.
   */
  child(level: number): boolean {
    for (;;) {
      const token = this.nextTag();
      if (token === OPEN) {
        if (this.depth === level + 1 && this.withinDepth()) return true;
      } else if (token === END || this.depth < level) return false;
    }
  }

  /** Like `child`, but text directly in the element counts too: OPEN, TEXT, or END at the element's end. */
  node(level: number): typeof OPEN | typeof TEXT | typeof END {
    for (;;) {
      const token = this.next();
      if (token === TEXT) {
        if (this.depth === level) return TEXT;
      } else if (token === OPEN) {
        if (this.depth === level + 1 && this.withinDepth()) return OPEN;
      } else if (token === END || this.depth < level) return END;
    }
  }

  /** Moves behind the end of the element just opened. */
  skip(): void {
    const level = this.depth;
    for (;;) {
      const token = this.nextTag();
      if (token === END || (token === CLOSE && this.depth < level)) return;
    }
  }

  /** Like `skip`, but quicker: for elements that never hold one of their own name. */
  skipFlat(): void {
    const inner = this.inner();
    if (inner === undefined) this.skip();
    else this.leap(inner);
  }

  /** The text of the element just opened, its descendants' included; moves behind its end. */
  elementText(): string {
    if (this.emptyOpen) {
      this.nextTag();
      return '';
    }
    const end = this.source.indexOf('<', this.position);
    if (end >= 0 && this.source.charCodeAt(end + 1) === slash) {
      const start = this.position;
      this.textStart = start;
      this.textEnd = end;
      this.literal = false;
      this.markup(end);
      return this.text();
    }
    return this.mixedText();
  }

  /** The prefixes in force are those that readers use, so that the text can be searched for names. */
  get customary(): boolean {
    return this.names === customaryNames;
  }

  /** The element just opened is written with the very name it has here, so that its end can be searched for. */
  get namedAsWritten(): boolean {
    if (this.customary) return true;
    const start = this.attributesStart - this.name.length;
    return this.source.charCodeAt(start - 1) === lessThan && this.source.startsWith(this.name, start);
  }

  /**
   * The markup inside the element just opened, up to the first end tag of its name; undefined when it cannot be told at once.
   * Pass it to `leap` to move behind the element, if no element of the same name is inside.
   */
  inner(): string | undefined {
    if (this.emptyOpen) return '';
    if (!this.namedAsWritten) return undefined;
    const end = this.source.indexOf(endTag(this.name), this.position);
    return end < 0 ? undefined : this.source.slice(this.position, end);
  }

  /**
   * Moves behind the end of the element just opened, whose inside is read when it is asked for, if ever: an element that never
   * holds one of its own name. Undefined, with nothing moved, when its end cannot be told at once.
   */
  later(): (() => XmlScanner) | undefined {
    const inner = this.customary ? this.inner() : undefined;
    if (inner === undefined) return undefined;
    this.leap(inner);
    return () => new XmlScanner(inner, this.deadline, this.maxDepth, this.isHeldUtf8);
  }

  /** Moves behind the end of the element just opened, whose inner markup is known. */
  leap(inner: string): void {
    if (!this.emptyOpen) this.position += inner.length + this.name.length + 3;
    this.closeElement();
  }

  /** Moves to `position`, which is behind the end of the element just opened. */
  leapTo(position: number): void {
    this.position = position;
    this.closeElement();
  }

  /** Opens the element whose start tag is at `position`, a child of the root element. The root must have been opened. */
  openAt(position: number): void {
    this.depth = 1;
    this.emptyOpen = false;
    this.scopes.length = 0;
    this.names = this.rootNames;
    this.rawNames.clear();
    this.openElement(position);
  }

  /** The element just opened has no content (`<a/>`). */
  get isEmpty(): boolean {
    return this.emptyOpen;
  }

  /** Where the start tag of the element just opened begins. */
  get start(): number {
    return this.source.lastIndexOf('<', this.tagEnd);
  }

  /** How far the scanner has come in the text. */
  get offset(): number {
    return this.position;
  }

  private mixedText(): string {
    const level = this.depth;
    let text = '';
    for (;;) {
      const token = this.next();
      if (token === TEXT) text = text === '' ? this.text() : text + this.text();
      else if (token === END || (token === CLOSE && this.depth < level)) return text;
    }
  }

  /** The characters of the TEXT just found, references decoded. */
  text(): string {
    const raw = this.slice(this.textStart, this.textEnd);
    return !this.literal && this.hasReference(this.textStart, this.textEnd) ? decodeXml(raw) : raw;
  }

  /** The value of an attribute of the element just opened, by canonical name (`w:val`, `id`). */
  attribute(name: string): string | undefined {
    const raw = this.names === customaryNames ? name : this.rawName(name);
    this.attributeEnd = this.attributesStart;
    while (this.nextAttribute()) if (this.isNamed(raw)) return this.attributeValue();
    return undefined;
  }

  /** The values of several attributes in one pass, in the order of `names`. */
  attributes(names: readonly string[]): (string | undefined)[] {
    const values = new Array<string | undefined>(names.length).fill(undefined);
    const raws = this.names === customaryNames ? names : names.map((name) => this.rawName(name));
    this.attributeEnd = this.attributesStart;
    while (this.nextAttribute())
      for (let i = 0; i < raws.length; i++) if (this.isNamed(raws[i]!)) values[i] ??= this.attributeValue();
    return values;
  }

  /** Moves to the attribute that begins behind `attributeEnd`; false when there is none. */
  private nextAttribute(): boolean {
    const { source, tagEnd } = this;
    let at = this.attributeEnd;
    while (at < tagEnd && source.charCodeAt(at) <= 32) at++;
    this.attributeStart = at;
    let char = source.charCodeAt(at);
    while (at < tagEnd && char !== equals && char > 32) char = source.charCodeAt(++at);
    this.attributeNameEnd = at;
    while (at < tagEnd && char !== quote && char !== apostrophe) char = source.charCodeAt(++at);
    if (at >= tagEnd) return false;
    this.valueStart = at + 1;
    this.valueEnd = source.indexOf(char === quote ? '"' : "'", at + 1);
    this.attributeEnd = this.valueEnd + 1;
    return this.valueEnd >= 0 && this.valueEnd <= tagEnd;
  }

  private isNamed(raw: string): boolean {
    const { source, attributeStart } = this;
    if (this.attributeNameEnd - attributeStart !== raw.length) return false;
    for (let i = raw.length - 1; i >= 0; i--)
      if (raw.charCodeAt(i) !== source.charCodeAt(attributeStart + i)) return false;
    return true;
  }

  private attributeValue(): string {
    const value = this.slice(this.valueStart, this.valueEnd);
    return this.hasReference(this.valueStart, this.valueEnd) ? decodeXml(value) : value;
  }

  private slice(start: number, end: number): string {
    return this.isHeldUtf8 ? textOfHeldUtf8(this.source, start, end) : this.source.slice(start, end);
  }

  /** Moves to the next start tag, end tag or end of the text; text is passed over. */
  nextTag(): typeof OPEN | typeof CLOSE | typeof END {
    if (this.emptyOpen) return this.closeElement();
    for (;;) {
      const at = this.source.indexOf('<', this.position);
      if (at < 0) return this.finish();
      const token = this.markup(at);
      if (token === OPEN || token === CLOSE) return token;
    }
  }

  /** Moves to the next start tag, end tag, piece of text or end. Text may come in several pieces. */
  next(): Token {
    if (this.emptyOpen) return this.closeElement();
    for (;;) {
      const start = this.position;
      let at = this.source.indexOf('<', start);
      if (at < 0) at = this.source.length;
      if (at > start) {
        this.textStart = start;
        this.textEnd = at;
        this.position = at;
        this.literal = false;
        return TEXT;
      }
      if (at === this.source.length) return this.finish();
      const token = this.markup(at);
      if (token !== END) return token;
    }
  }

  /** Reads the markup at `at`; END means it was a comment, an instruction or a declaration. */
  private markup(at: number): Token {
    const { source } = this;
    const char = source.charCodeAt(at + 1);
    if (char === slash) {
      const end = source.indexOf('>', at + 2);
      this.position = end < 0 ? source.length : end + 1;
      return this.closeElement();
    }
    if (char === 33 || char === 63) return this.declaration(at);
    return this.openElement(at);
  }

  private openElement(at: number): typeof OPEN {
    const { source } = this;
    let i = at + 1;
    let hash = 0;
    let char = source.charCodeAt(i);
    while (char > 32 && char !== slash && char !== greaterThan) {
      hash = (Math.imul(hash, 31) + char) | 0;
      char = source.charCodeAt(++i);
    }
    this.attributesStart = i;
    if (char === greaterThan) {
      this.tagEnd = i;
      this.position = i + 1;
    } else {
      const end = this.findTagEnd(i);
      this.position = end + 1;
      this.emptyOpen = source.charCodeAt(end - 1) === slash;
      this.tagEnd = this.emptyOpen ? end - 1 : end;
    }
    this.depth++;
    if (++this.opened % deadlineStride === 0) this.deadline.check();
    if (this.hasDeclaration()) this.declareNamespaces();
    this.name = this.names.lookUp(source, at + 1, i, hash);
    return OPEN;
  }

  /** Where the tag's `>` is. A `>` inside an attribute value does not count. */
  private findTagEnd(from: number): number {
    const { source } = this;
    const end = source.indexOf('>', from);
    if (end < 0) return source.length;
    if (!this.singleQuotes) {
      // Without single quotes, a closing quote before the `>` (or before ` />`) proves that it ends the tag.
      let last = end - 1;
      if (source.charCodeAt(last) === slash) last--;
      if (last < from || (source.charCodeAt(last) === 32 && last-- === from)) return end;
      if (source.charCodeAt(last) === quote && source.charCodeAt(last - 1) !== equals) return end;
    }
    return this.findTagEndSlowly(from);
  }

  private findTagEndSlowly(from: number): number {
    const { source } = this;
    let at = from;
    while (at < source.length) {
      const char = source.charCodeAt(at);
      if (char === greaterThan) return at;
      if (char === quote || char === apostrophe) {
        const closing = source.indexOf(char === quote ? '"' : "'", at + 1);
        // An unclosed quote would swallow the rest of the part.
        if (closing < 0) return Math.max(source.indexOf('>', at), at);
        at = closing;
      }
      at++;
    }
    return source.length;
  }

  private closeElement(): typeof CLOSE {
    this.emptyOpen = false;
    const scope = this.scopes.at(-1);
    if (scope !== undefined && scope.depth === this.depth) {
      this.scopes.pop();
      this.names = scope.names;
      this.rawNames.clear();
    }
    if (this.depth > 0) this.depth--;
    return CLOSE;
  }

  private finish(): typeof END {
    this.position = this.source.length;
    return END;
  }

  private declaration(at: number): typeof TEXT | typeof END {
    const { source } = this;
    if (source.startsWith('<![CDATA[', at)) {
      const end = source.indexOf(']]>', at);
      this.textStart = at + 9;
      this.textEnd = end < 0 ? source.length : end;
      this.position = end < 0 ? source.length : end + 3;
      this.literal = true;
      return TEXT;
    }
    this.position = declarationEnd(source, at);
    return END;
  }

  /** Remembers the next `&`, so that text without any is never searched twice. Attributes may be asked for in any order. */
  private hasReference(start: number, end: number): boolean {
    if (start < this.referencesFrom || this.nextReference < start) {
      const found = this.source.indexOf('&', start);
      this.nextReference = found < 0 ? Infinity : found;
      this.referencesFrom = start;
    }
    return this.nextReference < end;
  }

  private hasDeclaration(): boolean {
    const start = this.attributesStart;
    if (start < this.declarationsFrom || this.nextDeclaration < start) {
      const found = this.source.indexOf('xmlns', start);
      this.nextDeclaration = found < 0 ? Infinity : found;
      this.declarationsFrom = start;
    }
    return this.nextDeclaration < this.tagEnd;
  }

  private declareNamespaces(): void {
    if (this.scopes.length >= mostScopes) return;
    const names = namesWithin(this.names, this.source.slice(this.attributesStart, this.tagEnd));
    if (names === this.names) return;
    this.scopes.push({ depth: this.depth, names: this.names });
    this.names = names;
    if (this.depth === 1) this.rootNames = names;
    this.rawNames.clear();
  }

  private rawName(canonical: string): string {
    let raw = this.rawNames.get(canonical);
    if (raw === undefined) {
      raw = rawAttributeName(canonical, this.names.bindings);
      this.rawNames.set(canonical, raw);
    }
    return raw;
  }

  private withinDepth(): boolean {
    if (this.depth <= this.maxDepth) return true;
    this.tooDeep = true;
    return false;
  }
}

keepShapeOf(() => new XmlScanner('', noDeadline));
