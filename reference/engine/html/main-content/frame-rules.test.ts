import { describe, expect, it } from 'vitest';
import { noDeadline } from '../../../base/deadline.js';
import { cleanHtml } from '../clean-html.js';
import { parseHtml } from '../parse-html.js';
import { pageUrls } from '../urls.js';
import { mainContent } from './main-content.js';
import type { Reason } from './reasons.js';
import { judged } from './testing/judged.js';
import { paragraphs, prose } from './testing/pages.js';

const story = `<h1>TITLE</h1>${paragraphs(6, 'text')}`;
const links = '<ul><li><a href="/1">GONE one</a></li><li><a href="/2">two</a></li><li><a href="/3">three</a></li></ul>';

describe('a box is left out with its reason', () => {
  it.each<[Reason, string]>([
    ['navigation', `<nav>${links}</nav>`],
    ['navigation', `<div role="navigation">${links}</div>`],
    ['navigation', `<div class="submenu">${links}</div>`],
    [
      'navigation',
      `<div>${['a', 'b', 'c', 'd'].map((id) => `<div class="x"><b>${id}</b><div class="submenu"><a href="/1">GONE</a> <a href="/2">Plans of 12 boats</a></div></div>`).join('')}</div>`,
    ],
    ['breadcrumbs', '<ol class="breadcrumb"><li><a href="/">GONE</a></li><li>here</li></ol>'],
    ['breadcrumbs', '<div id="topicpath"><a href="/">GONE</a> &gt; here</div>'],
    [
      'breadcrumbs',
      '<p itemscope itemtype="https://schema.org/BreadcrumbList"><a href="/">GONE</a> › <a href="/b">Boards of sailors</a> (9 views)</p>',
    ],
    ['paging', '<div class="pagination"><a href="?p=2">GONE</a></div>'],
    ['skip link', '<a class="skip-link" href="#main">GONE</a>'],
    ['skip link', '<a class="jump-link" href="#search">GONE</a>'],
    ['comment form', '<form><p>GONE</p><textarea name="comment"></textarea></form>'],
    ['dialog or layer in front of the page', '<div role="dialog"><p>GONE</p></div>'],
    ['dialog or layer in front of the page', '<div class="newsletter-popup"><p>GONE</p></div>'],
    ['consent', '<div id="cookie-consent"><p>GONE</p></div>'],
    ['consent', '<div class="cookies-eu"><p>GONE</p><a href="#">Ok</a></div>'],
    ['search form', '<form role="search"><label>GONE</label><input></form>'],
    ['login form', '<form><label>GONE</label><input type="password"></form>'],
    ['sign-up form', '<form><label>GONE</label><input type="email"></form>'],
    ['control beside code', '<div class="highlight"><button>GONE</button><pre>ls</pre></div>'],
    [
      'control beside code',
      '<div class="highlight"><div><span>sh</span><button>GONE</button></div><pre>ls</pre></div>',
    ],
    ['share bar', '<ul class="share-buttons"><li>GONE</li></ul>'],
    ['consent', '<site-cookie-consent><div class="c1"><p>GONE</p><a role="button">Ok</a></div></site-cookie-consent>'],
    ['dialog or layer in front of the page', '<div class="fixed bottom-4 right-4 z-50"><button>GONE</button></div>'],
    ['skip link', '<div class="back2top"><a href="#wrap">GONE</a></div>'],
    ['advertisement', '<amp-ad width="300"><div fallback>GONE</div></amp-ad>'],
    ['hidden by its class', '<div class="printfooter">GONE from <a href="/p">this page</a></div>'],
    ['control of a list', '<div class="toolbar-products"><b>GONE</b><select><option>4</option></select></div>'],
    ['tags', '<p class="tags">Tags: <a href="/t/a">GONE</a>, <a href="/t/b">Sails</a></p>'],
    [
      'related stories',
      `<div class="related-posts"><h3>Related posts</h3><h4><a href="/1">GONE</a></h4><p>${prose(3, 'teaser')}</p></div>`,
    ],
    ['related stories', `<div class="related-posts">${links}</div>`],
    ['related stories', `<section><h2>You may also like GONE</h2>${links}</section>`],
    ['related stories', `<div><div>You may also like GONE</div>${links}</div>`],
    ['related stories', `<div>Related articles GONE</div>${links}`],
    [
      'related stories',
      `<section><h2>Trending</h2>${links.replace('one', 'a house in the harbour is sold for $ 40 million')}</section>`,
    ],
    ['related stories', '<div><h3>You may also like</h3><a href="/1">GONE, a story with a name of its own</a></div>'],
    ['related stories', '<div><h3>Recent posts GONE</h3><div></div></div>'],
    ['related stories', `<div><label><i></i>More stories GONE</label></div>${links}`],
    ['related stories', '<div class="jp-relatedposts"><h3><em>GONE</em></h3></div>'],
    ['hidden by its class', '<span class="govuk-visually-hidden">GONE</span>'],
    ['hidden by its class', '<div class="w-form-fail">GONE: something went wrong.</div>'],
    [
      'comment form',
      '<div class="comment-respond"><b>Write GONE</b><form><textarea name="comment"></textarea></form></div>',
    ],
    ['login form', '<form><table><tr><td>GONE</td><td><input type="password"></td></tr></table></form>'],
    [
      'footer of the page',
      '<div><hr><font><a href="/">Home</a> | <a href="/c">GONE</a><br>Copyright 2003 Northern Angler. All rights reserved by its owners.</font></div>',
    ],
    [
      'share bar',
      '<div><button>1.2K</button><button>Listen</button><button aria-label="Share Post">GONE</button></div>'.replace(
        'GONE',
        'Share',
      ),
    ],
    ['share bar', '<ul><li><a href="#">Facebook</a></li><li><a href="#">WhatsApp</a></li><li><a>Print</a></li></ul>'],
    [
      'share bar',
      `<div><ul>${['Facebook', 'Twitter', 'Facebook', 'Email'].map((to) => `<li><a href="#"><span>Share this with ${to}</span></a></li>`).join('')}</ul><p>Copy this link</p><a href="/a-50473792">https://news.example/a-50473792</a><a href="/faq">Read more about sharing.</a><p>These are external links and will open in a new window</p><button><span>Close share panel</span></button></div>`,
    ],
    [
      'related stories',
      '<div><h3>Most read</h3><div><a href="/1"><img src="1.png"></a><b>GONE</b></div><div><a href="/2"></a><b>two</b></div></div>',
    ],
    ['hidden by its class', '<button>Add <span class="sr-only">GONE 24</span></button>'],
    ['hidden by its class', '<p>$ 24 <span class="sr-only">GONE: 24</span></p>'],
    [
      'hidden by its class',
      '<span class="hidden"> <span itemscope itemprop="image"><span itemprop="url">GONE.png</span> <b>540</b></span></span>',
    ],
    ['hidden by its class', '<div class="visible-print-block">GONE</div>'],
    ['hidden by its class', '<p>EUR 24 <span class="clipped">GONE: EUR 24</span></p>'],
    ['hidden by its class', '<button><i aria-hidden="true">close</i><span class="sr-only">GONE</span></button>'],
    [
      'question about the page',
      '<div class="page-feedback"><b>GONE: did you find it?</b> <a href="#y">Yes</a> <a href="#n">No</a></div>',
    ],
    [
      'question about the page',
      '<form><fieldset><legend>Was this page helpful? GONE</legend><button>Yes</button></fieldset></form>',
    ],
    [
      'question about the page',
      '<div><p>War dieser Artikel hilfreich? GONE</p><button>GONE</button><label><input type="radio"> GONE</label></div>',
    ],
    ['question about the page', '<h2>Was the article useful? GONE</h2><div><button>GONE</button></div>'],
    ['related stories', `<h2>People who viewed this also viewed</h2>${links}`],
    ['box beside the content', `<div class="sidebar">${links}</div><div class="sidebar">${links}</div>`],
    [
      'box beside the content',
      '<div class="sidebar"><b>GONE</b> <span>to choose</span></div><div class="sidebar"><b>GONE</b> <span>is empty</span></div>',
    ],
    [
      'navigation',
      '<div class="dropdown-container"><span title="Jump to"></span><div class="dropdown"><ul><li><a href="/f1">GONE</a></li><li><a href="/f2">Ships</a></li></ul></div></div>',
    ],
    [
      'question about the page',
      '<h4>Was this page helpful?</h4><button>Yes</button><button>No</button><p class="page-feedback">GONE: thanks! Please tell us how we can improve.</p>',
    ],
    [
      'dialog or layer in front of the page',
      '<div class="k7 fade" tabindex="-1" aria-hidden="true"><h5>GONE: before you leave, have a look at what costs half</h5><p>It is a course of nine lessons, and it begins in May.</p><button>No</button></div>',
    ],
    ['related stories', '<p>Read also: <a href="/x">GONE story with a long name</a></p>'],
    ['tags', '<div class="post-tags"><a href="/t">GONE</a></div>'],
    ['advertisement', '<div class="advertisement">GONE</div>'],
    ['box beside the content', `<div class="sidebar">${links}</div>`],
    ['box beside the content', `<aside>${links}</aside>`],
    [
      'related stories',
      '<section class="related-threads"><header>GONE threads</header><ol><li>?</li><li>?&nbsp;</li></ol></section>',
    ],
    ['hidden by its class', '<span class="visually-hidden">GONE</span>'],
    ['footer of the page', '<div class="site-footer">GONE</div>'],
    ['footer of the page', '<div class="x1"><p>GONE &copy; 2024 Someone</p></div>'],
    [
      'footer of the page',
      `<div class="x1">${links}<div><span>© <b>2019–2024</b> Someone</span></div></div><p>Top</p>`,
    ],
    [
      'share bar',
      '<div><b>Weitersagen:</b> <a href="https://www.facebook.com/sharer/sharer.php?u=x">GONE</a> <a href="https://t.me/share/url?url=x">Telegram</a></div>',
    ],
    ['share bar', '<div><a href="https://twitter.com/intent/tweet?url=x"><img src="x.svg" alt="GONE"></a></div>'],
    [
      'share bar',
      '<ul><li><a href="#">Share this with Facebook GONE</a></li><li><a class="share-wa" href="javascript:;">WhatsApp</a></li></ul>',
    ],
    ['login form', '<div><p>GONE <a href="/login/">zaloguj się</a> albo <a href="/register">dołącz</a>.</p></div>'],
    [
      'login form',
      `<article class="message-post"><p>${prose(2, 'post')}</p></article><div><a href="/login/">GONE to answer here.</a></div>`,
    ],
    ['login form', `<p><a href="/wp-login.php?redirect_to=x">GONE</a></p><p>${prose(5, 'text')}</p>`],
    [
      'copy of what was said before',
      `<div class="desktop">${paragraphs(2, 'twin')}</div><div class="mobile">${paragraphs(2, 'twin')}</div>`,
    ],
  ])('%s', (reason, box) => {
    const { kept, leftOut } = judged(`<main>${story}${box}</main>`);
    expect(kept).toContain('text5');
    expect(kept).not.toContain('GONE');
    expect([...leftOut.values()]).toContain(reason);
  });

  it('lists that drop down above the text', () => {
    const { kept, leftOut } = judged(
      `<main><a class="dropdown-trigger" href="#">GONE</a><div class="dropdown-panel"><p>Other versions</p>${links}</div>${story}</main>`,
    );
    expect(kept).toMatch(/^TITLE The ferry/);
    expect([...leftOut.values()]).toEqual(['navigation', 'navigation']);
  });

  it('the form of comments with its heading, outside of the article', () => {
    const form = '<div><h3>Leave a GONE</h3><form><textarea name="comment"></textarea></form></div>';
    const { kept } = judged(
      `<main><article>${story}</article><div class="comments-area"><ol><li>Ann: a comment of hers</li></ol>${form}</div></main>`,
    );
    expect(kept).toContain('a comment of hers');
    expect(kept).not.toContain('GONE');
  });

  it('comments outside of the article that nobody has written', () => {
    const { kept } = judged(
      `<main><article>${story}</article><div class="comments-area"><p>GONE: be the first.</p><form><ul><li>GONE with an account of yours</li></ul></form></div></main>`,
    );
    expect(kept).not.toContain('GONE');
  });

  it('related stories in the middle of a story, before most of it', () => {
    const { kept, leftOut } = judged(
      `<main><h1>T</h1><p>Short.</p><div><h4>More on</h4>${links}</div>${paragraphs(9, 'text')}</main>`,
    );
    expect(kept).not.toContain('GONE');
    expect([...leftOut.values()]).toEqual(['related stories']);
  });

  it('links below a heading that says as their box that they lead elsewhere, where no story stands before', () => {
    const { kept } = judged(
      `<main><h1>T</h1><p>A few words that STAY here.</p><ul><li>Oak</li><li>Ash</li></ul><div class="related-posts"><h2>Related posts</h2>${links}</div></main>`,
    );
    expect(kept).toContain('STAY');
    expect(kept).not.toContain('GONE');
  });

  it('ways to places on the page before its headline', () => {
    const { kept, leftOut } = judged(
      `<main><ul><li><a href="#a">GONE</a></li><li><a href="#b">b</a></li></ul>${story}</main>`,
    );
    expect(kept).not.toContain('GONE');
    expect([...leftOut.values()]).toEqual(['skip link']);
  });

  it('header and footer of a page without a named region', () => {
    const { kept, leftOut } = judged(`<header>HEAD</header>${story}<footer>FOOT</footer>`);
    expect(kept).not.toMatch(/HEAD|FOOT/);
    expect(Object.fromEntries(leftOut)).toEqual({ HEAD: 'header of the page', FOOT: 'footer of the page' });
  });

  it('and everything outside the region that the page names', () => {
    const { kept, leftOut } = judged(`<p>BEFORE it</p><main>${story}</main><div>BEHIND it</div>`);
    expect(kept).not.toMatch(/BEFORE|BEHIND/);
    expect(new Set(leftOut.values())).toEqual(new Set(['outside the main region']));
  });
});

describe('a box stays', () => {
  it.each([
    ['a table of what is shared', `${story}<table class="shares"><tr><th>Owner</th><td>STAYS 40 %</td></tr></table>`],
    ['work that is called social', `${story}<div class="social-work"><h3>STAYS</h3><ul><li>Care</li></ul></div>`],
    [
      'the issues of a newsletter',
      `<main>${story}<ul class="newsletter-archive">${['May', 'June', 'July'].map((name) => `<li><a href="/${name}">${name} STAYS</a></li>`).join('')}</ul></main>`,
    ],
    [
      'the titles of panels',
      `<main>${story}<ul role="menu"><li role="menuitem"><h3>STAYS</h3></li><li role="menuitem"><h3>Keel</h3></li></ul><div><p>b</p></div></main>`,
    ],
    [
      'titles of tabs that are links',
      `${story}<ul class="nav nav-tabs" role="tablist"><li class="nav-item"><a href="#a">STAYS</a></li><li class="nav-item"><a href="#b">b</a></li></ul>`,
    ],
    [
      'the subjects of each of two posts',
      `<main><h1>Posts</h1>${['a', 'b'].map((id) => `<article class="post"><h2><a href="/${id}">${id}</a></h2><p>${prose(3, id)}</p><footer><span class="cat-links"><a href="/c">STAYS</a></span></footer></article>`).join('')}</main>`,
    ],
    [
      'the name of a member that opens a list of ways to his pages',
      `${story}<div class="popupmenu memberaction"><a class="popupctrl" href="/m/5">Ann STAYS</a><ul class="popupbody"><li><a href="/m/5/mail">Write to her</a></li></ul></div>`,
    ],
    ['cookies to bake', `${story}<article class="recipe chocolate-cookies"><h3>STAYS</h3><p>Stir.</p></article>`],
    ['a table of cookies', `${story}<table class="gdpr-table"><tr><th>sid</th><td>STAYS</td></tr></table>`],
    ['a list of topics', `<main>${story}<ul class="topics">${links.replaceAll('GONE', 'STAYS')}</ul></main>`],
    [
      'a list of tags where no story has them',
      `<main><h1>T</h1><p>All of our words.</p><ul class="tags"><li><a href="/a">STAYS</a></li></ul></main>`,
    ],
    ['the headline in a header', '<header><h1>STAYS</h1></header><main><p>Words.</p></main>'],
    [
      'the byline behind a headline outside of the region',
      `<header><h1>T</h1><p>By Ann, 3 May: STAYS</p><nav>${links}</nav></header><main>${paragraphs(3, 'text')}</main>`,
    ],
    ['what is named like the frame but is the page', `<div class="sidebar-layout"><h1>STAYS</h1><p>Words.</p></div>`],
    ['a heading whose id is made of its words', `${story}<h2 id="share-your-newsletter">STAYS</h2><p>Words.</p>`],
    ['a section whose id is made of its words', `${story}<section id="related-search"><p>STAYS</p></section>`],
    [
      'a post that is named after its subjects',
      `${story}<article class="post-7 post type-post status-publish hentry category-cookies tag-newsletter"><h2><a href="/7">STAYS</a></h2></article>`,
    ],
    ['a field named after its modality', `${story}<div class="field field-modality"><div>STAYS</div></div>`],
    [
      'a gallery whose pictures open in front',
      `${story}<div class="popup-gallery"><img src="1.png" alt="A boat">STAYS</div>`,
    ],
    [
      'a picture in what opens a layer',
      `${story}<modal-opener class="product__modal-opener"><p>STAYS</p></modal-opener>`,
    ],
    [
      'the number of stars beside how many gave them',
      `${story}<a href="#r"><span class="sr-only">4 of 5 STAYS</span> (123)</a>`,
    ],
    [
      'who posted a story and when, at its foot',
      `<article>${story}<footer><a href="/1"><time>May 3</time></a> <a class="author" href="/jo">STAYS</a> in <a href="/b">Boats</a></footer></article>`,
    ],
    [
      'comments that are neither entries of a list nor articles',
      `<article>${story}</article><div class="comments-section"><div class="comment"><p>My baker says the same: STAYS</p></div></div>`,
    ],
    ['accounts to follow', `${story}<p><a href="https://x.example/">Facebook</a> <a href="/y">Reddit</a> STAYS</p>`],
    [
      'what is read aloud for what the eye is shown',
      `${story}<p><b aria-hidden="true">Used</b><span class="sr-only">STAYS</span></p>`,
    ],
    [
      'the old price that is read aloud for a crossed one, beside the new one',
      `${story}<p><s aria-hidden="true">€ 30</s> <span class="sr-only">STAYS, once € 30</span> <b>now € 20</b></p>`,
    ],
    [
      'a list of links in the text that drops down',
      `${story}<h2>Forms</h2><div class="dropdown-content">STAYS ${links}</div>`,
    ],
    [
      'what readers say below a heading of that name',
      `${story}<div class="feedback"><p>STAYS: a fine boat.</p><button>1</button><button>2</button></div>`,
    ],
    [
      'a question that the text asks',
      `${story}<p>Was this page helpful? STAYS as the words of a line.</p>${paragraphs(2, 'more')}`,
    ],
    ['a menu of dishes', `${story}<div class="menu-items"><p>Soup STAYS</p><p>Bread</p></div>`],
    [
      'the date beside the text, before its first sentence',
      `<h1>T</h1><div class="sidebar"><p>Published STAYS 8</p><a href="/t">News</a></div>${paragraphs(5, 'text')}`,
    ],
    ['a sidebar with the price of the product', `${story}<div class="sidebar"><p>STAYS $ 40.00</p></div>`],
    ['an offer, whatever its name', `${story}<div class="subscription"><p>STAYS</p><p>$ 40</p><input></div>`],
    ['what is shared, which is no share bar', `${story}<div class="shared-rating"><p>STAYS</p></div>`],
    [
      'a box of sections with the name of a bar',
      `${story}<div class="with-pagination"><h3><a href="/1">STAYS</a></h3><h3><a href="/2">b</a></h3></div>`,
    ],
    [
      'names of plans that are called headers',
      `${story}<div><p><span class="header">STAYS</span></p><p>one</p></div><div><p><span class="header">b</span></p><p>two</p></div>`,
    ],
    [
      'what slides open below its title',
      `${story}<h2>Tips</h2><div class="tip-drawer"><p>STAYS: ${prose(2, 'tip')}</p></div>`,
    ],
    [
      'the words below a picture that opens',
      `${story}<figure><img src="x.png"><figcaption class="lightbox-text">STAYS</figcaption></figure>`,
    ],
    ['the number behind stars', `${story}<p><i class="star"></i><span class="sr-only">4.5 of 5 STAYS</span></p>`],
    ['what a number counts', `${story}<p>24 <span class="visually-hidden">STAYS</span></p>`],
    [
      'comments behind the box of the story',
      `<div><h1>T</h1><div>${paragraphs(8, 'text')}</div><div class="comments"><a href="/ann">Ann</a> <a href="/1">3 May</a><p>STAYS</p></div></div>`,
    ],
    [
      'the columns of a page of stories',
      `<main><h1>News</h1>${['a', 'b', 'c'].map((id) => `<section>${['1', '2', '3'].map((at) => `<h3><a href="/${id}${at}">A long title of the story ${id}${at}</a></h3><p>A teaser.</p>`).join('')}<div class="right-rail"><h4>${id}</h4><a href="/${id}">STAYS</a></div></section>`).join('')}</main>`,
    ],
    [
      'a picture whose caption says more of its subject',
      `${story}<figure><img src="x.png"><div>More on ships: STAYS</div><a href="/1">one</a> <a href="/2">two</a></figure>`,
    ],
    [
      'who wrote a post and when, in a line that is called its signature',
      `${story}<div class="post-layout"><p>An answer.</p><div class="post-signature"><div class="user-info">answered <span>3 May</span> <a href="/u">STAYS</a></div></div></div>`,
    ],
    [
      'a line between the headline and the region',
      `<div><div><h1>T</h1></div><div>Asked <time>3 May</time> by STAYS</div><main><article>${paragraphs(4, 'text')}</article></main></div>`,
    ],
    [
      'comments outside of the article',
      `<main><article>${story}</article><section class="comments-area"><ol><li>Ann: a comment of hers STAYS</li></ol></section></main>`,
    ],
    [
      'who wrote the only comment',
      `<main>${story}<ol class="comment-list"><li><article><footer><a href="/ann">STAYS</a> <a href="#1"><time>3 May</time></a></footer><p>Yes.</p></article></li></ol></main>`,
    ],
    [
      'accounts of people, wherever their links lead',
      `${story}<div><b>Ann</b> <a href="#">Twitter STAYS</a> <a href="#">LinkedIn</a></div>`,
    ],
    ["readers' comments", `${story}<section class="comments-area"><p>STAYS</p></section>`],
    ['a word about the author', `${story}<div class="author-bio"><p>STAYS</p></div>`],
    ['a note beside the text', `<main>${story}<aside><p>STAYS as a note.</p></aside></main>`],
    ['the header of an article', `<article><header><p>STAYS</p></header><p>Words.</p></article><p>More.</p>`],
    [
      'stories on a page of stories',
      `<main><h1>News</h1><section><h2>Latest news</h2><a href="/1">STAYS</a></section></main>`,
    ],
    [
      'when a comment was written, in a box that is secondary',
      `<main>${story}<ol class="thread"><li><b>Ann</b><p>Yes.</p><ul class="actions-secondary"><li><a href="#c1">STAYS 5 May</a></li></ul></li></ol></main>`,
    ],
    [
      'the facts of a page without sentences',
      `<main><h1>T</h1><div class="goods"><b>Rope</b> <b>STAYS</b></div><div class="sidebar"><b>Size</b> 6 mm</div></main>`,
    ],
    [
      'the slides that are not shown yet',
      `<main>${story}<div class="slides">${['a', 'b'].map((id) => `<div class="slide" tabindex="-1" aria-hidden="true"><h3>${id} STAYS</h3><p>${prose(1, id)}</p><button>More</button></div>`).join('')}</div></main>`,
    ],
    ['a form to be sent', `${story}<form><p>STAYS</p><textarea></textarea></form>`],
    [
      'the posts of a thread',
      `${story}<div class="comments post"><p>STAYS</p></div><div class="comments post"><p>b</p></div>`,
    ],
    [
      'what records repeat',
      `<main><h1>T</h1>${['a', 'b', 'c'].map((id) => `<div class="card"><h3>${id}</h3><div class="${id}"><p>${prose(1, 'STAYS')}</p></div></div>`).join('')}</main>`,
    ],
    [
      'the byline in the footers of cards',
      `<main><h1>T</h1>${['a', 'b', 'c'].map((id) => `<div><article><h3>${id}</h3><footer><a href="/${id}">STAYS</a></footer></article></div>`).join('')}</main>`,
    ],
    [
      'a column of a product page',
      `<main><h1>T</h1><p>$ 40</p><div class="rightcol">${links.replaceAll('GONE', 'STAYS')}</div></main>`,
    ],
    [
      'a column in each of some sections',
      `<main>${story}${['a', 'b', 'c'].map((id) => `<section><h2>${id}</h2><div class="part-aside">${links.replaceAll('GONE', 'STAYS')}</div></section>`).join('')}</main>`,
    ],
    [
      'goods under a usual heading',
      `<main>${story}<section><h2>Trending</h2><a href="/1">STAYS</a> $ 40 <a href="/2">b</a> $ 50</section></main>`,
    ],
    [
      'who wrote it, in a line that is secondary',
      `${story}<p><span class="secondary-label">By <a href="/ann">STAYS</a></span> in May</p>`,
    ],
    [
      'what each record says of itself',
      `<main>${story}${['a', 'b', 'c'].map((id) => `<div class="entry"><p>${id}</p><div><h4>More on ${id}:</h4>${links.replaceAll('GONE', 'STAYS')}</div></div>`).join('')}</main>`,
    ],
    [
      'who answered each of many questions, and when, in a bar of each',
      `<main><h1>Questions</h1>${['a', 'b', 'c', 'd'].map((id) => `<div class="q"><h3><a href="/${id}">How is ${id} done?</a></h3><div class="menubar"><a href="/${id}#2">2 answers</a> <a href="/u/${id}">STAYS ${id}</a> <a href="/${id}#t">3 May 2021</a></div></div>`).join('')}</main>`,
    ],
    ['hide-on-mobile', `${story}<div class="hide-on-mobile"><p>STAYS</p></div>`],
    ['words that open a dialog', `${story}<p>All sizes are in the <a href="#s" class="open-modal">STAYS</a></p>`],
    [
      'a table of figures, whatever its role',
      `${story}<div role="navigation"><table><tr><th>Cited</th><td>STAYS 40 times</td></tr></table></div>`,
    ],
    [
      'a price in a box of links beside a story',
      `<main><h1>T</h1><div class="text">${paragraphs(8, 'text')}</div><div class="x"><a href="/1">Kettle</a> <a href="/2">STAYS</a> $ 40</div></main>`,
    ],
    [
      'a table that opens in front of the main content',
      `<main>${story}<div role="dialog" class="modal"><table><tr><th>Size</th><td>STAYS</td></tr></table></div></main>`,
    ],
    ['where a text was taken from, with its rights', `<main>${story}<p><em>From a book © 2018 STAYS.</em></p></main>`],
    ['the credit of a picture', `<main>${story}<div>Photo: STAYS © Agency</div></main>`],
    [
      'the end of the text around a line of rights',
      `<main>${story}<div><p>${prose(1, 'STAYS')}</p><span>© 2018 Someone</span></div></main>`,
    ],
    ['goods above a line of rights', `<main>${story}<div><p>STAYS $ 40.00</p><p>© 2018 Someone</p></div></main>`],
    [
      'the byline in a share bar',
      '<main><h1>T</h1><div>By Ann STAYS <a href="https://t.me/share/url?url=x">Telegram</a> <a href="https://vk.com/share.php?url=x">VK</a></div></main>',
    ],
    [
      'words in a sentence that share it',
      `<main>${story}<p>STAYS <a href="https://twitter.com/intent/tweet?text=x">and may be shared</a> by all.</p></main>`,
    ],
    [
      'a step that says to log in',
      `<main>${story}<ol><li>STAYS: <a href="/login">log in</a>.</li><li>Choose a boat.</li></ol></main>`,
    ],
    [
      'the way to the place that an article tells of',
      `<main>${story}<article class="card"><p>${prose(2, 'place')}</p></article><div><a href="/login/">STAYS</a></div></main>`,
    ],
    [
      'the last words of the text, which say to log in',
      `<main>${story}<p>${prose(1, 'text')} <a href="/login">STAYS</a></p></main>`,
    ],
    [
      'a sentence of the text that says to log in',
      `<main>${story}<p>STAYS: <a href="/login">log in</a> first.</p>${paragraphs(2, 'text')}</main>`,
    ],
    [
      'a section with links above a line of rights',
      `<main>${story}<section><h2>Downloads</h2><ul><li><a href="/a.pdf">STAYS</a></li><li><a href="/b.pdf">b</a></li></ul><p>© 2024 Someone</p></section></main>`,
    ],
    [
      'an address above a line of rights',
      `<main>${story}<div><h2>Contact</h2><p>STAYS Street 4</p><p>© 2024 Someone</p></div></main>`,
    ],
    [
      'a list of facts above a line of rights',
      `<h1>Soup</h1>${paragraphs(6, 'text')}<div><ul><li>STAYS 2 onions</li><li>1 leek</li></ul><small>© 2021 Ann</small></div>`,
    ],
    [
      'an entry that tells who has the rights',
      `<main>${story}<dl><dt>Publisher</dt><dd>House</dd><dt>Rights</dt><dd>© 2020 STAYS</dd></dl></main>`,
    ],
    [
      'a list of ways to accounts',
      `<main>${story}<h2>Portals</h2><ul><li><a href="/students/login">STAYS</a></li><li><a href="/staff/login">Staff</a></li></ul></main>`,
    ],
    [
      'the last step of a text on logging in',
      `<main>${story}<p>STAYS at <a href="/login">the page of your account</a>.</p></main>`,
    ],
    [
      'where a text on accounts ends',
      `<main><h1>How to log in</h1>${paragraphs(4, 'text')}<div><p>STAYS: <a href="/login">log in</a>.</p></div></main>`,
    ],
    [
      'accounts to follow',
      `<main><h1>Follow us</h1>${prose(3, 'text')}<ul><li><a href="https://x.com/intent/follow?screen_name=a">STAYS</a></li><li><a href="https://www.facebook.com/share/1AbCd/">b</a></li><li><a href="https://www.threads.net/intent/follow?username=c">c</a></li></ul></main>`,
    ],
    [
      'numbers to write to',
      `<main>${story}<p><a href="https://api.whatsapp.com/send?text=Hello&amp;phone=4930123">STAYS</a> <a href="https://wa.me/4930124?text=Hello">b</a> <a href="mailto:us@example.com?subject=Boat">c</a></p></main>`,
    ],
    [
      'sayings that a click shares',
      `<main><h1>T</h1><ul><li><a href="https://twitter.com/intent/tweet?text=a">STAYS as a saying of some length, to be said again by all of you</a></li><li><a href="https://twitter.com/intent/tweet?text=b">Another saying of such a length, to be said again by all of you</a></li></ul></main>`,
    ],
    [
      'the price before share links',
      '<main><h1>Boat</h1><div>$ 40 STAYS <a href="https://t.me/share/url?url=x">Telegram</a> <a href="https://vk.com/share.php?url=x">VK</a></div></main>',
    ],
    [
      'the author before share links',
      '<main><h1>T</h1><div>Ann STAYS <a href="https://t.me/share/url?url=x">Telegram</a> <a href="https://vk.com/share.php?url=x">VK</a></div></main>',
    ],
    [
      'the date of a text before its share links',
      `<main>${story}<div>Written in STAYS 2024 <a href="https://t.me/share/url?url=x">Telegram</a> <a href="https://vk.com/share.php?url=x">VK</a></div></main>`,
    ],
    [
      'rights of parts in a list',
      `<main><h1>Licences</h1>${paragraphs(4, 'text')}<ul><li>Rope © 2019 Ann</li><li>Sail © 2020 Ben</li><li>STAYS © 2021 Cem</li></ul></main>`,
    ],
    [
      'rights of parts below their names',
      `<main><h1>Licences</h1>${paragraphs(4, 'text')}<div><h2>Rope</h2><div>© 2019 Ann</div></div><div><h2>Sail</h2><div>© 2020 STAYS</div></div></main>`,
    ],
    [
      'the rights of a figure',
      `<main>${story}<figure><img src="/a.jpg"><figcaption>STAYS © 2020 Ann</figcaption></figure></main>`,
    ],
    [
      'more news on a page that begins with news',
      `<main><h1>Harbour</h1>${['a', 'b', 'c', 'd'].map((id) => `<div><h3><a href="/${id}">The ferry of the morning ${id}</a></h3><p>${prose(1, 'text', 1)}</p></div>`).join('')}<section><h2>More news</h2><h3><a href="/e">STAYS</a></h3><h3><a href="/f">f</a></h3></section></main>`,
    ],
    ['the dialog the page is in', `<div role="dialog"><h1>STAYS</h1>${paragraphs(3, 'clause')}</div>`],
  ])('%s', (_, html) => {
    expect(judged(html).kept).toContain('STAYS');
  });

  it('a picture that a click shares', () => {
    const picture = '<img src="/x.jpg" alt="The harbour and its boats in the long winter">';
    const { leftOut } = judged(`<main>${story}<a href="https://twitter.com/intent/tweet?url=x">${picture}</a></main>`);
    expect(leftOut.size).toBe(0);
  });

  it('who wrote a post beside its text, and when', () => {
    const post = (id: string): string =>
      `<article><aside><a href="/${id}">STAYS ${id}</a> <time>May</time></aside><p>Words.</p></article>`;
    expect(judged(`<main><h1>T</h1>${post('ann')}${post('ben')}</main>`).kept).toContain('STAYS ben');
  });

  it('the signature of a function, but not that of a member of a forum', () => {
    const post = `${story}<article class="message"><p>ANSWER</p><aside class="message-signature">MOTTO</aside></article>`;
    expect(judged(post).leftOut.get('MOTTO')).toBe('signature');
    expect(judged(`${story}<div class="member-signature">INTEGER size()</div>`).kept).toContain('INTEGER');
  });
});

describe('headings and what they stand over', () => {
  it('go together', () => {
    const { kept, leftOut } = judged(`<main>${story}<h2>OTHERS</h2><div class="related">${links}</div></main>`);
    expect(kept).not.toContain('OTHERS');
    expect(leftOut.get('OTHERS')).toBe('heading of what was left out');
  });

  it('stay together', () => {
    const { kept } = judged(`<main>${story}<h2>OTHERS</h2><div class="related">${links}</div><p>STAYS.</p></main>`);
    expect(kept).toContain('OTHERS');
  });
});

describe('boxes of links around a story', () => {
  const text = `<div class="text">${paragraphs(8, 'text')}</div>`;

  it('lead elsewhere', () => {
    const { kept, leftOut } = judged(`<main><h1>T</h1>${text}<div class="more">${links}</div></main>`);
    expect(kept).not.toContain('GONE');
    expect([...leftOut.values()]).toEqual(['links around a story']);
  });

  it('lead elsewhere when their ids tell them from the box of the story', () => {
    const columns = `<div id="left"><h1>T</h1>${text}</div><div id="right">${links}</div>`;
    expect(judged(`<main>${columns}</main>`).kept).not.toContain('GONE');
  });

  it('stay when they are of the shape of the story, or lists of its own', () => {
    const { kept } = judged(
      `<main><h1>T</h1><div>${text}</div><div>${links}</div>${links.replaceAll('GONE', 'OWN')}</main>`,
    );
    expect(kept).toContain('GONE');
    expect(kept).toContain('OWN');
  });
});

describe('what only looks like a way elsewhere', () => {
  const text = `<div class="text">${paragraphs(8, 'text')}</div>`;

  it.each([
    ['the contents of the page', `<div>${links.replaceAll('href="/', 'href="#').replaceAll('GONE', 'STAYS')}</div>`],
    [
      'records with headings',
      `<div>${['a', 'b', 'c'].map((id) => `<h3><a href="/${id}">STAYS ${id}</a></h3>`).join('')}</div>`,
    ],
  ])('stays beside a story: %s', (_, box) => {
    expect(judged(`<main><h1>T</h1>${text}${box}</main>`).kept).toContain('STAYS');
  });

  it('stays at the end of a page without landmarks: records with headings', () => {
    const records = ['a', 'b', 'c'].map((id) => `<h3><a href="/${id}">STAYS ${id}</a></h3>`).join('');
    expect(judged(`<div><h1>T</h1><p>Words.</p></div><div>${records}</div>`).kept).toContain('STAYS c');
  });
});

describe('the box with a usual id', () => {
  it('is the region only when it has most of the text', () => {
    const rest = `<div>${paragraphs(4, 'STAYS')}</div>`;
    expect(judged(`<div id="content"><h1>T</h1>${paragraphs(2, 'text')}</div>${rest}`).kept).toContain('STAYS3');
    expect(judged(`<div id="content"><h1>T</h1>${paragraphs(6, 'text')}</div>${rest}`).kept).not.toContain('STAYS');
  });
});

describe('repeated text', () => {
  it('of a heading right behind the same goes, of one below it and in records stays', () => {
    const twice = (heading: string): string => `<div>${heading}</div><div>${heading}</div>`;
    const { kept } = judged(
      `<main>${story}${twice('<h2>Talk</h2>')}<p>a</p><h3>Part</h3><h4>Part</h4><ul><li>${twice('<h3>Cup</h3>')}</li></ul></main>`,
    );
    expect(kept).toMatch(/ Talk a Part Part Cup Cup$/);
  });

  const card = (id: string): string =>
    `<div class="${id}"><h3>Card</h3><p>$ 40 for all of it</p><p>${prose(2, 'STAYS')}</p></div>`;

  it('with a price stays in each place', () => {
    expect(judged(`<main><h1>T</h1>${card('a')}<p>And</p>${card('b')}</main>`).kept.match(/STAYS/g)).toHaveLength(2);
  });

  it('in records that say something new stays: who wrote each post of a thread', () => {
    const post = (kind: string, at: number): string =>
      `<article class="${kind}"><div><section class="member"><p>ANN, a member since long ago</p><p>of the harbour with 200 posts</p></section></div>${prose(at, `post${at}`)}</article>`;
    const { kept } = judged(`<main><h1>T</h1>${post('starter', 1)}${post('reply', 2)}${post('reply', 3)}</main>`);
    expect(kept.match(/ANN/g)).toHaveLength(3);
  });

  it('of a row of pictures goes, signs that records share stay', () => {
    const row = (names: string): string => [...names].map((id) => `<li><img src="/${id}.png"></li>`).join('');
    const picturesOf = (html: string): number => {
      const table = parseHtml(Buffer.from(`<main>${html}</main>`), { depth: 512 }, noDeadline);
      const { dropped } = mainContent(table, undefined);
      return (
        cleanHtml(
          table,
          { roots: [0], dropped },
          { urls: pageUrls(table, undefined), embedImages: false, deadline: noDeadline },
        ).split('<img').length - 1
      );
    };
    expect(picturesOf(`<h1>T</h1><ul>${row('abcdef')}${row('abcd')}</ul><p>Text.</p><ul>${row('cdef')}</ul>`)).toBe(6);
    expect(picturesOf(`<h1>T</h1>${['one', 'two'].map((id) => `<h2>${id}</h2><ul>${row('abc')}</ul>`).join('')}`)).toBe(
      6,
    );
  });

  it('of the headline goes', () => {
    expect(judged(`<main><h1>TITLE</h1><div><h1>TITLE</h1>${paragraphs(3, 'text')}</div></main>`).kept).toMatch(
      /^TITLE (?!.*TITLE)/,
    );
  });

  it('in a quotation stays', () => {
    const quote = `<blockquote>${paragraphs(2, 'SAID')}</blockquote>`;
    expect(judged(`<main><h1>T</h1>${paragraphs(2, 'SAID')}${quote}</main>`).kept.match(/SAID1/g)).toHaveLength(2);
  });
});

describe('a page of many stories', () => {
  it('keeps the boxes of links around the longest one', () => {
    const teaser = (at: number): string => `<h3><a href="/${at}">Story ${at}</a></h3><p>${prose(at, `lead${at}`)}</p>`;
    const list = `<div class="list">${[1, 2, 3, 4, 5, 6].map(teaser).join('')}</div>`;
    expect(
      judged(`<main><h1>News</h1>${list}<div class="more">${links.replaceAll('GONE', 'STAYS')}</div></main>`).kept,
    ).toContain('STAYS');
  });
});

describe('menus of a page without landmarks', () => {
  it('are the boxes of links at its ends', () => {
    const { kept, leftOut } = judged(
      `<div>${links}</div><h1>T</h1><p>STAYS as it is.</p>${links.replaceAll('GONE', 'LAST')}`,
    );
    expect(kept).toBe('T STAYS as it is.');
    expect(new Set(leftOut.values())).toEqual(new Set(['menu without a landmark']));
  });

  it('are not the links between its texts', () => {
    expect(judged(`<p>First words.</p>${links}<p>Last words.</p>`).kept).toContain('GONE');
  });
});

it('a header that holds the line the title ends with stays where no heading is the headline', () => {
  const page = (title: string): string =>
    `<title>${title}</title><body><div id="top"><div id="name">The library</div><div id="nav"><a href="/">Start</a></div></div>` +
    `<div><div class="header"><div class="summary"><a href="#m">Members</a></div><div class="title">List of classes</div></div>` +
    `<div class="contents">${paragraphs(6, 'text')}</div></div></body>`;
  // Once in the head of the page, once in its text.
  expect(judged(page('The library: List of classes')).kept.match(/List of classes/g)).toHaveLength(2);
  expect(judged(page('The library')).kept).not.toContain('List of classes');
});
