import { describe, expect, it } from 'vitest';
import type { Reason } from './reasons.js';
import { judged } from './testing/judged.js';
import { paragraphs } from './testing/pages.js';

const story = `<h1>TITLE</h1>${paragraphs(6, 'text')}`;

describe('a line of a page about itself is left out:', () => {
  it('the logo in front of the headline, but no picture that leads elsewhere', () => {
    const pictures = '<a href="/"><img src="l.png" alt="Logo"></a><a href="/boats"><img src="b.png" alt="Boats"></a>';
    expect([...judged(`${pictures}${story}`).leftOut.values()]).toEqual(['header of the page']);
  });

  it('the address of the page in front of its headline, for print, but no address in the text', () => {
    const logo = '<div><img src="p.png" alt="Logo"><span>https://news.example/a/long-way-14.html</span></div>';
    const text = '<p>https://mill.example/plans</p>';
    const { kept, leftOut } = judged(`${logo}${story}${text}`);
    expect([...leftOut.values()]).toEqual(['header of the page']);
    expect(kept).toContain('mill.example');
  });

  it.each<[Reason, string]>([
    ['notice of the page', '<div class="x1"><span>Advertisement</span></div>'],
    ['notice of the page', '<p>Anzeige</p>'],
    ['notice of the page', '<p class="x2"><a href="#header">ページの先頭へ</a></p>'],
    ['notice of the page', '<p><a href="#h">إلى الأعلى</a></p>'],
    ['notice of the page', '<div><a href="#h">Zum Seitenanfang</a></div>'],
    ['notice of the page', '<div><a href="#h">Наверх</a></div>'],
    ['notice of the page', '<div><i></i>Loading comments...</div>'],
    ['notice of the page', '<p><a href="#r">Jump to recipe</a></p>'],
    ['notice of the page', '<div>Advert</div>'],
    ['notice of the page', '<div><span>Media playback is unsupported on your device</span></div>'],
    ['notice of the page', '<p><a href="https://sho.example/a5">Get short URL</a></p>'],
    ['notice of the page', '<p>Copy this link</p>'],
    ['notice of the page', '<p><a href="#">Enlarge image</a></p>'],
    ['notice of the page', '<ul><li><a href="/a?print=1">Print</a></li></ul>'],
    ['notice of the page', '<p><button>Drucken</button></p>'],
    ['notice of the page', '<div><button><span>Share</span></button></div>'],
    ['notice of the page', '<ul><li><a href="#">Show more sharing options</a></li></ul>'],
    ['notice of the page', '<div><a href="/threads/7/reply?quote=21">Reply</a></div>'],
    ['notice of the page', '<ul><li><a href="?replytocom=9#respond">Antworten</a></li></ul>'],
    ['notice of the page', '<div class="message-bar"><a href="/posts/7/react">Like</a></div>'],
    ['notice of the page', '<div><a href="/posting?mode=reply&amp;t=4">Post a reply</a></div>'],
    ['notice of the page', '<div><button type="button">Quote</button></div>'],
    ['notice of the page', '<div class="message-bar"><a href="/posts/7/bookmark">Save</a></div>'],
    ['notice of the page', `<div><button>${'\n        '.repeat(14)}Share\n        </button></div>`],
    ['notice of the page', '<div><a href="#">close</a></div>'],
    ['notice of the page', '<p><button>Show more</button></p>'],
    ['notice of the page', '<div><span><a role="button" tabindex="0">Click to expand...</a></span></div>'],
    ['notice of the page', '<div><button>Submit</button></div>'],
    ['notice of the page', '<div><button type="submit"><span>Post reply</span></button> <a>Insert quotes…</a></div>'],
    ['notice of the page', '<div><button>Click to collapse</button></div>'],
    ['notice of the page', '<div><a href="/news/mills#comments">Comment</a></div>'],
    ['way to edit the page', '<p><a href="https://git.example/a/b/edit/main/docs/x.md">Improve</a></p>'],
    ['way to edit the page', '<p>[<a href="/w/index.php?title=X&amp;action=edit">change</a>]</p>'],
    ['way to edit the page', '<span class="mw-editsection">[<a href="/e">edit</a>]</span>'],
    ['skip link', '<p align="center"><a href="#top">Up there</a></p>'],
    ['skip link', '<a class="btn back-to-top" href="#">Up</a>'],
    [
      'paging',
      '<div><a href="/a"><span>Previous</span><b>Wallets</b></a><a href="/b"><span>Next</span><b>Keys</b></a></div>',
    ],
    ['paging', '<p>« <a href="/1">Previous Thread</a> | <a href="/3">Next Thread</a> »</p>'],
    ['paging', '<div><button>Previous slide</button><button>Next slide</button></div>'],
    ['paging', '<p><a href="?p=1">&laquo; Previous</a>&nbsp;<a href="?p=3">Next &raquo;</a></p>'],
    ['notice of the page', '<div>Loading reviews&hellip;</div>'],
    ['paging', '<div><a href="?p=1">1</a> <a href="?p=2">2</a> … <a href="?p=2">Weiter</a></div>'],
  ])('%s: %s', (reason, box) => {
    const { kept, leftOut } = judged(`<main>${story}<div>${box}</div></main>`);
    expect(kept).toBe(judged(`<main>${story}</main>`).kept);
    expect([...leftOut.values()].filter((one) => one === reason)).not.toEqual([]);
  });

  it('the control of a quotation, and not the quotation', () => {
    const quotation = (end: string): string => `<blockquote><p>What was said</p>${end}</blockquote>`;
    const control = '<div><a role="button" tabindex="0">Click to expand...</a></div>';
    const { kept } = judged(`<main>${story}${quotation(control)}</main>`);
    expect(kept).toBe(judged(`<main>${story}${quotation('')}</main>`).kept);
  });

  it.each([
    ['words beside it', '<p><b>Loading</b> the lorry takes an hour: STAYS</p>'],
    ['a heading of that name', '<h2>Advertisement</h2><p>STAYS</p>'],
    ['a department of that name', '<p><a href="/departments/7">Print</a></p><p>STAYS</p>'],
    [
      'a part of a company',
      '<table><tr><td>Share</td><td>STAYS 40 %</td></tr></table><p><a href="/share">Share</a></p>',
    ],
    ['a command of that name', '<ul><li><a href="/commands/reply">Reply</a></li><li>STAYS</li></ul>'],
    ['a department of another name', '<p><a href="/desk/comment">Comment</a></p><p>STAYS</p>'],
    ['a word of that name', '<p>Close</p><p>STAYS</p>'],
    ['a choice', '<div><button>Show <span>STAYS 90 lines</span></button></div>'],
    ['what a button opens', '<div><button aria-expanded="true">Report</button><div>STAYS</div></div>'],
    ['what a program can do', '<ul><li>Print</li><li>Copy link</li></ul><p>STAYS</p>'],
    ['an entry of a list', '<ul><li>Marketing</li><li>Advertisement</li></ul><p>STAYS</p>'],
    ['one way forward', '<p><a href="/2">Next steps</a></p><p>STAYS</p>'],
    [
      'a link with words of its own beside one',
      '<div><a href="/1">Previous</a> <a href="/2">What we do</a></div>STAYS',
    ],
    [
      'a place whose link leads to the top',
      '<ul><li>Mill,&nbsp;<a href="#top">STAYS Bridge Street 14, Oldport</a></li></ul>',
    ],
    ['a link in a sentence', '<p>Read on <a href="#top">above</a> for more: STAYS</p>'],
  ])('but not %s', (_what, box) => {
    const { kept, leftOut } = judged(`<main>${story}<div>${box}</div></main>`);
    expect(kept).toContain('STAYS');
    expect([...leftOut]).toEqual([]);
  });
});
