/**
 * Made pages of a busier kind: shops, boards and small ads in their markup, with layers, share rows and forms between the
 * blocks of the main part. Words and addresses are told apart as in made-page.ts.
 */
import { PageMaker } from './made-page.js';

export class BusyPageMaker extends PageMaker {
  protected override blockKinds(): Readonly<Record<string, () => string>> {
    return {
      ...super.blockKinds(),
      carousel: () => this.carousel(),
      priceBox: () => this.priceBox(),
      smallAds: () => this.smallAds(),
      results: () => this.results(),
      boardIndex: () => this.boardIndex(),
      jobs: () => this.jobs(),
      accordion: () => this.accordion(),
      plans: () => this.plans(),
      timetable: () => this.timetable(),
      facts: () => this.facts(),
      gallery: () => this.gallery(),
      letters: () => this.letters(),
      byline: () => this.byline(),
    };
  }

  protected override intruders(): Readonly<Record<string, () => string>> {
    return {
      'share row': () => this.shareRow(),
      'cookie layer': () =>
        `<div class="cookie-notice"><p>We keep ${this.mark()} on your machine.</p><a href="${this.address()}">${this.mark()}</a></div>`,
      'sign-up form': () =>
        `<form action="/news" class="newsletter"><p>${this.mark()} once a week</p><input type="email"><button>${this.mark()}</button></form>`,
      dialog: () =>
        `<div role="dialog" class="box"><p>${this.mark()} was added</p><a href="${this.address()}">${this.mark()}</a></div>`,
      paging: () =>
        `<div class="pagination"><a href="${this.address()}">${this.mark()}</a><a href="${this.address()}">2</a></div>`,
    };
  }

  protected override layers(): Readonly<Record<string, () => string>> {
    return {
      'sticky bar': () =>
        `<div class="sticky-bar"><span>${this.mark()}</span><a href="${this.address()}">${this.mark()}</a></div>`,
      'bottom menu': () =>
        `<table width="100%"><tr><td align="center">${this.repeat(this.between(4, 8), () => `<a href="${this.address()}">${this.mark()}</a> | `)}</td></tr></table>`,
      modal: () =>
        `<div class="modal fade"><h4>${this.mark()}</h4><form><input name="a"><button>${this.mark()}</button></form></div>`,
    };
  }

  private carousel(): string {
    const name = this.pick(['carousel', 'slider', 'swiper-container']);
    const slide = (): string =>
      `<div class="slide"><img src="/s.png" alt=""><h3>${this.link()}</h3><p>€ ${this.between(5, 90)},00 ${this.mark()}</p></div>`;
    return `<div class="${name}">${this.repeat(this.between(3, 9), slide)}</div>`;
  }

  private priceBox(): string {
    return `<div class="price-box"><p>$ ${this.between(9, 900)}.00 ${this.mark()}</p><ul>${this.linkItems(this.between(3, 6))}</ul></div>`;
  }

  private smallAds(): string {
    let at = 0;
    const name = this.pick(['ad', 'list_ads', 'ads']);
    return this.repeat(
      this.between(4, 12),
      () =>
        `<div id="${name}_${at++}" class="line"><a href="${this.address()}">${this.mark()} ${this.noun()} for sale</a> ${this.between(2, 90)} 000 Ft ${this.mark()}</div>`,
    );
  }

  private results(): string {
    const result = (): string =>
      `<div class="result"><h3>${this.link()}</h3><cite>works.example</cite><p>${this.sentences(1)} ${this.mark()}</p></div>`;
    return `<div class="${this.pick(['results', 'search-results'])}">${this.repeat(this.between(3, 9), result)}</div>`;
  }

  private boardIndex(): string {
    const row = (): string =>
      `<tr><td>${this.link()}<br>${this.mark()} ${this.noun()}</td><td>${this.between(2, 900)}</td><td>by <a href="${this.address()}">${this.mark()}</a></td></tr>`;
    return `<table class="forumline"><tr><th>${this.mark()}</th><th>Posts</th><th>Last</th></tr>${this.repeat(this.between(3, 9), row)}</table>`;
  }

  private jobs(): string {
    const row = (): string =>
      `<li class="${this.pick(['job', 'job featured'])}"><a href="${this.address()}"><b>${this.mark()}</b> <span>${this.mark()}</span></a> <time>${this.mark()} May</time></li>`;
    return `<ul class="jobs">${this.repeat(this.between(3, 10), row)}</ul>`;
  }

  private accordion(): string {
    const part = (): string =>
      `<h3><button aria-expanded="false">${this.mark()}</button></h3><div class="panel" hidden><p>${this.sentences(1)} ${this.mark()}</p></div>`;
    return `<div class="accordion">${this.repeat(this.between(2, 6), part)}</div>`;
  }

  private plans(): string {
    const plan = (): string =>
      `<div class="plan"><h3>${this.mark()}</h3><p>€${this.between(3, 80)} a month</p><ul>${this.repeat(3, () => `<li>${this.mark()}</li>`)}</ul><a href="${this.address()}">${this.mark()}</a></div>`;
    return `<div class="plans">${this.repeat(this.between(2, 4), plan)}</div>`;
  }

  private timetable(): string {
    const row = (): string =>
      `<tr><th>${this.mark()}</th><td>0${this.between(1, 9)}:15</td><td>${this.link()}</td></tr>`;
    return `<table><caption>${this.mark()}</caption>${this.repeat(this.between(3, 9), row)}</table>`;
  }

  private facts(): string {
    const name = this.pick(['tags', 'category tags', 'keywords']);
    const fact = (): string => `<dt class="${name}">${this.mark()}</dt><dd class="${name}">${this.link()}</dd>`;
    return `<dl${this.pick(['', ' role="complementary"'])}>${this.repeat(this.between(2, 6), fact)}</dl>`;
  }

  private gallery(): string {
    const picture = (): string =>
      `<a href="${this.address()}" class="lightbox-image"><img src="/g.jpg" alt="${this.mark()}"></a>`;
    return `<div class="gallery">${this.repeat(this.between(2, 7), picture)}</div><p>${this.mark()} ${this.noun()}.</p>`;
  }

  private letters(): string {
    return `<p>${this.repeat(this.between(5, 20), () => `${this.link()} · `)}</p>`;
  }

  private byline(): string {
    return `<div class="${this.pick(['meta', 'share-and-meta', 'entry-header'])}"><span>${this.mark()}</span>, 4 May 2024</div><p>${this.sentences(3)} ${this.mark()}</p>`;
  }

  private shareRow(): string {
    const to = (host: string): string => `<a href="https://${host}?u=x">${this.mark()}</a>`;
    const links = `${to('www.facebook.com/sharer/sharer.php')}${to('twitter.com/intent/tweet')}${to('www.linkedin.com/shareArticle')}`;
    return `<div class="${this.pick(['share', 'social-share', 'share-buttons'])}"><span>${this.mark()} this page</span>${links}</div>`;
  }
}
