/**
 * Checks that the cleaned `html` is still the page: what it does not name among the removed keeps its element.
 * Spec: Document data, `html` (removes `<script>`, `<style>`, `<noscript>`, `<meta>`, `<head>`).
 */
import { prosePage } from '../../documents/pages/prose-page.js';
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import type { CheckContext } from '../../harness/check-context.js';
import { shortJson } from '../../harness/contract.js';
import { elementsAround } from '../../harness/oracles/html-tokens.js';
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
];
