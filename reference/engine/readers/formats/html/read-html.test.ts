import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noDeadline } from '../../../../base/deadline.js';
import { dumpDocument } from '../../../document/dump.js';
import type { ReadOptions, Reading } from '../../../document/reading.js';
import { defaultLimits, readOptions } from '../../../document/reading.js';
import { growthOf } from '../../../../testing/counted-work.js';
import { readHtml } from './read-html.js';

function read(bytes: Uint8Array | string, options: Partial<ReadOptions> = { onlyMainContent: false }): Reading {
  const input = typeof bytes === 'string' ? Buffer.from(bytes) : bytes;
  return readHtml(input, readOptions(options), { deadline: noDeadline, limits: defaultLimits });
}

describe('the document of a page', () => {
  it('takes a time that grows with the length of code, not with its square', () => {
    const readCode = (size: number): void => {
      const html = `<pre>${'<div>line of code</div>'.repeat(size)}</pre>`;
      const text = Array(size).fill('line of code').join('\n');
      expect(read(html).document.blocks).toEqual([{ type: 'codeBlock', text }]);
    };
    expect(growthOf(readCode, 15_000)).toBeLessThan(5);
  });

  describe('has what the time or a click shows:', () => {
    it.each([
      [
        'slides with a heading of their own',
        '<div>SHOWN<div aria-hidden="true"><a href="/m"><h3>Mills</h3></a></div></div>',
        ['Mills'],
      ],
      [
        'the rows of a table that is longer',
        '<table><tr><td>Oak</td><td>4</td></tr><tr style="display:none"><td>Elm</td><td>9</td></tr></table>',
        ['Oak', 'Elm'],
      ],
    ])('%s', (_what, html, words) => {
      const dump = dumpDocument(read(html).document);
      for (const word of words) expect(dump).toContain(word);
    });

    it.each([
      ['a sign', '<h2>Mills <span aria-hidden="true">GONE</span></h2>'],
      ['the clone of a slide', '<div><div class="slide slick-cloned" aria-hidden="true"><h3>GONE</h3></div></div>'],
      ['a sign around an empty heading', '<div aria-hidden="true"><h3></h3>GONE</div>'],
      [
        'a row for details, of one cell',
        '<table><tr><td>Oak</td><td>4</td></tr><tr hidden><td colspan="2">GONE</td></tr></table>',
      ],
    ])('but not %s', (_what, html) => {
      expect(dumpDocument(read(html).document)).not.toContain('GONE');
    });
  });

  it.each([
    ['<h2 id="mills"><a href="#mills">Mills</a></h2>', 'Mills'],
    ['<section id="mills"><h2><a href="#mills"><b>Mills</b></a></h2></section>', 'Mills'],
    ['<h2><a id="mills" href="#mills">Mills</a></h2>', 'Mills'],
    ['<h2><a href="#">Mills</a></h2>', 'Mills'],
    ['<h2><a href="#rivers">Mills</a></h2>', 'link'],
    ['<h2 id="mills"><a href="/m#mills">Mills</a></h2>', 'link'],
    ['<h2 id="mills"><a href="/m#">Mills</a></h2>', 'link'],
  ])('has a heading without the link to itself: %s', (html, shown) => {
    expect(dumpDocument(read(html).document)).toContain(shown);
    expect(dumpDocument(read(html).document).includes('link')).toBe(shown === 'link');
  });

  it.each([
    ['<h4><span class="name">id</span><span class="type">string</span></h4>', 'heading 4 "id string"'],
    ['<p><span class="a">over</span><span class="a">board</span></p>', 'paragraph "overboard"'],
    ['<p><span class="cap">o</span><span class="rest">ver</span></p>', 'paragraph "over"'],
    ['<p><span>over</span><span class="b">board</span></p>', 'paragraph "overboard"'],
    [
      '<p><b>Once 3 €.</b><i aria-hidden="true">2 €</i><b>Now 2 €.</b></p>',
      'paragraph strong("Once 3 €.") " " strong("Now 2 €.")',
    ],
    ['<p><b>node.</b><b>Js</b></p>', 'paragraph strong("node.") strong("Js")'],
  ])('has a term and its type apart, and a word together: %s', (html, dump) => {
    expect(dumpDocument(read(html).document).trim()).toBe(dump);
  });

  it.each([
    [
      '<a href="/r" aria-label="4.4 of 5, 272,574 said so"><i aria-hidden="true">4.4 of 5</i>&nbsp;<i aria-hidden="true">272,574</i></a>',
      '4.4 of 5',
    ],
    ['<div aria-label="12 euros"><span aria-hidden="true">12 €</span></div>', '12 €'],
  ])('has a number that a label says in other words: %s', (html, shown) => {
    expect(dumpDocument(read(html).document)).toContain(shown);
  });

  it.each([
    '<button aria-label="Close"><i aria-hidden="true">GONE</i></button>',
    '<p><span aria-hidden="true">GONE 12 €</span><span>12 euros</span></p>',
    '<a href="/c" aria-label="Cart"><i aria-hidden="true">GONE 3</i>Cart</a>',
  ])('has no signs for the eye alone: %s', (html) => {
    expect(dumpDocument(read(html).document)).not.toContain('GONE');
  });

  it('has an item to tick where the box stands in front, and no card with a box to compare it', () => {
    const dumpOf = (html: string): string => dumpDocument(read(html).document);
    const card = (box: string): string => dumpOf(`<ul><li><p>Mill</p><div>${box}</div></li></ul>`);
    expect(card('<input type="checkbox">')).toBe(card(''));
    expect(dumpOf('<ul><li><input type="checkbox"> Mill</li></ul>')).not.toBe(dumpOf('<ul><li>Mill</li></ul>'));
  });

  it('has words with their reading behind them', () => {
    const dumpOf = (html: string): string => dumpDocument(read(html).document);
    expect(
      dumpOf('<p>この<ruby>漢<rt>かん</rt>字<rt>じ</rt></ruby>と<ruby>仮名<rp>(</rp><rt>かな</rt><rp>)</rp></ruby>。'),
    ).toBe('paragraph "この漢字(かんじ)と仮名(かな)。"\n');
    expect(dumpOf('<p>The <ruby>har<rt></rt></ruby>bour')).toBe('paragraph "The harbour"\n');
  });

  it('is bold once where bold stands in bold, and twice only for strong in strong', () => {
    const dumpOf = (html: string): string => dumpDocument(read(html).document);
    expect(dumpOf('<p><b>a <strong>b</strong> <b>c</b></b> <i><em>d</em></i></p>')).toBe(
      'paragraph strong("a b c") " " emphasis("d")\n',
    );
    expect(dumpOf('<b><p>one<b><p>two<b><p>three')).toBe(
      'paragraph strong("one")\nparagraph strong("two")\nparagraph strong("three")\n',
    );
    expect(dumpOf('<p><strong>a <strong>b</strong></strong></p>')).toBe('paragraph strong("a " strong("b"))\n');
    expect(dumpOf('<p><b>a<p>b</b>c</p>')).toBe('paragraph strong("a")\nparagraph strong("b") "c"\n');
  });

  it('takes a time that grows with the length of an equation, and parts its commands from letters', () => {
    const readEquation = (size: number): void => {
      const html = `<math display="block">${'<mi>α</mi><mi></mi><mi>x</mi>'.repeat(size)}</math>`;
      expect(read(html).document.blocks).toEqual([{ type: 'mathBlock', latex: '\\alpha x'.repeat(size) }]);
    };
    expect(growthOf(readEquation, 15_000)).toBeLessThan(5);
  });

  it('has the title and the lists of a page that Word saved', () => {
    const mark = (text: string): string =>
      `<![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${text}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>`;
    const item = (level: number, text: string, words: string): string =>
      `<p class=MsoListParagraphCxSpMiddle style='margin-left:1.0in;mso-list:l0 level${level} lfo1'>${mark(text)}${words}</p>`;
    const filtered = `<p class=MsoListParagraph style='margin-left:.5in'>1)<span style='font:7.0pt "Times New Roman"'>&nbsp; </span>no mark</p><p class=MsoListParagraph style='margin-left:72pt'><span style='font-family:Wingdings'>§<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span>deep</p>`;
    expect(
      dumpDocument(
        read(
          `<p class=MsoTitle>Report</p>${item(1, '·', 'one')}${item(2, '3.', 'three')}${item(2, '4.', 'four')}${item(2, 'b)', 'odd')}${item(1, '·', 'two')}<p class=MsoNormal>Text</p>${item(1, '·', 'other')}`,
        ).document,
      ),
    ).toBe(
      [
        'heading 1 "Report"',
        'list',
        '  item',
        '    paragraph "one"',
        '    ordered list from 3',
        '      item',
        '        paragraph "three"',
        '      item',
        '        paragraph "four"',
        '      item "b)"',
        '        paragraph "odd"',
        '  item',
        '    paragraph "two"',
        'paragraph "Text"',
        'list',
        '  item',
        '    paragraph "other"',
        '',
      ].join('\n'),
    );
    expect(dumpDocument(read(filtered).document)).toBe('paragraph "1) no mark"\nlist\n  item\n    paragraph "deep"\n');
  });

  it('has a number above its name as the value of that name, but not when something is, nor the number of an entry', () => {
    const dumpOf = (...rows: [string, string][]): string =>
      dumpDocument(
        read(rows.map(([above, below]) => `<div class="fact"><div>${above}</div><div>${below}</div></div>`).join(''))
          .document,
      );
    const strong = (name: string, value: string): string => `paragraph strong("${name}" ":") " " "${value}"\n`;
    expect(dumpOf(['3', 'Bedrooms'], ['2.5', 'Bathrooms'], ['€ 350', 'Rent'])).toBe(
      strong('Bedrooms', '3') + strong('Bathrooms', '2.5') + strong('Rent', '€ 350'),
    );
    expect(dumpOf(['9:00', 'Doors'], ['9:30', 'Talk'], ['12:00', 'Lunch'])).not.toContain('strong');
    expect(dumpOf(['1998', 'Founded'], ['2004', 'Moved'], ['12 May', 'Sold'])).not.toContain('strong');
    expect(dumpOf(['01', 'Sign'], ['02', 'Pay'], ['03', 'Wait'])).not.toContain('strong');
    expect(dumpOf(['3', 'Bedrooms'], ['2', 'Bathrooms'])).not.toContain('strong');
  });

  it('has no name of one pair as that of another beside it', () => {
    const pair = (name: string, value: string): string => `<div><span>${name}</span><span>${value}</span></div>`;
    const row = `<div class="row">${pair('Wood', 'larch')}${pair('Built', '1931')}</div>`;
    expect(dumpDocument(read(row.repeat(3)).document)).not.toContain('strong');
  });

  it('is empty for an empty page', () => {
    expect(read('').document.blocks).toEqual([]);
    expect(read('<html><head><title>x</title></head></html>').document.blocks).toEqual([]);
  });

  it('carries embedded pictures only when they are asked for', () => {
    const html = '<img src="data:image/png;base64,AA==" alt="a">';
    const source = (embedImages: boolean) =>
      JSON.stringify(read(html, { onlyMainContent: false, embedImages }).document);
    expect(source(true)).toContain('data:image/png;base64,AA==');
    expect(source(false)).toContain('"src":null');
  });

  it('shows the pictures of AMP pages, once each', () => {
    const picture =
      '<amp-img src="/f.jpg" alt="The ferry"><noscript><img src="/f.jpg" alt="The ferry"></noscript></amp-img>';
    expect(dumpDocument(read(`<p>Before</p>${picture}<amp-anim src="/a.gif" alt="Waves"></amp-anim>`).document)).toBe(
      dumpDocument(read('<p>Before</p><img src="/f.jpg" alt="The ferry"><img src="/a.gif" alt="Waves">').document),
    );
  });

  it('takes the text of a page from noscript when the page has no other', () => {
    const text = 'Every word of the discussion is in here. '.repeat(40);
    expect(
      dumpDocument(read(`<div id="app">Loading</div><noscript><article><p>${text}</p></article></noscript>`).document),
    ).toContain('Every word');
    expect(dumpDocument(read(`<p>${text}</p><noscript>Please enable JavaScript.</noscript>`).document)).not.toContain(
      'JavaScript',
    );
  });

  it('puts streamed pieces into their place', () => {
    const html =
      '<main><h1>Title</h1><!--$?--><template id="B:0"></template><p>Loading</p><!--/$--><p>End</p></main><div hidden id="S:0"><p>Streamed <template id="P:1"></template></p></div><script>$RC("B:0","S:0")</script><div hidden id="S:1"><b>deep</b></div><script>$RS("S:1","P:1")</script>';
    expect(dumpDocument(read(html).document)).toBe(
      'heading 1 "Title"\nparagraph "Streamed " strong("deep")\nparagraph "End"\n',
    );
  });

  it('shows a page that is hidden until its scripts have run, and no hidden part of it', () => {
    const text = '<p>A paragraph <b>of</b> the page.</p>'.repeat(80);
    const dump = dumpDocument(
      read(`<div id="app" style="display:none">${text}<div hidden><p>Message</p></div></div>`).document,
    );
    expect(dump).toContain('paragraph "A paragraph "');
    expect(dump).not.toContain('Message');
  });

  it('shows what a heading or a control right before it opens, but no menus and forms', () => {
    const answer = 'The gate is open from spring to the end of autumn.';
    const shown = (html: string): string => JSON.stringify(read(html).document);
    expect(shown(`<h3>When?</h3><div style="display:none"><p>${answer}</p></div>`)).toContain(answer);
    expect(shown(`<button aria-expanded="false">When?</button><div hidden>${answer}</div>`)).toContain(answer);
    expect(shown('<dl><div><dt>When?</dt><dd style="display:none">In May.</dd></div></dl>')).toContain('In May.');
    expect(shown('<button>When?</button><div hidden><p>In May.</p></div>')).toContain('In May.');
    expect(shown('<button>Send</button><div hidden>In May.</div>')).not.toContain('In May.');
    expect(shown(`<a data-toggle="collapse">When?</a><div hidden>${answer}</div>`)).toContain(answer);
    expect(shown(`<p>Words.</p><div hidden>${answer}</div>`)).not.toContain(answer);
    expect(shown(`<button>Menu</button><div hidden><a href="/a">${answer}</a></div>`)).not.toContain(answer);
    expect(shown(`<button>Ask</button><div hidden><form>${answer}</form></div>`)).not.toContain(answer);
    expect(shown(`<button>Terms</button><div class="modal" hidden>${answer}</div>`)).not.toContain(answer);
  });

  it('shows what stands hidden behind a line again and again, as answers do', () => {
    const shown = (html: string): number => JSON.stringify(read(html).document).split('from spring to').length - 1;
    const answer = 'The gate is open from spring to the end of autumn.';
    const pair = (line: string): string => `${line}<div style="display:none"><p>${answer}</p></div>`;
    const boxes = (line: string, count: number): string => `<div>${pair(line)}</div>`.repeat(count);
    expect(shown(boxes('<div>When?</div>', 3))).toBe(3);
    expect(shown(`<section>${pair('<div>When?</div>').repeat(4)}</section>`)).toBe(4);
    expect(shown(boxes('<div>When?</div>', 2))).toBe(0);
    expect(shown(boxes('<pre>When?</pre>', 3))).toBe(0);
    expect(shown(boxes('<label>When? <input></label>', 3))).toBe(0);
    expect(shown(boxes(`<div>${answer}${answer.repeat(8)}</div>`, 3))).toBe(27);
  });

  it('sets boxes apart that only styles set apart, and no pieces of words', () => {
    const text = (html: string): string => dumpDocument(read(html).document);
    expect(text('<div><span class="day">4</span><span class="month">mai</span></div>')).toContain('4 mai');
    expect(text('<div><label>Small</label><input type="radio"><label>large</label></div>')).toContain('Small large');
    expect(text('<p><span class="a">May 4, 2024</span><span class="b">1 yr</span></p>')).toContain('2024 1 yr');
    expect(text('<p><span class="int">19</span><span class="dec">99</span></p>')).toContain('1999');
    expect(text('<div><span>4</span><span>th</span> of May</div>')).toContain('4th of May');
  });

  it('keeps the lines of a cell, but for a title or a remark in parentheses on a line of its own', () => {
    const row = (cells: string): string =>
      `<table><tr><th>Fitted<br>sheet</th><th>b</th></tr><tr>${cells}</tr></table>`;
    expect(
      dumpDocument(read(row('<td>Student: $80<br>Member: $130</td><td>Itadakimasu<br>(before a meal)</td>')).document),
    ).toMatchInlineSnapshot(`
        "table header 1
          row
            cell header "Fitted sheet"
            cell header "b"
          row
            cell
              paragraph "Student: $80" break "Member: $130"
            cell "Itadakimasu (before a meal)"
        "
      `);
  });

  it('knows the language of code by the class of the box around it', () => {
    expect(dumpDocument(read('<div class="highlight-python notranslate"><pre>x = 1</pre></div>').document)).toContain(
      'python',
    );
    expect(dumpDocument(read('<div class="highlight-box"><pre>x = 1</pre></div>').document)).not.toContain('box');
  });

  it('notes that deep nesting was flattened', () => {
    expect(read('<div>'.repeat(600) + 'deep').notices).toEqual([
      { code: 'limit-reached', message: 'Elements nested deeper than 512 levels were flattened.' },
    ]);
  });

  it('notes that includeTags match nothing', () => {
    const reading = read('<p>a</p>', { includeTags: ['article'] });
    expect(reading.document.blocks).toEqual([]);
    expect(reading.notices.map((notice) => notice.code)).toEqual(['option-without-effect']);
  });

  it('gives the page as received', () => {
    const html = '<!doctype html><script>x</script><p onclick=y>é';
    expect(read(html).source!.rawHtml()).toBe(html);
  });

  it('never throws, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.boolean(), (bytes, onlyMainContent) => {
        const reading = read(bytes, { onlyMainContent });
        reading.source!.cleanHtml();
        reading.source!.links();
        reading.source!.images();
      }),
    );
  });

  const inline = fc.constantFrom('b', 'i', 'code', 'a href=x', 'span', 'sup', 'q');
  const block = fc.constantFrom(
    'p',
    'div',
    'ul',
    'li',
    'h2',
    'blockquote',
    'dl',
    'dd',
    'section',
    'pre',
    'figure',
    'td',
    'table',
    'tr',
    'th',
    'details',
    'summary',
  );
  const open = fc.oneof(inline, block).map((tag) => `<${tag}>`);
  const close = fc.oneof(inline, block).map((tag) => `</${tag.split(' ')[0]}>`);

  it('keeps every word of a page, however broken its markup', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            open,
            close,
            fc.stringMatching(/^[a-z]{2,5}$/).map((word) => ` ${word} `),
          ),
          { maxLength: 60 },
        ),
        (parts) => {
          const words = parts.filter((part) => part.startsWith(' ')).map((part) => part.trim());
          const dump = dumpDocument(read(`<body>${parts.join('')}`).document);
          const texts = [...dump.matchAll(/"((?:[^"\\]|\\.)*)"/g)].flatMap((match) =>
            (JSON.parse(`"${match[1]}"`) as string).split(/[\s"]+/),
          );
          for (const word of words) {
            const at = texts.indexOf(word);
            expect(at, `${word} in ${dump}`).toBeGreaterThanOrEqual(0);
            texts.splice(at, 1);
          }
        },
      ),
    );
  });
});
