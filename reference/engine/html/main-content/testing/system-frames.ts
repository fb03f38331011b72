/** The frame that everyday systems put around a page, in the templates of system-blocks.ts. */
export interface SystemFrame {
  /** Parts before and behind the main part, by what they are. */
  before: Readonly<Record<string, string>>;
  behind: Readonly<Record<string, string>>;
  /** The main part, where the system marks it: `{title}` and `{content}` stand for what is in there. */
  main: string;
}

const links = '⟦3-7 <li class="menu-item"><a href="{a}">{m}</a></li>⟧';

export const systemFrames: readonly SystemFrame[] = [
  {
    before: {
      'skip link': '<a class="skip-link screen-reader-text" href="#primary">{m}</a>',
      header: `<header id="masthead" class="site-header"><p class="site-title"><a href="{a}" rel="home">{m}</a></p><p class="site-description">{m} {n}</p><nav id="site-navigation" class="main-navigation"><button class="menu-toggle">{m}</button><ul id="primary-menu" class="menu">${links}</ul></nav></header>`,
    },
    main: '<main id="primary" class="site-main"><article id="post-9" class="post-9 page type-page status-publish hentry"><header class="entry-header"><h1 class="entry-title">{title}</h1></header><div class="entry-content">{content}</div></article></main>',
    behind: {
      sidebar: `<aside id="secondary" class="widget-area"><section class="widget widget_recent_entries"><h2 class="widget-title">{m}</h2><ul>${links}</ul></section></aside>`,
      footer:
        '<footer id="colophon" class="site-footer"><div class="widget"><h2 class="widget-title">{m}</h2><p>{s} {m}</p></div><div class="site-info">© 2025 {m}</div></footer>',
    },
  },
  {
    before: {
      header:
        '<header role="banner"><div class="region region-header"><a href="{a}" rel="home">{m}</a><div class="search-block-form block" role="search"><form action="/search"><input type="search" name="keys"><button>{m}</button></form></div></div></header>',
      navigation: `<nav role="navigation" id="block-main-menu" class="block block-menu"><h2 class="visually-hidden">{m}</h2><ul class="menu">${links}</ul></nav>`,
      breadcrumbs: `<nav class="breadcrumb" role="navigation"><ol>${links}</ol></nav>`,
    },
    main: '<main role="main"><a id="main-content" tabindex="-1"></a><div class="layout-content"><div class="block block-page-title-block"><h1 class="page-title">{title}</h1></div><article role="article" class="node node--type-page"><div class="node__content"><div class="field field--name-body">{content}</div></div></article></div></main>',
    behind: {
      footer: `<footer role="contentinfo"><nav class="block-menu"><ul class="menu">${links}</ul></nav><span>{m} with Drupal</span></footer>`,
    },
  },
  {
    before: {
      drawer:
        '<cart-drawer class="drawer is-empty"><div class="drawer__inner" role="dialog" aria-modal="true"><p>{m}</p><a href="{a}">{m}</a></div></cart-drawer>',
      header: `<div id="shopify-section-header" class="shopify-section section-header"><header class="header header--middle-left"><a href="/" class="header__heading-link">{m}</a><nav class="header__inline-menu"><ul class="list-menu">${links}</ul></nav></header></div>`,
    },
    main: '<main id="MainContent" class="content-for-layout" role="main" tabindex="-1"><section class="shopify-section"><h1 class="main-page-title">{title}</h1><div class="rte">{content}</div></section></main>',
    behind: {
      footer: `<footer class="footer color-scheme-1"><div class="footer-block"><h2 class="footer-block__heading">{m}</h2><ul>${links}</ul></div><form class="newsletter-form"><input type="email"><button>{m}</button></form><small>© 2025, {m}</small></footer>`,
    },
  },
  {
    before: {
      header: `<div id="page-header"><div class="headerbar" role="banner"><a id="logo" href="{a}"></a><p class="site-name">{m}</p><div class="search-header" role="search"><form><input type="search"><button>{m}</button></form></div></div><div class="navbar" role="navigation"><ul class="nav-main linklist">${links}</ul></div></div>`,
    },
    main: '<div id="page-body" class="page-body" role="main"><h1 class="topic-title">{title}</h1>{content}</div>',
    behind: {
      footer: `<div id="page-footer" class="page-footer" role="contentinfo"><div class="navbar" role="navigation"><ul class="linklist">${links}</ul></div><p class="footer-row">Powered by {m}</p></div>`,
    },
  },
  {
    before: {
      header:
        '<nav aria-label="Main" class="navbar navbar--fixed-top"><a class="navbar__brand" href="/"><b class="navbar__title">{m}</b></a>⟦3-5 <a class="navbar__item navbar__link" href="{a}">{m}</a>⟧</nav>',
      sidebar: `<aside class="theme-doc-sidebar-container"><nav aria-label="Docs sidebar" class="menu thin-scrollbar"><ul class="theme-doc-sidebar-menu menu__list">${links}</ul></nav></aside>`,
    },
    main: '<main class="docMainContainer_a"><div class="container"><div class="row"><div class="col"><article><div class="theme-doc-markdown markdown"><header><h1>{title}</h1></header>{content}</div></article></div></div></div></main>',
    behind: {
      pager:
        '<nav class="pagination-nav docusaurus-mt-lg"><a class="pagination-nav__link" href="{a}"><div class="pagination-nav__label">{m}</div></a></nav>',
      footer: `<footer class="theme-layout-footer footer footer--dark"><div class="footer__col"><div class="footer__title">{m}</div><ul class="footer__items">${links}</ul></div><div class="footer__copyright">Copyright © 2025 {m}</div></footer>`,
    },
  },
  {
    before: {
      header: `<header id="SITE_HEADER" class="x1 wixui-header"><h2 class="font_2"><a href="/">{m}</a></h2><nav class="wixui-horizontal-menu" aria-label="Site"><ul>${links}</ul></nav></header>`,
    },
    main: '<main id="PAGES_CONTAINER" tabindex="-1"><div id="SITE_PAGES"><div class="comp-z wixui-section"><h1 class="font_0 wixui-rich-text__text">{title}</h1>{content}</div></div></main>',
    behind: {
      footer:
        '<footer id="SITE_FOOTER" class="wixui-footer"><p class="font_8">{m}</p><ul aria-label="Social Bar">⟦2-3 <li><a href="https://www.instagram.com/{i}">{m}</a></li>⟧</ul><p>© 2025 {m}</p></footer>',
    },
  },
  {
    before: {
      consent:
        '<div id="onetrust-banner-sdk" role="dialog" aria-label="Privacy"><p>{m} cookies.</p><button>{m}</button></div>',
      header: `<header class="c-header" role="banner"><a class="c-header__logo" href="/">{m}</a><nav class="c-nav"><ul>${links}</ul></nav><a class="c-header__subscribe" href="{a}">{m}</a></header>`,
    },
    main: '<main class="l-main"><div class="l-grid"><div class="l-grid__primary"><header class="c-article-header"><h1 class="c-headline">{title}</h1></header>{content}</div></div></main>',
    behind: {
      rail: `<aside class="right-rail"><section class="most-read"><h3>{m}</h3><ol>${links}</ol></section></aside>`,
      footer: `<footer class="c-footer"><ul class="c-footer__links">${links}</ul><p class="c-footer__legal">© 2025 {m}</p></footer>`,
    },
  },
];

/** What stands between the blocks and is none of them. */
export const systemIntruders: Readonly<Record<string, string>> = {
  'share bar':
    '<div class="{sharedaddy sd-sharing-enabled|share-this|c-share}"><a href="https://www.facebook.com/sharer/sharer.php?u=x"><span>{m}</span></a><a href="https://twitter.com/intent/tweet?url=x"><span>{m}</span></a></div>',
  'sign-up form':
    '<div class="{newsletter-signup|mc4wp-form|subscribe-box}"><form><p>{m}</p><input type="email"><button>{m}</button></form></div>',
  advertisement: '<div class="{ad-slot|adsbygoogle advertisement|ad-unit}"><p>{m}</p></div>',
  paging:
    '<nav class="pagination" aria-label="Pages"><a class="page-numbers" href="{a}">2</a><a class="next" href="{a}">{m}</a></nav>',
  consent: '<div class="cookie-consent" role="dialog"><p>Cookies {m}</p><button>{m}</button></div>',
};
