/**
 * The elements the parser and its readers know, as small integers, with what the tree builder does at their start tags
 * and the sets that its rules speak of. Names not listed here share the id `Tag.unknown`.
 * Standard: HTML, 13.1.2 Elements and 13.2.6 Tree construction.
 */

/** Ids of nodes. The first three are no elements of the source. */
export const Tag = {
  text: 0,
  unknown: 1,
  document: 2,
  a: 3,
  abbr: 4,
  acronym: 5,
  address: 6,
  applet: 7,
  area: 8,
  article: 9,
  aside: 10,
  audio: 11,
  b: 12,
  base: 13,
  basefont: 14,
  bdi: 15,
  bdo: 16,
  bgsound: 17,
  big: 18,
  blockquote: 19,
  body: 20,
  br: 21,
  button: 22,
  canvas: 23,
  caption: 24,
  center: 25,
  cite: 26,
  code: 27,
  col: 28,
  colgroup: 29,
  data: 30,
  datalist: 31,
  dd: 32,
  del: 33,
  details: 34,
  dfn: 35,
  dialog: 36,
  dir: 37,
  div: 38,
  dl: 39,
  dt: 40,
  em: 41,
  embed: 42,
  fieldset: 43,
  figcaption: 44,
  figure: 45,
  font: 46,
  footer: 47,
  form: 48,
  frame: 49,
  frameset: 50,
  h1: 51,
  h2: 52,
  h3: 53,
  h4: 54,
  h5: 55,
  h6: 56,
  head: 57,
  header: 58,
  hgroup: 59,
  hr: 60,
  html: 61,
  i: 62,
  iframe: 63,
  img: 64,
  input: 65,
  ins: 66,
  kbd: 67,
  keygen: 68,
  label: 69,
  legend: 70,
  li: 71,
  link: 72,
  listing: 73,
  main: 74,
  map: 75,
  mark: 76,
  marquee: 77,
  math: 78,
  menu: 79,
  meta: 80,
  meter: 81,
  nav: 82,
  nobr: 83,
  noembed: 84,
  noframes: 85,
  noscript: 86,
  object: 87,
  ol: 88,
  optgroup: 89,
  option: 90,
  output: 91,
  p: 92,
  param: 93,
  picture: 94,
  plaintext: 95,
  pre: 96,
  progress: 97,
  q: 98,
  rb: 99,
  rp: 100,
  rt: 101,
  rtc: 102,
  ruby: 103,
  s: 104,
  samp: 105,
  script: 106,
  search: 107,
  section: 108,
  select: 109,
  slot: 110,
  small: 111,
  source: 112,
  span: 113,
  strike: 114,
  strong: 115,
  style: 116,
  sub: 117,
  summary: 118,
  sup: 119,
  svg: 120,
  table: 121,
  tbody: 122,
  td: 123,
  template: 124,
  textarea: 125,
  tfoot: 126,
  th: 127,
  thead: 128,
  time: 129,
  title: 130,
  tr: 131,
  track: 132,
  tt: 133,
  u: 134,
  ul: 135,
  var: 136,
  video: 137,
  wbr: 138,
  xmp: 139,
  annotation: 140,
  semantics: 141,
  mi: 142,
  mn: 143,
  mo: 144,
  ms: 145,
  mtext: 146,
  mspace: 147,
  mrow: 148,
  mfrac: 149,
  msqrt: 150,
  mroot: 151,
  msub: 152,
  msup: 153,
  msubsup: 154,
  munder: 155,
  mover: 156,
  munderover: 157,
  mtable: 158,
  mtr: 159,
  mtd: 160,
  mstyle: 161,
  mpadded: 162,
  mphantom: 163,
  menclose: 164,
  mfenced: 165,
  'annotation-xml': 166,
  foreignobject: 167,
  desc: 168,
} as const;

type TagName = keyof typeof Tag;

/** Names by id, lower case as in the source; empty for the ids that are no elements. */
export const tagNames: readonly string[] = Object.entries(Tag).map(([name, id]) => (id <= Tag.document ? '' : name));

export const tagCount = tagNames.length;

/** What a start tag makes the tree builder do. */
export const StartAction = {
  phrasing: 0,
  phrasingVoid: 1,
  otherVoid: 2,
  block: 3,
  formatting: 4,
  heading: 5,
  li: 6,
  ddDt: 7,
  option: 8,
  ruby: 9,
  table: 10,
  tableSection: 11,
  tr: 12,
  cell: 13,
  col: 14,
  raw: 15,
  html: 16,
  head: 17,
  body: 18,
  form: 19,
  button: 20,
  anchor: 21,
  nobr: 22,
  select: 23,
  template: 24,
  marked: 25,
  hr: 26,
  svg: 27,
  math: 28,
  ignored: 29,
  noscript: 30,
} as const;

const actionNames: Partial<Record<keyof typeof StartAction, string>> = {
  phrasingVoid: 'area br embed img input keygen wbr',
  otherVoid: 'base basefont bgsound link meta param source track',
  block:
    'address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer header hgroup listing main menu nav ol p plaintext pre search section summary ul',
  formatting: 'b big code em font i s small strike strong tt u',
  heading: 'h1 h2 h3 h4 h5 h6',
  li: 'li',
  ddDt: 'dd dt',
  option: 'option optgroup',
  ruby: 'rb rp rt rtc',
  table: 'table',
  tableSection: 'caption colgroup tbody tfoot thead',
  tr: 'tr',
  cell: 'td th',
  col: 'col',
  raw: 'iframe noembed noframes script style textarea title xmp',
  noscript: 'noscript',
  html: 'html',
  head: 'head',
  body: 'body',
  form: 'form',
  button: 'button',
  anchor: 'a',
  nobr: 'nobr',
  select: 'select',
  template: 'template',
  marked: 'applet marquee object',
  hr: 'hr',
  svg: 'svg',
  math: 'math',
  ignored: 'frame frameset',
};

export const startAction = new Uint8Array(256);
for (const [action, names] of Object.entries(actionNames)) {
  for (const name of names.split(' '))
    startAction[Tag[name as TagName]] = StartAction[action as keyof typeof StartAction];
}

/** The sets an element belongs to, as bits of `elementSets[tag]`. */
export const ElementSet = {
  /** "Special" in the standard: a misnested inline end tag does not reach through them. */
  special: 1,
  /** Bounds of "in scope". */
  scope: 2,
  /** Inline elements that are opened again after a block closed over them. */
  formatting: 4,
  void: 8,
  /** Shown as a block (or not at all): white space beside their tags does not show. */
  block: 16,
  heading: 32,
  /** May stand in the head. */
  head: 64,
  /** Parts of a table, and the table. */
  tablePart: 128,
  /** Elements inside `math`. */
  mathml: 256,
  /** Elements of drawings and equations in which HTML's rules hold again. */
  integrationPoint: 512,
  rubyPart: 1024,
  /** Inline elements opened inside end with them. */
  marker: 2048,
} as const;

const setNames: Record<keyof typeof ElementSet, string> = {
  special:
    'address applet area article aside base basefont bgsound blockquote body br button caption center col colgroup dd details dir div dl dt embed fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html iframe img input keygen li link listing main marquee menu meta nav noembed noframes noscript object ol p param plaintext pre script search section select source style summary table tbody td template textarea tfoot th thead title tr track ul wbr xmp',
  scope: 'applet caption html noscript table td th marquee object template',
  formatting: 'a b big code em font i nobr s small strike strong tt u',
  void: 'area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr',
  block:
    'address article aside blockquote body caption center col colgroup dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 head header hgroup hr html legend li link listing main menu meta nav noframes ol optgroup option p plaintext pre script search section select style summary table tbody td template tfoot th thead title tr ul xmp base source track param datalist',
  heading: 'h1 h2 h3 h4 h5 h6',
  head: 'base basefont bgsound link meta noframes noscript script style template title',
  tablePart: 'caption col colgroup table tbody td tfoot th thead tr',
  mathml:
    'math annotation semantics mi mn mo ms mtext mspace mrow mfrac msqrt mroot msub msup msubsup munder mover munderover mtable mtr mtd mstyle mpadded mphantom menclose mfenced annotation-xml',
  integrationPoint: 'foreignobject desc title mtext mi mo mn ms annotation-xml',
  rubyPart: 'rb rt rp rtc',
  marker: 'td th caption applet object marquee',
};

export const elementSets = new Uint16Array(256);
for (const [set, names] of Object.entries(setNames)) {
  for (const name of names.split(' ')) elementSets[Tag[name as TagName]]! |= ElementSet[set as keyof typeof ElementSet];
}

/** Adds one lower-case character to the hash of a name; start with 0. */
export function hashStep(hash: number, code: number): number {
  return (Math.imul(hash, 31) + code) | 0;
}

const slotMask = 1023;
const slotHashes = new Int32Array(slotMask + 1);
const slotTags = new Uint8Array(slotMask + 1);
for (let id = Tag.document + 1; id < tagCount; id++) {
  let hash = 0;
  for (const character of tagNames[id]!) hash = hashStep(hash, character.charCodeAt(0));
  let slot = hash & slotMask;
  while (slotTags[slot] !== 0) slot = (slot + 1) & slotMask;
  slotHashes[slot] = hash;
  slotTags[slot] = id;
}

/** The id of an element by the hash of its lower-case name; `Tag.unknown` when it is not listed. */
export function tagOfHash(hash: number): number {
  let slot = hash & slotMask;
  while (slotTags[slot] !== 0) {
    if (slotHashes[slot] === hash) return slotTags[slot]!;
    slot = (slot + 1) & slotMask;
  }
  return Tag.unknown;
}
