/**
 * Excel number format codes -> the text a person sees in the cell.
 * Called by the XLSX and XLS readers for every numeric cell. Each code is compiled once and kept, and `General` and whole
 * numbers never reach the general machinery.
 * Spec: ECMA-376 part 1, 18.8.30 and 18.8.31 (numFmt, numFmts).
 */
import { type DateLayout, dateLayout, formatDate } from './format-date.js';
import { type DigitLayout, digitLayout, formatDigits } from './format-digits.js';
import { formatGeneral } from './general.js';
import { type Condition, parseFormat, type Section } from './parse-format.js';

export interface NumberFormatOptions {
  /** The workbook counts days from 1904-01-01 instead of 1899-12-31. */
  date1904: boolean;
}

type Formatter = (value: number, date1904: boolean) => string;

const compiled = new Map<string, Formatter>();
/** A workbook has hundreds of codes at most; a hostile one must not grow the process. */
const mostCompiled = 2000;

/**
 * `value` as displayed under `formatCode` (`General`, `0.00%`, `yyyy-mm-dd`, ...), without white space at its ends.
 * Never throws. Numbers that cannot be dates come as plain numbers where Excel fills the cell with `#`.
 */
export function formatNumber(value: number, formatCode: string, options: NumberFormatOptions): string {
  if (formatCode === 'General') return formatGeneral(value);
  let formatter = compiled.get(formatCode);
  if (formatter === undefined) {
    if (compiled.size >= mostCompiled) compiled.clear();
    formatter = compile(formatCode);
    compiled.set(formatCode, formatter);
  }
  return formatter(value, options.date1904);
}

interface CompiledSection {
  section: Section;
  digits: DigitLayout;
  /** Only of sections for dates. */
  date?: DateLayout;
}

function compile(code: string): Formatter {
  const sections = parseFormat(code).map(compileSection);
  const only = sections[0]!;
  if (sections.length === 1 && only.section.tokens.length === 1 && only.section.tokens[0]!.kind === 'general')
    return formatGeneral;
  const choose = chooser(sections.slice(0, 3));
  return (value, date1904) => {
    const { compiledSection, signed } = choose(value);
    const { digits, date } = compiledSection;
    if (date) return formatDate(value, date, date1904)?.trim() ?? formatGeneral(value);
    const text = formatDigits(Math.abs(value), digits);
    return (signed && value < 0 && !isZero(text) ? `-${text}` : text).trim();
  };
}

function compileSection(section: Section): CompiledSection {
  const digits = digitLayout(section);
  return section.isDate ? { section, digits, date: dateLayout(section) } : { section, digits };
}

/** A negative number rounded to nothing loses its sign. */
function isZero(text: string): boolean {
  return /\d/.test(text) && !/[1-9]/.test(text);
}

/** The section for a value, and whether the minus sign is ours to write. */
interface Choice {
  compiledSection: CompiledSection;
  signed: boolean;
}

/** @param sections those for numbers: the fourth section of a code is for text. */
function chooser(sections: readonly CompiledSection[]): (value: number) => Choice {
  if (sections.some(({ section }) => section.condition !== undefined))
    return (value) => chooseByCondition(sections, value);
  const [first, second, third] = sections;
  const positive = { compiledSection: first!, signed: second === undefined };
  if (second === undefined) return () => positive;
  const negative = { compiledSection: second, signed: false };
  const zero = { compiledSection: third ?? first!, signed: false };
  return (value) => (value > 0 ? positive : value < 0 ? negative : zero);
}

function chooseByCondition(sections: readonly CompiledSection[], value: number): Choice {
  for (const [index, compiledSection] of sections.entries()) {
    const { condition } = compiledSection.section;
    const applies = condition === undefined ? defaultApplies(index, sections.length, value) : holds(condition, value);
    // Only a section for negative numbers alone says the sign in its own way.
    if (applies)
      return {
        compiledSection,
        signed: !(condition === undefined ? index === 1 && sections.length > 2 : isNegativeOnly(condition)),
      };
  }
  return { compiledSection: sections.at(-1)!, signed: true };
}

function defaultApplies(index: number, count: number, value: number): boolean {
  if (index === count - 1) return true;
  return index === 0 ? value > 0 : value < 0;
}

function isNegativeOnly({ operator, operand }: Condition): boolean {
  return (operator === '<' && operand <= 0) || (operator === '<=' && operand < 0);
}

function holds({ operator, operand }: Condition, value: number): boolean {
  switch (operator) {
    case '<':
      return value < operand;
    case '<=':
      return value <= operand;
    case '>':
      return value > operand;
    case '>=':
      return value >= operand;
    case '<>':
      return value !== operand;
    default:
      return value === operand;
  }
}
