import { describe, expect, it } from 'vitest';
import { judged } from './testing/judged.js';
import { paragraphs } from './testing/pages.js';

const story = `<h1>TITLE</h1>${paragraphs(6, 'text')}`;
const comments = `<div class="comments"><ul><li class="comment"><b>Ann</b> <time>2021-04-03</time>${paragraphs(1, 'said')}</li></ul></div>`;

describe('a line about comments that is none is left out:', () => {
  it.each([
    ['a way to them', '<div class="x"><a href="/article/comments/12">View all 12 comments</a></div>'],
    ['a button that would load them', '<button type="button">Show comments<span></span></button>'],
    ['a way to their form', '<p><a href="#respond">Leave a comment</a></p>'],
    ['a way to their form in a list', '<ul><li><a href="/post/7#respond">Leave a comment</a></li></ul>'],
    ['a way in another language', '<p><a href="#k">Kommentar schreiben</a></p>'],
    ['how many there are elsewhere', '<div><a href="/forum/7">No comments yet</a></div>'],
    ['who may write one', '<p>You must be <a href="/login">logged in</a> to post a comment.</p>'],
    [
      'their rules',
      '<p>Comments are subject to our community guidelines, which can be viewed <a href="/g">here</a>.</p>',
    ],
    ['that there can be none', '<p class="nocomments">Comments are closed.</p>'],
  ])('%s', (_what, line) => {
    const { kept, leftOut } = judged(`<main>${story}<div>${line}</div></main>`);
    expect(kept).toBe(judged(`<main>${story}</main>`).kept);
    expect([...leftOut.values()]).toContain('notice of the page');
  });

  it.each([
    ['the heading over comments', `<h2>2 comments</h2>${comments}`],
    [
      'the number of comments that stand there',
      `<p><a href="#all">STAYS: 2</a> <a href="#c">2 comments</a></p>${comments}`,
    ],
    ['a sentence about comments', '<p>Leave a comment in the margin of the draft: STAYS</p>'],
    ['a comment that a reader wrote', comments.replace('Ann', 'STAYS')],
    ['an entry of a list', '<ul><li>Leave a comment</li><li>STAYS</li></ul>'],
    [
      'an entry of a table of contents',
      '<ul><li><a href="#one">Leave a comment</a></li><li><a href="#b">STAYS</a></li></ul>',
    ],
    ['a rule that is quoted', '<blockquote><p>Comments are closed.</p></blockquote>'],
  ])('but not %s', (_what, box) => {
    const { leftOut } = judged(`<main>${story}<div>${box}</div></main>`);
    expect([...leftOut]).toEqual([]);
  });

  it('in the box of comments below a text of a few words', () => {
    const { kept } = judged(
      '<main><h1>TITLE</h1><p>Press both.</p><section class="comments"><p>Please <a href="/in">sign in</a> to leave a comment.</p></section></main>',
    );
    expect(kept).toBe('TITLE Press both.');
  });

  it('but not how many each of many records has', () => {
    const record = (name: string): string =>
      `<article><h2><a href="/${name}">${name}</a></h2>${paragraphs(1, name)}<p><a href="/${name}/c">3 comments</a></p></article>`;
    const { kept } = judged(`<main><h1>TITLE</h1>${['Oak', 'Elm', 'Ash', 'Fir'].map(record).join('')}</main>`);
    expect(kept.match(/3 comments/g)).toHaveLength(4);
  });
});
