import { describe, expect, it } from 'vitest';
import { raisedText } from './raised-letters.js';

describe('raised and lowered letters', () => {
  it('have characters of their own', () => {
    expect(raisedText('2', 'superscript')).toBe('²');
    expect(raisedText('a, b'.replace(',', ''), 'superscript')).toBe('ᵃ ᵇ');
    expect(raisedText('(1)', 'superscript')).toBe('⁽¹⁾');
    expect(raisedText('2', 'subscript')).toBe('₂');
  });

  it('stay as they are where one has none, and in longer texts', () => {
    expect(raisedText('q1', 'superscript')).toBe('q1');
    expect(raisedText('b', 'subscript')).toBe('b');
    expect(raisedText('superscript', 'superscript')).toBe('superscript');
  });
});
