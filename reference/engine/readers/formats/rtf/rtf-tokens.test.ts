import { describe, expect, it } from 'vitest';
import { noDeadline } from '../../../../base/deadline.js';
import { RtfTokens, TEXT } from './rtf-tokens.js';

/** The text behind a group that is left out. */
function textBehind(group: string): string {
  const tokens = new RtfTokens(Buffer.from(`${group}}REST`, 'latin1'), noDeadline);
  tokens.skipGroup();
  expect(tokens.next()).toBe(TEXT);
  return tokens.bytes.toString('latin1', tokens.from, tokens.to);
}

describe('a group that is left out', () => {
  const data = 'a1'.repeat(5000);
  it.each([
    ['data', data],
    ['data in lines', `${'a1'.repeat(64)}\r\n`.repeat(50)],
    ['groups between long data', `${data}{${data}{x}}${data}{${data}}${data}`],
    ['braces written as characters behind long data', `${data}\\}${data}\\{${data}\\\\${data}`],
    ['binary data with braces behind long data', `${data}{\\bin5 }}}}}${data}}${data}`],
    ['empty bytes', `${data}\0\0${data}`],
  ])('ends where its brace is closed: %s', (_what, group) => {
    expect(textBehind(group)).toBe('REST');
  });

  it('that nothing closes goes to the end', () => {
    const tokens = new RtfTokens(Buffer.from(data), noDeadline);
    tokens.skipGroup();
    expect(tokens.at).toBe(data.length);
  });
});
