/**
 * Makes the page's URLs absolute when a base is known: the document's own `<base href>` first, then the URL the page came from.
 * Standard: HTML, 4.2.3 The base element; URL. Spec: Document data, html (relative URLs become absolute).
 */
import { attribute } from './attributes.js';
import { Tag } from './elements.table.js';
import type { NodeTable } from './node-table.js';

/** Resolves references of one page. */
export interface PageUrls {
  /** The absolute URL the page's references start from; undefined when there is none. */
  readonly base: string | undefined;
  /** The reference made absolute, or as it is when there is no base; undefined for scripts (`javascript:`). */
  resolve(reference: string): string | undefined;
}

const scheme = /^[a-zA-Z][a-zA-Z0-9+.-]*:/;

const controlEdges = /^[\u0000-\u0020]+|[\u0000-\u0020]+$/g;

const hasControl = /[\u0000-\u0020]/;
const scripted = /^(?:javascript|vbscript):/i;
/** Characters that parsing a URL would change, or that need its rules: dots as segments, white space, non-ASCII and the like. */
const needsParsing = /[^!#-&(-;=?-Z_a-z~]|\/\.|^\.|%(?![0-9a-fA-F]{2})/;

export function pageUrls(table: NodeTable, baseUrl: string | undefined): PageUrls {
  const base = baseOf(table, baseUrl);
  if (base === undefined) return { base, resolve: clean };
  const { origin } = base;
  const directory = base.href.slice(0, base.href.lastIndexOf('/', base.href.search(/[?#]|$/)) + 1);
  const page = base.href.split('#', 1)[0]!;
  const canJoin = origin !== 'null' && base.protocol.startsWith('http');
  return {
    base: base.href,
    resolve(reference) {
      const url = clean(reference);
      if (url === undefined || scheme.test(url)) return url;
      if (canJoin && url !== '' && !needsParsing.test(url)) {
        const first = url.charCodeAt(0);
        if (first !== 0x2f) {
          if (first === 0x23) return page + url;
          if (first !== 0x3f) return directory + url;
        } else if (url.charCodeAt(1) !== 0x2f) return origin + url;
      }
      return parse(url, base)?.href ?? url;
    },
  };
}

/** Without line breaks and tabs in it, and white space and control characters around it, as browsers read it. */
function clean(reference: string): string | undefined {
  const url = hasControl.test(reference) ? reference.replace(/[\t\n\r]+/g, '').replace(controlEdges, '') : reference;
  return scripted.test(url) ? undefined : url;
}

function baseOf(table: NodeTable, baseUrl: string | undefined): URL | undefined {
  const outer = baseUrl === undefined ? undefined : parse(baseUrl, undefined);
  const tags = table.tag.subarray(0, table.count);
  for (let node = tags.indexOf(Tag.base); node >= 0; node = tags.indexOf(Tag.base, node + 1)) {
    const href = attribute(table, node, 'href');
    if (href !== undefined) {
      const own = parse(href.trim(), outer);
      return own && /^https?:$|^file:$/.test(own.protocol) ? own : outer;
    }
  }
  return outer;
}

function parse(url: string, base: URL | undefined): URL | undefined {
  return URL.canParse(url, base?.href) ? new URL(url, base) : undefined;
}
