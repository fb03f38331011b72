/**
 * Made pages of everyday kinds: blocks of many sorts in the main part, a header, menus and a footer around it. Every
 * block and every part of the frame carries words and addresses of its own, so a test can tell what was kept and lost.
 */

/** A part of a page: words that stand nowhere else, and the addresses of its links. */
export interface MadePart {
  kind: string;
  marks: string[];
  links: string[];
}

export interface MadePage {
  html: string;
  /** The page's one headline. */
  title: string;
  blocks: MadePart[];
  frame: MadePart[];
}

const syllables =
  'bra clo dul eska fen gori hal ipso jun kel lor mav nib opal pry quin rusk sol tib urna vex wim yar zeb'.split(' ');
const nouns =
  'loom kiln bridge orchard compass bakery quarry harvest lantern ledger saddle violin glacier market trail'.split(' ');
const verbs = 'turns warms carries follows measures keeps divides answers paints weighs gathers mends'.split(' ');
const adverbs =
  'slowly, by hand|every autumn|without any noise|as the old maps say|for a whole day|until it is dry'.split('|');

/** One page after another from a seed; the same seed gives the same pages. */
export class PageMaker {
  private state: number;
  private serial = 0;
  private part: MadePart = { kind: '', marks: [], links: [] };

  constructor(seed: number) {
    this.state = seed;
  }

  /** A page; `marked` names its main part by an element or role, otherwise it is a plain `div` with a usual id. */
  page(marked: boolean): MadePage {
    const title = this.begin('title', () => `${this.mark()} ${this.noun()} ${this.noun()}`);
    const frame: MadePart[] = [];
    const framed = (kind: string, make: () => string): string => {
      const { text, part } = this.begin(kind, make);
      frame.push(part);
      return text;
    };
    const header = framed('header', () => this.header(marked));
    const before = this.chance(0.3) ? framed('breadcrumbs', () => this.breadcrumbs()) : '';
    const blocks: MadePart[] = [];
    const parts = [`<h1>${title.text}</h1>`];
    const wrapper = this.pick(['', '', 'section', 'div', 'div class="block"']);
    const kinds = Object.entries(this.blockKinds());
    for (let left = this.between(1, 5); left > 0; left--) {
      const [kind, make] = this.pick(kinds);
      const { text, part } = this.begin(kind, () => this.headed(make()));
      blocks.push(part);
      parts.push(wrapper === '' ? text : `<${wrapper}>${text}</${wrapper.split(' ')[0]}>`);
      for (const [name, intruder] of Object.entries(this.intruders()))
        if (this.chance(0.15)) parts.push(framed(name, intruder));
    }
    const aside = this.chance(0.25) ? framed('aside', () => this.aside(marked)) : '';
    const footer = framed('footer', () => this.footer(marked));
    const cookies = this.chance(0.3) ? framed('cookies', () => this.cookies()) : '';
    const main = this.region(marked, parts.join('\n'));
    const layers = Object.entries(this.layers()).map(([name, layer]) => (this.chance(0.3) ? framed(name, layer) : ''));
    const html = `<!DOCTYPE html><html lang="en"><head><title>${title.text} | Plain Works</title></head><body>
${header}${before}${this.pick([`${main}${aside}`, `<div class="layout">${main}${aside}</div>`])}
${footer}${cookies}${layers.join('')}</body></html>`;
    return { html, title: title.part.marks[0]!, blocks, frame };
  }

  private region(marked: boolean, content: string): string {
    if (!marked) {
      const open = this.pick(['div id="content"', 'div id="main"', 'div id="content" class="page"']);
      return `<${open}>${content}</div>`;
    }
    const open = this.pick(['main', 'main id="top" class="container"', 'div role="main"']);
    const inner = this.chance(0.2) ? `<article>${content}</article>` : content;
    return `<${open}>${inner}</${open.split(' ')[0]}>`;
  }

  protected begin(kind: string, make: () => string): { text: string; part: MadePart } {
    const part: MadePart = { kind, marks: [], links: [] };
    this.part = part;
    return { text: make(), part };
  }

  // The frame.

  private header(marked: boolean): string {
    const logo = `<a href="${this.address()}">${this.mark()} Works</a>`;
    const search = this.chance(0.5)
      ? `<form action="/find"><input type="search" name="q"><button>${this.mark()}</button></form>`
      : '';
    const menu = `<ul>${this.linkItems(this.between(3, 9))}</ul>`;
    if (marked)
      return this.pick([
        `<header>${logo}<nav>${menu}</nav>${search}</header>`,
        `<header><p>${logo}</p>${search}</header><nav aria-label="Main">${menu}</nav>`,
        `<div role="banner">${logo}${search}</div><div role="navigation">${menu}</div>`,
      ]);
    return this.pick([
      `<div id="header">${logo}${search}</div><div id="nav">${menu}</div>`,
      `<div class="header">${logo}<div class="menu">${menu}</div>${search}</div>`,
      `<header>${logo}${search}</header><nav>${menu}</nav>`,
    ]);
  }

  private breadcrumbs(): string {
    return `<div class="breadcrumbs"><a href="${this.address()}">${this.mark()}</a> / <a href="${this.address()}">${this.mark()}</a></div>`;
  }

  private aside(marked: boolean): string {
    const content = `<h3>${this.mark()}</h3><ul>${this.linkItems(this.between(3, 7))}</ul>`;
    return marked ? `<aside>${content}</aside>` : `<div class="sidebar">${content}</div>`;
  }

  private footer(marked: boolean): string {
    const columns = this.repeat(
      this.between(0, 3),
      () => `<div><h4>${this.mark()}</h4><ul>${this.linkItems(this.between(2, 6))}</ul></div>`,
    );
    const rights = `<p>© 2025 ${this.mark()} Works. All rights reserved.</p>`;
    const open = marked
      ? this.pick(['footer', 'div role="contentinfo"'])
      : this.pick(['div id="footer"', 'div class="footer"', 'footer']);
    return `<${open}>${columns}${rights}</${open.split(' ')[0]}>`;
  }

  private cookies(): string {
    return `<div class="cookie-banner" role="dialog"><p>We use cookies to ${this.mark()} your visit.</p><button>${this.mark()}</button></div>`;
  }

  // The blocks.

  /** What the main part is made of: each kind by its name. */
  protected blockKinds(): Readonly<Record<string, () => string>> {
    return Object.fromEntries(blockKinds.map((kind) => [kind, () => this[kind]()]));
  }

  /** Parts of the frame that stand between the blocks. */
  protected intruders(): Readonly<Record<string, () => string>> {
    return {};
  }

  /** Parts of the frame that stand behind the footer. */
  protected layers(): Readonly<Record<string, () => string>> {
    return {};
  }

  private headed(text: string): string {
    return this.chance(0.4) ? `<h2>${this.mark()} ${this.noun()}</h2>${text}` : text;
  }

  paragraphs(): string {
    return this.repeat(this.between(1, 4), () => `<p>${this.sentences(this.between(1, 4))} ${this.mark()}.</p>`);
  }

  linkList(): string {
    const intro = this.pick([`<p>${this.sentences(1)}</p>`, '', `<p>The ${this.noun()} ${this.pick(verbs)}:</p>`]);
    return `${intro}<ul>${this.linkItems(this.between(2, 20))}</ul>`;
  }

  linkParagraph(): string {
    return `<p>${this.repeat(this.between(4, 14), () => `${this.link()} and `)}the ${this.noun()}.</p>`;
  }

  linkedHeadings(): string {
    return this.repeat(
      this.between(2, 8),
      () => `<h3>${this.link()}</h3>${this.chance(0.5) ? `<p>${this.mark()} ${this.noun()}.</p>` : ''}`,
    );
  }

  bullets(): string {
    return `<ul>${this.repeat(this.between(2, 9), () => `<li>${this.mark()} ${this.noun()}</li>`)}</ul>`;
  }

  steps(): string {
    return `<ol>${this.repeat(this.between(3, 7), () => `<li>${this.sentences(1)} ${this.mark()}</li>`)}</ol>`;
  }

  nestedList(): string {
    return `<ul>${this.repeat(this.between(2, 4), () => `<li>${this.link()}<ul>${this.linkItems(this.between(2, 4))}</ul></li>`)}</ul>`;
  }

  table(): string {
    const columns = this.between(2, 5);
    const row = (cell: string): string =>
      `<tr>${this.repeat(columns, () => `<${cell}>${this.chance(0.2) ? this.link() : this.mark()}</${cell}>`)}</tr>`;
    return `<table>${row('th')}${this.repeat(this.between(1, 8), () => row('td'))}</table>`;
  }

  attributeTable(): string {
    return `<table>${this.repeat(this.between(2, 6), () => `<tr><td>${this.mark()}</td><td>${this.between(2, 90)} ${this.mark()}</td></tr>`)}</table>`;
  }

  cards(): string {
    const name = this.pick(['card', 'tile', 'item', 'teaser-box', 'entry']);
    const card = (): string =>
      `<div class="${name}"><img src="/i/${this.serial}.png" alt=""><h3>${this.link()}</h3><p>${this.mark()} ${this.noun()}</p></div>`;
    return `<div class="${name}s">${this.repeat(this.between(2, 14), card)}</div>`;
  }

  linkedCards(): string {
    const card = (): string =>
      `<a class="box" href="${this.address()}"><img src="/i/${this.serial}.png"><span>${this.mark()}</span> <span>${this.mark()}</span></a>`;
    return `<div class="grid">${this.repeat(this.between(2, 12), card)}</div>`;
  }

  definitions(): string {
    return `<dl>${this.repeat(this.between(2, 6), () => `<dt>${this.mark()}</dt><dd>${this.mark()} ${this.noun()}</dd>`)}</dl>`;
  }

  thread(): string {
    const post = (): string =>
      `<article class="post"><header><a href="${this.address()}" rel="author">${this.mark()}</a> <time datetime="2025-03-0${this.between(1, 9)}">${this.mark()} March</time></header><p>${this.pick(['Yes.', this.sentences(2)])} ${this.mark()}</p></article>`;
    return this.repeat(this.between(2, 7), post);
  }

  reviews(): string {
    return `<ul class="reviews">${this.repeat(this.between(2, 6), () => `<li><b>${this.mark()}</b> ${this.between(1, 5)}/5<p>${this.mark()} and ${this.noun()}.</p></li>`)}</ul>`;
  }

  product(): string {
    return `<div class="product"><h2>${this.mark()}</h2><p class="price">€ ${this.between(3, 400)},90 ${this.mark()}</p><p>${this.mark()}: in stock</p><button>Buy</button></div>`;
  }

  priceList(): string {
    return `<ul>${this.repeat(this.between(3, 9), () => `<li>${this.mark()} <span>$${this.between(2, 60)}.50</span></li>`)}</ul>`;
  }

  figures(): string {
    return this.repeat(
      this.between(1, 6),
      () =>
        `<figure><img src="/f/${this.serial}.jpg" alt="a ${this.noun()}"><figcaption>${this.mark()}, ${this.noun()}</figcaption></figure>`,
    );
  }

  code(): string {
    return `<pre><code>${this.repeat(this.between(1, 6), () => `${this.mark()} = ${this.between(1, 99)};\n`)}</code></pre>`;
  }

  quote(): string {
    return `<blockquote><p>${this.sentences(1)} ${this.mark()}</p><footer>${this.mark()}</footer></blockquote>`;
  }

  questions(): string {
    return this.repeat(
      this.between(2, 6),
      () => `<details><summary>${this.mark()}?</summary><p>${this.sentences(1)} ${this.mark()}</p></details>`,
    );
  }

  panels(): string {
    return `<div class="tabs">${this.repeat(this.between(2, 4), () => `<div role="tabpanel" hidden><p>${this.mark()} ${this.noun()}</p></div>`)}</div>`;
  }

  events(): string {
    return `<ul>${this.repeat(this.between(2, 8), () => `<li><time datetime="2025-06-11">${this.mark()} June</time> ${this.link()}, ${this.mark()}</li>`)}</ul>`;
  }

  contact(): string {
    return `<address>${this.mark()} Street ${this.between(1, 200)}<br><a href="mailto:${this.word()}@works.example">${this.mark()}</a></address>`;
  }

  people(): string {
    return `<div class="team">${this.repeat(this.between(2, 8), () => `<div class="person"><h4>${this.mark()}</h4><span>${this.mark()}</span></div>`)}</div>`;
  }

  downloads(): string {
    return `<p>${this.repeat(this.between(2, 8), () => `${this.link()} (${this.between(1, 90)} kB)<br>`)}</p>`;
  }

  shortNote(): string {
    return `<p>${this.mark()}</p>`;
  }

  comments(): string {
    const comment = (): string =>
      `<li class="comment"><b>${this.mark()}</b> <time datetime="2025-04-0${this.between(1, 9)}">${this.mark()} April</time><p>${this.sentences(1)} ${this.mark()}</p></li>`;
    return `<section class="comments"><ol class="comment-list">${this.repeat(this.between(2, 6), comment)}</ol></section>`;
  }

  attributeRows(): string {
    const row = (): string =>
      `<div class="row"><span>${this.mark()}</span><span>${this.mark()} ${this.noun()}</span></div>`;
    return `<div class="specs">${this.repeat(this.between(3, 8), row)}</div>`;
  }

  variants(): string {
    const options = this.repeat(this.between(2, 6), () => `<option>${this.mark()}</option>`);
    return `<div class="offer"><p>$${this.between(3, 90)}.00 ${this.mark()}</p><select name="model">${options}</select></div>`;
  }

  note(): string {
    return `<aside class="note"><p>${this.sentences(1)} ${this.mark()}</p></aside>`;
  }

  // Words.

  protected linkItems(count: number): string {
    return this.repeat(count, () => `<li>${this.link()}</li>`);
  }

  protected link(): string {
    return `<a href="${this.address()}">${this.mark()}${this.chance(0.5) ? ` ${this.noun()}` : ''}</a>`;
  }

  protected address(): string {
    const address = `https://works.example/${this.word()}/${this.serial++}`;
    this.part.links.push(address);
    return address;
  }

  /** A word that stands nowhere else on the page; a test looks for it. */
  protected mark(): string {
    const word = this.word();
    const mark = `${word.charAt(0).toUpperCase()}${word.slice(1)}${this.serial++}o`;
    this.part.marks.push(mark);
    return mark;
  }

  protected sentences(count: number): string {
    return this.repeat(
      count,
      () => `The ${this.noun()} ${this.pick(verbs)} a ${this.noun()} ${this.pick(adverbs)}. `,
    ).trim();
  }

  protected word(): string {
    return `${this.pick(syllables)}${this.pick(syllables)}`;
  }

  protected noun(): string {
    return this.pick(nouns);
  }

  protected repeat(count: number, make: () => string): string {
    return Array.from({ length: count }, make).join('');
  }

  protected pick<T>(values: readonly T[]): T {
    return values[this.between(0, values.length - 1)]!;
  }

  protected chance(share: number): boolean {
    return this.random() < share;
  }

  protected between(least: number, most: number): number {
    return least + Math.floor(this.random() * (most - least + 1));
  }

  /** Method: the mixing function of T. Ettinger's mulberry32. */
  private random(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }
}

const blockKinds = [
  'paragraphs',
  'linkList',
  'linkParagraph',
  'linkedHeadings',
  'bullets',
  'steps',
  'nestedList',
  'table',
  'attributeTable',
  'cards',
  'linkedCards',
  'definitions',
  'thread',
  'reviews',
  'product',
  'priceList',
  'figures',
  'code',
  'quote',
  'questions',
  'panels',
  'events',
  'contact',
  'people',
  'downloads',
  'shortNote',
  'comments',
  'attributeRows',
  'variants',
  'note',
] as const;
