/**
 * How each element is rendered into the document, by tag id.
 * Standard: HTML, 15.3 Non-replaced elements (the rendering section).
 */
import type { TextStyle } from '../../../document/nodes.js';
import { elementSets, ElementSet, Tag } from '../../../html/elements.table.js';

export const Rendering = {
  /** Inline without meaning of its own: only its content counts. */
  transparent: 0,
  block: 1,
  dropped: 2,
  style: 3,
  code: 4,
  link: 5,
  image: 6,
  lineBreak: 7,
  heading: 8,
  list: 9,
  listItem: 10,
  definitionList: 11,
  table: 12,
  preformatted: 13,
  quote: 14,
  rule: 15,
  details: 16,
  figure: 17,
  inlineQuote: 18,
  checkbox: 19,
  math: 20,
  media: 21,
  spaced: 22,
  script: 23,
  ruby: 24,
} as const;

const tagsOf: Record<Exclude<keyof typeof Rendering, 'transparent' | 'block' | 'style'>, string> = {
  dropped:
    'head noscript style template title link meta base textarea select datalist option optgroup svg canvas param source track embed noframes noembed frame keygen area map rp',
  code: 'code kbd samp tt',
  link: 'a',
  image: 'img',
  lineBreak: 'br',
  heading: 'h1 h2 h3 h4 h5 h6',
  list: 'ul ol menu dir',
  listItem: 'li',
  definitionList: 'dl',
  table: 'table',
  preformatted: 'pre listing xmp plaintext',
  quote: 'blockquote',
  rule: 'hr',
  details: 'details',
  figure: 'figure',
  inlineQuote: 'q',
  checkbox: 'input',
  math: 'math',
  media: 'iframe video audio',
  ruby: 'ruby',
  spaced: 'button output meter progress',
  script: 'script',
};

const tags: Record<string, number> = Tag;

export const renderingOf = new Uint8Array(256);
for (let tag = 0; tag < 256; tag++) {
  if ((elementSets[tag]! & ElementSet.block) !== 0) renderingOf[tag] = Rendering.block;
}
for (const [rendering, names] of Object.entries(tagsOf)) {
  for (const name of names.split(' ')) renderingOf[tags[name]!] = Rendering[rendering as keyof typeof Rendering];
}

/** The text style an element gives its content. */
export const styleOf: readonly (TextStyle | undefined)[] = styles({
  strong: 'strong b',
  emphasis: 'em i cite dfn var',
  strikethrough: 's strike del',
  underline: 'u ins',
  superscript: 'sup',
  subscript: 'sub',
  highlight: 'mark',
});

function styles(names: Record<TextStyle, string>): (TextStyle | undefined)[] {
  const byTag = new Array<TextStyle | undefined>(256).fill(undefined);
  for (const [style, list] of Object.entries(names)) {
    for (const name of list.split(' ')) {
      byTag[tags[name]!] = style as TextStyle;
      renderingOf[tags[name]!] = Rendering.style;
    }
  }
  return byTag;
}
