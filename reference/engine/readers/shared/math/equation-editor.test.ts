import { describe, expect, it } from 'vitest';
import { equationToLatex } from './equation-editor.js';
import { equationWriter, type Writer } from './testing/make-equation.js';

const versions = [3, 5] as const;

describe.each(versions)('equations of MTEF %i', (version) => {
  const write = equationWriter(version);
  const { characters, line, emptyLine, template } = write;
  const latex = (...content: number[][]): string | undefined => equationToLatex(write.stream(line(...content)));
  const number = (old: number, current: number): number => (version === 5 ? current : old);
  const x = line(characters('x'));
  const two = line(characters('2', 8));

  it('keep letters, signs, functions and words apart', () => {
    expect(latex(characters('a'), characters('≤', 6), characters('2', 8), characters('β', 4))).toBe('a\\leq2\\beta');
    expect(latex(characters('sin', 2), characters('x'))).toBe('\\sin x');
    expect(latex(characters('rank', 2), characters('A', 7))).toBe('\\operatorname{rank}\\mathbf{A}');
    expect(latex(characters('for all ', 1), characters('n'))).toBe('\\text{for all }n');
  });

  it('are fractions, roots and scripts', () => {
    expect(latex(template(number(14, 11), 0, x, two))).toBe('\\frac{x}{2}');
    expect(latex(template(number(13, 10), 0, x))).toBe('\\sqrt{x}');
    expect(latex(template(number(13, 10), 1, x, two))).toBe('\\sqrt[2]{x}');
    expect(latex(characters('y'), template(number(15, 28), 0, emptyLine(), two))).toBe('y^{2}');
    expect(latex(characters('y'), template(number(15, 27), version === 5 ? 0 : 1, x, emptyLine()))).toBe('y_{x}');
    expect(latex(characters('y'), template(number(15, 29), version === 5 ? 0 : 2, x, two))).toBe('y_{x}^{2}');
  });

  it('have fences on both sides or on one', () => {
    const fence = (sides: number, ...marks: number[][]): string | undefined => latex(template(2, sides, x, ...marks));
    expect(fence(version === 5 ? 3 : 0, characters('{}', 6))).toBe('\\left\\{x\\right\\}');
    expect(fence(1, characters('{', 6))).toBe('\\left\\{x\\right.');
    expect(fence(2, characters('}', 6))).toBe('\\left.x\\right\\}');
  });

  it('have sums and integrals with their limits', () => {
    const sum = template(number(29, 16), version === 5 ? 0x70 : 1, x, two, line(characters('n')), characters('∑', 6));
    expect(latex(sum)).toBe('\\sum_{2}^{n}x');
    const integral = template(
      number(21, 15),
      version === 5 ? 0x31 : 2,
      x,
      two,
      line(characters('n')),
      characters('∮', 6),
    );
    expect(latex(integral)).toBe('\\oint_{2}^{n}x');
    expect(latex(template(number(39, 23), version === 5 ? 0 : 1, line(characters('lim', 2)), x))).toBe('\\lim_{x}');
  });

  it('have signs over and under their letters', () => {
    expect(latex(characters('x', 3, [17]))).toBe('\\bar{x}');
    expect(latex(characters('f', 3, [5]))).toBe("f'");
    expect(latex(characters('=', 6, [10]))).toBe('\\not=');
    expect(latex(template(number(17, 13), 0, x))).toBe('\\overline{x}');
    expect(latex(template(number(28, 24), 0, x, two))).toBe('\\underbrace{x}_{2}');
  });

  it('are set in rows and columns', () => {
    expect(latex(write.matrix(2, 2, x, two, two, x))).toBe('\\begin{matrix}x & 2 \\\\ 2 & x\\end{matrix}');
    expect(equationToLatex(write.stream(write.pile(x, two)))).toBe('\\begin{aligned}x \\\\ 2\\end{aligned}');
  });

  it('lose the spaces beside signs, and keep those between words and letters', () => {
    const space = characters(' ', 1);
    expect(latex(characters('x'), space, characters('=', 6), space, characters('y'))).toBe('x=y');
    expect(latex(characters('x'), space, characters('y'))).toBe('x\\ y');
  });

  it('are refused when they are cut off, nested without end or of another kind', () => {
    const whole = write.stream(line(template(number(14, 11), 0, x, two)));
    for (let length = 0; length < whole.length; length++)
      expect(() => equationToLatex(whole.subarray(0, length))).not.toThrow();
    expect(equationToLatex(whole.subarray(0, 40))).toBeUndefined();
    expect(equationToLatex(write.stream(nested(write, 100)))).toBeUndefined();
    expect(equationToLatex(write.stream([7 + 8]))).toBeUndefined();
    expect(equationToLatex(Buffer.alloc(100))).toBeUndefined();
    expect(equationToLatex(write.stream())).toBeUndefined();
  });
});

it('reads the records of MathType that say how an equation looks', () => {
  const write = equationWriter(5);
  const preferences = [18, 0, 2, 0x12, 0x3f, 0x45, 0xf0, 1, 0x2f, 2, 1, 0, 0];
  const looks = [[19, 65, 0], [17, 0, 66, 0], [8, 1, 0], preferences, [16, 0, 1, 2, 3, 4, 5, 6], [15, 1], [9, 101, 1, 0], [9, 100, 1, 2, 3], [9, 1, 2], [10], [104, 2, 9, 9], [7, 1, 0, 0, 0]]; // prettier-ignore
  expect(equationToLatex(write.stream(...looks, write.line(write.characters('x'))))).toBe('x');
});

it('keeps the alphabets and spaces that MathType has of its own', () => {
  const write = equationWriter(5);
  const shown = write.line(write.characters('\uf091'), write.characters('\uef02', 24), write.characters('x'));
  expect(equationToLatex(write.stream(shown))).toBe('\\mathbb{R}\\,x');
});

it('says that a character of MathType is missing, and shows none for what leaves no mark', () => {
  const write = equationWriter(5);
  const shown = write.line(
    write.characters('a'),
    write.characters('\ueb04', 6),
    write.characters('\uef10'),
    write.characters('b'),
  );
  expect(equationToLatex(write.stream(shown))).toBe('a\\text{\ufffd}b');
});

function nested({ line, template, version }: Writer, depth: number): number[] {
  let equation: number[] = [];
  for (let level = 0; level < depth; level++) equation = line(template(version === 5 ? 10 : 13, 0, equation));
  return equation;
}
