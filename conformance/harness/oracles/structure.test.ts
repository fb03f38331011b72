import { describe, expect, it } from 'vitest';
import { listFinding } from './lists.js';
import { markdownFacts } from './markdown-facts.js';
import { membersHolding, textOrListFinding, valueFinding } from './metadata-values.js';
import { preformattedFinding } from './preformatted.js';

describe('lists', () => {
  const list = {
    ordered: false,
    items: [{ text: 'one' }, { text: 'two', items: ['inner', 'more'] }, { text: 'three' }],
  };
  const finding = (markdown: string) => listFinding(markdownFacts(markdown), list);

  it.each([
    ['tight', '- one\n- two\n  - inner\n  - more\n- three'],
    ['loose, with stars and tabs', '* one\n\n* two\n\n\t+ inner\n\n\t+ more\n\n* three'],
    ['with a number inside', '- one\n- two\n    1. inner\n    2. more\n- three'],
  ])('are right when %s', (_, markdown) => {
    expect(finding(markdown)).toBeUndefined();
  });

  it.each([
    ['a lost item', '- one\n- two\n  - inner\n- three', 'a list item "more"'],
    [
      'another order',
      '- two\n  - inner\n  - more\n- one\n- three',
      'the items in the order ["one","two","inner","more","three"]',
    ],
    ['numbers for bullets', '1. one\n2. two\n   - inner\n   - more\n3. three', '"one" in a bulleted list'],
    ['a flat list', '- one\n- two\n- inner\n- more\n- three', '"inner" nested below "two"'],
    ['plain lines', 'one\n\ntwo\n\ninner', 'a list item "one"'],
  ])('are wrong with %s', (_, markdown, expected) => {
    expect(finding(markdown)?.expected).toBe(expected);
  });
});

describe('preformatted text', () => {
  const lines = ['begin', '    inner', '        deepest', 'finish'];

  it.each([
    ['fenced', '```\nbegin\n    inner\n        deepest\nfinish\n```'],
    ['indented', '    begin\n        inner\n            deepest\n    finish'],
    ['in HTML', '<pre><code>begin\n    inner\n        deepest\nfinish\n</code></pre>'],
  ])('is right when %s', (_, markdown) => {
    expect(preformattedFinding(markdown, lines)).toBeUndefined();
  });

  it('is wrong on one line, without indentation, in another order', () => {
    expect(preformattedFinding('`begin inner deepest finish`', lines)?.expected).toBe('a line of its own for "begin"');
    expect(preformattedFinding('```\nbegin\ninner\ndeepest\nfinish\n```', lines)?.expected).toBe(
      '"    inner" with its indentation kept',
    );
    expect(preformattedFinding('```\nfinish\nbegin\n    inner\n        deepest\n```', lines)?.expected).toBe(
      'a line of its own for "finish"',
    );
  });
});

describe('metadata values', () => {
  it('are text or lists of text', () => {
    expect(textOrListFinding('a', '/x')).toBeUndefined();
    expect(textOrListFinding(['a', 'b'], '/x')).toBeUndefined();
    expect(textOrListFinding([1], '/x')?.pointer).toBe('/x');
    expect(textOrListFinding(null, '/x')?.actual).toBe('null');
  });

  it('are compared without regard to spacing, alone or in a list', () => {
    expect(valueFinding(' A\n title ', 'A title', '/x')).toBeUndefined();
    expect(valueFinding(['other', 'A title'], 'A title', '/x')).toBeUndefined();
    expect(valueFinding('A title of its own', 'A title', '/x')).toEqual({
      expected: '"A title"',
      actual: '"A title of its own"',
      pointer: '/x',
    });
  });

  it('are found at any depth', () => {
    expect(membersHolding({ a: 'one', b: ['two'], c: { d: 'two "quoted"' } }, 'two')).toEqual(['b', 'c']);
    expect(membersHolding({ c: { d: 'two "quoted"' } }, '"quoted"')).toEqual(['c']);
  });
});
