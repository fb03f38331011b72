/**
 * Does this page show its content, or part of it, only after scripts ran? A cheap look at the HTML as received: a page with
 * scripts that has no text of its own, or little beside scripts that may write more, or says itself that it is loading or
 * needs them, or sends the visitor on; and one that shows little beside frames of its own site.
 * A wrong yes costs a visit with the browser, a wrong no a part of the answer; so it leans to yes where there is little text.
 * Runs in the server's own process on pages that may be hostile: no step looks at a byte twice.
 * Spec: none (DESIGN: a plain fetch when that is enough).
 */
import { budgets } from '../base/budgets.js';

import { filterOf } from '../browse/blocked-hosts.js';
import { blockedHosts } from '../browse/blocked-hosts.table.js';

/** Characters of text below which a page with scripts counts as empty. */
const littleText = 200;
/** With this much the page has content, whatever its scripts add. */
const enoughText = 5 * littleText;
/** Bytes of a page that are looked at. */
const lookedAt = budgets.lookedThrough.bound;
/** Characters of a tag, and of what stands in for scripts, that are looked at. */
const tagAtMost = budgets.lookedThroughTag.bound;

/** Elements whose inside is no text of the page. */
const silent = new Set(['script', 'style', 'noscript', 'template', 'title', 'svg']);
const voids = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);

/** Ids of the elements that single-page applications are mounted on. */
const mountId = /\sid\s*=\s*["']?(?:root|app|__next|__nuxt|svelte|gatsby|ember|application|react-root|main-app)["'\s>]/;
const asksForScripts =
  /(?:enable|activate|requires?|need|without|turn on)[^<]{0,60}java\s?script|java\s?script[^<]{0,60}(?:enable|activate|required?|need|turn on)/;
/** What a script does that puts text into the page, or gets it from somewhere. What only loads another script is not meant. */
const mayWrite =
  /innerhtml|outerhtml|textcontent|innertext|insertadjacent|\.append\(|appendchild\(|replacechildren|document\.write|fetch\(|xmlhttprequest|websocket|eventsource|import\(/;
/** Characters of a script that are looked at. */
const scriptAtMost = budgets.lookedThroughScript.bound;
const noProgram = /\stype\s*=\s*["']?[^"'>\s]*(?:json|template|html|speculationrules)/;
const sourceOf = /\ssrc\s*=\s*["']?(?:https?:)?(\/\/[^/"'>\s:]+)?/;
const isOfOthers = filterOf(blockedHosts);

/** A text that is nothing but a word for waiting. In Latin-1: the ellipsis is three bytes. */
const loadingText =
  /^\s*(?:loading|please wait|wird geladen|bitte warten|chargement|cargando|caricamento|carregando)(?:\s?[\w ]{0,30})?(?:\s|\.|\u00e2\u0080\u00a6|&hellip;|!)*$/;
const loadingLength = 60;
const busy = /\saria-busy\s*=\s*["']?true/;
/** What a page with plenty of text is looked through for, before it is looked at piece by piece. */
const mayBeLoading =
  /\sid\s*=\s*["']?(?:root|app|__next|__nuxt|svelte|gatsby|ember|application|react-root|main-app)["'\s>][^<>]{0,200}?>?\s{0,50}<\/|<app-root|\saria-busy\s*=\s*["']?true|>\s{0,50}(?:loading|please wait|wird geladen|bitte warten|chargement|cargando|caricamento|carregando)/;
/** A frame of the page's own site, as far as its address tells. */
const ownFrame = /^<(?:i?frame)\b[^>]*\ssrc\s*=\s*["']?(?![a-z][a-z0-9+.-]*:|\/\/|#|["'\s>])/;
const sendsOn = /\shttp-equiv\s*=\s*["']?refresh\b/;
const sendsOnSoon = /\scontent\s*=\s*["']?\s*\d{1,2}\s*;\s*url\s*=/;

/** Why the page needs scripts, in words; undefined when it does not. */
export function needsScripts(body: Uint8Array): string | undefined {
  const bytes = Buffer.from(body.buffer, body.byteOffset, Math.min(body.byteLength, lookedAt));
  const html = bytes.toString('latin1').toLowerCase();
  const seen = lookAt(html, mayBeLoading.test(html) ? Infinity : enoughText);
  if (seen.sendsOn && seen.text < littleText) return 'the page sends its visitor on';
  if (seen.ownFrame && seen.text < littleText) return 'the page shows others in frames';
  if (!seen.scripts) return undefined;
  if (seen.emptyMount) return 'the page mounts its content by scripts';
  if (seen.loading) return 'the page says that it is loading';
  if (seen.text >= enoughText) return undefined;
  if (seen.text === 0) return 'the page has scripts and no text';
  if (seen.text < littleText && seen.asks) return 'the page asks for scripts';
  return seen.mayWrite ? 'the page has little text and scripts that may write more' : undefined;
}

interface Seen {
  /** Characters of text, white space aside. */
  text: number;
  scripts: boolean;
  /** One of them may write text. */
  mayWrite: boolean;
  /** An element is busy, or its whole text is a word for waiting. */
  loading: boolean;
  /** What stands in for scripts asks the visitor to allow them. */
  asks: boolean;
  sendsOn: boolean;
  ownFrame: boolean;
  /** An element that applications are mounted on is empty, but perhaps for a loading picture or word. */
  emptyMount: boolean;
}

interface Mount {
  depth: number;
  elements: number;
  textBefore: number;
}

/** Looks no further than it must. @param html in lower case @param textAtMost characters of text that are enough */
function lookAt(html: string, textAtMost: number): Seen {
  const seen: Seen = {
    text: 0,
    scripts: false,
    mayWrite: false,
    loading: false,
    asks: false,
    sendsOn: false,
    ownFrame: false,
    emptyMount: false,
  };
  let mount: Mount | undefined;
  for (let at = 0; at < html.length && seen.text < textAtMost;) {
    const open = indexOrEnd(html, '<', at);
    const text = characters(html, at, open);
    seen.text += text;
    if (text > 5 && open - at <= loadingLength) seen.loading ||= loadingText.test(html.slice(at, open));
    at = open + 1;
    if (html.startsWith('!--', at)) {
      at = indexOrEnd(html, '-->', at) + 3;
      continue;
    }
    if (!/[a-z/!?]/.test(html.charAt(at))) continue;
    const close = indexOrEnd(html, '>', at);
    const tag = html.slice(open, Math.min(close + 1, open + tagAtMost));
    const name = /^<\/?([a-z][a-z0-9-]*)/.exec(tag)?.[1] ?? '';
    const isEnd = tag.startsWith('</');
    at = close + 1;
    if (!isEnd && busy.test(tag)) seen.loading = true;
    if (name === 'meta' && sendsOn.test(tag) && sendsOnSoon.test(tag)) seen.sendsOn = true;
    if (name === 'iframe' || name === 'frame') seen.ownFrame ||= ownFrame.test(tag);
    if (silent.has(name) && !isEnd) {
      const end = indexOrEnd(html, `</${name}`, at);
      if (name === 'script' && !noProgram.test(tag)) {
        seen.scripts = true;
        seen.mayWrite ||= writes(tag, html.slice(at, Math.min(end, at + scriptAtMost)));
      }
      if (name === 'noscript') seen.asks ||= asksForScripts.test(html.slice(at, Math.min(end, at + tagAtMost)));
      at = indexOrEnd(html, '>', end) + 1;
    } else if (mount) {
      mount = stillMounted(mount, name, isEnd, seen);
    } else if (!isEnd && (name === 'app-root' || mountId.test(tag))) {
      mount = { depth: 1, elements: 0, textBefore: seen.text };
    }
  }
  return seen;
}

/** Scripts of others, such as those that count visitors, are known by their hosts. */
function writes(tag: string, script: string): boolean {
  const source = sourceOf.exec(tag);
  if (!source) return mayWrite.test(script);
  return source[1] === undefined || !isOfOthers(source[1].slice(2));
}

/** Follows the inside of a mount to its end. */
function stillMounted(mount: Mount, name: string, isEnd: boolean, seen: Seen): Mount | undefined {
  if (!isEnd) mount.elements++;
  if (!voids.has(name)) mount.depth += isEnd ? -1 : 1;
  if (mount.depth > 0) return mount;
  seen.emptyMount ||= mount.elements <= 3 && seen.text - mount.textBefore <= 60;
  return undefined;
}

function indexOrEnd(html: string, wanted: string, from: number): number {
  const index = html.indexOf(wanted, from);
  return index < 0 ? html.length : index;
}

/** Characters that are seen: white space is not. */
function characters(html: string, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at++) {
    const code = html.charCodeAt(at);
    if (code > 0x20 && code !== 0xa0) count++;
    if (code === 0x26 && html.startsWith('&nbsp;', at)) count -= 6;
  }
  return count;
}
