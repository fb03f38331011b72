/**
 * A page that is an empty shell as served: everything a reader sees is made by its script, part of it in an iframe of
 * the same site and part of it in a shadow tree.
 * Used by the check of rendered pages.
 * Spec: Scrape options, waitFor (extra wait on top of smart-wait).
 */
import { htmlAnswer } from '../resource.js';
import type { SiteAnswer } from '../resource.js';

export interface ShellPageWords {
  readonly content: string;
  /** In a tree that an element keeps to itself. */
  readonly shadow: string;
  /** In the document of an iframe. */
  readonly frame: string;
}

/** The letters of a word apart, so that no output shows it before the script has run. */
const apart = (word: string): string => JSON.stringify([...word]);

/** `frameUrl` is the address of `framePage`. */
export function shellPage(words: ShellPageWords, frameUrl: string): SiteAnswer {
  return htmlAnswer(`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Tide tables</title>
</head>
<body>
<noscript>You need to enable JavaScript to run this app.</noscript>
<div id="root"></div>
<script>
const root = document.getElementById('root');
const add = (parent, tag, text = '') => {
  const element = document.createElement(tag);
  element.textContent = text;
  parent.append(element);
  return element;
};
const main = add(root, 'main');
add(main, 'h1', 'Tide tables');
add(main, 'p', 'The table of the harbour office says ' + ${apart(words.content)}.join('') + ' for the morning, and little else for the rest of the day.');
add(main, 'p', 'High water comes twice a day, and the tables tell when, for each of the seven quays of the harbour.');
const host = add(main, 'div');
add(host.attachShadow({ mode: 'open' }), 'p', 'In the shadow stands ' + ${apart(words.shadow)}.join(''));
add(main, 'iframe').src = ${JSON.stringify(frameUrl)};
</script>
</body>
</html>
`);
}

export function framePage(word: string): SiteAnswer {
  return htmlAnswer(
    `<!DOCTYPE html>\n<html lang="en">\n<head><meta charset="utf-8"><title>Frame</title></head>\n<body><p>In the frame stands ${word}.</p></body>\n</html>\n`,
  );
}
