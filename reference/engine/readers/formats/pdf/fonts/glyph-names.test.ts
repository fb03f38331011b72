import { describe, expect, it } from 'vitest';
import { glyphNameToText } from './glyph-names.js';

describe('the text of a glyph name', () => {
  it.each([
    ['A', 'A'],
    ['Aacute', 'Á'],
    ['fi', 'fi'],
    ['uni20AC', '€'],
    ['uni00660069', 'fi'],
    ['uniD83DDE00', '😀'],
    ['u1F600', '😀'],
    ['f_i', 'fi'],
    ['A.swash', 'A'],
    ['f_i.alt', 'fi'],
    ['Asmall', 'A'],
    ['oneoldstyle', '1'],
    ['zerosuperior', '0'],
    ['summationdisplay', '∑'],
    ['parenleftBigg', '('],
    ['bracelefttp', '{'],
    ['braceleftmid', ''],
  ])('is what the glyph list and its rules say: %s', (name, text) => {
    expect(glyphNameToText(name)?.normalize('NFKC')).toBe(text);
  });

  it.each([
    '.notdef',
    'nothing-known',
    'uni12',
    'u110000',
    'uD800',
    'uniD800',
    'uniDE00D83D',
    'A_nothing-known',
    '_',
    '',
  ])('is unknown where the name says nothing, or half a character: %j', (name) => {
    expect(glyphNameToText(name)).toBeUndefined();
  });

  it('is another in a font of dingbats', () => {
    expect(glyphNameToText('a20')).toBeUndefined();
    expect(glyphNameToText('a20', true)).toBe('✔');
  });

  it('is looked for in bounded depth, however long the name', () => {
    expect(glyphNameToText('A.'.repeat(50_000))).toBe('A');
    expect(glyphNameToText('_'.repeat(50_000))).toBeUndefined();
  });
});
