/**
 * Pages in the markup of everyday systems, written by hand: what a reader came for, and the frame each system puts around
 * it. `has` are lines or parts of the Markdown, `lacks` words of the frame.
 */
export interface EverydayPage {
  about: string;
  page: string;
  has: readonly string[];
  lacks: readonly string[];
}

const items = (texts: readonly string[], open = 'li'): string =>
  texts.map((text) => `<${open}>${text}</${open.split(' ')[0]}>`).join('');
const linked = (texts: readonly string[], open = 'li'): string =>
  items(
    texts.map((text, at) => `<a href="/${text.toLowerCase().replace(/\W+/g, '-')}-${at}">${text}</a>`),
    open,
  );
const page = (title: string, body: string): string =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body>${body}</body></html>`;

export const everydayPages: readonly EverydayPage[] = [
  {
    about: 'an article of a site with hashed class names',
    page: page(
      'Why ferries float | Harbour Post',
      `<div id="__next"><div class="css-1x2y3z"><div class="css-9k8j7h"><a href="/" class="css-logo1"><svg></svg>Harbour Post</a><button class="css-b1">Menu</button>
<ul class="css-4f5g6h">${linked(['World', 'Business', 'Sport', 'Culture', 'Opinion'])}</ul></div>
<div class="css-main7"><div class="css-11aa"><h1 class="css-h1x">Why ferries float</h1><p class="css-dek">A hull is mostly air, and that is the point.</p>
<div class="css-by"><span>By <a href="/people/ada">Ada Quay</a></span><time datetime="2025-02-03">3 February 2025</time></div></div>
<figure class="css-fig"><img src="/i/ferry.jpg" alt="A ferry at dawn"><figcaption>The Aurora leaves port. Photo: L. Pier</figcaption></figure>
<div class="css-body"><p>A ferry of nine thousand tonnes displaces nine thousand tonnes of water, and so it floats where a solid block of steel would sink at once.</p>
<p>Naval architects have known this since antiquity, yet every generation of passengers asks the same question at the rail.</p>
<h2>What keeps it upright</h2><p>Weight low in the hull and a wide beam bring the ship back whenever a wave pushes it over, like a toy that rights itself.</p>
<ul><li>Ballast tanks below the car deck</li><li>Fins that unfold at sea</li></ul>
<p>Both are checked before each crossing, and the log of those checks is open to the public in the harbour office.</p></div></div>
<div class="css-foot9"><ul>${linked(['About us', 'Imprint', 'Careers'])}</ul><p>© 2025 Harbour Post Ltd.</p></div></div></div>`,
    ),
    has: [
      '# Why ferries float',
      'A hull is mostly air',
      '[Ada Quay](https://site.example/people/ada)',
      '3 February 2025',
      '![A ferry at dawn](https://site.example/i/ferry.jpg)',
      'The Aurora leaves port',
      '## What keeps it upright',
      '- Fins that unfold at sea',
      'open to the public',
    ],
    lacks: ['Opinion', 'Imprint', '© 2025'],
  },
  {
    about: 'a post of a weblog with widgets and comments',
    page: page(
      'Pruning old apple trees – Orchard Notes',
      `<div id="page" class="site"><a class="skip-link screen-reader-text" href="#content">Skip to content</a>
<header id="masthead" class="site-header"><p class="site-title"><a href="/">Orchard Notes</a></p><nav id="site-navigation" class="main-navigation"><ul id="primary-menu">${linked(['Start', 'Trees', 'Tools', 'Shop'])}</ul></nav></header>
<div id="content" class="site-content"><div id="primary" class="content-area"><main id="main" class="site-main">
<article id="post-12" class="post-12 post type-post hentry category-trees"><header class="entry-header"><h1 class="entry-title">Pruning old apple trees</h1>
<div class="entry-meta"><span class="posted-on"><time class="entry-date published" datetime="2025-01-18">January 18, 2025</time></span> <span class="byline">by <a class="url fn n" href="/author/mo">Mo Pippin</a></span></div></header>
<div class="entry-content"><p>An old tree forgives a lot, but not everything at once: spread the work over three winters and never take more than a fifth of the crown.</p>
<h2 class="wp-block-heading">When to start</h2><p>After the hardest frost, on a dry day, and before the buds swell. Earlier cuts freeze, later ones bleed.</p>
<figure class="wp-block-table"><table><thead><tr><th>Month</th><th>Task</th></tr></thead><tbody><tr><td>January</td><td>Remove dead wood</td></tr><tr><td>March</td><td>Thin the crown</td></tr></tbody></table></figure>
<ol><li>Cut out what is dead.</li><li>Open the middle.</li></ol></div>
<footer class="entry-footer"><span class="cat-links">Posted in <a href="/c/trees" rel="category tag">Trees</a></span> <span class="tags-links">Tagged <a href="/t/winter" rel="tag">winterwork</a></span></footer></article>
<nav class="navigation post-navigation"><div class="nav-links"><div class="nav-previous"><a href="/old">Previous: Sharpening shears</a></div></div></nav>
<div id="comments" class="comments-area"><h2 class="comments-title">One thought on “Pruning old apple trees”</h2><ol class="comment-list"><li id="comment-5" class="comment even"><article class="comment-body"><footer class="comment-meta"><b class="fn">Wren</b> <time datetime="2025-01-20">January 20, 2025</time></footer><div class="comment-content"><p>Mine bled badly in April, now I know why.</p></div></article></li></ol>
<div id="respond" class="comment-respond"><h3 id="reply-title" class="comment-reply-title">Leave a Reply</h3><form action="/wp-comments-post.php" id="commentform" class="comment-form"><p>Your email address will not be published.</p><textarea id="comment" name="comment"></textarea><input type="submit"></form></div></div>
</main></div><aside id="secondary" class="widget-area"><section id="search-2" class="widget widget_search"><form role="search" class="search-form"><input type="search"></form></section><section class="widget widget_recent_entries"><h2 class="widget-title">Recent Posts</h2><ul>${linked(['Grafting', 'Rootstocks', 'Scab'])}</ul></section></aside></div>
<footer id="colophon" class="site-footer"><div class="site-info">Proudly powered by WordPress</div></footer></div>`,
    ),
    has: [
      '# Pruning old apple trees',
      'January 18, 2025',
      '[Mo Pippin](https://site.example/author/mo)',
      '## When to start',
      '| Month | Task |',
      '| March | Thin the crown |',
      '1. Cut out what is dead.',
    ],
    lacks: ['Tools', 'Skip to content', 'Previous:', 'Leave a Reply', 'email address', 'Rootstocks', 'powered by'],
  },
  {
    about: 'a product of a shop with variants, accordions and goods beside it',
    page: page(
      'Canvas Rucksack – Field & Thread',
      `<a class="skip-to-content-link button visually-hidden" href="#MainContent">Skip to content</a><div id="shopify-section-announcement-bar" class="shopify-section"><div class="announcement-bar"><p>Free shipping over $60</p></div></div>
<div class="shopify-section section-header"><header class="header"><h1 class="header__heading"><a href="/" class="header__heading-link">Field & Thread</a></h1><nav class="header__inline-menu"><ul>${linked(['Bags', 'Shirts', 'Sale'])}</ul></nav></header></div>
<main id="MainContent" class="content-for-layout"><section class="shopify-section section"><product-info><div class="product grid"><div class="product__media-wrapper"><ul class="product__media-list"><li><img src="//cdn.example/ruck-1.jpg" alt="Rucksack, front"></li></ul></div>
<div class="product__info-wrapper"><div class="product__title"><h1>Canvas Rucksack</h1></div><div class="price price--on-sale"><span class="visually-hidden">Regular price</span><s class="price-item price-item--regular">$120.00</s> <span class="price-item price-item--sale">$89.00</span></div>
<variant-selects><label for="Size">Size</label><select name="options[Size]" id="Size"><option value="18 L">18 L</option><option value="24 L">24 L (+ $15)</option></select></variant-selects>
<p class="stock">In stock, leaves within two days</p><button type="submit" name="add">Add to cart</button>
<div class="product__description rte"><p>Waxed cotton from one mill, straps of bridle leather, brass that is meant to tarnish.</p><ul><li>Fits a 15-inch laptop</li><li>1.4 kg</li></ul></div>
<div class="product__accordion accordion"><details><summary><h2 class="accordion__title">Care</h2></summary><div class="accordion__content"><p>Brush it dry, wax it once a year, and keep it out of the machine.</p></div></details></div></div></div></product-info></section>
<section class="shopify-section section"><product-recommendations class="related-products"><h2 class="related-products__heading">You may also like</h2><ul class="grid product-grid">${[1, 2, 3, 4].map((at) => `<li><div class="card"><h3><a href="/products/o${at}">OTHERBAG ${at}</a></h3><span class="price">$${at}5.00</span></div></li>`).join('')}</ul></product-recommendations></section></main>
<div class="shopify-section section-footer"><footer class="footer"><div class="newsletter"><h2>Subscribe to our emails</h2><form><input type="email"></form></div><small>© 2025, Field & Thread</small></footer></div>`,
    ),
    has: [
      '# Canvas Rucksack',
      '$89.00',
      '$120.00',
      '24 L (+ $15)',
      'In stock',
      '- Fits a 15-inch laptop',
      'Brush it dry',
      '![Rucksack, front](https://cdn.example/ruck-1.jpg)',
    ],
    lacks: ['Skip to content', 'Shirts', 'OTHERBAG', 'Subscribe', '© 2025'],
  },
  {
    about: 'a page of documentation with tabs, code and a table of contents',
    page: page(
      'Rate limits | Tidewater Docs',
      `<div id="__docusaurus"><div role="region" aria-label="Skip to main content"><a class="skipToContent_fXgn" href="#__docusaurus_skipToContent_fallback">Skip to main content</a></div>
<nav aria-label="Main" class="navbar navbar--fixed-top"><div class="navbar__items">${linked(['Guides', 'Reference', 'Blog'], 'div')}</div></nav>
<div class="main-wrapper"><div class="docsWrapper_hBAB"><aside class="theme-doc-sidebar-container"><nav aria-label="Docs sidebar" class="menu"><ul class="theme-doc-sidebar-menu menu__list">${linked(['Install', 'Configure', 'Deploy'], 'li class="menu__list-item"')}</ul></nav></aside>
<main class="docMainContainer_TBSr"><div class="container"><div class="row"><div class="col docItemCol_VOVn"><div class="docItemContainer_Djhp"><article><nav class="theme-doc-breadcrumbs breadcrumbsContainer_Z_bl" aria-label="Breadcrumbs"><ul class="breadcrumbs"><li class="breadcrumbs__item"><a class="breadcrumbs__link" href="/">Homecrumb</a></li></ul></nav>
<div class="tocCollapsible_ETCw theme-doc-toc-mobile"><button type="button" class="clean-btn">On this page</button></div>
<div class="theme-doc-markdown markdown"><header><h1>Rate limits</h1></header><p>Each key may send sixty requests a minute; what is beyond that is answered with <code>429</code>.</p>
<h2 class="anchor anchorWithStickyNavbar_LWe7" id="headers">Headers<a href="#headers" class="hash-link" aria-label="Direct link to Headers" title="Direct link to Headers">​</a></h2>
<table><thead><tr><th>Header</th><th>Meaning</th></tr></thead><tbody><tr><td><code>X-Left</code></td><td>Requests left in this minute</td></tr></tbody></table>
<div class="tabs-container tabList__CuJ"><ul role="tablist" class="tabs"><li role="tab" class="tabs__item tabs__item--active">npm</li><li role="tab" class="tabs__item">Yarn</li></ul><div class="margin-top--md"><div role="tabpanel" class="tabItem_Ymn6"><div class="language-bash codeBlockContainer_Ckt0 theme-code-block"><div class="codeBlockContent_biex"><pre tabindex="0" class="prism-code language-bash"><code class="codeBlockLines_e6Vv"><span class="token-line"><span class="token plain">npm install tidewater</span><br></span></code></pre><div class="buttonGroup__atx"><button type="button" aria-label="Copy code to clipboard" class="clean-btn">Copy</button></div></div></div></div><div role="tabpanel" class="tabItem_Ymn6" hidden=""><div class="language-bash codeBlockContainer_Ckt0"><pre class="prism-code language-bash"><code><span class="token-line">yarn add tidewater<br></span></code></pre></div></div></div></div>
<div class="theme-admonition theme-admonition-note alert alert--secondary"><div class="admonitionHeading_Gvgb">note</div><div class="admonitionContent_BuS1"><p>Limits count per key, not per address.</p></div></div></div>
<footer class="theme-doc-footer docusaurus-mt-lg"><div class="theme-doc-footer-edit-meta-row row"><div class="col"><a href="https://git.example/edit" class="theme-edit-this-page">Edit this page</a></div></div></footer></article>
<nav class="docusaurus-mt-lg pagination-nav" aria-label="Docs pages"><a class="pagination-nav__link" href="/deploy"><div class="pagination-nav__sublabel">Next</div><div class="pagination-nav__label">DeployNext</div></a></nav></div></div>
<div class="col col--3"><div class="tableOfContents_bqdL thin-scrollbar"><ul class="table-of-contents"><li><a href="#headers" class="table-of-contents__link">TocHeaders</a></li></ul></div></div></div></div></main></div></div>
<footer class="theme-layout-footer footer footer--dark"><div>Copyright © 2025 Tidewater.</div></footer></div>`,
    ),
    has: [
      '# Rate limits',
      'sixty requests a minute',
      '## Headers',
      '| `X-Left` | Requests left in this minute |',
      '```bash\nnpm install tidewater\n```',
      'yarn add tidewater',
      'Limits count per key',
    ],
    lacks: ['Skip to main', 'Guides', 'Configure', 'Homecrumb', 'DeployNext', 'TocHeaders', 'Copyright', 'Copy\n'],
  },
  {
    about: 'an article of an encyclopedia with its box of facts, notes and sections',
    page: page(
      'Saltmarsh - Freepedia',
      `<div id="mw-page-base" class="noprint"></div><div id="content" class="mw-body" role="main"><a id="top"></a><div id="siteNotice"></div><h1 id="firstHeading" class="firstHeading">Saltmarsh</h1><div id="bodyContent" class="vector-body"><div id="siteSub" class="noprint">From Freepedia, the free encyclopedia</div><div id="contentSub"></div><div id="jump-to-nav"></div><a class="mw-jump-link" href="#mw-head">Jump to navigation</a>
<div id="mw-content-text" class="mw-body-content mw-content-ltr"><div class="mw-parser-output"><table class="infobox"><tbody><tr><th colspan="2">Saltmarsh</th></tr><tr><th>Type</th><td>Coastal wetland</td></tr><tr><th>Area</th><td>54,000 km<sup>2</sup></td></tr></tbody></table>
<p>A <b>saltmarsh</b> is a coastal wetland that is flooded and drained by <a href="/wiki/Tide">tides</a>.<sup id="cite_ref-1" class="reference"><a href="#cite_note-1">[1]</a></sup> Most lie on low shores of the temperate zone.</p>
<div id="toc" class="toc" role="navigation"><div class="toctitle"><h2>Contents</h2></div><ul><li><a href="#Plants"><span class="tocnumber">1</span> <span class="toctext">Plants</span></a></li></ul></div>
<h2><span class="mw-headline" id="Plants">Plants</span><span class="mw-editsection">[<a href="/w/edit">edit</a>]</span></h2><p>Cordgrass and glasswort grow where the water stands longest, sea lavender on the higher ground.</p><ul><li><a href="/wiki/Glasswort">Glasswort</a>, edible</li><li><a href="/wiki/Cordgrass">Cordgrass</a></li></ul>
<h2><span class="mw-headline" id="References">References</span></h2><div class="reflist"><ol class="references"><li id="cite_note-1"><span class="mw-cite-backlink">^</span> <span class="reference-text">Marsh, A. (2011). <i>Wet Ground</i>.</span></li></ol></div></div>
<div id="catlinks" class="catlinks"><div class="mw-normal-catlinks"><a href="/wiki/C">Categories</a>: <ul>${linked(['Wetlands', 'Coasts'])}</ul></div></div></div></div></div>
<div id="mw-navigation"><h2>Navigation menu</h2><div id="mw-head"><nav id="p-personal" class="mw-portlet"><ul>${linked(['Create account', 'Log in'])}</ul></nav></div><div id="mw-panel"><nav class="portal"><ul>${linked(['Main page', 'Random article'])}</ul></nav></div></div>
<footer id="footer" class="mw-footer" role="contentinfo"><ul><li>This page was last edited on 1 May 2025.</li></ul></footer>`,
    ),
    has: [
      '# Saltmarsh',
      '| Type | Coastal wetland |',
      'flooded and drained by [tides](https://site.example/wiki/Tide)',
      '## Plants',
      '- [Glasswort](https://site.example/wiki/Glasswort), edible',
      '## References',
      'Wet Ground',
    ],
    lacks: ['Jump to navigation', 'Create account', 'Random article', 'last edited'],
  },
  {
    about: 'a topic of a discussion board as it is served without scripts',
    page: page(
      'How do I bleed the brakes? - Garage - Wrench Talk',
      `<header><a href="/">Wrench Talk</a></header><div id="main-outlet" class="wrap" role="main"><div id="topic-title"><h1><a href="/t/bleed/88">How do I bleed the brakes?</a></h1><div class="topic-category"><span itemscope itemtype="http://schema.org/BreadcrumbList"><a href="/c/garage" class="badge-wrapper"><span class="category-name">GarageCat</span></a></span></div></div>
<div itemscope itemtype="http://schema.org/DiscussionForumPosting"><meta itemprop="headline" content="How do I bleed the brakes?">
${[
  ['kit', '2025-04-01', 'The pedal is soft after I changed a hose. Do I have to do all four wheels?'],
  ['spanner', '2025-04-02', 'Yes. Start with the wheel that is farthest from the master cylinder.'],
  ['olga', '2025-04-02', 'And never let the reservoir run dry, or you start again.'],
]
  .map(
    ([user, day, text], at) =>
      `<div id="post_${at + 1}" class="topic-body crawler-post"><div class="crawler-post-meta"><span class="creator" itemprop="author" itemscope itemtype="http://schema.org/Person"><a itemprop="url" rel="nofollow" href="/u/${user}"><span itemprop="name">${user}</span></a></span><span class="crawler-post-infos"><time itemprop="datePublished" datetime="${day}T10:00:00Z" class="post-time">April ${Number(day!.slice(-2))}, 2025</time><span itemprop="position">${at + 1}</span></span></div><div class="post" itemprop="text"><p>${text}</p></div><div itemprop="interactionStatistic" itemscope></div></div>`,
  )
  .join('')}</div>
<div id="related-topics" class="more-topics__list" role="complementary"><h3 class="more-topics__list-title">Related topics</h3><div class="topic-list-container"><table class="topic-list"><tbody>${[1, 2, 3].map((at) => `<tr class="topic-list-item"><td><a href="/t/x/${at}" class="title raw-link">SOMETOPIC ${at}</a></td><td>${at}</td></tr>`).join('')}</tbody></table></div></div></div>
<footer class="container wrap"><nav class="crawler-nav"><ul>${linked(['Home', 'Guidelines'])}</ul></nav></footer>`,
    ),
    has: [
      '# ',
      'How do I bleed the brakes?',
      'kit',
      'April 1, 2025',
      'soft after I changed',
      'spanner',
      'farthest',
      'olga',
      'run dry',
    ],
    lacks: ['SOMETOPIC', 'Guidelines'],
  },
  {
    about: 'the front page of a repository with its files and its read-me',
    page: page(
      'GitHub - quay/buoy: A small queue',
      `<div class="position-relative header-wrapper js-header-wrapper"><a href="#start-of-content" class="px-2 py-4 show-on-focus js-skip-to-content">Skip to content</a><header class="HeaderMktg header-logged-out" role="banner"><nav aria-label="Global">${linked(['Platform', 'Solutions'], 'div')}</nav></header></div>
<div class="application-main"><main id="js-repo-pjax-container"><div id="repository-container-header" class="pt-3 hide-full-screen"><div class="d-flex"><strong itemprop="name"><a href="/quay/buoy">buoy</a></strong></div><nav aria-label="Repository" class="js-repo-nav UnderlineNav"><ul>${linked(['Code', 'Issues', 'Pull requests'])}</ul></nav></div>
<div class="Layout"><div class="Layout-main"><table aria-labelledby="folders-and-files"><thead><tr><th>Name</th><th>Last commit message</th></tr></thead><tbody><tr><td><a href="/quay/buoy/tree/main/src">src</a></td><td>Shorter retries</td></tr><tr><td><a href="/quay/buoy/blob/main/LICENSE">LICENSE</a></td><td>First commit</td></tr></tbody></table>
<div class="Box-sc-g0xbh4-0"><article class="markdown-body entry-content container-lg" itemprop="text"><div class="markdown-heading"><h1 tabindex="-1" class="heading-element">Buoy</h1><a id="user-content-buoy" class="anchor" aria-label="Permalink: Buoy" href="#buoy"><svg></svg></a></div><p>A queue that fits in one file and survives a crash of the machine it runs on.</p>
<div class="markdown-heading"><h2 class="heading-element">Install</h2><a class="anchor" href="#install"><svg></svg></a></div><div class="highlight highlight-source-shell notranslate"><pre>npm install buoy</pre><div class="zeroclipboard-container"><clipboard-copy aria-label="Copy" value="npm install buoy"><svg></svg></clipboard-copy></div></div>
<div class="markdown-heading"><h2 class="heading-element">Options</h2></div><markdown-accessiblity-table><table><thead><tr><th>Option</th><th>Default</th></tr></thead><tbody><tr><td><code>retries</code></td><td>3</td></tr></tbody></table></markdown-accessiblity-table>
<ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" class="task-list-item-checkbox" checked disabled> Crash tests</li><li class="task-list-item"><input type="checkbox" class="task-list-item-checkbox" disabled> Windows</li></ul></article></div></div>
<div class="Layout-sidebar"><h2>About</h2><p class="f4 my-3">A small queue</p><div class="topics"><a href="/topics/queue" class="topic-tag">queue</a></div></div></div></main></div>
<footer class="footer" role="contentinfo"><ul>${linked(['Terms', 'Privacy'])}</ul></footer>`,
    ),
    has: ['# Buoy', 'fits in one file', 'npm install buoy', '| `retries` | 3 |', '- [x] Crash tests', '- [ ] Windows'],
    lacks: ['Skip to content', 'Solutions', 'Pull requests', 'Privacy'],
  },
  {
    about: 'a story behind a layer that asks for a subscription',
    page: page(
      'Council votes for the tram - The Morning Ledger',
      `<div class="site-banner ad-slot-top">ADVERT</div><header class="site-header"><a href="/" class="logo">The Morning Ledger</a><nav><ul>${linked(['News', 'Local', 'Obituaries'])}</ul></nav></header>
<div class="breaking-ticker"><span>Breaking</span> <a href="/b">STORMTICKER warning for the coast</a></div>
<main><article itemscope itemtype="https://schema.org/NewsArticle"><div class="kicker"><a href="/local">Local</a></div><h1 itemprop="headline">Council votes for the tram</h1><h2 class="standfirst">After eleven years of debate the first rails will be laid in spring</h2>
<div class="article-meta"><div class="author" itemprop="author">Ines Harrow</div><div class="dates">Published <time itemprop="datePublished" datetime="2025-03-04">4 March 2025</time></div></div><div class="share-tools"><a href="#">Share on SHARENET</a><a href="#">Email</a></div>
<div class="article-body" itemprop="articleBody"><p>The council voted by 31 to 20 on Tuesday night to build the first tram line of the city since 1957, ending a debate that began before most of its members were elected.</p>
<div class="ad-unit" id="ad-mid"><p>Advertisement</p></div><p>“We have talked enough,” said the mayor after the vote. The line will run from the harbour to the university hospital in nineteen minutes.</p>
<aside class="related-inline"><h3>Read more</h3><ul>${linked(['INLINESTORY one', 'INLINESTORY two'])}</ul></aside><h3>What it costs</h3><p>The works are put at £212 million, of which the state pays three fifths. Opponents doubt the sum and have asked for an audit before the contracts are signed.</p>
<blockquote><p>A bus lane would have cost a tenth.</p><footer>Councillor Penn</footer></blockquote></div></article></main>
<section class="most-read"><h2>Most read</h2><ol>${linked(['POPSTORY a', 'POPSTORY b', 'POPSTORY c'])}</ol></section>
<div class="paywall-overlay modal" role="dialog" aria-modal="true"><h2>PAYWALLTEXT</h2><p>You have two free articles left this month.</p><a href="/subscribe">Subscribe</a></div>
<div id="onetrust-consent-sdk"><p>CONSENTTEXT we value your privacy</p></div><footer><p>© The Morning Ledger</p></footer>`,
    ),
    has: [
      '# Council votes for the tram',
      'After eleven years of debate',
      'Ines Harrow',
      '4 March 2025',
      'voted by 31 to 20',
      '### What it costs',
      '£212 million',
      '> A bus lane would have cost a tenth.',
    ],
    lacks: ['ADVERT', 'Obituaries', 'SHARENET', 'INLINESTORY', 'POPSTORY', 'PAYWALLTEXT', 'CONSENTTEXT', 'STORMTICKER'],
  },
  {
    about: 'a recipe with its ingredients, steps and values',
    page: page(
      'Barley Soup - Plain Kitchen',
      `<header class="site-header"><nav class="nav-primary"><ul class="menu">${linked(['Soups', 'Breads', 'About'])}</ul></nav></header><div class="site-inner"><div class="content-sidebar-wrap"><main class="content"><div class="breadcrumb"><a href="/">CRUMBHOME</a> / <a href="/soups">Soups</a></div>
<article class="post entry"><header class="entry-header"><h1 class="entry-title">Barley Soup</h1></header><div class="entry-content"><p>A soup for the first cold week. It tastes better on the second day, so make the full pot and do not plan anything else for lunch.</p><a href="#wprm-recipe-container-9" class="wprm-recipe-jump wprm-recipe-link">Jump to Recipe</a>
<div id="wprm-recipe-container-9" class="wprm-recipe-container"><div class="wprm-recipe wprm-recipe-template-chic"><h2 class="wprm-recipe-name">Barley Soup</h2><div class="wprm-recipe-rating"><span class="wprm-recipe-rating-average">4.8</span> from <span class="wprm-recipe-rating-count">37</span> votes</div>
<div class="wprm-recipe-meta-container"><div class="wprm-recipe-block-container"><span class="wprm-recipe-details-label">Prep Time</span> <span class="wprm-recipe-time">15 <span>minutes</span></span></div><div class="wprm-recipe-block-container"><span class="wprm-recipe-details-label">Servings</span> <span>6</span></div></div>
<div class="wprm-recipe-ingredients-container"><h3 class="wprm-recipe-header">Ingredients</h3><ul class="wprm-recipe-ingredients"><li class="wprm-recipe-ingredient"><span class="wprm-recipe-ingredient-amount">200</span> <span class="wprm-recipe-ingredient-unit">g</span> <span class="wprm-recipe-ingredient-name">pearl barley</span></li><li class="wprm-recipe-ingredient"><span class="wprm-recipe-ingredient-amount">2</span> <span class="wprm-recipe-ingredient-name">leeks</span></li></ul></div>
<div class="wprm-recipe-instructions-container"><h3 class="wprm-recipe-header">Instructions</h3><ol class="wprm-recipe-instructions"><li><div class="wprm-recipe-instruction-text">Soak the barley for an hour.</div></li><li><div class="wprm-recipe-instruction-text">Sweat the leeks, add water, and simmer until soft.</div></li></ol></div>
<div class="wprm-nutrition-label-container"><span class="wprm-nutrition-label-text-nutrition-container"><span>Calories:</span> <span>210</span> kcal</span></div></div></div></div></article></main>
<aside class="sidebar sidebar-primary widget-area"><section class="widget"><h3>Hi, I am COOKNAME</h3><p>I cook.</p></section></aside></div></div><footer class="site-footer"><p>FOOTNOTE</p></footer>`,
    ),
    has: [
      '# Barley Soup',
      '4.8',
      'Prep Time',
      '15 minutes',
      '- 200 g pearl barley',
      '- 2 leeks',
      '1. Soak the barley for an hour.',
      '210',
    ],
    lacks: ['Breads', 'CRUMBHOME', 'FOOTNOTE'],
  },
  {
    about: 'a question with its answers, votes and remarks',
    page: page(
      'linux - How do I count lines in many files? - Ask Nerds',
      `<header class="s-topbar"><a href="#content" class="s-topbar--skip-link">Skip to main</a><ol class="s-navigation">${linked(['Products', 'Teams'])}</ol></header><div class="container"><div id="left-sidebar"><nav><ol>${linked(['Questions', 'Users'])}</ol></nav></div>
<div id="content"><div class="inner-content"><div id="question-header"><h1><a href="/q/1">How do I count lines in many files?</a></h1></div><div class="d-flex"><div><span>Asked</span> <time datetime="2013-04-02">11 years ago</time></div><div>Viewed 52k times</div></div>
<div id="mainbar" role="main">${[
        [
          'mira',
          '2 Apr 2013',
          '42',
          '<p>I want the total of lines.</p><pre class="lang-bash"><code>wc -l *.log</code></pre>',
        ],
        ['raj', '3 Apr 2013', '87', '<p>Use <code>find</code> and pipe it on.</p>'],
        ['ines', '8 Jan 2020', '12', '<p>In another shell two stars do it.</p>'],
      ]
        .map(
          ([name, day, votes, text]) =>
            `<div class="post-layout"><div class="votecell"><button aria-label="Up vote"></button><div class="js-vote-count">${votes}</div></div><div class="postcell"><div class="s-prose">${text}</div><div class="post-signature"><div class="user-info"><div class="user-action-time">written <span class="relativetime">${day}</span></div><div class="user-details"><a href="/users/${name}">${name}</a></div></div></div></div></div>`,
        )
        .join('')}</div>
<div id="sidebar" role="complementary"><h4>Related</h4>${linked(['OTHERQUESTION one', 'OTHERQUESTION two'])}</div></div></div></div><footer class="site-footer"><p>RIGHTSWORD</p></footer>`,
    ),
    has: [
      'How do I count lines in many files?',
      'Asked 11 years ago',
      '```bash',
      'written 2 Apr 2013',
      '[mira](https://site.example/users/mira)',
      '87',
      'written 3 Apr 2013',
      '[ines](https://site.example/users/ines)',
      'two stars do it',
    ],
    lacks: ['Skip to main', 'Products', 'Users\n', 'OTHERQUESTION', 'RIGHTSWORD'],
  },
  {
    about: 'a job advertisement',
    page: page(
      'Bridge Engineer (m/f/d) at Spanwork – Jobs',
      `<div class="top-bar"><a href="/">JobHarbour</a><div class="menu">${linked(['Find jobs', 'Companies', 'Salaries'], 'span')}</div></div>
<div class="job-page"><div class="job-header"><h1>Bridge Engineer (m/f/d)</h1><div class="company"><a href="/companies/spanwork">Spanwork</a></div><ul class="job-facts"><li>Rotterdam</li><li>Full time</li><li>€ 62,000 – 74,000 a year</li></ul><span class="posted">Posted 12 May 2025</span><a class="btn" href="/apply">Apply now</a></div>
<div class="job-description"><h2>Your tasks</h2><ul><li>Check the load of bridges that are older than you</li><li>Plan their repair with the crews on site</li></ul><h2>What you bring</h2><ul><li>A degree in civil engineering</li><li>No fear of heights</li></ul><h2>What we offer</h2><p>Thirty days of leave, a bicycle, and a view.</p></div>
<div class="job-contact"><h2>Contact</h2><p>Femke de Wit, <a href="mailto:jobs@spanwork.example">jobs@spanwork.example</a></p></div></div>
<div class="similar-jobs"><h2>Similar jobs</h2><ul>${linked(['OTHERJOB one', 'OTHERJOB two', 'OTHERJOB three'])}</ul></div>
<div class="job-alert newsletter-signup"><h3>Get jobs by ALERTMAIL</h3><form><input type="email"><button>Go</button></form></div><div class="footer"><a href="/imprint">Imprint</a></div>`,
    ),
    has: [
      '# Bridge Engineer (m/f/d)',
      '[Spanwork](https://site.example/companies/spanwork)',
      'Rotterdam',
      '€ 62,000 – 74,000 a year',
      'Posted 12 May 2025',
      '## Your tasks',
      '- No fear of heights',
      'jobs@spanwork.example',
    ],
    lacks: ['Salaries', 'ALERTMAIL', 'Imprint'],
  },
  {
    about: 'a listing of flats and one flat with its facts',
    page: page(
      'Bright flat by the canal | Nestfinder',
      `<header><nav><ul>${linked(['Buy', 'Rent', 'Sell'])}</ul></nav></header><main><div class="gallery"><img src="/p/1.jpg" alt="Living room"><img src="/p/2.jpg" alt="Kitchen"></div><div class="listing-summary"><h1>Bright flat by the canal</h1><address>12 Lock Lane, Delft</address><p class="price" data-testid="price">€1,450 <span>per month</span></p>
<div class="key-facts"><div class="key-fact"><span class="key-fact__label">Rooms</span><span class="key-fact__value">3</span></div><div class="key-fact"><span class="key-fact__label">Area</span><span class="key-fact__value">74 m²</span></div><div class="key-fact"><span class="key-fact__label">Free from</span><span class="key-fact__value">1 July 2025</span></div></div></div>
<section class="description"><h2>Description</h2><p>The flat lies on the second floor and has windows to three sides. The kitchen was made new in 2021.</p><div class="read-more-content" style="display:none"><p>HIDDENREST</p></div></section>
<section class="features"><h2>Features</h2><ul class="two-columns"><li>Balcony</li><li>Lift</li><li>Cellar</li></ul></section>
<section class="nearby"><h2>Travel times</h2><table><tr><td>Station</td><td>6 min</td></tr><tr><td>School</td><td>4 min</td></tr></table></section>
<section class="contact-agent"><h2>Contact the agent</h2><p>Jan Kade, <a href="tel:+31150000">+31 15 0000</a></p></section>
<section class="similar-listings"><h2>Similar homes</h2><div class="cards">${[1, 2, 3].map((at) => `<a class="card" href="/h/${at}"><span>OTHERHOME ${at}</span><span>€${at},100</span></a>`).join('')}</div></section></main><footer><p>NESTFOOT</p></footer>`,
    ),
    has: [
      '# Bright flat by the canal',
      '12 Lock Lane, Delft',
      '€1,450',
      '**Rooms:** 3',
      '**Area:** 74 m²',
      '## Description',
      '- Lift',
      '| Station | 6 min |',
      '+31 15 0000',
      '![Kitchen](https://site.example/p/2.jpg)',
    ],
    lacks: ['Sell', 'NESTFOOT'],
  },
  {
    about: 'a timetable with stops in rows and rides in columns',
    page: page(
      'Line 7 Harbour – Hospital',
      `<div id="header"><div id="logo"><a href="/">City Transport</a></div><ul id="nav">${linked(['Lines', 'Fares', 'Notices'])}</ul></div><div id="content"><h1>Line 7 Harbour – Hospital</h1><p>Valid from 1 March 2025</p><h2>Monday to Friday</h2>
<table class="timetable"><caption>Rides in the morning</caption><thead><tr><th scope="col">Stop</th><th colspan="2">Rides</th></tr></thead><tbody><tr><th scope="row"><a href="/s/harbour">Harbour</a></th><td>5:02</td><td>5:32</td></tr><tr><th scope="row"><a href="/s/market">Market</a></th><td>5:09</td><td>5:39</td></tr><tr><th scope="row"><a href="/s/hospital">Hospital</a></th><td>5:21</td><td>–</td></tr></tbody></table>
<p><small>– does not run</small></p><ul class="downloads"><li><a href="/pdf/7.pdf">Timetable as PDF</a> (120 kB)</li></ul></div><div id="footer"><p>© City Transport 2025</p></div>`,
    ),
    has: [
      '# Line 7 Harbour – Hospital',
      'Valid from 1 March 2025',
      '## Monday to Friday',
      '| Stop | Rides | Rides |',
      '| [Market](https://site.example/s/market) | 5:09 | 5:39 |',
      '[Timetable as PDF](https://site.example/pdf/7.pdf)',
    ],
    lacks: ['Fares', '© City'],
  },
  {
    about: 'a thread of a classical forum',
    page: page(
      'Leaking hatch - Small Boats Forum',
      `<div id="wrap"><div id="page-header"><div class="headerbar"><a href="./index.php">Small Boats Forum</a></div><div class="navbar"><ul class="linklist">${linked(['FAQ', 'Register', 'Login'])}</ul></div></div>
<div id="page-body"><h2 class="topic-title"><a href="./viewtopic.php?t=9">Leaking hatch</a></h2><div class="action-bar"><div class="pagination">3 posts • Page 1 of 1</div></div>
${[
  ['brine', 'Sat Apr 05, 2025 9:12 am', 'Water comes in at the forward hatch whenever we heel. New seal or new frame?'],
  ['tiller', 'Sat Apr 05, 2025 11:40 am', 'Chalk the rim, close it, look where the chalk is not. Then you know.'],
  ['brine', 'Sun Apr 06, 2025 8:01 am', 'It was the seal. Thank you.'],
]
  .map(
    ([user, day, text], at) =>
      `<div id="p${at}" class="post has-profile bg${at % 2}"><div class="inner"><dl class="postprofile" id="profile${at}"><dt><a href="./memberlist.php?u=${at}" class="username">${user}</a></dt><dd class="profile-rank">Deckhand</dd></dl><div class="postbody"><div><h3><a href="#p${at}">${at > 0 ? 'Re: ' : ''}Leaking hatch</a></h3><p class="author"><a class="unread" href="./viewtopic.php?p=${at}#p${at}"><span class="sr-only">Post</span></a> by <strong><a href="./memberlist.php?u=${at}" class="username">${user}</a></strong> » <time datetime="2025-04-05">${day}</time></p><div class="content">${text}</div><div class="signature">SIGLINE of ${user}</div></div></div></div></div>`,
  )
  .join('<hr class="divider">')}
<div class="action-bar bottom"><a href="./posting.php?mode=reply">Post Reply</a></div><div class="jumpbox"><a href="./viewforum.php?f=2">Return to “Hulls”</a></div><div class="stat-block online-list"><h3>Who is online</h3><p>Users browsing this forum: No registered users and 3 guests</p></div></div>
<div id="page-footer" class="page-footer"><div class="copyright">Powered by BOARDSOFT</div></div></div>`,
    ),
    has: [
      'Leaking hatch',
      'brine',
      'Sat Apr 05, 2025 9:12 am',
      'forward hatch',
      'tiller',
      'Chalk the rim',
      'It was the seal',
    ],
    lacks: ['Register', 'SIGLINE', 'BOARDSOFT'],
  },
  {
    about: 'a comparison of plans in cards and in a table with marks',
    page: page(
      'Pricing — Beacon',
      `<header class="sticky top-0 z-40 w-full"><div class="flex"><a href="/">Beacon</a><nav class="hidden md:flex">${linked(['Product', 'Customers'], 'span')}</nav></div></header><main class="isolate"><div class="mx-auto max-w-7xl px-6"><h1 class="text-5xl">Plans for every harbour</h1><p class="mt-6">Start free, pay when ships arrive.</p>
<div class="grid grid-cols-3">${[
        ['Dinghy', '$0', ['1 user', '100 messages']],
        ['Trawler', '$29', ['10 users', '5,000 messages']],
        ['Liner', '$199', ['Unlimited users', '1 million messages']],
      ]
        .map(
          ([name, price, facts]) =>
            `<div class="rounded-3xl p-8 ring-1"><h3 class="text-lg">${name as string}</h3><p><span class="text-4xl">${price as string}</span><span class="text-sm">/month</span></p><a href="/buy" class="btn">Choose</a><ul role="list">${items(facts as string[])}</ul></div>`,
        )
        .join('')}</div>
<h2>Compare</h2><table><thead><tr><th></th><th>Dinghy</th><th>Trawler</th></tr></thead><tbody><tr><th>Single sign-on</th><td><span class="sr-only">Not included</span><svg></svg></td><td><span class="sr-only">Included</span><svg></svg></td></tr><tr><th>Support</th><td>Forum</td><td>Mail</td></tr></tbody></table></div></main><footer class="bg-gray-900"><p>BEACONFOOT</p></footer>`,
    ),
    has: [
      '# Plans for every harbour',
      'Trawler',
      '$29',
      '- 5,000 messages',
      '$199',
      '## Compare',
      '| Support | Forum | Mail |',
    ],
    lacks: ['Customers', 'BEACONFOOT'],
  },
  {
    about: 'questions whose answers a click opens',
    page: page(
      'Help: Deliveries',
      `<nav class="navbar">${linked(['Shop', 'Help'], 'span')}</nav><div class="container"><h1>Deliveries</h1><p>What people ask most.</p><div class="accordion" id="faq">${[
        ['How long does it take?', 'Two to four days within the country, up to nine abroad.'],
        ['Can I send it back?', 'Within thirty days, unused, with the slip that came in the box.'],
        ['Do you ship to islands?', 'Yes, for a surcharge of €6.'],
      ]
        .map(
          ([question, answer], at) =>
            `<div class="accordion-item"><h2 class="accordion-header" id="h${at}"><button class="accordion-button collapsed" type="button" data-bs-toggle="collapse" data-bs-target="#c${at}" aria-expanded="false" aria-controls="c${at}">${question}</button></h2><div id="c${at}" class="accordion-collapse collapse" data-bs-parent="#faq"><div class="accordion-body">${answer}</div></div></div>`,
        )
        .join('')}</div>
<div class="faq2"><div class="q" role="button" aria-expanded="false">Who carries the parcels?</div><div class="a" style="display: none"><p>The post, and in the old town a bicycle.</p></div></div></div><div class="footer"><p>© 2025 Deliveries Ltd</p></div>`,
    ),
    has: [
      '# Deliveries',
      '## How long does it take?',
      'Two to four days',
      'Within thirty days',
      'surcharge of €6',
      'Who carries the parcels?',
      'in the old town a bicycle',
    ],
    lacks: ['© 2025'],
  },
  {
    about: 'a list of changes by version',
    page: page(
      'Changelog · Buoy',
      `<div class="app"><header class="topnav"><a href="/">Buoy</a><a href="/docs">Docs</a></header><div class="wrapper"><div class="sidebar"><ul>${linked(['v2.1', 'v2.0', 'v1.9'])}</ul></div><div class="content"><h1>Changelog</h1>${[
        [
          '2.1.0',
          '2025-05-20',
          ['Retries wait longer each time', 'New option <code>grace</code>'],
          ['Lost messages after a crash (<a href="/issues/41">#41</a>)'],
        ],
        ['2.0.0', '2025-02-01', ['One file instead of three'], ['Clock skew']],
      ]
        .map(
          ([version, day, added, fixed]) =>
            `<div class="release" id="v${version as string}"><h2><a href="#v${version as string}">${version as string}</a> <small>${day as string}</small></h2><h3>Added</h3><ul>${items(added as string[])}</ul><h3>Fixed</h3><ul>${items(fixed as string[])}</ul></div>`,
        )
        .join('')}</div></div><footer><p>CHANGEFOOT</p></footer></div>`,
    ),
    has: [
      '# Changelog',
      '2.1.0',
      '2025-05-20',
      '### Added',
      '- Retries wait longer each time',
      '- New option `grace`',
      '[#41](https://site.example/issues/41)',
      '- Clock skew',
    ],
    lacks: ['v1.9', 'CHANGEFOOT'],
  },
];
