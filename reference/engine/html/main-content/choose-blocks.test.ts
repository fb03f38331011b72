import { describe, expect, it } from 'vitest';
import { noDeadline } from '../../../base/deadline.js';
import { parseHtml } from '../parse-html.js';
import { chooseBlocks } from './choose-blocks.js';
import { surveyPage } from './survey.js';
import { prose } from './testing/pages.js';

/** Which blocks of the page are kept, when these are their probabilities. */
function keptBlocks(html: string, probabilities: readonly number[]): number[] {
  const survey = surveyPage(parseHtml(Buffer.from(html), { depth: 512 }, noDeadline), undefined);
  expect(survey.blocks).toHaveLength(probabilities.length);
  return [...chooseBlocks(survey, Float64Array.from(probabilities))];
}

describe('the choice of blocks', () => {
  const text = prose(1, 'FIRST');
  const other = prose(2, 'SECOND');

  it('has a text once that the page holds twice, where it stands first', () => {
    const html = `<div class="wide"><p>${text}</p><p>${other}</p></div><div class="narrow"><p>${text}</p></div>`;
    expect(keptBlocks(html, [0.6, 0.9, 0.9])).toEqual([1, 1, 0]);
  });

  it('sees equal texts whatever their white space', () => {
    const html = `<div class="wide"><p>${text}</p></div><div class="narrow"><p>\n ${text.replaceAll(' ', '\n  ')}</p></div>`;
    expect(keptBlocks(html, [0.9, 0.9])).toEqual([1, 0]);
  });

  it('keeps what the author says again at the same place of the template', () => {
    const html = `<section><p>${text}</p><p>${other}</p></section><section><p>${text}</p></section>`;
    expect(keptBlocks(html, [0.9, 0.9, 0.9])).toEqual([1, 1, 1]);
  });

  it('keeps code that is said again, and short labels', () => {
    const code = 'const answer = await ask({ question: "what is it", timeoutMs: 1000 });';
    const html = `<p>Label</p><pre>${code}</pre><p>${text}</p><div class="full"><div>Label</div><pre>${code}</pre></div>`;
    expect(keptBlocks(html, [0.9, 0.9, 0.9, 0.9, 0.9])).toEqual([1, 1, 1, 1, 1]);
  });

  it('keeps an entry that is like the others at its place', () => {
    const entry = (at: number): string => `<div class="entry"><p>${prose(at, `ENTRY${at}`, 1)}</p></div>`;
    const list = [0, 1, 2, 3, 4].map(entry).join('');
    const unlike = `<div class="other"><p>${prose(5, 'OTHER', 1)}</p></div>`;
    expect(keptBlocks(`${list}${unlike}`, [0.9, 0.9, 0.9, 0.9, 0.45, 0.45])).toEqual([1, 1, 1, 1, 1, 0]);
  });

  it('keeps doubtful text where all of the page is doubtful, and leaves it on a page with certain text', () => {
    const box = (name: string, at: number): string => `<div class="${name}"><p>${prose(at, name)}</p></div>`;
    const page = ['first', 'second', 'third'].map(box).join('');
    expect(keptBlocks(page, [0.35, 0.25, 0.05])).toEqual([1, 1, 0]);
    expect(keptBlocks(page, [0.98, 0.25, 0.05])).toEqual([1, 0, 0]);
  });

  it('keeps a short stretch between two texts of a box unless it is unlikely', () => {
    const box = `<div><p>${text}</p><div>20 November 2019</div><p>${other}</p></div>`;
    expect(keptBlocks(box, [0.98, 0.4, 0.98])).toEqual([1, 1, 1]);
    expect(keptBlocks(box, [0.98, 0.2, 0.98])).toEqual([1, 0, 1]);
  });
});
