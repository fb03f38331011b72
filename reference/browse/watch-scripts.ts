/**
 * What is installed in every document of a visit, to see what it is up to: in our own world an eye on its text, in the
 * page's world a count of its timers. The page may break the count, to its own loss only.
 * Spec: Scrape options (waitFor is an extra wait "on top of smart-wait").
 */
import { plentyOfText } from './settled.js';

/**
 * For our own world: notes when text comes that was not there. A place that is written over again and again (a clock) and
 * one that never stops to grow (a log) count a number of times.
 */
export const textWatchScript = `(() => {
  const watch = globalThis.plumblineWatch = { textAt: performance.now() };
  const rewrites = new WeakMap();
  const growths = new WeakMap();
  const silent = (node) => /^(?:script|style|noscript|template|title|head)$/i.test(node?.nodeName ?? '');
  const isNews = (counts, place, atMost) => {
    const count = (counts.get(place) ?? 0) + 1;
    counts.set(place, count);
    return count <= atMost;
  };
  const bringsText = (record) => {
    const target = record.target;
    if (record.type === 'characterData') return !silent(target.parentNode) && isNews(rewrites, target.parentNode ?? target, 3);
    if (silent(target)) return false;
    for (const node of record.addedNodes) {
      if (silent(node) || !/\\S/.test(node.textContent ?? '')) continue;
      return record.removedNodes.length > 0 || node.nodeType === 3 ? isNews(rewrites, target, 3) : isNews(growths, target, 200);
    }
    return false;
  };
  new MutationObserver((records) => {
    // Each record of a flood costs; what the first ones do not tell, the next flood does.
    for (const record of records.slice(0, 500)) if (bringsText(record)) { watch.textAt = performance.now(); return; }
  }).observe(document, { subtree: true, childList: true, characterData: true });
})()`;

/** What the own world sees now: see PageLook. */
export const lookScript = `(() => {
  const plenty = ${plentyOfText};
  const shown = (element) => element.checkVisibility ? element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) : true;
  const skipped = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE', 'TITLE', 'HEAD']);
  const loadingWords = /^(?:loading|please wait|just a moment|one moment|fetching|wird geladen|laden|lädt|bitte warten|chargement|veuillez patienter|cargando|espere|caricamento|attendere|carregando|aguarde|загрузка|подождите|加载中|載入中|読み込み中|로딩)(?:\\\\s+[^.!?]{0,30})?[\\\\s.…!]*$/i;
  let text = 0;
  let loading = false;
  const count = (root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) =>
      node.nodeType === 1 ? (skipped.has(node.nodeName) || node.hidden ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT)
        : NodeFilter.FILTER_ACCEPT);
    let own = 0;
    for (let node = walker.nextNode(), seen = 0; node && own < plenty && seen < 20000; node = walker.nextNode(), seen++) {
      if (node.nodeType === 1) {
        if (node.shadowRoot) own += count(node.shadowRoot);
        if (node.nodeName === 'IFRAME' || node.nodeName === 'FRAME') try { own += node.contentDocument?.body ? count(node.contentDocument.body) : 0 } catch {}
        continue;
      }
      const words = node.data.trim();
      if (words === '' || !node.parentElement || !shown(node.parentElement)) continue;
      if (words.length < 60 && loadingWords.test(words)) loading = true;
      own += words.replace(/\\\\s+/g, '').length;
    }
    return own;
  };
  if (document.body) text = count(document.body);
  // What is seen and has no words of its own is content too.
  if (text === 0 && [...document.querySelectorAll('iframe, frame, video, canvas, embed, object')].slice(0, 50).some(shown)) text = 1;
  const mounts = document.querySelectorAll('#root, #app, #__next, #__nuxt, #svelte, #___gatsby, #gatsby, #ember, #application, #react-root, #main-app, app-root');
  const media = 'img, video, canvas, svg, iframe, object, input, button';
  for (const mount of mounts) if (mount.textContent.trim() === '' && !mount.shadowRoot && !mount.querySelector(media)) loading = true;
  for (const busy of document.querySelectorAll('[aria-busy="true"], [role="progressbar"], progress:not([value])')) {
    if (shown(busy)) loading = true;
  }
  if (text < plenty) for (const sign of [...document.querySelectorAll('[class*="skeleton" i], [class*="spinner" i], [class*="loader" i], [class*="loading" i]')].slice(0, 50)) {
    const box = sign.getBoundingClientRect();
    if (sign !== document.body && sign !== document.documentElement && box.width > 0 && box.height > 0 && shown(sign)
      && sign.textContent.trim().length < 60) loading = true;
  }
  const scripted = [...document.scripts].some((script) => !/json|speculationrules/i.test(script.type));
  return { text: Math.min(text, plenty), loading, scripted,
    sinceTextMs: performance.now() - (globalThis.plumblineWatch?.textAt ?? 0) };
})()`.replaceAll('\\\\', '\\');

/**
 * For the page's world: counts timers of 20 ms to 4 s that wait to run for the first time. One delay that is used again and
 * again is a clock and counts no more.
 * @param name under which the count is found
 */
export function timerCountScript(name: string): string {
  return `(() => {
    const { setTimeout: later, clearTimeout: notLater, setInterval: every, clearInterval: notEvery } = window;
    const waiting = new Set();
    const used = new Map();
    const counts = (delay) => {
      if (!(delay >= 20 && delay <= 4000)) return false;
      const times = (used.get(delay) ?? 0) + 1;
      if (used.size < 1000) used.set(delay, times);
      return times <= 20;
    };
    const counted = (start) => function (handler, delay, ...rest) {
      if (typeof handler !== 'function' || !counts(Number(delay))) return start(handler, delay, ...rest);
      const id = start(function (...values) { waiting.delete(id); return handler.apply(this, values); }, delay, ...rest);
      waiting.add(id);
      return id;
    };
    const uncounted = (stop) => function (id) { waiting.delete(id); stop(id); };
    window.setTimeout = counted(later);
    window.setInterval = counted(every);
    window.clearTimeout = uncounted(notLater);
    window.clearInterval = uncounted(notEvery);
    Object.defineProperty(window, ${JSON.stringify(name)}, { value: () => waiting.size });
  })()`;
}
