import { describe, expect, it } from 'vitest';
import { noDeadline } from '../../../base/deadline.js';
import { parseHtml } from '../parse-html.js';
import { surveyPage } from './survey.js';
import { paragraphs } from './testing/pages.js';

/** The words in capitals that are left to be judged. */
function judgedMarks(body: string): string[] {
  const { blocks, table, out } = surveyPage(parseHtml(Buffer.from(body), { depth: 512 }, noDeadline), undefined);
  const texts = blocks.map(({ first, last }) =>
    table.source.toString('utf8', table.start[first], table.stop[last]).replace(/<[^>]*>/g, ' '),
  );
  expect(out.length).toBe(table.count);
  return texts.join(' ').match(/\b[A-Z]{3,}\b/g) ?? [];
}

describe('boxes that are left out by their names', () => {
  it.each(['hide', 'box visually-hidden', 'screen-reader-text', 'w-condition-invisible'])(
    'are those that class="%s" hides',
    (name) => {
      expect(judgedMarks(`<p>SHOWN text</p><div class="${name}"><p>HIDDEN text</p></div><p>MORE text</p>`)).toEqual([
        'SHOWN',
        'MORE',
      ]);
    },
  );

  it.each(['hide-on-mobile', 'overflow-hidden', 'show hidden-print'])('are not those with class="%s"', (name) => {
    expect(judgedMarks(`<p>SHOWN text</p><div class="${name}"><p>ALSO this</p></div>`)).toEqual(['SHOWN', 'ALSO']);
  });

  it('are dialogs with a title of their own, but not the dialog the page is in', () => {
    const terms = `<div role="dialog"><h1>TERMS</h1>${paragraphs(3, 'clause')}</div>`;
    expect(judgedMarks(`<h1>TITLE</h1><p>SHOWN text</p>${terms}`)).toEqual(['TITLE', 'SHOWN']);
    expect(judgedMarks(terms)).toEqual(['TERMS']);
  });

  it('are not the words that open what lies in front of the page', () => {
    expect(judgedMarks('<p>All SIZES are in the <a href="#sizes" class="open-modal">TABLE</a></p>')).toEqual([
      'SIZES',
      'TABLE',
    ]);
  });

  it('are popovers, which show only when they are asked for', () => {
    expect(judgedMarks('<p>SHOWN text</p><div class="price-popover"><p>HIDDEN text</p></div>')).toEqual(['SHOWN']);
  });

  it('are the signatures under the posts of a forum, but not those of functions', () => {
    expect(
      judgedMarks(
        '<article class="message"><div class="message-content">QUESTION</div><aside class="message-signature">MOTTO</aside></article>',
      ),
    ).toEqual(['QUESTION']);
    expect(judgedMarks('<section class="detail"><div class="member-signature">INTEGER size()</div></section>')).toEqual(
      ['INTEGER'],
    );
  });

  it("are readers' comments behind an article, but not the posts of a thread", () => {
    const before = `<h1>TITLE</h1>${paragraphs(3, 'text')}`;
    expect(judgedMarks(`${before}<div class="comments"><p>OPINION</p></div>`)).toEqual(['TITLE']);
    expect(
      judgedMarks(`${before}<div class="post" itemtype="https://schema.org/UserComments"><p>ANSWER</p></div>`),
    ).toEqual(['TITLE', 'ANSWER']);
  });
});

describe('the places of a template', () => {
  it('are the same for entries whose further class names vary', () => {
    const { signature, blocks } = surveyPage(
      parseHtml(
        Buffer.from(
          '<ul><li class="entry first news"><p>One</p><li class="entry sport"><p>Two</p><li class="ad"><p>Three</p></ul>',
        ),
        { depth: 512 },
        noDeadline,
      ),
      undefined,
    );
    const places = blocks.map(({ owner }) => signature[owner]);
    expect(places[0]).toBe(places[1]);
    expect(places[0]).not.toBe(places[2]);
  });
});
