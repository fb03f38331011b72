/**
 * An HTML page that says something in every element a text is commonly written in. Where a line is broken, the words
 * before and after it are two.
 * Used by the check that no text is lost.
 * Spec: What the service does 1.
 */
import { prosePage } from './prose-page.js';

/** The page, and what a reader sees of it. */
export const textsPage: { readonly markup: string; readonly texts: readonly string[] } = {
  markup: prosePage(
    [
      '<blockquote><p>Whoever measures the tide twice trusts the sea once.</p></blockquote>',
      '<p>First line of the address<br>second line of the address</p>',
      '<address>Pump house at the old pier</address>',
      '<figure><img src="https://plumbline.example/gauge.png" alt="Gauge"><figcaption>The gauge before its repair</figcaption></figure>',
      '<dl><dt>Neap</dt><dd>The smaller of the two tides</dd><dt>Spring</dt><dd>The greater of them</dd></dl>',
      '<table><caption>Tides by their height</caption><tr><th>Kind</th><th>Height</th></tr><tr><td>Neap height</td><td>311</td></tr></table>',
      '<p>Inside a sentence <code>gauge</code> is code, <kbd>Enter</kbd> a key, <mark>this</mark> is marked, <abbr title="mean sea level">MSL</abbr> is short and <small>that is small</small>.</p>',
      '<section><h2>A section of its own</h2><div>Text that stands in no paragraph</div><div><span>and more of it in a span.</span></div></section>',
      '<p>The well-known three-masted boat is 37% over its weight, and either/or is no answer.</p>',
      `<p>The keeper's log says "no ships", and it isn't the crew's (see § 4): 2 + 2 = 4; 12° at noon.</p>`,
      '<p>The pilot\u2019s word was \u201csafe\u201d.</p>',
      '<pre>kept as it was typed</pre>',
      '<ul><li><p>An item that holds a paragraph</p><p>and a second one.</p></li></ul>',
      '<h5>A heading of the fifth rank</h5><h6>A heading of the sixth rank</h6>',
      'And words that stand in the main part itself.',
    ].join('\n'),
    'Words in many places',
  ),
  texts: [
    'Whoever measures the tide twice trusts the sea once.',
    'First line of the address second line of the address',
    'Pump house at the old pier',
    'The gauge before its repair',
    'Neap',
    'The smaller of the two tides',
    'Spring',
    'The greater of them',
    'Tides by their height',
    'Neap height',
    'Inside a sentence gauge is code, Enter a key, this is marked, MSL is short and that is small.',
    'A section of its own',
    'Text that stands in no paragraph',
    'and more of it in a span.',
    'The well-known three-masted boat is 37% over its weight, and either/or is no answer.',
    `The keeper's log says "no ships", and it isn't the crew's (see § 4): 2 + 2 = 4; 12° at noon.`,
    'The pilot\u2019s word was \u201csafe\u201d.',
    'kept as it was typed',
    'An item that holds a paragraph',
    'and a second one.',
    'A heading of the fifth rank',
    'A heading of the sixth rank',
    'And words that stand in the main part itself.',
  ],
};
