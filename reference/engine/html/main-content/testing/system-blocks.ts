/**
 * Blocks of the main part in the markup of everyday systems, as templates: `{m}` a word of the block's own, `{a}` an address
 * of its own, `{n}` a noun, `{s}` a sentence, `{i}` a number, `{price}` a price, `{a|b}` one of these, `{2-9}` a number
 * between, `⟦2-9 ...⟧` so many times.
 */
export const systemBlocks: Readonly<Record<string, string>> = {
  gutenbergText:
    '⟦1-3 <p class="has-medium-font-size">{s} {m}.</p>⟧<ul class="wp-block-list">⟦2-5 <li>{m} {n}</li>⟧</ul>',
  iconList:
    '<div class="elementor-widget elementor-widget-icon-list"><ul class="elementor-icon-list-items">⟦3-7 <li class="elementor-icon-list-item"><a href="{a}"><span class="elementor-icon-list-icon"><i class="fas fa-check"></i></span><span class="elementor-icon-list-text">{m} {n}</span></a></li>⟧</ul></div>',
  columns:
    '<div class="wp-block-columns">⟦2-4 <div class="wp-block-column"><figure class="wp-block-image"><img src="/{i}.jpg" alt=""></figure><h3 class="wp-block-heading">{m}</h3><p>{m} {n}</p><div class="wp-block-buttons"><div class="wp-block-button"><a class="wp-block-button__link" href="{a}">{m}</a></div></div></div>⟧</div>',
  viewsRows:
    '<div class="views-element-container"><div class="view view-articles view-id-articles view-display-id-block_1"><div class="view-content">⟦3-8 <div class="views-row"><div class="views-field views-field-title"><span class="field-content"><a href="{a}">{m}</a></span></div><div class="views-field views-field-created"><span class="field-content"><time datetime="2025-02-03">{m}</time></span></div></div>⟧</div></div></div>',
  productGrid:
    '<ul id="product-grid" class="grid product-grid grid--2-col-tablet-down">⟦3-12 <li class="grid__item"><div class="card-wrapper product-card-wrapper underline-links-hover"><div class="card card--standard"><div class="card__inner"><img src="/p{i}.jpg" alt=""></div><div class="card__content"><div class="card__information"><h3 class="card__heading"><a href="{a}" class="full-unstyled-link">{m} {n}</a></h3><div class="price"><div class="price__container"><span class="visually-hidden">Regular price</span><span class="price-item price-item--regular">{price} {m}</span></div></div></div></div></div></div></li>⟧</ul>',
  productInfo:
    '<div class="product__info-wrapper"><div class="product__title"><h2>{m}</h2></div><div class="price price--large"><span class="price-item">{price}</span></div><fieldset class="product-form__input"><legend>{m}</legend>⟦3-3 <input type="radio" name="o" value="x"><label>{m}</label>⟧</fieldset><div class="product__accordion accordion"><details><summary><h3 class="accordion__title">{m}</h3></summary><div class="accordion__content rte"><p>{s} {m}</p></div></details></div></div>',
  topicList:
    '<div class="forumbg"><div class="inner"><ul class="topiclist"><li class="header"><dl class="row-item"><dt><div class="list-inner">{m}</div></dt><dd class="posts">Replies</dd><dd class="lastpost"><span>Last post</span></dd></dl></li></ul><ul class="topiclist topics">⟦3-9 <li class="row bg1"><dl class="row-item topic_read"><dt><div class="list-inner"><a href="{a}" class="topictitle">{m}</a><br><div class="topic-poster responsive-hide left-box">by <a href="{a}" class="username">{m}</a> » 03 Mar 2024, 10:12</div></div></dt><dd class="posts">{1-90}</dd><dd class="views">{100-900}</dd><dd class="lastpost"><span>by <a href="{a}" class="username">{m}</a><br>04 Mar 2024</span></dd></dl></li>⟧</ul></div></div>',
  forumPosts:
    '⟦2-6 <div id="p{i}" class="post has-profile bg2"><div class="inner"><dl class="postprofile"><dt class="has-profile-rank"><div class="avatar-container"></div><a href="{a}" class="username">{m}</a></dt><dd class="profile-posts"><strong>Posts:</strong> {m}</dd></dl><div class="postbody"><div><h3><a href="{a}">Re: {m}</a></h3><p class="author">by <strong><a href="{a}" class="username">{m}</a></strong> » <time datetime="2025-01-02">02 Jan 2025</time></p><div class="content">{s} {m}</div></div></div></div></div>⟧',
  crawlerPosts:
    '⟦2-6 <div id="post_{i}" itemprop="comment" itemscope class="topic-body crawler-post"><div class="crawler-post-meta"><span class="creator" itemprop="author"><a itemprop="url" href="{a}"><span itemprop="name">{m}</span></a></span><span class="crawler-post-infos"><time class="post-time" datetime="2025-02-01">{m}</time><span itemprop="position">2</span></span></div><div class="post" itemprop="text"><p>{s} {m}</p></div></div>⟧',
  docTabs:
    '<div class="theme-tabs-container tabs-container"><ul role="tablist" aria-orientation="horizontal" class="tabs">⟦2-2 <li role="tab" tabindex="0" class="tabs__item">{m}</li>⟧</ul><div class="margin-top--md">⟦2-2 <div role="tabpanel" class="tabItem_x" hidden><div class="language-bash codeBlockContainer_y theme-code-block"><pre class="prism-code language-bash"><code>install {m}\n</code></pre><div class="buttonGroup_z"><button aria-label="Copy" class="clean-btn">Copy</button></div></div></div>⟧</div></div>',
  admonition:
    '<div class="theme-admonition theme-admonition-{note|warning|tip} alert alert--{secondary|warning}"><div class="admonitionHeading_h"><span class="admonitionIcon"></span>{m}</div><div class="admonitionContent_c"><p>{s} {m}</p></div></div>',
  docCards:
    '<section class="row list_e">⟦3-8 <article class="col col--6 margin-bottom--lg"><a class="card padding--lg cardContainer_k" href="{a}"><h2 class="text--truncate cardTitle_r" title="x">{m}</h2><p class="text--truncate cardDescription_p">{m} {n}</p></a></article>⟧</section>',
  pricingPlans:
    '<div class="isolate mx-auto grid max-w-md grid-cols-1 gap-8 lg:grid-cols-3">⟦3-3 <div class="rounded-3xl p-8 ring-1"><h3 class="text-lg">{m}</h3><p class="mt-4 text-sm">{m} {n}</p><p class="mt-6 flex"><span class="text-4xl">{price}</span><span class="text-sm">/month</span></p><a href="{a}" class="btn">{m}</a><ul role="list" class="mt-8">⟦3-3 <li class="flex gap-x-3"><svg></svg>{m}</li>⟧</ul></div>⟧</div>',
  team: '<ul role="list" class="grid gap-x-8 sm:grid-cols-2">⟦3-7 <li><div class="flex items-center"><img class="h-16 w-16 rounded-full" src="/t{i}.jpg" alt=""><div><h3 class="text-base">{m} {m}</h3><p class="text-sm">{m}</p><ul class="social-links"><li><a href="https://www.linkedin.com/in/x{i}">LinkedIn</a></li></ul></div></div></li>⟧</ul>',
  teamLinked:
    '<div class="team-members row">⟦3-8 <div class="col-md-4 team-member"><a href="{a}"><img src="/x{i}.jpg" alt="{n}"></a><h4 class="team-member__name"><a href="{a}">{m}</a></h4><span class="team-member__role">{m}</span><a href="mailto:{i}@works.example">{m}@works.example</a></div>⟧</div>',
  specTable:
    '<div class="product-specs"><table class="woocommerce-product-attributes shop_attributes"><tbody>⟦3-9 <tr class="woocommerce-product-attributes-item"><th class="woocommerce-product-attributes-item__label" scope="row">{m}</th><td class="woocommerce-product-attributes-item__value"><p>{m} {2-40} cm</p></td></tr>⟧</tbody></table></div>',
  specDl:
    '<dl class="divide-y divide-gray-100">⟦3-7 <div class="px-4 py-6 sm:grid sm:grid-cols-3"><dt class="text-sm font-medium">{m}</dt><dd class="mt-1 text-sm">{m} {n}</dd></div>⟧</dl>',
  eventRows:
    '<div class="tribe-events-calendar-list">⟦2-7 <div class="tribe-events-calendar-list__event-row"><div class="tribe-events-calendar-list__event-date-tag"><time datetime="2025-06-1{0-9}"><span class="weekday">Fri</span><span class="daynum">{1-30}</span></time></div><article class="tribe-events-calendar-list__event"><header class="tribe-events-calendar-list__event-header"><h3 class="tribe-events-calendar-list__event-title"><a href="{a}">{m}</a></h3><address class="venue">{m}, {m}</address></header><div class="description"><p>{m} {n}</p></div></article></div>⟧</div>',
  recipeCard:
    '<div id="recipe" class="wprm-recipe-container"><div class="wprm-recipe wprm-recipe-template-classic"><h2 class="wprm-recipe-name">{m}</h2><div class="wprm-recipe-times-container"><div class="wprm-recipe-time"><span class="label">Prep</span> <span>{5-50} minutes</span> <span>{m}</span></div></div><div class="wprm-recipe-ingredients-container"><h3>{m}</h3><ul class="wprm-recipe-ingredients">⟦4-9 <li class="wprm-recipe-ingredient"><span class="amount">{1-9}</span> <span class="unit">g</span> <span class="name">{m}</span></li>⟧</ul></div><div class="wprm-recipe-instructions-container"><ol class="wprm-recipe-instructions">⟦3-6 <li><div class="wprm-recipe-instruction-text">{s} {m}</div></li>⟧</ol></div></div></div>',
  recipeCookies:
    '<article class="recipe-card chocolate-chip-cookies"><h3>{m}</h3><ul>⟦3-6 <li>{1-200} g {m}</li>⟧</ul><p>{s} {m}</p></article>',
  jobCards:
    '<div class="jobs-list">⟦3-8 <a class="job-card d-flex" href="{a}"><div class="job-card__title">{m} {n}</div><div class="job-card__meta"><span>{m}</span><span>Full-time</span></div></a>⟧</div>',
  jobText:
    '<div class="job-description"><h3>{m}</h3><p>{s} {s} {m}</p><h4>{m}</h4><ul>⟦3-6 <li>{m} {n}</li>⟧</ul><p><a class="btn btn-primary apply" href="{a}">{m}</a></p></div>',
  faqHidden:
    '<div class="faq">⟦2-6 <div class="faq-item"><button class="faq-question" aria-expanded="false">{m}?</button><div class="faq-answer" style="display:none"><p>{s} {m}</p></div></div>⟧</div>',
  faqHeads:
    '<section class="faqs" itemscope itemtype="https://schema.org/FAQPage">⟦2-6 <div itemscope itemprop="mainEntity" itemtype="https://schema.org/Question"><h3 itemprop="name">{m}?</h3><div itemscope itemprop="acceptedAnswer" itemtype="https://schema.org/Answer"><div itemprop="text">{s} {m}</div></div></div>⟧</section>',
  accordionBs:
    '<div class="accordion" id="acc">⟦2-5 <div class="accordion-item"><h2 class="accordion-header"><button class="accordion-button collapsed" type="button" data-bs-toggle="collapse" aria-expanded="false">{m}</button></h2><div class="accordion-collapse collapse"><div class="accordion-body">{s} {m}</div></div></div>⟧</div>',
  glossary:
    '<div class="glossary"><div class="glossary-letter"><h3>{A|B|C|K}</h3><dl>⟦3-7 <dt id="g{i}">{m}</dt><dd>{s} {m} <a href="{a}">{m}</a></dd>⟧</dl></div></div>',
  directory:
    '<div class="directory row">⟦2-4 <div class="col-sm-4"><h3>{m}</h3><ul class="list-unstyled">⟦3-9 <li><a href="{a}">{m}</a></li>⟧</ul></div>⟧</div>',
  openingHours:
    '<div class="contact-info"><p><strong>{m}</strong><br>{m} 12<br>80331 {m}</p><p>Tel: <a href="tel:+49891234">{m}</a></p><table class="opening-hours"><tr><th>Mo–Fr</th><td>8:00–18:00 {m}</td></tr><tr><th>Sa</th><td>9:00–13:00 {m}</td></tr></table></div>',
  locations:
    '<div class="store-locator-results">⟦2-6 <div class="location-card"><h3 class="location-card__name"><a href="{a}">{m}</a></h3><address>{m} 4, {m}</address><a class="phone" href="tel:123">{m}</a><ul class="hours"><li>Mon {m}</li><li>Tue {m}</li></ul></div>⟧</div>',
  swiper:
    '<div class="swiper products-carousel"><div class="swiper-wrapper">⟦3-9 <div class="swiper-slide"><a class="product-tile" href="{a}"><img src="/s{i}.jpg" alt=""><span class="product-tile__name">{m}</span><span class="product-tile__price">{price} {m}</span></a></div>⟧</div><div class="swiper-button-prev"></div><div class="swiper-button-next"></div></div>',
  wpComments:
    '<div id="comments" class="comments-area"><h2 class="comments-title">{m}</h2><ol class="comment-list">⟦1-4 <li id="comment-{i}" class="comment even thread-even depth-1 parent"><article class="comment-body"><footer class="comment-meta"><div class="comment-author vcard"><b class="fn">{m}</b> <span class="says">says:</span></div><div class="comment-metadata"><a href="{a}"><time datetime="2025-02-02">{m}</time></a></div></footer><div class="comment-content"><p>{s} {m}</p></div></article><ol class="children"><li class="comment depth-2"><article class="comment-body"><footer class="comment-meta"><b class="fn">{m}</b></footer><div class="comment-content"><p>{m}.</p></div></article></li></ol></li>⟧</ol></div>',
  testimonials:
    '<div class="testimonials slick-slider">⟦2-5 <div class="testimonial slick-slide"><blockquote><p>{s} {m}</p></blockquote><div class="testimonial-author"><span class="name">{m}</span><span class="company">{m}</span></div></div>⟧</div>',
  downloadTable:
    '<table class="table table-striped downloads"><thead><tr><th>{m}</th><th>Size</th><th></th></tr></thead><tbody>⟦2-8 <tr><td>{m}</td><td>{1-90} MB</td><td><a href="{a}">{m}</a></td></tr>⟧</tbody></table>',
  timeline:
    '<ul class="timeline">⟦3-7 <li class="timeline-item"><div class="timeline-badge"></div><div class="timeline-panel"><div class="timeline-heading"><h4 class="timeline-title">{1900-2020} {m}</h4></div><div class="timeline-body"><p>{m} {n}</p></div></div></li>⟧</ul>',
  wpGallery:
    '<figure class="wp-block-gallery has-nested-images columns-3">⟦2-6 <figure class="wp-block-image size-large"><a href="{a}"><img src="/g{i}.jpg" alt="{n}"></a><figcaption class="wp-element-caption">{m}</figcaption></figure>⟧</figure>',
  stats:
    '<div class="stats grid">⟦3-5 <div class="stat"><span class="stat-number">{10-900}+</span><span class="stat-label">{m}</span></div>⟧</div>',
  searchHits:
    '<ol class="search-results">⟦3-8 <li class="search-result"><h3 class="search-result__title"><a href="{a}">{m}</a></h3><p class="search-result__url">works.example › {m}</p><p class="search-result__snippet">{s} {m}</p></li>⟧</ol>',
  seeAlso:
    '<h2>{See also|Next steps|Resources|Further reading|External links}</h2><ul>⟦2-7 <li><a href="{a}">{m}</a></li>⟧</ul>',
  foodMenu:
    '<div class="menu"><div class="menu-section"><h3 class="menu-section-title">{m}</h3>⟦3-8 <div class="menu-item"><span class="menu-item-name">{m}</span> <span class="menu-item-description">{m} {n}</span> <span class="menu-item-price">{price}</span></div>⟧</div></div>',
  foodMenuPlain: '<div class="menu-items">⟦3-8 <div class="menu-item"><h4>{m}</h4><p>{m}, {n}</p></div>⟧</div>',
  stepsPictured:
    '<div class="steps">⟦2-5 <div class="step"><div class="step-number">1</div><h3 class="step-title">{m}</h3><img src="/st{i}.png" alt="{n}"><p>{s} {m}</p></div>⟧</div>',
  schedule:
    '<table class="schedule"><thead><tr><th>Time</th><th>{m}</th><th>{m}</th></tr></thead><tbody>⟦2-6 <tr><td>{8-18}:00</td><td>{m}</td><td><a href="{a}">{m}</a></td></tr>⟧<tr><td>12:00</td><td colspan="2">{m}</td></tr></tbody></table>',
  episodes:
    '<div class="episodes">⟦2-7 <div class="episode"><h3 class="episode__title"><a href="{a}">{m}</a></h3><span class="episode__date">12 May 2024</span> <span class="episode__length">34 min</span><audio controls src="/e.mp3"></audio><p>{m} {n}</p></div>⟧</div>',
  newsletterIssues:
    '<ul class="newsletter-archive">⟦3-9 <li><a href="{a}">{m} {n}</a> <span class="date">May {1-30}, 2024</span></li>⟧</ul>',
  topicsIndex: '<ul class="{topics|topic-list|subjects|categories}">⟦4-14 <li><a href="{a}">{m}</a></li>⟧</ul>',
  changelog:
    '⟦2-5 <h3 id="v{i}">{1-9}.{0-20}.0 – 2024-0{1-9}-12</h3><ul>⟦2-5 <li><code>{m}</code> {n} (<a href="{a}">#{100-999}</a>)</li>⟧</ul>⟧',
  infobox:
    '<table class="infobox vcard"><tbody><tr><th colspan="2" class="infobox-above">{m}</th></tr>⟦3-7 <tr><th scope="row" class="infobox-label">{m}</th><td class="infobox-data"><a href="{a}">{m}</a></td></tr>⟧</tbody></table>',
  blogIndex:
    '⟦2-6 <article class="post-{i} post type-post status-publish format-standard hentry"><header class="entry-header"><h2 class="entry-title"><a href="{a}" rel="bookmark">{m}</a></h2><div class="entry-meta"><span class="posted-on"><time datetime="2025-01-09">{m}</time></span></div></header><div class="entry-summary"><p>{s} {m}</p></div><footer class="entry-footer"><span class="cat-links"><a href="{a}" rel="category tag">{m}</a></span></footer></article>⟧',
  newsRiver:
    '<div class="c-river">⟦3-9 <div class="c-card c-card--horizontal"><div class="c-card__media"><img src="/n{i}.jpg" alt=""></div><div class="c-card__body"><span class="c-card__kicker">{m}</span><h3 class="c-card__headline"><a href="{a}">{m} {n}</a></h3><div class="c-card__meta"><span class="c-card__byline">{m}</span><time datetime="2025-05-05">May 5</time></div></div></div>⟧</div>',
  videos:
    '<div class="video-grid">⟦3-9 <div class="video-item"><a href="{a}"><img src="/v{i}.jpg" alt=""><span class="duration">{1-9}:{10-59}</span></a><h4><a href="{a}">{m}</a></h4><span class="views">{m}</span></div>⟧</div>',
  legal: '⟦2-4 <h3>§ {1-20} {m}</h3><p>(1) {s} {m}</p><p>(2) {s} {m}</p>⟧',
  cookieTable:
    '<table class="cookie-table"><thead><tr><th>{m}</th><th>{m}</th></tr></thead><tbody>⟦2-5 <tr><td>{m}</td><td>{m} {n}</td></tr>⟧</tbody></table>',
  comparison:
    '<div class="table-responsive"><table class="comparison"><tr><th></th>⟦3-3 <th><a href="{a}">{m}</a></th>⟧</tr>⟦2-6 <tr><th>{m}</th>⟦3-3 <td>Yes {m}</td>⟧</tr>⟧</table></div>',
  estates:
    '<div class="property-listings">⟦3-7 <article class="property-card"><a href="{a}"><img src="/h{i}.jpg" alt=""></a><div class="property-card__price">{price}</div><h3><a href="{a}">{m}</a></h3><ul class="property-card__features"><li>{1-5} rooms</li><li>{m}</li></ul></article>⟧</div>',
  fixtures:
    '<ul class="fixtures">⟦3-8 <li class="fixture"><span class="team home">{m}</span> <span class="score">{0-5}–{0-5}</span> <span class="team away">{m}</span></li>⟧</ul>',
  publications:
    '<ul class="publications">⟦3-7 <li class="pub">{m}, {m} (2023). <em>{m} {n}</em>. <a href="{a}">doi:10.1000/{m}</a></li>⟧</ul>',
  sharesTable:
    '<table class="shares"><tr><th>{m}</th><th>{m}</th></tr>⟦2-6 <tr><td>{m}</td><td>{1-90} %</td></tr>⟧</table>',
  socialWork: '<div class="social-services"><h3>{m}</h3><ul>⟦2-6 <li>{m} {n}</li>⟧</ul></div>',
  sectionHeader:
    '<div class="section-header"><span class="eyebrow">{m}</span><h2>{m}</h2><p class="lead">{m} {n}</p></div>',
  hero: '<div class="hero-banner"><div class="hero-content"><p class="hero-subtitle">{m} {n}</p><div class="cta-group"><a class="button" href="{a}">{m}</a><a class="button button--ghost" href="{a}">{m}</a></div></div></div>',
  alertNote: '<div class="alert alert-info" role="alert"><p>{m} {n}. <a href="{a}">{m}</a></p></div>',
  tabsPlain:
    '<div class="tabs"><ul class="nav nav-tabs" role="tablist">⟦2-2 <li class="nav-item"><a class="nav-link" role="tab" data-toggle="tab" href="#t{i}">{m}</a></li>⟧</ul><div class="tab-content">⟦2-2 <div class="tab-pane fade" role="tabpanel"><p>{s} {m}</p></div>⟧</div></div>',
  apiMember:
    '⟦2-5 <dl class="py function"><dt class="sig sig-object py"><span class="sig-name">{m}</span>(<em class="sig-param">{m}</em>)<a class="headerlink" href="#x">¶</a></dt><dd><p>{s} {m}</p><dl class="field-list simple"><dt>Parameters</dt><dd><ul class="simple"><li><strong>{m}</strong> – {n}</li></ul></dd></dl></dd></dl>⟧',
  toctree:
    '<div class="toctree-wrapper compound"><ul>⟦3-8 <li class="toctree-l1"><a class="reference internal" href="{a}">{m}</a><ul><li class="toctree-l2"><a class="reference internal" href="{a}">{m}</a></li></ul></li>⟧</ul></div>',
  letterIndex:
    '<div class="az-index">⟦2-4 <div class="az-group"><h3>{A|B|M|Z}</h3><p>⟦3-8 <a href="{a}">{m}</a>, ⟧</p></div>⟧</div>',
  partners: '<ul class="partners">⟦3-6 <li><a href="{a}"><img src="/l{i}.png" alt="{m}"></a></li>⟧</ul>',
  asideNote:
    '<aside class="{callout|pullquote|tip-box|key-takeaways}"><h3>{m}</h3><ul>⟦3-3 <li>{m} {n}</li>⟧</ul></aside>',
  authorBox:
    '<div class="author-box"><img src="/a.jpg" alt=""><div><span class="author-name"><a href="{a}">{m}</a></span><p class="author-bio">{s} {m}</p></div></div>',
  reviewsShop:
    '<div class="reviews"><div class="rating-summary"><span>4.{1-9} out of 5</span> <span>{m}</span></div>⟦2-6 <div class="review" itemprop="review"><div class="review-title">{m}</div><span class="review-author">{m}</span> <span class="review-date">12.03.2024</span><p class="review-text">{m} {n}</p></div>⟧</div>',
  questionsShop:
    '<div class="questions-and-answers">⟦2-4 <div class="qa"><p class="question"><b>Q:</b> {m}?</p><p class="answer"><b>A:</b> {m}.</p></div>⟧</div>',
};
