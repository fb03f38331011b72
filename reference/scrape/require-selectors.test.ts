import { describe, expect, it } from 'vitest';
import { requireSelectors } from './require-selectors.js';

const none = { includeTags: [], excludeTags: [] };
const click = (selector: string) => ({ ...none, actions: [{ type: 'click' as const, selector, all: false }] });

describe('selectors of a request', () => {
  it('are let through when they are CSS', () => {
    const attributes = [{ selector: 'a[href]', attribute: 'href' }];
    expect(() =>
      requireSelectors({ includeTags: ['main > p, .a:not(.b)'], excludeTags: ['#x'], attributes }),
    ).not.toThrow();
    for (const selector of [
      '#go',
      'input:checked',
      'li:nth-child(2n+1)',
      '[title="a >> b"]',
      'a:hover',
      'option:only-child',
      'input:-webkit-autofill',
    ]) {
      expect(() => requireSelectors(click(selector))).not.toThrow();
    }
  });

  it.each([
    ['includeTags[1]', { ...none, includeTags: ['p', '[['] }, '/includeTags/1'],
    ['excludeTags[0]', { ...none, excludeTags: ['a >'] }, '/excludeTags/0'],
    ['selectors[0]', { ...none, attributes: [{ selector: ':hover', attribute: 'x' }] }, '/formats'],
    ['actions[0]', click('css=a'), '/actions/0'],
    ['actions[0]', click('#go >> text=Go'), '/actions/0'],
    ['actions[0]', click('text=Go'), '/actions/0'],
    ['actions[0]', click('//a'), '/actions/0'],
    ['actions[0]', click('p:has-text("Go")'), '/actions/0'],
    ['actions[0]', click('p:visible'), '/actions/0'],
    ['actions[0]', click('internal:control=enter-frame'), '/actions/0'],
    ['actions[0]', click(''), '/actions/0'],
    ['actions[0]', click(':not('.repeat(900)), '/actions/0'],
    ['includeTags[0]', { ...none, includeTags: ['a'.repeat(5_001)] }, '/includeTags/0'],
    ['includeTags[20]', { ...none, includeTags: Array<string>(30).fill('a'.repeat(5_000)) }, '/includeTags/20'],
    ['includeTags[1]', { ...none, includeTags: [`a${' a'.repeat(300)}`, `b${' > b'.repeat(300)}`] }, '/includeTags/1'],
    ['excludeTags[0]', { ...none, excludeTags: [`:not(${':has(a) '.repeat(501)})`] }, '/excludeTags/0'],
  ])('are refused by name: %s', (name, request, path) => {
    expect(() => requireSelectors(request)).toThrow(
      expect.objectContaining({
        code: 'request.invalid-options',
        publicMessage: expect.stringContaining(name) as string,
        details: [expect.objectContaining({ path })],
      }) as Error,
    );
  });
});
