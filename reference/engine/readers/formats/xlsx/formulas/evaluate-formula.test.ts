import { describe, expect, it } from 'vitest';
import { evaluateFormula } from './evaluate-formula.js';
import { CellError, type Cells, NotCalculable, type Value } from './values.js';

/** A1 is 2, B1 `Chair`, C1 TRUE, D1 empty; A2 to A4 are 10, 20 and `x`; B2 to B4 are 1, 2 and 3. */
const rows: Value[][] = [
  [2, 'Chair', true, undefined],
  [10, 1],
  [20, 2],
  ['x', 3],
];
const cells: Cells = { at: (row, column) => rows[row]?.[column], lastRow: 3, lastColumn: 3 };
const other: Cells = { at: () => 7, lastRow: 0, lastColumn: 0 };
const sheet = (name?: string): Cells | undefined =>
  name === undefined ? cells : name === "Bob's data" || name === 'Data' ? other : undefined;

function valueOf(formula: string): unknown {
  const value = evaluateFormula(formula, sheet);
  return value instanceof CellError ? value.code : value;
}

describe('a formula', () => {
  it.each([
    ['1+2*3^2', 19],
    ['-2^2', 4],
    ['(1 + 2) * -3', -9],
    ['10%*A1', 0.2],
    ['A1/D1', '#DIV/0!'],
    ['B1+1', '#VALUE!'],
    ['A1&" x "&B1&C1', '2 x ChairTRUE'],
    ['"say ""so"""', 'say "so"'],
    ['A1>=2', true],
    ['B1="CHAIR"', true],
    ['D1=""', true],
    ['A1<>2', false],
    ['SUM(A1:A4,1)', 33],
    ['SUM(A:A)', 32],
    ['SUM($A$1:A$3)', 32],
    ['AVERAGE(A2:A4)', 15],
    ['AVERAGE(D1:D4)', '#DIV/0!'],
    ['MIN(A1:B4)-MAX(A1:B4)', -19],
    ['MEDIAN(B2:B4)+MEDIAN(1,2)', 3.5],
    ['COUNT(A1:D4)', 6],
    ['COUNTA(A1:D1)', 3],
    ['COUNTBLANK(A1:D1)', 1],
    ['ROUND(2.345,2)', 2.35],
    ['ROUND(-2.5,0)', -3],
    ['ROUND(1.005,2)', 1.01],
    ['ROUNDUP(2.1,0)+ROUNDDOWN(2.9,0)', 5],
    ['ROUND(1234,-2)', 1200],
    ['MOD(-3,2)+INT(-1.5)', -1],
    ['IF(A1>1,"more","less")', 'more'],
    ['IF(A1>5,1)', false],
    ['IFERROR(A1/0,"none")', 'none'],
    ['AND(A1=2,C1)', true],
    ['OR(A1=3,NOT(C1))', false],
    ['LEFT(B1,2)&MID(B1,3,1)&RIGHT(B1)&LEN(B1)', 'Char5'],
    ['UPPER(TRIM("  a  b "))', 'A B'],
    ['_xlfn.CONCAT(B1,A1)', 'Chair2'],
    ['SUMIF(B2:B4,">=2",A2:A4)', 20],
    ['SUMIF(A1:A3,10)', 10],
    ['COUNTIF(A1:A4,"<>x")', 3],
    ['AVERAGEIF(A1:A4,"<20")', 6],
    ['SUMPRODUCT(A2:A4,B2:B4)', 50],
    ['VLOOKUP(20,A2:B4,2,FALSE)', 2],
    ['VLOOKUP(21,A2:B4,2,0)', '#N/A'],
    ["'Bob''s data'!A1+Data!A1", 14],
    ['HYPERLINK("https://example.com","Site")', 'Site'],
  ])('%s is %s', (formula, value) => {
    expect(valueOf(formula)).toBe(value);
  });

  it.each([
    'TODAY()',
    'RAND()',
    'Rate*2',
    'Table1[Net]',
    '{1,2}',
    'A1:A4*2',
    '[1]Sheet!A1',
    'Missing!A1',
    'toString()',
    'constructor(1)',
    'COUNTIF(A1:A4,"x*")',
    'VLOOKUP(1,A1:B4,2)',
    '1+',
    '(1',
    'SUM(1',
    '1 2',
    '',
    '('.repeat(1000),
    `${'('.repeat(300)}1${')'.repeat(300)}`,
    `${'1+'.repeat(3000)}1`,
  ])('that holds what is not known has no value: %s', (formula) => {
    expect(() => evaluateFormula(formula, sheet)).toThrow(NotCalculable);
  });
});
