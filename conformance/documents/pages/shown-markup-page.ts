/**
 * A page that shows markup as text, by character references, and a picture with words of its own.
 * Used by the checks of `data.html`.
 * Spec: Document data, `html`.
 */
import { prosePage } from './prose-page.js';

export interface ShownMarkupWords {
  /** In a script element that is text. */
  readonly script: string;
  /** In an image element that is text. */
  readonly image: string;
  /** The alternative text of the one picture. */
  readonly picture: string;
}

/** The texts of the page as a reader sees them. */
export const shownMarkup = ({ script, image }: ShownMarkupWords): readonly string[] => [
  `<script>window.${script} = 1</script>`,
  `<img src="x" onerror="${image}()">`,
  'Fish & chips, where 5 < 7',
];

export function shownMarkupPage(words: ShownMarkupWords): string {
  const { script, image, picture } = words;
  return prosePage(
    `<p>A careless author writes &lt;script&gt;window.${script} = 1&lt;/script&gt; into the text of the page.</p>
<p>Another one writes &lt;img src="x" onerror="${image}()"&gt; and means no picture.</p>
<p>The third sells Fish &amp; chips, where 5 &lt; 7 is the name of the shop.</p>
<p><img src="https://plumbline.example/images/quay.png" alt="${picture}" width="640" height="480"></p>`,
    'Markup that is text',
  );
}
