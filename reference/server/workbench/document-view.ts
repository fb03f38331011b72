/** A document of an answer, its members as tabs; what the server warns of stands above them. */
import MarkdownIt from 'markdown-it';
import { element, make, showTabs } from './page.js';

export type Answer = Readonly<Record<string, unknown>>;

const markdown = new MarkdownIt({ html: false, linkify: false });
// A picture of another server is never asked for: its text stands in its place.
markdown.renderer.rules['image'] = (tokens, at) =>
  `<span class="image">${markdown.utils.escapeHtml(tokens[at]!.content || 'image')}</span>`;
// Wide tables move within themselves, by keyboard too.
markdown.renderer.rules['table_open'] = () => '<div class="wide" role="group" aria-label="Table" tabindex="0"><table>';
markdown.renderer.rules['table_close'] = () => '</table></div>';

/** Names of the tabs, and how a file of the part ends. */
const kinds: Readonly<Record<string, readonly [name: string, ending: string]>> = {
  markdown: ['Markdown', 'md'],
  html: ['HTML', 'html'],
  rawHtml: ['Raw HTML', 'html'],
  json: ['JSON', 'json'],
};

/** Shows what a document has; pictures of other servers are not loaded, their text stands instead. */
export function showDocument(answer: Answer): void {
  const parts = new Map<string, () => Node>();
  const warning = element('warning');
  warning.hidden = typeof answer['warning'] !== 'string';
  warning.textContent = typeof answer['warning'] === 'string' ? answer['warning'] : '';
  if (typeof answer['markdown'] === 'string') parts.set('Rendered', () => rendered(answer['markdown'] as string));
  for (const [member, value] of Object.entries(answer)) {
    if (member === 'warning' || member === 'metadata' || value === undefined || value === null) continue;
    parts.set(kinds[member]?.[0] ?? capital(member), () => shown(member, value));
  }
  if (isObject(answer['metadata'])) parts.set('Metadata', () => asTable(answer['metadata'] as Answer));
  parts.set('Answer as JSON', () => text(JSON.stringify(answer, null, 2), 'json'));
  showTabs('tabs', 'panel', parts);
}

/** Shows any other answer: a list of URLs, or whatever it is. */
export function showAnswer(answer: unknown): void {
  const parts = new Map<string, () => Node>();
  if (isObject(answer) && Array.isArray(answer['links'])) {
    const found = (answer['links'] as { url: string }[]).map(({ url }) => url);
    parts.set(`URLs (${found.length})`, () => list(found));
  }
  parts.set('Answer as JSON', () => text(JSON.stringify(answer, null, 2), 'json'));
  showTabs('tabs', 'panel', parts);
}

/** What its reader asks first of a document: whether it is one, its cost, pages and words. */
export function figuresOf(answer: Answer): string[] {
  const { numPages, totalPages, creditsUsed, statusCode } = (answer['metadata'] ?? {}) as Record<
    string,
    number | undefined
  >;
  const words = typeof answer['markdown'] === 'string' ? (answer['markdown'].match(/[\p{L}\p{N}]+/gu) ?? []).length : 0;
  return [
    statusCode !== undefined && statusCode >= 400 && `the page itself answered ${statusCode}`,
    creditsUsed !== undefined && counted(creditsUsed, 'credit'),
    numPages !== undefined &&
      (totalPages !== undefined && totalPages > numPages
        ? `${numPages} of ${counted(totalPages, 'page')}`
        : counted(numPages, 'page')),
    words > 0 && counted(words, 'word'),
  ].filter((figure) => figure !== false);
}

export const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;

/** Markup of the page's own making is text here: the renderer lets none through, and the page's policy runs no script. */
function rendered(source: string): Node {
  const made = make('div', { className: 'rendered' });
  made.innerHTML = markdown.render(source);
  for (const link of made.querySelectorAll('a')) Object.assign(link, { target: '_blank', rel: 'noopener noreferrer' });
  if (source.trim() === '') made.append(make('p', { className: 'hint' }, 'No text was found.'));
  return made;
}

function shown(member: string, value: unknown): Node {
  if (member === 'screenshot' && typeof value === 'string') {
    const local = URL.canParse(value) ? new URL(value) : undefined;
    const address = local === undefined ? value : `${local.pathname}${local.search}`;
    return make('img', { src: address, alt: 'The page as it looked', className: 'picture' });
  }
  if (typeof value === 'string') return text(value, kinds[member]?.[1] ?? 'txt');
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return list(value);
  return text(JSON.stringify(value, null, 2), 'json');
}

/** Text to read and to take along. @param ending of the file it is saved as */
export function text(content: string, ending?: string): Node {
  return make('div', {}, tools(content, ending), make('pre', {}, content));
}

function tools(content: string, ending?: string): Node {
  const copy = make('button', { type: 'button' }, 'Copy');
  copy.addEventListener('click', () => {
    void navigator.clipboard.writeText(content).then(() => {
      copy.textContent = 'Copied';
      setTimeout(() => (copy.textContent = 'Copy'), 2000);
    });
  });
  const made = make('p', { className: 'tools' }, copy);
  if (ending !== undefined) {
    const save = make('button', { type: 'button' }, 'Save');
    save.addEventListener('click', () => saveAs(`answer.${ending}`, content));
    made.append(save);
  }
  return made;
}

function saveAs(name: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: 'text/plain' }));
  make('a', { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
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
  if (rows.length === 0) return make('p', { className: 'hint' }, 'None.');
  return make('div', {}, tools(items.join('\n'), 'txt'), make('ol', { className: 'found' }, ...rows));
}

function asTable(members: Answer): Node {
  const rows = Object.entries(members).map(([name, value]) => {
    const head = make('th', { scope: 'row' }, name);
    return make('tr', {}, head, make('td', {}, typeof value === 'string' ? value : JSON.stringify(value)));
  });
  return make('table', { className: 'members' }, make('tbody', {}, ...rows));
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const isObject = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
