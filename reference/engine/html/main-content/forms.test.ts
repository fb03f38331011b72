import { describe, expect, it } from 'vitest';
import { judged } from './testing/judged.js';
import { paragraphs } from './testing/pages.js';

const story = `<h1>TITLE</h1>${paragraphs(6, 'text')}`;
const fields =
  '<p><label>GONE name <input name="n"></label></p><p><label>GONE words<textarea name="w"></textarea></label></p>';

describe('a form to write to somebody', () => {
  it.each([
    ['in the text', `<form method="post">${fields}<button>GONE</button></form>`],
    ['below a heading of its own', `<h2>Write to GONE</h2><form>${fields}</form>`],
    ['below a line in a box of its own', `<div><div><b>Write to GONE</b></div><form>${fields}</form></div>`],
  ])('goes when its words are the names of its fields: %s', (_, form) => {
    expect(judged(`<main>${story}${form}<h2>Hours</h2><p>Daily.</p></main>`).kept).toBe(
      judged(`<main>${story}<h2>Hours</h2><p>Daily.</p></main>`).kept,
    );
  });

  it.each([
    ['says more', `<form><p>STAYS: we answer within two days, in the order in which letters came.</p>${fields}</form>`],
    ['shows when', `<form><p><time>STAYS</time></p>${fields}</form>`],
    ['costs something', `<form><label>STAYS: $ 40.00</label>${fields}</form>`],
  ])('stays when it %s', (_, form) => {
    expect(judged(`<main>${story}${form}</main>`).kept).toContain('STAYS');
  });

  it('leaves the number to call above it', () => {
    expect(judged(`<main>${story}<div><p>STAYS 0300 55512</p><form>${fields}</form></div></main>`).kept).toContain(
      'STAYS',
    );
  });
});

describe('a form to add to what readers wrote', () => {
  it.each([
    ['an answer', '<form id="post-answer-form"><h2>GONE</h2><p>GONE, as you agreed.</p><textarea></textarea></form>'],
    ['a review', '<form class="review-form"><p>GONE</p><textarea name="detail"></textarea></form>'],
    ['comments', '<form name="comments_form"><p>GONE</p><textarea name="words"></textarea></form>'],
    ['a reply', '<form action="/threads/7/add-reply"><p>GONE</p><textarea name="text"></textarea></form>'],
  ])('goes by its name: %s', (_, form) => {
    expect(judged(`<main>${story}${form}</main>`).kept).not.toContain('GONE');
  });
});
