import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SSF } from 'xlsx';
import { builtInFormat } from './built-in-formats.table.js';
import { formatNumber } from './format-number.js';

const sheetJs = SSF as { format(code: string, value: number): string };

function shown(value: number, code: string, date1904 = false): string {
  return formatNumber(value, code, { date1904 });
}

describe('General', () => {
  it.each([
    [0, '0'],
    [-7, '-7'],
    [1234567.891234, '1234567.891'],
    [0.1 + 0.2, '0.3'],
    [1 / 3, '0.333333333'],
    [0.00001234, '0.00001234'],
    [0.000012345678, '1.23457E-05'],
    [1e-12, '1E-12'],
    [1e21, '1E+21'],
    [12345678901.5, '12345678902'],
  ])('shows %d as %s', (value, text) => {
    expect(shown(value, 'General')).toBe(text);
  });

  it('keeps all digits of whole numbers up to fifteen, because they may be names', () => {
    expect(shown(123456789012345, 'General')).toBe('123456789012345');
    expect(shown(9001890119712, '@')).toBe('9001890119712');
  });
});

describe('numbers', () => {
  it.each([
    [1234.5, '0', '1235'],
    [-0.4, '0', '0'],
    [1.005, '0.00', '1.01'],
    [2.675, '#,##0.00', '2.68'],
    [1234567, '#,##0', '1,234,567'],
    [0, '#,##0', '0'],
    [0, '#', ''],
    [0.5, '#.##', '.5'],
    [12, '00000', '00012'],
    [1234.5, '.00', '1234.50'],
    [0.256, '0%', '26%'],
    [0.256, '0.0%', '25.6%'],
    [12345678, '0.0,,"M"', '12.3M'],
    [12345, '#,##0,', '12'],
    [1234567890, '000-00-0000', '1234-56-7890'],
    [5551234567, '(###) ###-####', '(555) 123-4567'],
    [12345, '0.00E+00', '1.23E+04'],
    [0.00012, '0.0E-0', '1.2E-4'],
    [12345, '##0.0E+0', '12.3E+3'],
    [1e15, '#,##0', '1,000,000,000,000,000'],
    [1.5, '# ?/?', '1 1/2'],
    [0.5, '?/?', '1/2'],
    [3.14159, '# ??/??', '3  1/7'],
    [1.25, '# ?/8', '1 2/8'],
    [7, 'General" pieces"', '7 pieces'],
    [5, '"x"', 'x'],
    [5, '"a""b"0', 'ab5'],
    [5, '\\q0', 'q5'],
    [-5, '0;(0)', '(5)'],
    [0, '0;-0;"none"', 'none'],
    [0, '0;-0;', ''],
    [-1234.5, '_(* #,##0.00_);_(* (#,##0.00);_(* "-"??_);_(@_)', '(1,234.50)'],
    [0, '_(* #,##0.00_);_(* (#,##0.00);_(* "-"??_);_(@_)', '-'],
    [5, '[Red]0', '5'],
    [150, '[>100]"big";[<0]"negative";0', 'big'],
    [-3, '[>100]"big";[<0]"negative";0', 'negative'],
    [3, '[>100]"big";[<0]"negative";0', '3'],
    [5551234, '[<=9999999]###-####;(###) ###-####', '555-1234'],
    [12.5, '[$€-407] #,##0.00', '€ 12.50'],
    [12.5, '#,##0.00 [$CHF]', '12.50 CHF'],
    [12.5, '$#,##0.00', '$12.50'],
  ])('%d under %s shows %s', (value, code, text) => {
    expect(shown(value, code)).toBe(text);
  });
});

describe('dates and times', () => {
  it.each([
    [45000, 'yyyy-mm-dd', '2023-03-15'],
    [45000.75, 'yyyy\\-mm\\-dd\\ hh:mm:ss', '2023-03-15 18:00:00'],
    [45000, 'd-mmm-yy', '15-Mar-23'],
    [45000, 'dddd, mmmm d, yyyy', 'Wednesday, March 15, 2023'],
    [45000, 'ddd mmmmm', 'Wed M'],
    [45000, '[$-407]dddd, d. mmmm yyyy', 'Mittwoch, 15. März 2023'],
    [45000, '[$-40C]mmmm', 'mars'],
    [45000, 'yyyy"年"m"月"d"日"', '2023年3月15日'],
    [45000, 'b', '66'],
    [45000.5, 'h:mm AM/PM', '12:00 PM'],
    [45000.25, 'h:mm a/p', '6:00 A'],
    [0.5, 'm/d/yyyy h:mm', '1/0/1900 12:00'],
    [59, 'm/d/yyyy', '2/28/1900'],
    [60, 'm/d/yyyy', '2/29/1900'],
    [61, 'm/d/yyyy', '3/1/1900'],
    [1.5, '[h]:mm:ss', '36:00:00'],
    [0.0423, '[mm]:ss', '60:55'],
    [0.000123456, 'mm:ss.000', '00:10.667'],
    [0.3333333, 'h:mm', '8:00'],
    [45000.999999, 'yyyy-mm-dd', '2023-03-15'],
    [2958465, 'yyyy-mm-dd', '9999-12-31'],
  ])('%d under %s shows %s', (value, code, text) => {
    expect(shown(value, code)).toBe(text);
  });

  it('counts from 1904 where the workbook does', () => {
    expect(shown(0, 'yyyy-mm-dd', true)).toBe('1904-01-01');
    expect(shown(43538, 'yyyy-mm-dd', true)).toBe('2023-03-15');
  });

  it('shows the number where there is no such date', () => {
    expect(shown(-1, 'yyyy-mm-dd')).toBe('-1');
    expect(shown(2958466, 'yyyy-mm-dd')).toBe('2958466');
  });
});

describe('built-in formats', () => {
  it('have their codes, and General where nobody defines one', () => {
    expect(builtInFormat(10)).toBe('0.00%');
    expect(builtInFormat(14)).toBe('m/d/yyyy');
    expect(builtInFormat(163)).toBe('General');
  });
});

describe('any format', () => {
  const codes = [
    '0',
    '0.00',
    '#,##0',
    '#,##0.00',
    '0%',
    '0.00%',
    '0.00E+00',
    'yyyy-mm-dd',
    'd-mmm-yy',
    'h:mm:ss',
    '[h]:mm',
    '#,##0.0_);(#,##0.0)',
    '0.0"x"',
  ];

  it('agrees with SheetJS on dates of all years and on numbers with few decimals', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...codes),
        fc.integer({ min: 0, max: 2_900_000 }),
        fc.constantFrom(1, 4, 8),
        (code, count, parts) => {
          const value = count / parts;
          expect(shown(value, code)).toBe(sheetJs.format(code, value).trim());
        },
      ),
      { numRuns: 500 },
    );
  });

  it('never throws, whatever the code', () => {
    const piece = fc.constantFrom(
      '0',
      '#',
      '?',
      '.',
      ',',
      '%',
      '/',
      'E+',
      'e-',
      '"',
      '\\',
      '_',
      '*',
      '[',
      ']',
      ';',
      'y',
      'm',
      'd',
      'h',
      's',
      'AM/PM',
      'General',
      '@',
      '[h]',
      '[>5]',
      '[$-409]',
      'x',
      '€',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 15 }), fc.double({ noNaN: true }), (pieces, value) => {
        expect(shown(value, pieces.join(''))).toBeTypeOf('string');
      }),
      { numRuns: 1000 },
    );
  });
});
