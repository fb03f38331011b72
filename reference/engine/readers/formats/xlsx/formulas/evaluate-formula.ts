/**
 * A formula -> its value, read and reckoned in one pass. Names, arrays, tables and functions that are not in the table make
 * it not calculable as a whole: nothing is guessed.
 * Spec: ECMA-376 part 1, 18.17.2.
 */
import { parseRange } from '../cell-reference.js';
import { functions } from './functions.table.js';
import {
  CellError,
  type Cells,
  compared,
  divisionByZero,
  joined,
  NotCalculable,
  numberOf,
  type Operand,
  Range,
  single,
  textOf,
  type Value,
} from './values.js';

const longestFormula = 4000;
/** Brackets within each other, and formulas that wait for each other, together. */
const deepest = 200;

/** How deep the formulas are that wait for each other. */
export interface Nesting {
  depth: number;
}

const token =
  /\s*(?:(\d+(?:\.\d*)?(?:[eE][+-]?\d+)?|\.\d+)|"((?:[^"]|"")*)"|(?:_xlfn\.)?([A-Z][A-Z0-9.]*)\(|(TRUE|FALSE)\b(?!\()|(?:(?:'((?:[^']|'')+)'|([\p{L}_][\p{L}\p{N}_.]*))!)?(\$?[A-Z]{1,3}\$?\d+(?::\$?[A-Z]{1,3}\$?\d+)?|\$?[A-Z]{1,3}:\$?[A-Z]{1,3})(?![\p{L}\p{N}_(.!])|(<>|<=|>=|[-+*/^&=<>%(),]))\s*/uy;

/**
 * @param sheet the cells of a sheet by its name, of the formula's own sheet without one; undefined when there is none.
 * @throws NotCalculable
 */
export function evaluateFormula(
  formula: string,
  sheet: (name?: string) => Cells | undefined,
  nesting: Nesting = { depth: 0 },
): Value {
  const { depth } = nesting;
  if (formula.length > longestFormula || depth >= deepest) throw new NotCalculable();
  nesting.depth++;
  try {
    return single(new Evaluation(formula, sheet, nesting).all());
  } finally {
    nesting.depth = depth;
  }
}

class Evaluation {
  private readonly formula: string;
  private readonly sheet: (name?: string) => Cells | undefined;
  private position = 0;
  private readonly nesting: Nesting;
  /** The sign at hand, or empty. */
  private sign = '';
  /** The operand or the name of a function at hand. */
  private operand: Operand;
  private isOperand = false;
  private called = '';

  constructor(formula: string, sheet: (name?: string) => Cells | undefined, nesting: Nesting) {
    this.formula = formula;
    this.sheet = sheet;
    this.nesting = nesting;
    this.next();
  }

  all(): Operand {
    const value = this.comparison();
    if (this.sign !== 'end') throw new NotCalculable();
    return value;
  }

  private next(): void {
    this.sign = this.called = '';
    this.isOperand = false;
    if (this.position === this.formula.length) {
      this.sign = 'end';
      return;
    }
    token.lastIndex = this.position;
    const found = token.exec(this.formula);
    if (!found) throw new NotCalculable();
    this.position = token.lastIndex;
    const [, number, text, name, truth, quoted, plain, reference, sign] = found;
    this.sign = sign ?? '';
    this.called = name ?? '';
    this.isOperand = sign === undefined && name === undefined;
    if (number !== undefined) this.operand = Number(number);
    else if (text !== undefined) this.operand = text.replaceAll('""', '"');
    else if (truth !== undefined) this.operand = truth === 'TRUE';
    else if (reference !== undefined) this.operand = this.range(reference, quoted?.replaceAll("''", "'") ?? plain);
  }

  private range(reference: string, name: string | undefined): Range {
    const cells = this.sheet(name);
    const corners = parseRange(reference);
    if (!cells || !corners) throw new NotCalculable();
    return new Range(cells, corners);
  }

  private comparison(): Operand {
    let left = this.joined();
    while (/^(?:<>|<=|>=|=|<|>)$/.test(this.sign)) {
      const { sign } = this;
      this.next();
      const [a, b] = [single(left), single(this.joined())];
      left = a instanceof CellError ? a : b instanceof CellError ? b : holds(sign, compared(a, b));
    }
    return left;
  }

  private joined(): Operand {
    let left = this.total();
    while (this.sign === '&') {
      this.next();
      const [a, b] = [textOf(single(left)), textOf(single(this.total()))];
      left = a instanceof CellError ? a : b instanceof CellError ? b : joined([a, b]);
    }
    return left;
  }

  private total(): Operand {
    let left = this.product();
    while (this.sign === '+' || this.sign === '-') left = this.reckon(left, () => this.product());
    return left;
  }

  private product(): Operand {
    let left = this.power();
    while (this.sign === '*' || this.sign === '/') left = this.reckon(left, () => this.power());
    return left;
  }

  private power(): Operand {
    let left = this.signed();
    while (this.sign === '^') left = this.reckon(left, () => this.signed());
    return left;
  }

  private reckon(left: Operand, read: () => Operand): Value {
    const { sign } = this;
    this.next();
    const [a, b] = [numberOf(single(left)), numberOf(single(read()))];
    if (a instanceof CellError) return a;
    if (b instanceof CellError) return b;
    switch (sign) {
      case '+':
        return a + b;
      case '-':
        return a - b;
      case '*':
        return a * b;
      case '/':
        return b === 0 ? divisionByZero : a / b;
      default:
        return a ** b;
    }
  }

  /** A sign before a number binds closer than a power does. */
  private signed(): Operand {
    let isNegative = false;
    let isSigned = false;
    for (; this.sign === '-' || this.sign === '+'; this.next()) {
      if (this.sign === '-') isNegative = !isNegative;
      isSigned = true;
    }
    let value = this.primary();
    for (; this.sign === '%'; this.next()) {
      const number = numberOf(single(value));
      value = number instanceof CellError ? number : number / 100;
    }
    if (!isSigned) return value;
    const number = numberOf(single(value));
    return number instanceof CellError || !isNegative ? number : -number;
  }

  private primary(): Operand {
    if (++this.nesting.depth > deepest) throw new NotCalculable();
    const value = this.isOperand ? this.taken() : this.called === '' ? this.bracketed() : this.call();
    this.nesting.depth--;
    return value;
  }

  private taken(): Operand {
    const { operand } = this;
    this.next();
    return operand;
  }

  private bracketed(): Operand {
    this.expect('(');
    const value = this.comparison();
    this.expect(')');
    return value;
  }

  private call(): Operand {
    const reckon = Object.hasOwn(functions, this.called) ? functions[this.called] : undefined;
    if (!reckon) throw new NotCalculable();
    this.next();
    const given: Operand[] = [];
    while (this.sign !== ')') {
      given.push(this.sign === ',' ? undefined : this.comparison());
      if (this.sign !== ')') this.expect(',');
    }
    this.next();
    return reckon(given);
  }

  private expect(sign: string): void {
    if (this.sign !== sign) throw new NotCalculable();
    this.next();
  }
}

function holds(sign: string, order: number): boolean {
  switch (sign) {
    case '=':
      return order === 0;
    case '<>':
      return order !== 0;
    case '<':
      return order < 0;
    case '>':
      return order > 0;
    case '<=':
      return order <= 0;
    default:
      return order >= 0;
  }
}
