/** Lines their author broke, and lines that running text was broken into. */
import { describe, expect, it } from 'vitest';
import { lines } from '../testing/made-pdf.js';
import { outline } from '../testing/read-made.js';

const running =
  'This paragraph goes on for as long as the page is wide, so that its lines are seen to be full ones, all of';

describe('an address', () => {
  it('keeps its lines', async () => {
    const address = lines(['Ann Lee', 'Northern Lights Trading', '4 Pier Road', 'Leeds LS1 4AB'], 72, 700);
    const text = lines([running, `${running} them.`], 72, 600, 14, 9);
    expect(await outline(`${address}\n${text}`)).toContain(
      'paragraph "Ann Lee" break "Northern Lights Trading" break "4 Pier Road" break "Leeds LS1 4AB"',
    );
  });
});

describe('a narrow paragraph', () => {
  it('is no list of lines', async () => {
    const text = lines(['The sea was calm and', 'the ships of Captain', 'Holt lay in the bay,', 'waiting.'], 72, 700);
    expect(await outline(text)).toContain('"The sea was calm and the ships of Captain Holt lay in the bay, waiting."');
  });
});
