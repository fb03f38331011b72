import { describe, expect, it } from 'vitest';
import { textMatch } from './text-match.js';

const url = 'https://docs.example.com/getting-started/Stra%C3%9Fe?v=2';

describe('what a map is searched for', () => {
  it('is found in the path, the whole address, the title and the description, and counts in this order', () => {
    const fits = [
      textMatch('getting-started')({ url }),
      textMatch('started getting')({ url }),
      textMatch('docs example')({ url }),
      textMatch('quick tour')({ url, title: 'A Quick Tour' }),
      textMatch('quick tour')({ url, description: 'Quick, a tour.' }),
      textMatch('tour getting')({ url, title: 'A quick tour' }),
      textMatch('absent')({ url, title: 'A quick tour' }),
    ];
    expect(fits).toEqual([6, 5, 4, 3, 2, 1, 0]);
  });

  it('is the text, whatever its case and its encoding in the address', () => {
    expect(textMatch('STRASSE')({ url })).toBe(0);
    expect(textMatch('Straße')({ url })).toBeGreaterThan(0);
    expect(textMatch('?v=2')({ url })).toBeGreaterThan(0);
    expect(textMatch('!!')({ url })).toBe(0);
    expect(textMatch('a')({ url: 'https://example.com/%' })).toBeGreaterThan(0);
  });
});
