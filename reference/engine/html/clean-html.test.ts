import { describe, expect, it } from 'vitest';
import { noDeadline } from '../../base/deadline.js';
import { cleanHtml } from './clean-html.js';
import { pageImages, pageLinks } from './page-links.js';
import { parseHtml } from './parse-html.js';
import { selectPart } from './selection.js';
import { pageUrls } from './urls.js';

interface Cleaning {
  baseUrl?: string;
  embedImages?: boolean;
  includeTags?: string[];
  excludeTags?: string[];
}

function open(html: string, { baseUrl, embedImages = false, includeTags = [], excludeTags = [] }: Cleaning = {}) {
  const table = parseHtml(Buffer.from(html), { depth: 512 }, noDeadline);
  const selection = selectPart(table, { includeTags, excludeTags }, undefined);
  const urls = pageUrls(table, baseUrl);
  return {
    html: cleanHtml(table, selection, { urls, embedImages, deadline: noDeadline }),
    links: pageLinks(table, selection, urls),
    images: pageImages(table, selection, urls),
  };
}

/** The cleaned inside of the body, line breaks left out. */
function clean(html: string, options: Cleaning = {}): string {
  return /<body[^>]*>([\s\S]*)<\/body>/.exec(open(html, options).html)![1]!.replaceAll('\n', '');
}

describe('cleanHtml', () => {
  it('removes scripts, styles, noscript, meta, head and comments', () => {
    const html =
      '<html lang=en><head><title>t</title><meta name=a content=b></head><body>a<script>x</script><style>y</style><noscript>z</noscript><meta content=c><!-- d --><template>e</template><link href=f>g</body>';
    expect(open(html).html).toBe('<html lang="en"><body>ag</body>\n</html>');
  });

  it('drops event handlers and scripted URLs, however they are written', () => {
    expect(clean('<a href="java&#10;script:x()" onclick="y()" ONMOUSEOVER=z class=k>a</a>')).toBe('<a class="k">a</a>');
    expect(clean('<form action=" JavaScript:x()"><iframe srcdoc="<script>" src="javascript:y"></iframe></form>')).toBe(
      '<form><iframe></iframe></form>',
    );
  });

  it('keeps elements, other attributes and entities as they are', () => {
    expect(clean('<p id=a class="b c" title=\'"q"\' hidden>x &amp; y &lt; z<br/>&nbsp;</p>')).toBe(
      '<p id="a" class="b c" title="&quot;q&quot;" hidden>x &amp; y &lt; z<br>&nbsp;</p>',
    );
  });

  it('never makes a tag of text when a comment goes', () => {
    expect(clean('a <<!-- -->script>x')).toBe('a &lt;script>x');
  });

  it('makes URLs absolute when a base is known', () => {
    expect(
      clean('<a href="b?c=1&amp;d#e">x</a><a href=//h/i>y</a><img src=/j.png>', { baseUrl: 'https://s.example/a/' }),
    ).toBe(
      '<a href="https://s.example/a/b?c=1&amp;d#e">x</a><a href="https://h/i">y</a><img src="https://s.example/j.png">',
    );
  });

  it('prefers the base element, and leaves URLs alone without any base', () => {
    expect(clean('<base href="https://b.example/x/"><a href=y>z</a>', { baseUrl: 'https://s.example/' })).toContain(
      '"https://b.example/x/y"',
    );
    expect(clean('<a href=y>z</a>')).toBe('<a href="y">z</a>');
  });

  it('resolves srcset and picture to the largest variant', () => {
    expect(clean('<img src=s.png srcset="m.png 400w, l.png 800w" sizes=10px alt=a>')).toBe('<img src="l.png" alt="a">');
    expect(clean('<picture><source srcset="a.webp 300w, b.webp 1200w"><img src=c.png></picture>')).toBe(
      '<picture><img src="b.webp"></picture>',
    );
    expect(clean('<img data-src=real.jpg src="data:image/gif;base64,R0">')).toBe('<img src="real.jpg">');
    expect(clean('<img src="/blank.gif" data-original=real.jpg alt=a>')).toContain('src="real.jpg"');
  });

  it('drops embedded pictures unless they are asked for', () => {
    const html = '<img src="data:image/png;base64,AA==" alt=a>';
    expect(clean(html)).toBe('<img alt="a">');
    expect(clean(html, { embedImages: true })).toBe('<img src="data:image/png;base64,AA==" alt="a">');
  });

  it('keeps drawings without what runs in them', () => {
    expect(
      clean(
        '<svg viewBox="0 0 1 1" onload=x><script>y</script><linearGradient id=g /><animate onbegin=z /><a xlink:href="javascript:w">t</a></svg>',
      ),
    ).toBe('<svg viewBox="0 0 1 1"><linearGradient id="g"></linearGradient><a>t</a></svg>');
  });

  it('honours includeTags and excludeTags', () => {
    expect(
      open('<div><p>a</p><p class=x>b</p></div><p>c</p>', { includeTags: ['div'], excludeTags: ['.x'] }).html,
    ).toBe('<div><p>a</p>\n</div>');
  });

  it('is the same when cleaned twice', () => {
    const html = '<div class="a">x <b>y</b><ul><li>1<li>2</ul><table><td>z</table><img srcset="q 2x"></div>';
    const once = open(html).html;
    expect(open(once).html).toBe(once);
  });
});

describe('links and images of the page', () => {
  it('are absolute, unique and in order', () => {
    const html =
      '<a href=b>1</a><a href="/a">2</a><a href="https://s.example/b">3</a><a href="#x">4</a><a href="mailto:m@n.example">5</a><a href="javascript:0">6</a><area href=c>';
    expect(open(html, { baseUrl: 'https://s.example/' }).links).toEqual([
      'https://s.example/b',
      'https://s.example/a',
      'https://s.example/#x',
      'mailto:m@n.example',
      'https://s.example/c',
    ]);
  });

  it('belong to the selected part', () => {
    const html = '<nav><a href=a>1</a></nav><main><a href=b>2</a><img src=c.png></main>';
    const part = open(html, { includeTags: ['main'] });
    expect(part.links).toEqual(['b']);
    expect(part.images).toEqual(['c.png']);
    expect(open(html, { excludeTags: ['img'] }).images).toEqual([]);
  });

  it('name the largest variant of each picture and no embedded ones', () => {
    expect(
      open('<img src=a.png srcset="b.png 2x, c.png 3x"><img src="data:image/png;base64,AA=="><img src=c.png>').images,
    ).toEqual(['c.png']);
  });
});
