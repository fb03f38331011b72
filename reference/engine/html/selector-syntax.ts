/**
 * Parses CSS selectors into a small tree.
 * Standard: Selectors Level 4, as far as a static page goes: types, classes, ids, attributes, combinators,
 * `:not`, `:is`, `:where`, `:has`, and positions among siblings.
 */

/** `a > b`: `left` is what stands before the combinator. */
export interface ComplexSelector {
  compound: SimpleSelector[];
  combinator?: Combinator;
  left?: ComplexSelector;
}

export type Combinator = ' ' | '>' | '+' | '~';

export type SimpleSelector =
  | { kind: 'type'; name: string }
  | { kind: 'id'; name: string }
  | { kind: 'class'; name: string }
  | { kind: 'attribute'; name: string; operator: AttributeOperator; value: string; ignoreCase: boolean }
  | { kind: 'matches'; list: ComplexSelector[]; negated: boolean }
  | { kind: 'has'; list: { combinator: Combinator; selector: ComplexSelector }[] }
  | { kind: 'position'; step: number; offset: number; ofType: boolean; fromEnd: boolean }
  | { kind: 'empty' }
  | { kind: 'root' };

export type AttributeOperator = '' | '=' | '~=' | '|=' | '^=' | '$=' | '*=';

/** What is wrong with a selector, and where; `message` is fit for the caller. */
export class SelectorError extends Error {}

/** A pseudo-class that is none of those above: of a page that is shown, perhaps. */
export class UnsupportedSelectorError extends SelectorError {
  /** Without the colon, in lower case. */
  readonly pseudoClass: string;

  constructor(pseudoClass: string) {
    super(`\`:${pseudoClass}\` is not supported`);
    this.pseudoClass = pseudoClass;
  }
}

/**
 * A list of selectors.
 * @throws SelectorError
 */
export function parseSelectorList(text: string): ComplexSelector[] {
  const parser = new SelectorParser(text);
  const list = parser.list();
  if (!parser.atEnd()) throw parser.unexpected();
  return list;
}

const identifierCharacter = /[-\w\u0080-\uffff]/;

class SelectorParser {
  private readonly text: string;
  private at = 0;

  constructor(text: string) {
    this.text = text;
  }

  atEnd(): boolean {
    return this.at >= this.text.length;
  }

  unexpected(): SelectorError {
    const found = this.atEnd() ? 'it ends too early' : `\`${this.text.charAt(this.at)}\` is not expected at ${this.at}`;
    return new SelectorError(found);
  }

  list(): ComplexSelector[] {
    const list = [this.complex()];
    while (this.eat(',')) list.push(this.complex());
    return list;
  }

  private complex(): ComplexSelector {
    this.space();
    let selector: ComplexSelector = { compound: this.compound() };
    for (;;) {
      const spaced = this.space();
      const sign = this.peek();
      if (sign === '>' || sign === '+' || sign === '~') {
        this.at++;
        this.space();
        selector = { compound: this.compound(), combinator: sign, left: selector };
      } else if (spaced && sign !== '' && sign !== ',' && sign !== ')') {
        selector = { compound: this.compound(), combinator: ' ', left: selector };
      } else {
        return selector;
      }
    }
  }

  private compound(): SimpleSelector[] {
    const parts: SimpleSelector[] = [];
    if (this.peek() === '*') this.at++;
    else if (identifierCharacter.test(this.peek()) || this.peek() === '\\')
      parts.push({ kind: 'type', name: this.identifier().toLowerCase() });
    const start = parts.length === 0 && this.text.charAt(this.at - 1) !== '*';
    let count = start ? 0 : 1;
    for (;;) {
      const part = this.simple();
      if (!part) break;
      parts.push(part);
      count++;
    }
    if (count === 0) throw this.unexpected();
    return parts;
  }

  private simple(): SimpleSelector | undefined {
    switch (this.peek()) {
      case '#':
        this.at++;
        return { kind: 'id', name: this.identifier() };
      case '.':
        this.at++;
        return { kind: 'class', name: this.identifier() };
      case '[':
        this.at++;
        return this.attribute();
      case ':':
        this.at++;
        return this.pseudo();
      default:
        return undefined;
    }
  }

  private attribute(): SimpleSelector {
    this.space();
    const name = this.identifier().toLowerCase();
    this.space();
    const operator = (/^(?:[~|^$*]?=)/.exec(this.text.slice(this.at))?.[0] ?? '') as AttributeOperator;
    this.at += operator.length;
    let value = '';
    let ignoreCase = false;
    if (operator !== '') {
      this.space();
      value = this.peek() === '"' || this.peek() === "'" ? this.string() : this.identifier();
      this.space();
      const flag = this.peek().toLowerCase();
      if (flag === 'i' || flag === 's') {
        ignoreCase = flag === 'i';
        this.at++;
        this.space();
      }
    }
    this.expect(']');
    return { kind: 'attribute', name, operator, value, ignoreCase };
  }

  private pseudo(): SimpleSelector {
    const start = this.at;
    const name = this.identifier().toLowerCase();
    const position = positions[name];
    if (position) return { kind: 'position', ...position };
    if (name === 'empty') return { kind: 'empty' };
    if (name === 'root') return { kind: 'root' };
    if (this.eat('(')) {
      const part = this.functional(name);
      if (part) {
        this.space();
        this.expect(')');
        return part;
      }
    }
    this.at = start;
    throw new UnsupportedSelectorError(name);
  }

  private functional(name: string): SimpleSelector | undefined {
    if (name === 'not') return { kind: 'matches', list: this.list(), negated: true };
    if (name === 'is' || name === 'where' || name === 'matches')
      return { kind: 'matches', list: this.list(), negated: false };
    if (name === 'has') return { kind: 'has', list: this.relatives() };
    const nth = /^nth-(last-)?(child|of-type)$/.exec(name);
    if (!nth) return undefined;
    return { kind: 'position', ...this.formula(), ofType: nth[2] === 'of-type', fromEnd: nth[1] !== undefined };
  }

  private relatives(): { combinator: Combinator; selector: ComplexSelector }[] {
    const list: { combinator: Combinator; selector: ComplexSelector }[] = [];
    do {
      this.space();
      const sign = this.peek();
      const combinator = sign === '>' || sign === '+' || sign === '~' ? sign : ' ';
      if (combinator !== ' ') this.at++;
      list.push({ combinator, selector: this.complex() });
    } while (this.eat(','));
    return list;
  }

  /** `an+b`, `odd`, `even`. */
  private formula(): { step: number; offset: number } {
    this.space();
    const match = /^(?:(odd|even)|([+-]?\d*)n(?:\s*([+-])\s*(\d+))?|([+-]?\d+))/i.exec(this.text.slice(this.at));
    if (!match) throw this.unexpected();
    this.at += match[0].length;
    if (match[1] !== undefined) return { step: 2, offset: match[1].toLowerCase() === 'odd' ? 1 : 0 };
    if (match[5] !== undefined) return { step: 0, offset: Number(match[5]) };
    const step = match[2] === '' || match[2] === '+' ? 1 : match[2] === '-' ? -1 : Number(match[2]);
    return { step, offset: match[4] === undefined ? 0 : Number(match[4]) * (match[3] === '-' ? -1 : 1) };
  }

  private identifier(): string {
    let name = '';
    for (;;) {
      const character = this.peek();
      if (character === '\\') {
        this.at++;
        name += this.escape();
      } else if (identifierCharacter.test(character)) {
        name += character;
        this.at++;
      } else {
        break;
      }
    }
    if (name === '') throw this.unexpected();
    return name;
  }

  private escape(): string {
    const hex = /^[0-9a-fA-F]{1,6}/.exec(this.text.slice(this.at))?.[0];
    if (hex === undefined) {
      if (this.atEnd()) throw this.unexpected();
      return this.text.charAt(this.at++);
    }
    this.at += hex.length;
    if (/\s/.test(this.peek())) this.at++;
    const code = parseInt(hex, 16);
    return code === 0 || code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code);
  }

  private string(): string {
    const quote = this.text.charAt(this.at++);
    let value = '';
    while (this.peek() !== quote) {
      if (this.atEnd()) throw this.unexpected();
      const character = this.text.charAt(this.at++);
      value += character === '\\' ? this.escape() : character;
    }
    this.at++;
    return value;
  }

  private peek(): string {
    return this.text.charAt(this.at);
  }

  private eat(character: string): boolean {
    if (this.peek() !== character || character === '') return false;
    this.at++;
    return true;
  }

  private expect(character: string): void {
    if (!this.eat(character)) throw this.unexpected();
  }

  private space(): boolean {
    const start = this.at;
    while (/\s/.test(this.peek())) this.at++;
    return this.at > start;
  }
}

const first = { step: 0, offset: 1 };
const positions: Record<string, { step: number; offset: number; ofType: boolean; fromEnd: boolean } | undefined> = {
  'first-child': { ...first, ofType: false, fromEnd: false },
  'last-child': { ...first, ofType: false, fromEnd: true },
  'first-of-type': { ...first, ofType: true, fromEnd: false },
  'last-of-type': { ...first, ofType: true, fromEnd: true },
};
