/**
 * What a template of an equation (MTEF) draws around its lines -> LaTeX.
 * Source: "MathType MTEF" versions 3, 4 and 5 (Design Science, now WIRIS), "Templates".
 */
import { oldTemplates, templates } from './equation-records.table.js';
import { joinLatex, latexBase } from './latex-text.js';

/** @param slots its lines, empty ones too @param drawn its own characters: fences, the sign of an operator */
export function templateLatex(
  isNew: boolean,
  selector: number,
  variation: number,
  slots: readonly string[],
  drawn: readonly string[],
): string {
  const template = (isNew ? templates : oldTemplates)[selector];
  const [main = '', second = '', third = '', last = ''] = slots;
  const [first = '', other = ''] = template?.marks ?? [];
  switch (template?.kind) {
    case 'fence':
      return fenced(isNew, selector, variation, main, [first, other], drawn[0] ?? '');
    case 'root':
      return second === '' ? `\\sqrt{${main}}` : `\\sqrt[${second}]{${main}}`;
    case 'fraction':
      return isNew && (variation & 2) !== 0 ? slashed(main, second) : `\\frac{${main}}{${second}}`;
    case 'slash':
      return slashed(main, second);
    case 'bars':
      return `${first}{${main}}`;
    case 'arrow':
      return overArrow(first || arrowOf(variation), main, second);
    case 'operator':
      return joinLatex([operatorOf(drawn[0] || last || first) + scripts(second, third), main]);
    case 'limit':
      return limits(main, isNew || variation === 2 ? [second, third] : variation === 0 ? ['', second] : [second, '']);
    case 'brace': {
      const isOver = isNew ? (variation & 1) !== 0 : other === '^';
      const brace = isOver ? '\\overbrace' : '\\underbrace';
      return `${brace}{${main}}${second === '' ? '' : `${isOver ? '^' : '_'}{${second}}`}`;
    }
    case 'division':
      return `${second === '' ? '' : `\\overset{${second}}`}{\\overline{\\left)${main}\\right.}}`;
    case 'scripts':
      if (slots.length === 1 && (isNew ? selector === 28 : variation === 0)) return scripts('', main);
      return before(isNew && (variation & 1) !== 0) + scripts(main, second);
    case 'scriptsBefore':
      return before(true) + scripts(main, second);
    case 'over':
      return `${isNew && first === '\\overrightarrow' ? vector(variation) : first}{${main}}`;
    case 'dirac':
      return dirac(isNew, variation, main, second);
    case 'strike':
      return `\\cancel{${main}}`;
    case 'box':
      return `\\boxed{${main}}`;
    default:
      return joinLatex(slots);
  }
}

/** Letters that are set as signs of sums and products. */
function operatorOf(sign: string): string {
  if (sign === '\\Sigma') return '\\sum';
  return sign === '\\Pi' ? '\\prod' : sign;
}

const intervals = ['(', ')', '[', ']'];

/** A bar on one side alone says where something is taken; what encloses nothing on a side has a dot there. */
function fenced(
  isNew: boolean,
  selector: number,
  variation: number,
  main: string,
  [left, right]: readonly [string, string],
  drawn: string,
): string {
  if (isNew && selector === 9) {
    return joinLatex([`\\left${intervals[variation & 3]}`, main, `\\right${intervals[(variation >> 4) & 3]}`]);
  }
  const sides = isNew ? variation & 3 : selector > 7 ? 3 : ([3, 1, 2][variation] ?? 3);
  const one = isNew && sides !== 3 && drawn !== '' ? delimiterOf(drawn) : undefined;
  return joinLatex([
    `\\left${(sides & 1) !== 0 ? (one ?? left) : '.'}`,
    main,
    `\\right${(sides & 2) !== 0 ? (one ?? right) : '.'}`,
  ]);
}

function delimiterOf(drawn: string): string | undefined {
  const mark = drawn.trim();
  return /^(?:[()[\]|/]|\\[{}|]|\\(?:lfloor|rfloor|lceil|rceil|langle|rangle))$/.test(mark) ? mark : undefined;
}

function slashed(numerator: string, denominator: string): string {
  return `${latexBase(numerator)}/${latexBase(denominator)}`;
}

function scripts(lower: string, upper: string): string {
  const isPrime = /^'+$/.test(upper);
  return (lower === '' ? '' : `_{${lower}}`) + (upper === '' ? '' : isPrime ? upper : `^{${upper}}`);
}

function before(precedes: boolean): string {
  return precedes ? '{}' : '';
}

const withLimits = /^\\(?:lim|max|min|sup|inf|limsup|liminf|det|gcd|Pr|sum|prod|coprod|big[a-z]+)$/;

function limits(main: string, [lower, upper]: readonly [string, string]): string {
  const base = main.trim();
  if (withLimits.test(base)) return base + scripts(lower, upper);
  const under = lower === '' ? base : `\\underset{${lower}}{${base}}`;
  return upper === '' ? under : `\\overset{${upper}}{${under}}`;
}

function arrowOf(variation: number): string {
  const isLeft = (variation & 0x10) !== 0;
  const isRight = (variation & 0x20) !== 0;
  if (isLeft && isRight) return '\\leftrightarrow';
  return isLeft ? '\\leftarrow' : '\\rightarrow';
}

function overArrow(arrow: string, above: string, below: string): string {
  const extensible = arrow === '\\leftarrow' || arrow === '\\rightarrow';
  if (extensible) return `\\x${arrow.slice(1)}${below === '' ? '' : `[${below}]`}{${above}}`;
  const over = above === '' ? arrow : `\\overset{${above}}{${arrow}}`;
  return below === '' ? over : `\\underset{${below}}{${over}}`;
}

function vector(variation: number): string {
  const side = (variation & 4) === 0 ? 'over' : 'under';
  const direction = (variation & 3) === 3 ? 'leftright' : (variation & 1) === 0 ? 'right' : 'left';
  return `\\${side}${direction}arrow`;
}

function dirac(isNew: boolean, variation: number, left: string, right: string): string {
  const sides = isNew ? variation & 3 : ([3, 1, 2][variation] ?? 3);
  if (sides === 1) return joinLatex(['\\left\\langle', left || right, '\\right|']);
  if (sides === 2) return joinLatex(['\\left|', right || left, '\\right\\rangle']);
  return joinLatex(['\\left\\langle', left, '\\middle|', right, '\\right\\rangle']);
}
