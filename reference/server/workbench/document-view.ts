/** A document of an answer, its members as tabs. */
import MarkdownIt from 'markdown-it';
import { make, showTabs } from './page.js';

export type Answer = Readonly<Record<string, unknown>>;

const markdown = new MarkdownIt({ html: false, linkify: false });
// A picture of another server is never asked for: its text stands in its place.
markdown.renderer.rules['image'] = (tokens, at) =>
  `<em>[${markdown.utils.escapeHtml(tokens[at]!.content || 'image')}]</em>`;
const languages: Readonly<Record<string, string>> = { markdown: 'Markdown', html: 'HTML', rawHtml: 'Raw HTML' };

/** Shows what a document has; pictures of other servers are not loaded, their text stands instead. */
export function showDocument(answer: Answer): void {
  const parts = new Map<string, () => Node>();
  if (typeof answer['warning'] === 'string') parts.set('Warning', () => make('p', {}, answer['warning'] as string));
  if (typeof answer['markdown'] === 'string') parts.set('Rendered', () => rendered(answer['markdown'] as string));
  for (const [member, value] of Object.entries(answer)) {
    if (member === 'warning' || member === 'metadata' || value === undefined || value === null) continue;
    parts.set(languages[member] ?? capital(member), () => shown(member, value));
  }
  if (isObject(answer['metadata'])) parts.set('Metadata', () => asTable(answer['metadata'] as Answer));
  parts.set('Answer as JSON', () => text(JSON.stringify(answer, null, 2)));
  showTabs('tabs', 'panel', parts);
}

/** Shows any other answer: what is wrong, or a list of URLs. */
export function showAnswer(answer: unknown): void {
  const parts = new Map<string, () => Node>();
  if (isObject(answer) && Array.isArray(answer['links'])) {
    const found = (answer['links'] as { url: string }[]).map(({ url }) => url);
    parts.set(`URLs (${found.length})`, () => list(found));
  }
  parts.set('Answer as JSON', () => text(JSON.stringify(answer, null, 2)));
  showTabs('tabs', 'panel', parts);
}

/** Markup of the page's own making is text here: the renderer lets none through, and the page's policy runs no script. */
function rendered(source: string): Node {
  const made = make('div', { className: 'rendered' });
  made.innerHTML = markdown.render(source);
  for (const link of made.querySelectorAll('a')) Object.assign(link, { target: '_blank', rel: 'noopener noreferrer' });
  return made;
}

function shown(member: string, value: unknown): Node {
  if (member === 'screenshot' && typeof value === 'string') {
    const local = URL.canParse(value) ? new URL(value) : undefined;
    const address = local === undefined ? value : `${local.pathname}${local.search}`;
    return make('img', { src: address, alt: 'The page as it looked', className: 'picture' });
  }
  if (typeof value === 'string') return text(value);
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return list(value);
  return text(JSON.stringify(value, null, 2));
}

function text(content: string): Node {
  const copy = make('button', { type: 'button' }, 'Copy');
  copy.addEventListener('click', () => {
    void navigator.clipboard.writeText(content).then(() => (copy.textContent = 'Copied'));
  });
  return make('div', {}, copy, make('pre', {}, content));
}

function list(items: readonly string[]): Node {
  const rows = items.map((item) => {
    const isAddress = /^https?:/.test(item);
    return make(
      'li',
      {},
      isAddress ? make('a', { href: item, target: '_blank', rel: 'noopener noreferrer' }, item) : item,
    );
  });
  return make('ol', {}, ...rows);
}

function asTable(members: Answer): Node {
  const rows = Object.entries(members).map(([name, value]) => {
    const head = make('th', { scope: 'row' }, name);
    return make('tr', {}, head, make('td', {}, typeof value === 'string' ? value : JSON.stringify(value)));
  });
  return make('table', {}, make('tbody', {}, ...rows));
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const isObject = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
