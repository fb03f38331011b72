/**
 * A page with everything an action can touch: buttons, a form, a scrolling list, a tall body. Whatever happens to it is
 * written, in order, as words of the list `#log`; the check knows the words, the markup as served shows none of them.
 * Used by the checks of the actions chapter.
 * Spec: Scrape options, Actions.
 */
import { htmlAnswer } from '../resource.js';
import type { SiteAnswer } from '../resource.js';

/** One word for each thing that can happen. */
export interface PanelWords {
  /** In the markup as served. */
  readonly served: string;
  /** `#first` was clicked. */
  readonly first: string;
  /** `#second` was clicked. */
  readonly second: string;
  /** Each of the three `.row` buttons has a word of its own. */
  readonly rows: readonly [string, string, string];
  /** Enter, Tab or Escape was pressed in `#field` or on the page. */
  readonly enter: string;
  readonly tab: string;
  readonly escape: string;
  /** The page stands further down, or again further up, than before. */
  readonly down: string;
  readonly up: string;
  /** `#pane` was scrolled down, or up again. */
  readonly pane: string;
  readonly paneUp: string;
}

export const panelHeightPx = 6000;

export function controlPanel(words: PanelWords): SiteAnswer {
  const { served, ...events } = words;
  const letters = Object.fromEntries(Object.entries(events).map(([name, word]) => [name, reversedWords(word)]));
  return htmlAnswer(`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Control panel</title>
<style>
body { margin: 0; min-height: ${panelHeightPx}px; font: 16px sans-serif; }
#pane { height: 80px; overflow: auto; }
#pane div { height: 2000px; }
</style>
</head>
<body>
<main>
<h1>Control panel</h1>
<p>The panel says ${served} as long as nobody has touched it.</p>
<p><button id="first">One</button> <button id="second">Two</button></p>
<p><button class="row">Row</button> <button class="row">Row</button> <button class="row">Row</button></p>
<p><label>Field <input id="field" type="text"></label> <label>Other <input id="other" type="text"></label></p>
<p id="mirror">empty</p>
<div id="pane"><div>A long list</div></div>
<ol id="log"></ol>
</main>
<script>
const words = ${JSON.stringify(letters)};
const plain = (word) => [...word].reverse().join('');
const log = (word) => {
  const line = document.createElement('li');
  line.textContent = plain(word);
  document.getElementById('log').append(line);
};
const at = (id) => document.getElementById(id);
at('first').addEventListener('click', () => log(words.first));
at('second').addEventListener('click', () => log(words.second));
document.querySelectorAll('.row').forEach((button, index) => button.addEventListener('click', () => log(words.rows[index])));
at('field').addEventListener('input', () => { at('mirror').textContent = 'field ' + at('field').value; });
at('other').addEventListener('input', () => { at('mirror').textContent = 'other ' + at('other').value; });
document.addEventListener('keydown', (event) => {
  if (event.key === 'Enter') log(words.enter);
  if (event.key === 'Tab') log(words.tab);
  if (event.key === 'Escape') log(words.escape);
});
let stood = 0;
document.addEventListener('scroll', () => {
  const now = Math.round(window.scrollY);
  if (now !== stood) log(now > stood ? words.down : words.up);
  stood = now;
});
let pane = 0;
at('pane').addEventListener('scroll', () => {
  if (at('pane').scrollTop !== pane) log(at('pane').scrollTop > pane ? words.pane : words.paneUp);
  pane = at('pane').scrollTop;
});
</script>
</body>
</html>
`);
}

/** Written backwards in the markup, so that raw markup never shows an event that did not happen. */
function reversedWords(words: string | readonly string[]): string | string[] {
  return typeof words === 'string' ? [...words].reverse().join('') : words.map((word) => [...word].reverse().join(''));
}
