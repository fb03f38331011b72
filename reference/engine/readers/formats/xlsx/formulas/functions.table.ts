/**
 * The functions that most workbooks are made of. Functions of time, chance and other files are left out on purpose: their
 * value is not in the workbook.
 * Spec: ECMA-376 part 1, 18.17.7.
 */
import {
  CellError,
  compared,
  divisionByZero,
  joined,
  notANumber,
  NotCalculable,
  notFound,
  numberOf,
  type Operand,
  Range,
  single,
  textOf,
  type Value,
} from './values.js';

type WorksheetFunction = (given: readonly Operand[]) => Value;

/** Numbers among the operands: in ranges texts and booleans are passed over, alone they count. */
function numbersOf(given: readonly Operand[]): number[] | CellError {
  const numbers: number[] = [];
  for (const operand of given) {
    if (operand instanceof Range) {
      for (const value of operand.values()) {
        if (value instanceof CellError) return value;
        if (typeof value === 'number') numbers.push(value);
      }
    } else if (operand !== undefined) {
      const number = numberOf(operand);
      if (number instanceof CellError) return number;
      numbers.push(number);
    }
  }
  return numbers;
}

const ofNumbers =
  (reckon: (numbers: number[]) => Value): WorksheetFunction =>
  (given) => {
    const numbers = numbersOf(given);
    return numbers instanceof CellError ? numbers : reckon(numbers);
  };

/** Each operand is one number. */
const ofEach =
  (reckon: (...numbers: number[]) => Value): WorksheetFunction =>
  (given) =>
    ofNumbers((numbers) => reckon(...numbers))(given.map((operand) => numberOf(single(operand))));

const ofTexts =
  (make: (texts: readonly string[]) => Value): WorksheetFunction =>
  (given) => {
    const texts: string[] = [];
    for (const operand of given)
      for (const value of operand instanceof Range ? operand.values() : [operand]) {
        const text = textOf(value);
        if (text instanceof CellError) return text;
        texts.push(text);
      }
    return make(texts);
  };

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const mean = (numbers: readonly number[]): Value =>
  numbers.length === 0 ? divisionByZero : sum(numbers) / numbers.length;

/** Away from noise in the last digits before a digit is dropped. */
function rounded(number: number, digits: number, round: (magnitude: number) => number): number {
  const factor = 10 ** Math.trunc(digits);
  const magnitude = round(Number((Math.abs(number) * factor).toPrecision(15))) / factor;
  return number < 0 ? -magnitude : magnitude;
}

function count(given: readonly Operand[], counts: (value: Value) => boolean): number {
  let found = 0;
  for (const operand of given)
    for (const value of operand instanceof Range ? operand.values() : [operand]) if (counts(value)) found++;
  return found;
}

function truthOf(value: Value): boolean | CellError {
  const number = numberOf(value);
  return number instanceof CellError ? number : number !== 0;
}

const ofTruths =
  (make: (truths: boolean[]) => boolean): WorksheetFunction =>
  (given) => {
    const numbers = numbersOf(given);
    return numbers instanceof CellError ? numbers : make(numbers.map((number) => number !== 0));
  };

function choose(given: readonly Operand[]): Value {
  const truth = truthOf(single(given[0]));
  if (truth instanceof CellError) return truth;
  if (truth) return single(given[1]) ?? 0;
  return given.length > 2 ? (single(given[2]) ?? 0) : false;
}

/** `">=5"`, `"<>x"`, `5` or `"x"`: what cells must be to count. Patterns are not known here. */
function criterion(value: Value): (cell: Value) => boolean {
  const text = textOf(value);
  if (text instanceof CellError || /[*?~]/.test(text)) throw new NotCalculable();
  const [, sign = '', rest = ''] = /^(<>|<=|>=|<|>|=)?([^]*)$/.exec(text) ?? [];
  const number = rest.trim() === '' ? Number.NaN : Number(rest);
  const wanted: Value = Number.isNaN(number) ? rest : number;
  const isLike = (cell: Value): boolean => typeof cell === typeof wanted && compared(cell, wanted) === 0;
  if (sign === '' || sign === '=') return isLike;
  if (sign === '<>') return (cell) => !isLike(cell);
  return (cell) => {
    if (typeof cell !== typeof wanted) return false;
    const order = compared(cell, wanted);
    return sign === '<' ? order < 0 : sign === '>' ? order > 0 : sign === '<=' ? order <= 0 : order >= 0;
  };
}

function rangeOf(operand: Operand): Range {
  if (!(operand instanceof Range)) throw new NotCalculable();
  return operand;
}

/** Values that stand where the cells of the first range meet the criterion. */
function chosen([where, what, taken]: readonly Operand[]): Value[] {
  const tested = rangeOf(where);
  const source = taken === undefined ? tested : rangeOf(taken);
  const meets = criterion(single(what));
  const values: Value[] = [];
  for (let down = 0; down < tested.height; down++)
    for (let right = 0; right < tested.width; right++)
      if (meets(tested.at(down, right))) values.push(source.at(down, right));
  return values;
}

const numeric = (values: readonly Value[]): number[] => values.filter((value) => typeof value === 'number');

function sumOfProducts(given: readonly Operand[]): Value {
  const ranges = given.map(rangeOf);
  const { width = 0, height = 0 } = ranges[0] ?? {};
  let total = 0;
  for (let down = 0; down < height; down++)
    for (let right = 0; right < width; right++)
      total += ranges.reduce((product, range) => {
        const value = range.at(down, right);
        return typeof value === 'number' ? product * value : 0;
      }, 1);
  return total;
}

/** The exact match alone: in sorted tables a value may lie between two rows. */
function lookUp(given: readonly Operand[]): Value {
  const [wanted, table, column] = [single(given[0]), rangeOf(given[1]), numberOf(single(given[2]))];
  if (given.length < 4 || truthOf(single(given[3])) !== false || column instanceof CellError) throw new NotCalculable();
  for (let down = 0; down < table.height; down++) {
    const value = table.at(down, 0);
    if (typeof value === typeof wanted && compared(value, wanted) === 0) return table.at(down, column - 1);
  }
  return notFound;
}

function part(text: string, start: number, length: number): Value {
  return start < 1 || length < 0 ? notANumber : text.slice(start - 1, start - 1 + length);
}

const ofText =
  (make: (text: string, ...numbers: number[]) => Value): WorksheetFunction =>
  ([first, ...rest]) => {
    const text = textOf(single(first));
    return text instanceof CellError ? text : ofEach((...numbers) => make(text, ...numbers))(rest);
  };

/** Called with their operands; they throw NotCalculable where they do not know the answer. */
export const functions: Readonly<Record<string, WorksheetFunction>> = {
  ABS: ofEach((number) => Math.abs(number)),
  AND: ofTruths((truths) => truths.every(Boolean)),
  AVERAGE: ofNumbers(mean),
  AVERAGEIF: (given) => mean(numeric(chosen(given))),
  CONCAT: ofTexts(joined),
  CONCATENATE: ofTexts(joined),
  COUNT: (given) => count(given, (value) => typeof value === 'number'),
  COUNTA: (given) => count(given, (value) => value !== undefined),
  COUNTBLANK: (given) => count(given, (value) => value === undefined || value === ''),
  COUNTIF: ([where, what]) => chosen([where, what]).length,
  HYPERLINK: ([address, label]) => single(label ?? address),
  IF: choose,
  IFERROR: ([value, otherwise]) => {
    const first = single(value);
    return first instanceof CellError ? single(otherwise) : first;
  },
  INT: ofEach(Math.floor),
  LEFT: ofText((text, length = 1) => part(text, 1, length)),
  LEN: ofText((text) => text.length),
  LOWER: ofText((text) => text.toLowerCase()),
  MAX: ofNumbers((numbers) => numbers.reduce((a, b) => Math.max(a, b), numbers[0] ?? 0)),
  MEDIAN: ofNumbers((numbers) => {
    const sorted = [...numbers].sort((a, b) => a - b);
    const half = sorted.length >> 1;
    return sorted.length === 0
      ? notANumber
      : sorted.length % 2 === 1
        ? sorted[half]
        : mean(sorted.slice(half - 1, half + 1));
  }),
  MID: ofText((text, start = 1, length = 0) => part(text, start, length)),
  MIN: ofNumbers((numbers) => numbers.reduce((a, b) => Math.min(a, b), numbers[0] ?? 0)),
  MOD: ofEach((number, divisor = 0) =>
    divisor === 0 ? divisionByZero : number - divisor * Math.floor(number / divisor),
  ),
  NOT: ([value]) => {
    const truth = truthOf(single(value));
    return truth instanceof CellError ? truth : !truth;
  },
  OR: ofTruths((truths) => truths.some(Boolean)),
  POWER: ofEach((base, exponent = 0) => base ** exponent),
  PRODUCT: ofNumbers((numbers) =>
    numbers.length === 0 ? 0 : numbers.reduce((product, number) => product * number, 1),
  ),
  RIGHT: ofText((text, length = 1) => (length < 0 ? notANumber : text.slice(Math.max(0, text.length - length)))),
  ROUND: ofEach((number, digits = 0) => rounded(number, digits, Math.round)),
  ROUNDDOWN: ofEach((number, digits = 0) => rounded(number, digits, Math.floor)),
  ROUNDUP: ofEach((number, digits = 0) => rounded(number, digits, Math.ceil)),
  SQRT: ofEach((number) => (number < 0 ? new CellError('#NUM!') : Math.sqrt(number))),
  SUM: ofNumbers(sum),
  SUMIF: (given) => sum(numeric(chosen(given))),
  SUMPRODUCT: sumOfProducts,
  TRIM: ofText((text) => text.trim().replace(/ {2,}/g, ' ')),
  UPPER: ofText((text) => text.toUpperCase()),
  VLOOKUP: lookUp,
};
