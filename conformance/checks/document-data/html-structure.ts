/**
 * Checks that the cleaned `html` is still the page: what it does not name among the removed keeps its element.
 * Spec: Document data, `html` (removes `<script>`, `<style>`, `<noscript>`, `<meta>`, `<head>`).
 */
import { prosePage } from '../../documents/pages/prose-page.js';
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import type { CheckContext } from '../../harness/check-context.js';
import { shortJson } from '../../harness/contract.js';
import type { Exchange } from '../../harness/exchange.js';
import { disorder } from '../../harness/oracles/content.js';
import { elementsAround, htmlText } from '../../harness/oracles/html-tokens.js';
import { oneLine } from '../../harness/oracles/words.js';
import { convertedHtml, inHtml, uploadOf } from '../converted.js';

/** Words of the page, each in elements of which one of each kind stays around it. */
interface Kept {
  readonly word: string;
  readonly within: readonly (readonly string[])[];
}

const heading = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const list = ['ul', 'ol'];

async function keeps(t: CheckContext, body: string, kept: readonly Kept[]): Promise<void> {
  const sentences = '<p>The keeper counts the boats in the evening. When all are home, the lamp is turned down.</p>';
  const { exchange, html } = await convertedHtml(t, uploadOf('html', prosePage(`${sentences}${body}${sentences}`)));
  for (const { word, within } of kept) {
    const around = elementsAround(html, word);
    const missing = within.find((names) => !names.some((name) => around?.includes(name)));
    t.expect(exchange).that(
      missing
        ? inHtml({
            expected: `${shortJson(word)} in a <${missing[0]!}>`,
            actual: `in ${shortJson(around ?? 'nothing')}`,
          })
        : undefined,
    );
  }
}

const places = [
  ...Array.from({ length: 3 }, () => '<p>*</p>'),
  '<ul><li>*</li></ul>',
  '<table><tr><td>*</td></tr></table>',
  '<p>*</p>',
];

/** `html` of a page of paragraphs, an item and a cell, each with words of its own, in their order. */
async function inOrder(t: CheckContext): Promise<{ exchange: Exchange; text: string; texts: string[] }> {
  const texts = places.map(() => t.words(6));
  const body = places.map((place, index) => place.replace('*', texts[index]!)).join('\n');
  const { exchange, html } = await convertedHtml(t, uploadOf('html', prosePage(body)));
  const text = oneLine(htmlText(html));
  // What is missing is another check's matter.
  if (texts.filter((one) => text.includes(one)).length < 2)
    t.unverified('prerequisite-failed', '`html` has fewer than two of the texts of the page');
  return { exchange, text, texts };
}

export const htmlStructureChecks: readonly Check[] = [
  check('document-data.html.headings', async (t) => {
    const [second, third] = [t.word(), t.word()];
    await keeps(t, `<h2>Of ${second}</h2><p>Some words of it.</p><h3>More of ${third}</h3>`, [
      { word: second, within: [heading] },
      { word: third, within: [heading] },
    ]);
  }),
  check('document-data.html.lists', async (t) => {
    const [outer, inner, step] = [t.word(), t.word(), t.word()];
    const body = `<ul><li>Of ${outer}<ul><li>And of ${inner}</li></ul></li></ul><ol><li>First ${step}</li></ol>`;
    await keeps(
      t,
      body,
      [outer, inner, step].map((word) => ({ word, within: [['li'], word === step ? ['ol'] : list] })),
    );
  }),
  check('document-data.html.emphasis', async (t) => {
    const [strong, soft, quoted] = [t.word(), t.word(), t.word()];
    const body = `<p>The <strong>${strong}</strong> and the <em>${soft}</em>.</p><blockquote><p>So says ${quoted}.</p></blockquote>`;
    await keeps(t, body, [
      { word: strong, within: [['strong', 'b']] },
      { word: soft, within: [['em', 'i']] },
      { word: quoted, within: [['blockquote']] },
    ]);
  }),
  check('document-data.html.order', async (t) => {
    const { exchange, text, texts } = await inOrder(t);
    t.expect(exchange).that(inHtml(disorder(text, texts)));
  }),
  check('document-data.html.once', async (t) => {
    const { exchange, text, texts } = await inOrder(t);
    const twice = texts.find((one) => text.split(one).length > 2);
    t.expect(exchange).that(
      inHtml(twice === undefined ? undefined : { expected: `${shortJson(twice)} once`, actual: 'twice' }),
    );
  }),
];
