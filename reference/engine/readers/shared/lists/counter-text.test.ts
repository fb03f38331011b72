import { describe, expect, it } from 'vitest';
import { counterText } from './counter-text.js';

describe('counterText', () => {
  it.each([
    [7, 'decimal', '7'],
    [7, 'decimalZero', '07'],
    [1994, 'upperRoman', 'MCMXCIV'],
    [4, 'lowerRoman', 'iv'],
    [0, 'lowerRoman', '0'],
    [28, 'lowerLetter', 'bb'],
    [26, 'upperLetter', 'Z'],
    [22, 'ordinal', '22nd'],
    [113, 'ordinal', '113th'],
    [121, 'cardinalText', 'One hundred twenty-one'],
    [32, 'ordinalText', 'Thirty-second'],
    [12, 'ordinalText', 'Twelfth'],
    [6, 'chicago', '††'],
    [255, 'hex', 'FF'],
    [3, 'decimalEnclosedCircle', '③'],
    [21, 'decimalEnclosedCircle', '21'],
    [15, 'chineseCounting', '十五'],
    [205, 'japaneseCounting', '二百〇五'],
    [20, 'ideographDigital', '二〇'],
    [2, 'ganada', '나'],
    [3, 'russianLower', 'в'],
    [12, 'decimalFullWidth', '１２'],
    [5, 'numberInDash', '- 5 -'],
    [5, 'bullet', ''],
    [5, 'somethingNew', '5'],
  ])('writes %d as %s: %s', (value, format, text) => {
    expect(counterText(value, format)).toBe(text);
  });
});
