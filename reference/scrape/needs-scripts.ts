/**
 * Does this page show its content only after scripts ran? A cheap look at the HTML as received, in one pass:
 * a page with scripts that has next to no text of its own, or says itself that it needs them, or sends the visitor on.
 * A wrong yes costs a visit with the browser, a wrong no an empty answer; so it leans to yes only where there is little text.
 * Spec: none (DESIGN: a plain fetch when that is enough).
 */

/** Characters of text below which a page with scripts counts as empty. */
const littleText = 200;

/** An element single-page applications are mounted on, still empty (perhaps with a loading picture or word). */
const emptyMount =
  /<(?:div|main|section|app-root|[a-z]+-app)\b[^>]*\bid\s*=\s*["']?(?:root|app|__next|__nuxt|svelte|gatsby|ember|application|react-root|main-app)["']?[^>]*>\s*(?:<(?:div|span|p|img|svg|noscript)\b[^>]*>[^<]{0,40}(?:<\/(?:div|span|p|svg|noscript)>)?\s*){0,3}<\/(?:div|main|section)>/i;
const asksForScripts =
  /<noscript\b[^>]*>(?:(?!<\/noscript)[\s\S]){0,2000}?(?:(?:enable|activate|requires?|need|without|turn on)[^<]{0,60}java\s?script|java\s?script[^<]{0,60}(?:enable|activate|required?|need|turn on))/i;
const sendsOn = /<meta\b[^>]*http-equiv\s*=\s*["']?refresh\b[^>]*content\s*=\s*["']?\s*\d{1,2}\s*;\s*url\s*=/i;
const shadowOnly = /<app-root\b[^>]*>\s*<\/app-root>/i;

/** Bytes of a page that are looked at. */
const lookedAt = 2_000_000;

/** Why the page needs scripts, in words; undefined when it does not. */
export function needsScripts(body: Uint8Array): string | undefined {
  const html = Buffer.from(body.buffer, body.byteOffset, Math.min(body.byteLength, lookedAt)).toString('latin1');
  if (sendsOn.test(html) && textLength(html) < littleText) return 'the page sends its visitor on';
  if (!/<script\b/i.test(html)) return undefined;
  const text = textLength(html);
  if (text === 0) return 'the page has scripts and no text';
  if (text >= 5 * littleText) return undefined;
  if (emptyMount.test(html) || shadowOnly.test(html)) return 'the page mounts its content by scripts';
  return text < littleText && asksForScripts.test(html) ? 'the page asks for scripts' : undefined;
}

/** Characters of text, white space aside, outside of the head, scripts, styles and what stands in for scripts. */
function textLength(html: string): number {
  return html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/<(script|style|noscript|template|title|svg|head)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
    .replace(/<[^>]*>/g, '')
    .replace(/\s+|&nbsp;/g, '').length;
}
