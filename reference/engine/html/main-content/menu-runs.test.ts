import { describe, expect, it } from 'vitest';
import { judged } from './testing/judged.js';
import { paragraphs } from './testing/pages.js';

const ways = (count: number): string =>
  Array.from({ length: count }, (_, at) => `<a href="/${at}">GONE${at}</a>`).join(' | ');

describe('what stands before the headline of a page without landmarks', () => {
  it.each([
    ['in rows of a table', `<tr><td>GONE works</td></tr><tr><td>${ways(8)}</td></tr>`, 'table', 'tr', 'td'],
    ['in boxes', `<div>GONE works</div><div>Call us, GONE</div><div>${ways(8)}</div>`, 'div', 'div', 'div'],
    ['in one box', `<div><p>GONE on all orders</p><span>${ways(8)}</span></div>`, 'div', 'div', 'div'],
  ])('goes with its menu: the name of the site %s', (_, banner, outer, row, cell) => {
    const text = `<${row}><${cell}><h1>KEPT</h1>${paragraphs(4, 'text')}</${cell}></${row}>`;
    const { kept } = judged(`<body><${outer}>${banner}${text}</${outer}></body>`);
    expect(kept).not.toContain('GONE');
    expect(kept).toMatch(/^KEPT/);
  });

  it.each([
    ['a date', '<div>SAID on 4 May 2024</div>'],
    ['a price', '<div>SAID: $ 4.00</div>'],
    ['a sentence', `<div>SAID. ${'This is why they came here and went away again, every year. '.repeat(2)}</div>`],
  ])('stays when it is %s', (_, line) => {
    const { kept } = judged(
      `<body><div>${line}<div>${ways(8)}</div><div><h1>T</h1>${paragraphs(4, 'text')}</div></div></body>`,
    );
    expect(kept).toContain('SAID');
  });
});

it('the line over the longest of many posts is no menu', () => {
  const post = (id: string, text: string): string =>
    `<article><ul><li><a href="/${id}">SAID 1 May</a></li><li><a href="/u/${id}">by ${id}</a></li><li><a href="#${id}">7</a></li></ul>${text}</article>`;
  const { kept } = judged(
    `<body><div>${ways(8)}</div><div><h1>T</h1>${post('ann', paragraphs(4, 'text'))}${post('bo', '<p>No.</p>')}</div></body>`,
  );
  expect(kept.match(/SAID/g)).toHaveLength(2);
});

describe('a line of rights at the end of a page without landmarks', () => {
  it('is known by a reference to the sign, too', () => {
    const { kept } = judged(
      `<body><h1>T</h1>${paragraphs(4, 'text')}<div><a href="/">GONE</a> | <a href="/m">GONE</a><br>&copy; GONE works</div></body>`,
    );
    expect(kept).not.toContain('GONE');
  });

  it('is not the third point of a list', () => {
    const { kept } = judged(`<body><h1>T</h1>${paragraphs(4, 'text')}<div>(c) the tenant STAYS</div></body>`);
    expect(kept).toContain('STAYS');
  });
});

describe('a list of links at the end of a page without landmarks', () => {
  const list = '<ul><li><a href="/1">WORD1</a></li><li><a href="/2">WORD2</a></li><li><a href="/3">WORD3</a></li></ul>';

  it('is of the text below a heading of its own', () => {
    const { kept } = judged(`<body><div><h1>T</h1>${paragraphs(4, 'text')}<h2>SAID</h2>${list}</div></body>`);
    expect(kept).toMatch(/SAID WORD1 WORD2 WORD3$/);
  });

  it('is of the text in the box of the headline, where the menu of the page stands behind that box', () => {
    const own = list.replaceAll('WORD', 'SAID');
    const { kept } = judged(`<body><div><h1>T</h1>${paragraphs(4, 'text')}${own}</div><div>${list}</div></body>`);
    expect(kept).toMatch(/SAID1 SAID2 SAID3$/);
    expect(kept).not.toContain('WORD');
  });

  it('is a menu without one', () => {
    const { kept } = judged(`<body><div><h1>T</h1>${paragraphs(4, 'text')}</div>${list}</body>`);
    expect(kept).not.toContain('WORD');
  });
});

describe('a line of two links at the end of a page without landmarks', () => {
  const line = '<div><a href="/imprint">Imprint GONE</a> · <a href="/privacy">Privacy</a></div>';
  const text = `<div><h1>T</h1>${paragraphs(4, 'text')}</div>`;

  it('is a footer where a menu stands above', () => {
    expect(judged(`<body><div>${ways(4)}</div>${text}${line}</body>`).kept).not.toContain('GONE');
  });

  it.each([
    ['nothing stands above', `<body>${text}${line}</body>`],
    ['it says more', `<body><div>${ways(4)}</div>${text}<div>Two plans: ${line}</div></body>`],
    [
      'it is in the box of the text',
      `<body><div>${ways(4)}</div><div><h1>T</h1>${paragraphs(4, 'text')}${line}</div></body>`,
    ],
  ])('stays where %s', (_, page) => {
    expect(judged(page).kept).toContain('Imprint GONE');
  });
});

describe('an element of the page called after its header or footer', () => {
  it('is the header or the footer', () => {
    const { kept } = judged(
      `<body><site-header><a href="/">GONE</a></site-header><div><h1>T</h1>${paragraphs(4, 'text')}</div><site-footer><p>GONE <a href="/i">GONE</a></p></site-footer></body>`,
    );
    expect(kept).not.toContain('GONE');
    expect(kept).toMatch(/^T/);
  });
});

it('an index of terms whose definitions are links is no menu', () => {
  const term = (letter: string): string =>
    `<dt>${letter}</dt><dd><a href="/${letter}">KEPT ${letter}</a></dd><dd><a href="/${letter}2">KEPT more</a></dd>`;
  const { kept } = judged(
    `<body><div>${ways(8)}</div><div><p>All there is in the library.</p><div><dl>${['a', 'b', 'c'].map(term).join('')}</dl></div></div></body>`,
  );
  expect(kept.match(/KEPT/g)).toHaveLength(6);
  expect(kept).not.toContain('GONE');
});
