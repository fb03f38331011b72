/**
 * A page whose script adds content: at once, and after a time counted from its loading.
 * Used by the checks of waitFor, of waiting actions and of rendered pages.
 * Spec: Scrape options, waitFor; Actions, wait.
 */
import { htmlAnswer } from '../resource.js';
import type { SiteAnswer } from '../resource.js';

export interface LatePageWords {
  /** In the markup as served. */
  readonly served: string;
  /** Added by the script while the page loads. */
  readonly scripted: string;
  /** Added `lateMs` after loading, in an element with the id `late`. */
  readonly late: string;
}

/** The letters of a word apart, so that no output shows it before the script has run. */
function apart(word: string): string {
  return JSON.stringify([...word]);
}

export function latePage(words: LatePageWords, lateMs: number): SiteAnswer {
  return htmlAnswer(`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Departures</title>
</head>
<body>
<main id="board">
<h1>Departures</h1>
<p>The board of the harbour shows ${words.served} before the first ferry of the day has left.</p>
</main>
<script>
const add = (id, letters) => {
  const line = document.createElement('p');
  line.id = id;
  line.textContent = 'The board says ' + letters.join('') + ' in the second line of the list.';
  document.getElementById('board').append(line);
};
add('scripted', ${apart(words.scripted)});
setTimeout(() => add('late', ${apart(words.late)}), ${lateMs});
</script>
</body>
</html>
`);
}
