/**
 * Pages of several kinds in the frame sites put around them (menu, sidebar, related links, consent, footer), for tests
 * of the main content. Words in capitals mark what a test looks for.
 */

const sentences = [
  'The ferry to the outer islands leaves at dawn, when the tide is high enough to clear the bar.',
  'Nobody in the harbour office could say how long the repairs would take, but they hoped for spring.',
  'Most of the boats are built of larch, which lasts three decades if it is tarred every second year.',
  'In winter the light reaches the valley for four hours a day, and people plan their work around it.',
  'A survey of forty farms showed that yields rose by a tenth once the ditches had been cleared.',
  'Her grandfather kept the lighthouse until it was automated, and the logbooks are still in the attic.',
  'Prices fell again in the second quarter, while exports of timber and wool stayed where they were.',
];

/** A paragraph of running text; `seed` varies it, `mark` is a word to look for. */
export function prose(seed: number, mark: string, length = 3): string {
  const text = Array.from({ length }, (_, index) => sentences[(seed * 3 + index) % sentences.length]!).join(' ');
  return `${text} ${mark} is what they call it.`;
}

export function paragraphs(count: number, mark: string): string {
  return Array.from({ length: count }, (_, index) => `<p>${prose(index, `${mark}${index}`)}</p>`).join('\n');
}

function links(count: number, word: string): string {
  return Array.from(
    { length: count },
    (_, at) => `<li><a href="/${word.toLowerCase()}/${at}">${word} ${at}</a></li>`,
  ).join('');
}

/** A whole page: `head` and `body` in the frame of a site. */
export function sitePage(body: string, head = ''): string {
  return `<!DOCTYPE html><html lang="en"><head><title>A page - The Harbour</title>${head}</head><body class="site">
<header class="site-header"><a class="logo" href="/">The HEADERLINK</a><nav class="main-nav"><ul>${links(14, 'MENU')}</ul></nav>
<form class="search" action="/s"><input name="q"><button>SEARCHBUTTON</button></form></header>
<div class="cookie-consent" role="dialog"><p>We use COOKIES to improve your experience on this site and to show you advertisements.</p><button>Accept all</button></div>
<div class="page-wrapper">${body}</div>
<footer class="site-footer"><div class="newsletter-signup"><h3>Stay in touch</h3><p>Subscribe to our NEWSLETTER and never miss an update.</p></div>
<ul>${links(12, 'FOOTERLINK')}</ul><p class="copyright">Copyright 2024 COPYRIGHTHOLDER. All rights reserved.</p></footer></body></html>`;
}

const sidebar = `<aside class="sidebar"><div class="widget"><h4>Most read</h4><ul>${links(8, 'POPULAR')}</ul></div>
<div class="widget ad-slot">ADVERTISEMENT</div></aside>`;

const related = `<section class="related-articles"><h3>You may also like</h3><div class="card"><a href="/r/1"><h4>RELATED story one</h4></a></div>
<div class="card"><a href="/r/2"><h4>RELATED story two</h4></a></div><div class="card"><a href="/r/3"><h4>RELATED story three</h4></a></div></section>`;

export function articlePage(): string {
  return sitePage(
    `<article class="post"><h1>TITLE of the article</h1><div class="entry-content">${paragraphs(5, 'PARAGRAPH')}
<h2>SUBHEADING in between</h2>${paragraphs(4, 'LATER')}<ul><li>POINT one of the list, with some words</li><li>POINT two of the list, with more words</li></ul>
${paragraphs(2, 'ENDING')}</div><div class="share-buttons"><a href="#">Share on SHAREBOOK</a> <a href="#">Tweet</a></div></article>${related}${sidebar}`,
    '<meta property="og:type" content="article">',
  );
}

export function documentationPage(): string {
  return sitePage(`<div class="docs-layout"><div class="docs-sidebar"><ul>${links(30, 'CHAPTER')}</ul></div>
<main class="docs-content"><div class="markdown"><h1>Configure the TITLE</h1><p>${prose(1, 'INTRODUCTION')}</p><h2>INSTALL it</h2><p>Run this command in the root of your project:</p>
<pre><code class="language-sh">npm install COMMANDLINE</code></pre><p>${prose(2, 'EXPLANATION')}</p><h2>OPTIONS of the file</h2>
<table><thead><tr><th>Option</th><th>Default</th><th>Meaning</th></tr></thead><tbody><tr><td>TIMEOUTOPTION</td><td>30</td><td>Seconds to wait for an answer</td></tr>
<tr><td>RETRYOPTION</td><td>2</td><td>How often a failed request is sent again</td></tr></tbody></table><h2>EXAMPLE</h2><pre><code>const server = new EXAMPLECODE();
server.listen(8080);</code></pre><p>${prose(4, 'CLOSING')}</p></div></main></div>`);
}

export function productPage(): string {
  const related = Array.from(
    { length: 4 },
    (_, at) =>
      `<div class="product-card"><a href="/p/${at}">ALSOBOUGHT ${at}</a><span class="price">$${at}9</span></div>`,
  ).join('');
  return sitePage(
    `<main><div class="product-page"><div class="gallery"><img src="/1.jpg" alt="Front"></div><div class="product-info"><h1>The TITLE kettle</h1><div class="price">$ 49.00</div>
<button class="add-to-cart">Add to cart</button></div><div class="product-description"><h2>Description</h2><p>${prose(0, 'DESCRIPTION')}</p><p>${prose(3, 'MATERIAL')}</p>
<ul><li>FEATURE: boils a litre in three minutes</li><li>FEATURE: handle stays cool while the water boils</li></ul></div>
<div class="specifications"><h2>Specifications</h2><table><tr><th>Weight</th><td>WEIGHTVALUE 1.2 kg</td></tr><tr><th>Power</th><td>POWERVALUE 2200 W</td></tr></table></div></div></main>
<div class="related-products"><h3>Customers also bought</h3>${related}</div>`,
    '<meta property="og:type" content="product"><script type="application/ld+json">{"@type":"Product","name":"Kettle"}</script>',
  );
}

export function listingPage(): string {
  const cards = Array.from(
    { length: 16 },
    (_, at) =>
      `<div class="listing-item"><h3><a href="/i/${at}">ENTRY${at} of the list</a></h3><p class="summary">${prose(at, `SUMMARY${at}`, 1)}</p></div>`,
  ).join('\n');
  return sitePage(`<main><h1>All TITLE entries</h1><div class="listing">${cards}</div></main>${sidebar}`);
}

export function forumPage(): string {
  const posts = Array.from(
    { length: 9 },
    (_, at) =>
      `<div class="post" id="p${at}"><div class="postprofile"><a href="/u/${at}">user${at}</a></div><div class="postbody"><div class="content">${prose(at, `POST${at}`, 2)}</div></div></div>`,
  ).join('\n');
  return sitePage(
    `<div class="topic"><h1>How do I TITLE this?</h1>${posts}</div>`,
    '<script type="application/ld+json">{"@type":"DiscussionForumPosting"}</script>',
  );
}

export function servicePage(): string {
  const section = (at: number): string =>
    `<section class="feature-section"><h2>BENEFIT${at} for you</h2><p>${prose(at, `REASON${at}`, 2)}</p></section>`;
  return sitePage(`<main><section class="intro"><h1>We TITLE your boats</h1><p>${prose(5, 'PROMISE')}</p></section>
${[1, 2, 3, 4, 5, 6].map(section).join('\n')}</main>`);
}
