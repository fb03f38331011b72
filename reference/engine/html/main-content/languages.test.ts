import { describe, expect, it } from 'vitest';
import { judged } from './testing/judged.js';
import { paragraphs } from './testing/pages.js';

const story = `<h1>T</h1>${paragraphs(6, 'text')}`;
const links = '<ul><li><a href="/1">GONE one</a></li><li><a href="/2">two</a></li><li><a href="/3">three</a></li></ul>';

describe('what pages say about themselves is known in the languages of many readers', () => {
  it.each([
    'Suggested topics',
    'Top video',
    'Produits similaires',
    'También te puede gustar',
    'あなたへのおすすめ',
    '猜你喜欢',
    'Вам может понравиться',
    'مقالات ذات صلة',
  ])('a heading over links to elsewhere: %s', (heading) => {
    const { kept } = judged(`<main>${story}<section><h2>${heading}</h2>${links}</section></main>`);
    expect(kept).not.toMatch(/GONE/);
    expect(kept).not.toContain(heading);
  });

  it.each([
    'Cette page vous a-t-elle été utile ?',
    '¿Te ha sido útil?',
    '役に立ちましたか？',
    'هل كانت هذه الصفحة مفيدة؟',
  ])('the question whether a page was of use: %s', (question) => {
    const { kept } = judged(`<main>${story}<div><h3>${question}</h3><button>1</button><button>2</button></div></main>`);
    expect(kept).not.toContain(question);
  });

  it.each(['返信', '回复', 'رد', 'Partager cet article', '印刷する', 'Folgen'])('a control: %s', (words) => {
    const { kept } = judged(`<main>${story}<div><button>${words}</button></div></main>`);
    expect(kept).not.toContain(words);
  });

  it.each([
    ['« Zurück', 'Weiter »'],
    ['السابق', 'التالي'],
  ])('ways to the pages before and behind: %s, %s', (back, on) => {
    const { kept } = judged(`<main>${story}<div><a href="/1">${back}</a> <a href="/2">${on}</a></div></main>`);
    expect(kept).not.toContain(back);
    expect(kept).not.toContain(on);
  });

  it('a sentence that begins with such words stays', () => {
    const { kept } = judged(`<main>${story}<p>シェアする人が増えています。</p><h2>おすすめ</h2>${links}</main>`);
    expect(kept).toContain('シェアする人が増えています');
    expect(kept).toContain('GONE');
  });
});
