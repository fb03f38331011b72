/**
 * Splits HTML into tags and text, as far as an oracle needs: no tree, no repair, never an error.
 * Used on `data.html` and on HTML inside Markdown; pure.
 * Spec: Document data, `html`; HTML Standard section 13.2.5 (tokenization), as far as tags, text and comments.
 */

export type HtmlToken =
  | {
      readonly kind: 'open';
      readonly name: string;
      readonly attributes: Readonly<Record<string, string>>;
      readonly closed: boolean;
    }
  | { readonly kind: 'close'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'comment'; readonly text: string };

/** Elements whose content is text up to their end tag, whatever it looks like. */
const rawTextElements = new Set(['script', 'style', 'title', 'textarea', 'noscript', 'xmp']);

export function htmlTokens(html: string): HtmlToken[] {
  const tokens: HtmlToken[] = [];
  const pattern =
    /<!--([\s\S]*?)(?:-->|$)|<![^>]*>|<\/([a-zA-Z][^\s/>]*)[^>]*>|<([a-zA-Z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/g;
  let position = 0;
  const textUpTo = (end: number): void => {
    if (end > position) tokens.push({ kind: 'text', text: decodeEntities(html.slice(position, end)) });
  };
  for (let match = pattern.exec(html); match; match = pattern.exec(html)) {
    textUpTo(match.index);
    position = pattern.lastIndex;
    const [, comment, closing, opening, rest = ''] = match;
    if (comment !== undefined) tokens.push({ kind: 'comment', text: comment });
    else if (closing !== undefined) tokens.push({ kind: 'close', name: closing.toLowerCase() });
    else if (opening !== undefined) {
      const name = opening.toLowerCase();
      const closed = /\/\s*$/.test(rest);
      tokens.push({ kind: 'open', name, attributes: attributesOf(rest), closed });
      if (rawTextElements.has(name) && !closed) {
        const end = html.slice(position).search(new RegExp(`</${name}[\\s/>]`, 'i'));
        const stop = end < 0 ? html.length : position + end;
        tokens.push({ kind: 'text', text: html.slice(position, stop) });
        position = stop;
        pattern.lastIndex = stop;
      }
    }
  }
  textUpTo(html.length);
  return tokens;
}

function attributesOf(text: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const match of text.matchAll(/([^\s=/"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g)) {
    attributes[match[1]!.toLowerCase()] ??= decodeEntities(match[2] ?? match[3] ?? match[4] ?? '');
  }
  return attributes;
}

const namedEntities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  copy: '©',
  reg: '®',
  hellip: '…',
  mdash: '—',
  ndash: '–',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  euro: '€',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  ntilde: 'ñ',
  vert: '|',
  ast: '*',
  lowbar: '_',
  num: '#',
  lsqb: '[',
  rsqb: ']',
  bsol: '\\',
  grave: '`',
  Tab: '\t',
  NewLine: '\n',
};

/** Numeric references and the named ones that converters write. Unknown names stay as they are. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#[xX]([0-9a-fA-F]{1,6})|#(\d{1,7})|([A-Za-z][A-Za-z0-9]{1,31}));/g,
    (whole, hex, decimal, name) => {
      if (typeof name === 'string') return namedEntities[name] ?? whole;
      const code = typeof hex === 'string' ? Number.parseInt(hex, 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}

/** Names of all start tags, in order. */
export function tagNames(html: string): string[] {
  return htmlTokens(html).flatMap((token) => (token.kind === 'open' ? [token.name] : []));
}

/** Elements that are open around the first text that holds the word, the outermost first; undefined where none does. */
export function elementsAround(html: string, word: string): string[] | undefined {
  const open: string[] = [];
  for (const token of htmlTokens(html)) {
    if (token.kind === 'open' && !token.closed) open.push(token.name);
    else if (token.kind === 'close' && open.includes(token.name)) open.length = open.lastIndexOf(token.name);
    else if (token.kind === 'text' && token.text.includes(word)) return open;
  }
  return undefined;
}

/** Attributes of every start tag of one name, in order. */
export function attributesOfTag(html: string, name: string): Readonly<Record<string, string>>[] {
  return htmlTokens(html).flatMap((token) => (token.kind === 'open' && token.name === name ? [token.attributes] : []));
}

const inlineElements = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'bdo',
  'cite',
  'code',
  'data',
  'del',
  'dfn',
  'em',
  'font',
  'i',
  'ins',
  'kbd',
  'label',
  'mark',
  'q',
  's',
  'samp',
  'small',
  'span',
  'strike',
  'strong',
  'sub',
  'sup',
  'time',
  'tt',
  'u',
  'var',
  'wbr',
]);
const invisibleElements = new Set(['script', 'style', 'noscript', 'title', 'template']);

/** Text that a reader sees: no comments, scripts or styles; block borders become line ends. */
export function htmlText(html: string): string {
  let text = '';
  let invisible: string | undefined;
  for (const token of htmlTokens(html)) {
    if (invisible !== undefined) {
      if (token.kind === 'close' && token.name === invisible) invisible = undefined;
      continue;
    }
    if (token.kind === 'text') text += token.text;
    else if (token.kind !== 'comment') {
      if (token.kind === 'open' && invisibleElements.has(token.name) && !token.closed) invisible = token.name;
      if (!inlineElements.has(token.name)) text += '\n';
    }
  }
  return text;
}
