/** Golden pairs of web pages: the page, and the Markdown and cleaned HTML it gives through the whole engine. */
import { describe, expect, it } from 'vitest';
import { noDeadline } from '../base/deadline.js';
import { convert } from './convert.js';
import type { ReadOptions } from './document/reading.js';
import { defaultLimits, readOptions } from './document/reading.js';

async function converted(page: string | Uint8Array, options: Partial<ReadOptions> = {}) {
  const bytes = typeof page === 'string' ? Buffer.from(page) : page;
  const read = readOptions({ fileName: 'page.html', onlyMainContent: false, ...options });
  const { markdown, html } = await convert(
    bytes,
    { read, transforms: [], outputs: ['markdown', 'html'] },
    { deadline: noDeadline, limits: defaultLimits },
  );
  return { markdown, body: /<body[^>]*>([\s\S]*)<\/body>/.exec(html!)?.[1] ?? html };
}

interface Pair {
  about: string;
  page: string;
  markdown: string;
  /** The cleaned body, where it is not the page itself. */
  body?: string;
  options?: Partial<ReadOptions>;
}

const pairs: readonly Pair[] = [
  {
    about: 'nested tables',
    page: '<table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td><table><tr><td>x</td><td>y</td></tr></table></td></tr></table>',
    markdown: '| a | b |\n| --- | --- |\n| 1 | x<br>y |',
    body: '<table><tbody><tr><th>a</th>\n<th>b</th>\n</tr>\n<tr><td>1</td>\n<td><table><tbody><tr><td>x</td>\n<td>y</td>\n</tr>\n</tbody>\n</table>\n</td>\n</tr>\n</tbody>\n</table>\n',
  },
  {
    about: 'merged cells',
    page: '<table><tr><th colspan="2">both</th></tr><tr><td rowspan="2">down</td><td>1</td></tr><tr><td>2</td></tr></table>',
    markdown: '| both | both |\n| --- | --- |\n| down | 1 |\n| down | 2 |',
    body: '<table><tbody><tr><th colspan="2">both</th>\n</tr>\n<tr><td rowspan="2">down</td>\n<td>1</td>\n</tr>\n<tr><td>2</td>\n</tr>\n</tbody>\n</table>\n',
  },
  {
    about: 'definition lists',
    page: '<dl><dt>Term</dt><dt>Synonym</dt><dd>First</dd><dd><p>Second</p><ul><li>item</li></ul></dd><div><dt>Next</dt><dd>Third</dd></div></dl>',
    markdown: 'Term\nSynonym\n: First\n: Second\n\n  - item\n\nNext\n: Third',
    body: '<dl><dt>Term</dt>\n<dt>Synonym</dt>\n<dd>First</dd>\n<dd><p>Second</p>\n<ul><li>item</li>\n</ul>\n</dd>\n<div><dt>Next</dt>\n<dd>Third</dd>\n</div>\n</dl>\n',
  },
  {
    about: 'details',
    page: '<details><summary>More <em>here</em></summary><p>Hidden until opened.</p></details>',
    markdown: '**More _here_**\n\nHidden until opened.',
    body: '<details><summary>More <em>here</em></summary>\n<p>Hidden until opened.</p>\n</details>\n',
  },
  {
    about: 'figures with captions',
    page: '<figure><img src="a.png" alt="A chart"><figcaption>Sales in <b>May</b></figcaption></figure>',
    markdown: '![A chart](a.png)\n\nSales in **May**',
    body: '<figure><img src="a.png" alt="A chart"><figcaption>Sales in <b>May</b></figcaption>\n</figure>\n',
  },
  {
    about: 'the largest of a srcset',
    page: '<img src="s.png" alt="p" srcset="s.png 320w, l.png 1280w, m.png 640w"><picture><source srcset="w.webp 1x, w2.webp 2x"><img src="w.png" alt="q"></picture>',
    markdown: '![p](l.png)![q](w2.webp)',
    body: '<img src="l.png" alt="p"><picture><img src="w2.webp" alt="q"></picture>',
  },
  {
    about: 'pictures that a script would load',
    page: '<img src="data:image/gif;base64,R0lG" my-lazy-src="a.jpg" alt="a"><img alt="b"><noscript><img src="b.jpg" alt="b"></noscript>',
    markdown: '![a](a.jpg)![b](b.jpg)',
    body: '<img src="a.jpg" my-lazy-src="a.jpg" alt="a"><img src="b.jpg" alt="b">',
  },
  {
    about: 'relative URLs and a base',
    page: '<base href="/docs/"><p><a href="a.html">a</a> <a href="/b">b</a> <a href="//c.example/">c</a> <a href="#d">d</a> <img src="e.png" alt="e"></p>',
    markdown:
      '[a](https://site.example/docs/a.html) [b](https://site.example/b) [c](https://c.example/) [d](https://site.example/docs/#d) ![e](https://site.example/docs/e.png)',
    body: '<p><a href="https://site.example/docs/a.html">a</a> <a href="https://site.example/b">b</a> <a href="https://c.example/">c</a> <a href="https://site.example/docs/#d">d</a> <img src="https://site.example/docs/e.png" alt="e"></p>\n',
    options: { baseUrl: 'https://site.example/x/y' },
  },
  {
    about: 'code with its language',
    page: '<pre><code class="language-ts">const a = `b`;\n\n  a &lt; 1</code></pre><div class="highlight-source-shell"><pre>ls -l</pre></div><p>Use <code>a|b</code> or <code>`</code>.</p>',
    markdown: '```ts\nconst a = `b`;\n\n  a < 1\n```\n\n```shell\nls -l\n```\n\nUse `a|b` or `` ` ``.',
    body: '<pre><code class="language-ts">const a = `b`;\n\n  a &lt; 1</code></pre>\n<div class="highlight-source-shell"><pre>ls -l</pre>\n</div>\n<p>Use <code>a|b</code> or <code>`</code>.</p>\n',
  },
  {
    about: 'code beside its label and its controls',
    page: '<pre><span>ts</span><code>const a = 1;</code><button>Copy</button><a href="/try">Try</a></pre><div><span>bash</span></div><pre>ls -l</pre><pre>plain <code>code</code> and <b>words</b></pre>',
    markdown: '```ts\nconst a = 1;\n```\n\n```bash\nls -l\n```\n\n```\nplain code and words\n```',
    body: '<pre><span>ts</span><code>const a = 1;</code><button>Copy</button><a href="/try">Try</a></pre>\n<div><span>bash</span></div>\n<pre>ls -l</pre>\n<pre>plain <code>code</code> and <b>words</b></pre>\n',
  },
  {
    about: 'links around whole cards',
    page: '<a href="/c"><h3>Card</h3><p>Its text.</p></a><a href="/d"><p>No heading</p></a>',
    markdown: '### [Card](/c)\n\nIts text.\n\n[No heading](/d)',
    body: '<a href="/c"><h3>Card</h3>\n<p>Its text.</p>\n</a><a href="/d"><p>No heading</p>\n</a>',
  },
  {
    about: 'nested lists with their own numbers',
    page: '<ol start="3"><li>three<ul><li>x</li><li>y<ol type="a"><li>deep</li></ol></li></ul></li><li value="7">seven</li></ol>',
    markdown: '3. three\n   - x\n   - y\n     - a. deep\n- 7. seven',
    body: '<ol start="3"><li>three<ul><li>x</li>\n<li>y<ol type="a"><li>deep</li>\n</ol>\n</li>\n</ul>\n</li>\n<li value="7">seven</li>\n</ol>\n',
  },
  {
    about: 'broken markup as browsers read it',
    page: '<p>one<p>two <b>bold <i>both</b> italic</i><table><tr>stray<td>cell</table><li>item',
    markdown: 'one\n\ntwo **bold _both_** *italic*\n\nstray\n\ncell\n\n- item',
    body: '<p>one</p>\n<p>two <b>bold <i>both</i></b><i> italic</i></p>\n<table><tbody><tr>stray<td>cell</td>\n</tr>\n</tbody>\n</table>\n<li>item</li>\n',
  },
  {
    about: 'tags, classes, ids and attributes of includeTags',
    page: '<p>no</p><main><p class="lead big">lead</p><p id="x">id</p><p>no</p><div data-role="note">note</div><h2>head</h2></main>',
    markdown: 'lead\n\nid\n\nnote\n\n## head',
    body: '<p class="lead big">lead</p>\n<p id="x">id</p>\n<div data-role="note">note</div>\n<h2>head</h2>',
    options: { includeTags: ['.lead', '#x', '[data-role="note"]', 'main > h2'], onlyMainContent: true },
  },
  {
    about: 'tags, classes, ids and attributes of excludeTags',
    page: '<main><p class="lead big">lead</p><p id="x">id</p><p>stays</p><div data-role="note">note</div><h2>head</h2><p>stays too</p></main>',
    markdown: 'stays\n\nstays too',
    body: '<main><p>stays</p>\n<p>stays too</p>\n</main>\n',
    options: { excludeTags: ['.lead', '#x', '[data-role^=no]', 'h2'] },
  },
  {
    about: 'the part behind a tab',
    page: '<div role="tablist"><button role="tab">One</button></div><div role="tabpanel"><p>first</p></div><div role="tabpanel" hidden><p>second</p></div><div class="tabs__content" hidden><p>last</p></div><div hidden><p>third</p></div>',
    markdown: 'One\n\nfirst\n\nsecond\n\nlast',
    body: '<div role="tablist"><button role="tab">One</button></div>\n<div role="tabpanel"><p>first</p>\n</div>\n<div role="tabpanel" hidden><p>second</p>\n</div>\n<div class="tabs__content" hidden><p>last</p>\n</div>\n<div hidden><p>third</p>\n</div>\n',
  },
  {
    about: 'right-to-left and other scripts',
    page: '<p dir="rtl">שלום <b>עולם</b></p><p>日本語の<a href="/x">文</a>。</p>',
    markdown: 'שלום **עולם**\n\n日本語の[文](/x)。',
    body: '<p dir="rtl">שלום <b>עולם</b></p>\n<p>日本語の<a href="/x">文</a>。</p>\n',
  },
];

describe('a web page', () => {
  it.each(pairs)('with $about', async ({ page, markdown, body = page, options }) => {
    expect(await converted(page, options)).toEqual({ markdown, body });
  });

  const word = 'Grüße';
  const utf16 = Buffer.from(`\ufeff<p>${word}</p>`, 'utf16le');
  it.each<[string, Uint8Array, Partial<ReadOptions>]>([
    ['a byte order mark', utf16, {}],
    ['its meta element', Buffer.from(`<meta charset="iso-8859-1"><p>${word}</p>`, 'latin1'), {}],
    ['the header it came with', Buffer.from(`<p>${word}</p>`, 'latin1'), { contentType: 'text/html; charset=latin1' }],
    ['being valid', Buffer.from(`<p>${word}</p>`), {}],
  ])('tells its encoding by %s', async (_, bytes, options) => {
    expect((await converted(bytes, options)).markdown).toBe(word);
  });
});
