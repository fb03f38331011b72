import { describe, expect, it } from 'vitest';
import { judged } from './testing/judged.js';
import { paragraphs } from './testing/pages.js';

const story = `<h1>T</h1>${paragraphs(6, 'text')}`;
const notice = (words: string, controls: string): string =>
  `<div class="css-9"><div><p>${words}</p><div>${controls}</div></div></div>`;

describe('a notice of cookies that no name tells', () => {
  it.each([
    notice('GONE: we use cookies to count our readers.', '<button>Reject</button><button>Accept all</button>'),
    notice('Wir verwenden GONE Cookies.', '<a role="button">Alle akzeptieren</a>'),
    notice('当サイトではクッキーを使用しています。GONE', '<button>すべて同意する</button>'),
  ])('goes with its controls before or behind the text: %s', (box) => {
    for (const page of [`<body>${box}<div>${story}</div></body>`, `<body><div>${story}</div>${box}</body>`]) {
      const { kept, leftOut } = judged(page);
      expect(kept).not.toContain('GONE');
      expect(kept).not.toMatch(/Accept|akzeptieren|同意/);
      expect([...leftOut.values()]).toContain('consent');
    }
  });

  it.each([
    [
      'in the middle of a text',
      `${story}${notice('STAYS: cookies taste best warm.', '<button>Ok</button>')}${paragraphs(2, 'more')}`,
    ],
    ['with nothing that agrees', `${story}${notice('STAYS: two cookies a day.', '<button>Order</button>')}`],
    ['with a price', `${story}${notice('STAYS: ten cookies, € 4,00', '<button>Ok</button>')}`],
    ['with the headline', `<div><h1>STAYS: cookies</h1><button>Accept</button></div>${paragraphs(6, 'text')}`],
  ])('is none %s', (_, content) => {
    expect(judged(`<body><div>${content}</div></body>`).kept).toContain('STAYS');
  });
});
