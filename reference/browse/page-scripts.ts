/**
 * What we run inside of visited pages, as text: it lives in the page's world, not in this one.
 * Spec: Scrape options (executeJavascript, scroll, blockAds).
 */
import { Script } from 'node:vm';
import { nuisanceSelector } from './nuisances.js';

/** Takes cookie pop-ups and advertisements away, and the lock pop-ups put on scrolling. */
export const removeNuisances = `(() => {
  const found = document.querySelectorAll(${JSON.stringify(nuisanceSelector)});
  for (const element of found) element.remove();
  if (found.length > 0) for (const root of [document.documentElement, document.body]) {
    if (root && getComputedStyle(root).overflow === 'hidden') root.style.setProperty('overflow', 'auto', 'important');
  }
})()`;

/** Scrolls by what is seen at once. @param selector CSS; undefined scrolls the page */
export function scrollScript(direction: 'up' | 'down', selector: string | undefined): string {
  const sign = direction === 'up' ? -1 : 1;
  return `(() => {
    const element = ${selector === undefined ? 'null' : `document.querySelector(${JSON.stringify(selector)})`};
    ${selector === undefined ? '' : 'if (!element) return false;'}
    const height = element ? element.clientHeight : innerHeight;
    (element ?? window).scrollBy({ top: ${sign} * height, behavior: 'instant' });
    return new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(true), 0)));
  })()`;
}

/** Whether the page takes the text for a CSS selector. */
export function isSelectorScript(selector: string): string {
  return `(() => {
    try { document.createDocumentFragment().querySelector(${JSON.stringify(selector)}); return true; } catch { return false; }
  })()`;
}

/**
 * A caller's script and what to do with its result: the body of a function when it returns something by \`return\`, else
 * an expression when it is one. Values that JSON does not know become text or null. A value of more than \`atMost\`
 * characters comes back without \`json\`: the page may have changed JSON, but not how long a text is.
 */
export function callerScript(script: string, atMost: number): string {
  const expression = withoutLastSemicolons(script.trim());
  const body = isExpression(expression) ? `return (\n${expression}\n)` : script;
  return `(async () => {
    const value = await (async () => {\n${body}\n})();
    const type = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
    let json = 'null';
    if (type === 'function' || type === 'symbol' || type === 'bigint') json = JSON.stringify(String(value));
    else if (value !== undefined) try {
      json = JSON.stringify(value) ?? 'null';
    } catch {
      json = JSON.stringify(String(value));
    }
    const kind = typeof type === 'string' && type.length < 20 ? type : 'object';
    return typeof json === 'string' && json.length <= ${atMost} ? { type: kind, json } : { type: kind };
  })()`;
}

/** In one look from the end: a script may be nothing but semicolons. */
function withoutLastSemicolons(script: string): string {
  let end = script.length;
  while (script.charAt(end - 1) === ';') end--;
  return script.slice(0, end);
}

/** Only parsed here, never run, and in the driver's process: a script may take as long to parse as it likes. */
function isExpression(script: string): boolean {
  try {
    new Script(`(async () => (\n${script}\n))`);
    return true;
  } catch {
    // Statements, or no script at all: the page's own error will say which.
    return false;
  }
}
