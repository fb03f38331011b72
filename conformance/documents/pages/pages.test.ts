/** The pages hold each word once and in its place. */
import { describe, expect, it } from 'vitest';
import { attributesOfTag, htmlText, tagNames } from '../../harness/oracles/html-tokens.js';
import {
  imageByDensity,
  imageByWidth,
  pageOfAbsoluteAddresses,
  pageWithBase,
  pageWithoutBase,
  pageWithoutLinks,
} from './addresses-page.js';
import { cleanedPage } from './cleaned-page.js';
import { describedPage } from './described-page.js';
import { pictureData, picturesPage } from './pictures-page.js';
import { sectionsPage, sectionsPagePlaces, selectorCases, tagNameCases, unionCases } from './sections-page.js';

const occurrences = (text: string, word: string): number => text.split(word).length - 1;

describe('the page of things to leave out', () => {
  const words = {
    body: 'wordshown',
    headScript: 'wordheadscript',
    bodyScript: 'wordbodyscript',
    dataScript: 'worddatascript',
    headStyle: 'wordheadstyle',
    bodyStyle: 'wordbodystyle',
    noscript: 'wordnoscript',
    headMeta: 'wordheadmeta',
    bodyMeta: 'wordbodymeta',
    title: 'wordtitle',
  };
  const markup = cleanedPage(words);

  it('holds each word once and shows one of them', () => {
    for (const word of Object.values(words)) expect(occurrences(markup, word), word).toBe(1);
    const shown = Object.values(words).filter((word) => htmlText(markup).includes(word));
    expect(shown).toEqual(['wordshown']);
  });

  it('has each of the elements that must go', () => {
    expect(tagNames(markup)).toEqual(expect.arrayContaining(['script', 'style', 'noscript', 'meta', 'head']));
  });
});

describe('the pages of addresses', () => {
  it('resolve relative addresses against the declared base', () => {
    const { markup, links } = pageWithBase('x');
    expect(markup).toContain('<base href="https://plumbline.example/library/catalogue/">');
    expect(links.find(({ written }) => written === '../index.html')?.absolute).toBe(
      'https://plumbline.example/library/index.html',
    );
    expect(links.every(({ written, absolute }) => written !== absolute)).toBe(true);
  });

  it('declare no base, or no link, or nothing relative', () => {
    expect(pageWithoutBase('x').markup).not.toContain('<base');
    expect(attributesOfTag(pageWithoutLinks('x'), 'a')).toEqual([]);
    const { markup, links } = pageOfAbsoluteAddresses('x');
    expect(attributesOfTag(markup, 'a').map(({ href }) => href)).toEqual(links.map(({ written }) => written));
  });

  it('name the largest of several sizes', () => {
    expect(imageByWidth.attributes).toContain(`${imageByWidth.largest} 1600w`);
    expect(imageByDensity.attributes).toContain(`${imageByDensity.largest} 3x`);
  });
});

describe('the page of sections', () => {
  const words = Object.fromEntries(sectionsPagePlaces.map((place) => [place, `word${place}`])) as never;
  const markup = sectionsPage(words);

  it('shows each word once', () => {
    for (const place of sectionsPagePlaces) expect(occurrences(htmlText(markup), `word${place}`), place).toBe(1);
  });

  it('has cases of known places', () => {
    for (const { tags, places } of [...tagNameCases, ...unionCases, ...selectorCases]) {
      expect(tags).not.toHaveLength(0);
      for (const place of places) expect(sectionsPagePlaces).toContain(place);
    }
  });
});

describe('the other pages', () => {
  it('hold an embedded picture and a linked one', () => {
    const markup = picturesPage({ before: 'a', embeddedAlt: 'wordembedded', linkedAlt: 'wordlinked' });
    expect(attributesOfTag(markup, 'img').map(({ alt }) => alt)).toEqual(['wordembedded', 'wordlinked']);
    expect(markup).toContain(pictureData);
  });

  it('declare as many alternate locales as asked for', () => {
    const words = {
      title: 'a',
      description: 'b',
      keywords: ['c', 'd'],
      ogTitle: 'e',
      ogDescription: 'f',
      author: 'g',
      tags: ['h', 'i'],
      body: 'j',
    } as const;
    const locales = (count: number): number =>
      attributesOfTag(describedPage(words, count), 'meta').filter(({ property }) => property === 'og:locale:alternate')
        .length;
    expect([locales(1), locales(2)]).toEqual([1, 2]);
  });
});
