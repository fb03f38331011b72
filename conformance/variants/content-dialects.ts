/**
 * Variants of content: further dialects of Markdown and HTML, other ways to name what a page says of itself, and the
 * additions that converters make. Each keeps every word, its order, its cells and its targets.
 * Spec: Document data; no sentence names a dialect. Metadata, "any other key".
 */
import { answersData, answersMetadata } from '../lies/lies.js';
import { editBlocks, editKind, pipeTable, splitBlocks, tableRows, writesMarkdown } from '../lies/markdown-blocks.js';
import type { Lie } from '../lies/mutating-proxy.js';
import type { Variant } from '../lies/mutant.js';
import { extensionOf, uploadedPage } from '../lies/uploads.js';

/** Changes everything but code. */
function outsideCode(change: (text: string) => string): Lie {
  return writesMarkdown((markdown) =>
    editBlocks(markdown, ({ kind, text }) => (kind === 'code' ? text : change(text))),
  );
}

/** Lines of at most `width` characters where a word follows; a mark at the start of a line would mean something. */
function wrapped(text: string, width: number): string {
  let line = 0;
  return text.replace(/(\S+)(\s+)(?=(\S))/g, (whole: string, word: string, _space: string, next: string) => {
    line += word.length + 1;
    if (line < width || !/\p{L}/u.test(next)) return whole;
    line = 0;
    return `${word}\n`;
  });
}

/** Cells padded to the width of their column, with alignment marks. */
function paddedTable(table: string): string {
  const rows = tableRows(table);
  const widths = rows[0]!.map((_, column) => Math.max(5, ...rows.map((row) => (row[column] ?? '').length)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`;
  const delimiter = `|${widths.map((width, column) => (column === 0 ? `:${'-'.repeat(width + 1)}` : `${'-'.repeat(width + 1)}:`)).join('|')}|`;
  return [line(rows[0]!), delimiter, ...rows.slice(1).map(line)].join('\n');
}

/** A fenced block indented by four spaces. */
function indentedCode(block: string): string {
  return block
    .split('\n')
    .slice(1, -1)
    .map((line) => `    ${line}`)
    .join('\n');
}

/** `2026-01-05` as 5 January 2026. */
const spelledDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** `1,234.50` as 1234.5. */
const plainNumber = (cell: string): string =>
  /^(?:\d{1,3},\d{3}\.\d+|\d+\.00)$/.test(cell) ? String(Number(cell.replaceAll(',', ''))) : cell;

const rowNumbered = (rows: string[][]): string[][] =>
  rows.map((row, index) => [index === 0 ? '' : String(index), ...row]);

const markdownVariants: readonly Variant[] = [
  {
    id: 'dialect.headings-one-deeper',
    describe: 'begins headings at the second level',
    ...writesMarkdown((markdown) => editKind(markdown, 'heading', (text) => text.replace(/^#{1,5}(?=\s)/, '#$&'))),
  },
  {
    id: 'dialect.plus-and-tabs',
    describe: 'writes plus signs for bullets, 1. for every number, and indents by tabs',
    ...writesMarkdown((markdown) =>
      editKind(markdown, 'list', (text) =>
        text.replace(
          /^([ \t]*)([-*+]|\d+[.)])(\s+)/gm,
          (_, indent: string, mark: string, space: string) =>
            `${indent === '' ? '' : '\t'}${/\d/.test(mark) ? '1.' : '+'}${space}`,
        ),
      ),
    ),
  },
  {
    id: 'dialect.loose-lists',
    describe: 'leaves a blank line between the items of a list',
    ...writesMarkdown((markdown) =>
      editKind(markdown, 'list', (text) => text.replace(/\n(?=[ \t]*(?:[-*+]|\d+[.)])\s)/g, '\n\n')),
    ),
  },
  {
    id: 'dialect.underscores',
    describe: 'writes emphasis with underscores',
    ...outsideCode((text) =>
      text
        .replace(/(?<![\\*\p{L}\p{N}])\*\*(?=\S)([^*\n]+)\*\*(?![*\p{L}\p{N}])/gu, '__$1__')
        .replace(/(?<![\\*\p{L}\p{N}])\*(?=[^\s*])([^*\n]+)\*(?![*\p{L}\p{N}])/gu, '_$1_'),
    ),
  },
  {
    id: 'dialect.padded-tables',
    describe: 'pads the cells of tables and aligns their columns',
    ...writesMarkdown((markdown) => editKind(markdown, 'table', paddedTable)),
  },
  {
    id: 'dialect.empty-header',
    describe: 'writes tables below an empty header line',
    ...writesMarkdown((markdown) =>
      editKind(markdown, 'table', (text) => {
        const rows = tableRows(text);
        return pipeTable([rows[0]!.map(() => ''), ...rows]);
      }),
    ),
  },
  {
    id: 'dialect.row-numbers',
    describe: 'numbers the rows of workbooks',
    ...writesMarkdown((markdown, request) =>
      /^xlsx?$/.test(extensionOf(request))
        ? editKind(markdown, 'table', (text) => pipeTable(rowNumbered(tableRows(text))))
        : markdown,
    ),
  },
  {
    id: 'dialect.plain-numbers',
    describe: 'writes the numbers of workbooks without their formats, and names each sheet',
    ...writesMarkdown((markdown, request) =>
      /^xlsx?$/.test(extensionOf(request))
        ? editKind(
            markdown,
            'table',
            (text) => `## Sheet\n\n${pipeTable(tableRows(text).map((row) => row.map(plainNumber)))}`,
          )
        : markdown,
    ),
  },
  {
    id: 'dialect.spelled-dates',
    describe: 'spells out the dates of workbooks',
    ...writesMarkdown((markdown, request) =>
      /^xlsx?$/.test(extensionOf(request))
        ? markdown.replace(/\b\d{4}-\d\d-\d\d\b/g, (date) => spelledDate.format(new Date(date)))
        : markdown,
    ),
  },
  {
    id: 'dialect.wrapped-lines',
    describe: 'breaks the lines of paragraphs',
    ...writesMarkdown((markdown) => editKind(markdown, 'paragraph', (text) => wrapped(text, 40))),
  },
  {
    id: 'dialect.tilde-fences',
    describe: 'fences code with tildes',
    ...writesMarkdown((markdown) => editKind(markdown, 'code', (text) => text.replace(/^`{3,}/gm, '~~~~'))),
  },
  {
    id: 'dialect.indented-code',
    describe: 'indents code instead of fencing it',
    ...writesMarkdown((markdown) => editKind(markdown, 'code', indentedCode)),
  },
  {
    id: 'dialect.entities',
    describe: 'writes letters outside ASCII as character references',
    ...outsideCode((text) => text.replace(/[^\x00-\x7f]/gu, (letter) => `&#${letter.codePointAt(0)!};`)),
  },
  {
    id: 'dialect.html-emphasis',
    describe: 'writes emphasis as HTML, bare addresses in angle brackets, and rules as stars',
    ...outsideCode((text) =>
      text
        .replace(/(?<![\\*\p{L}\p{N}])\*\*(?=\S)([^*\n]+)\*\*(?![*\p{L}\p{N}])/gu, '<strong>$1</strong>')
        .replace(/(?<![\\*\p{L}\p{N}])\*(?=[^\s*])([^*\n]+)\*(?![*\p{L}\p{N}])/gu, '<em>$1</em>')
        .replace(/(?<![!\\])\[(https?:[^\]\s\\]+)\]\(\1\)/g, '<$1>')
        .replace(/^---$/gm, '* * *'),
    ),
  },
  {
    id: 'dialect.titled-links',
    describe: 'writes addresses in angle brackets and gives links a title',
    ...outsideCode((text) => text.replace(/(?<![!\\])\[((?:[^\][\\\n]|\\.)+)\]\(([^()\s<>]+)\)/g, '[$1](<$2> "Link")')),
  },
  {
    id: 'dialect.html-headings-and-images',
    describe: 'writes headings and images as HTML',
    ...outsideCode((text) =>
      text
        .replace(
          /^(#{1,6})\s+(.+)$/gm,
          (_, marks: string, heading: string) => `<h${marks.length}>${heading}</h${marks.length}>`,
        )
        .replace(/!\[([^\][\\]*)\]\(([^()\s<>]+)\)/g, '<img alt="$1" src="$2">'),
    ),
  },
];

const additionVariants: readonly Variant[] = [
  {
    id: 'content.title-on-top',
    describe: 'puts the title of a page above its content',
    ...writesMarkdown((markdown, request) => {
      const title = /<title>([^<]*)<\/title>/.exec(uploadedPage(request))?.[1];
      return title === undefined || markdown === '' ? markdown : `# ${title}\n\n${markdown}`;
    }),
  },
  {
    id: 'content.page-marks',
    describe: 'marks the pages of a PDF, and says above the text of a DOCX file where it comes from',
    ...writesMarkdown((markdown, request) => {
      if (extensionOf(request) === 'docx' && markdown !== '') return `---\nsource: upload\n---\n\n${markdown}`;
      return extensionOf(request) === 'pdf' ? `<!-- page 1 -->\n\n${markdown}\n\n---\n\n*Page 1*` : markdown;
    }),
  },
  {
    id: 'content.table-names',
    describe: 'names each table',
    ...writesMarkdown((markdown) => {
      let count = 0;
      return splitBlocks(markdown)
        .map(({ kind, text }) => (kind === 'table' ? `Table ${(count += 1)}\n\n${text}` : text))
        .join('\n\n');
    }),
  },
];

const htmlVariants: readonly Variant[] = [
  {
    id: 'html.whole-page',
    describe: 'answers html as a whole page with a body',
    ...answersData((data) => {
      const { html } = data;
      if (typeof html === 'string' && !/<body/i.test(html))
        data['html'] = `<!DOCTYPE html>\n<html>\n<body>\n${html}\n</body>\n</html>\n`;
    }),
  },
  {
    id: 'html.body-only',
    describe: 'answers html without html and body elements',
    ...answersData((data) => {
      const { html } = data;
      if (typeof html === 'string') data['html'] = html.replace(/<!doctype[^>]*>|<\/?(?:html|body)\b[^>]*>/gi, '');
    }),
  },
  {
    id: 'html.capital-tags',
    describe: 'writes tags in capital letters and attributes in single quotes',
    ...answersData((data) => {
      const { html } = data;
      if (typeof html !== 'string') return;
      // Inside of tags alone: what a page shows as text is not markup.
      data['html'] = html.replace(/<\/?[a-z][^<>]*>/g, (tag) =>
        tag.replace(/^<\/?[a-z][a-z0-9]*/, (name) => name.toUpperCase()).replace(/="([^"'<>]*)"/g, "='$1'"),
      );
    }),
  },
  {
    id: 'html.markup-of-its-own',
    describe: 'wraps html, gives its headings ids, its links and images attributes, and writes b and i for emphasis',
    ...answersData((data) => {
      const { html } = data;
      if (typeof html !== 'string') return;
      const inner = html
        .replace(/<!doctype[^>]*>|<\/?(?:html|body)\b[^>]*>/gi, '')
        .replace(/<(\/?)strong\b/g, '<$1b')
        .replace(/<(\/?)em\b/g, '<$1i')
        .replace(/<br>/g, '<br />')
        .replace(/<h([1-6])>/g, '<h$1 id="part-$1" dir="auto">')
        .replace(/<a href="(https?:[^"]*)"/g, '<a rel="noopener nofollow" target="_blank" href="$1"')
        .replace(/<img /g, '<img loading="lazy" ')
        .replace(/<table\b/g, '<div class="scroll"><table')
        .replace(/<\/table>/g, '</table></div>');
      data['html'] = `<div id="content" class="document">\n${inner}\n</div>`;
    }),
  },
  {
    id: 'links.other-order',
    describe: 'lists links in another order, without fragments',
    ...answersData((data) => {
      const { links } = data;
      if (Array.isArray(links)) data['links'] = (links as string[]).map((link) => link.replace(/#.*$/, '')).reverse();
    }),
  },
];

/** Names as the page writes them (`og:title`) instead of joined ones (`ogTitle`). */
function pageName(name: string): string {
  if (name === 'ogLocaleAlternate' || !/^og[A-Z]/.test(name)) return name;
  return name.replace(/^og|(?<=.)[A-Z]/g, (part) => (part === 'og' ? 'og' : `:${part.toLowerCase()}`));
}

function everySecondWaits(): Lie {
  let waits = false;
  return answersMetadata((metadata) => {
    waits = !waits;
    if (waits) Object.assign(metadata, { concurrencyLimited: true, concurrencyQueueDurationMs: 0 });
  });
}

const metadataVariants: readonly Variant[] = [
  {
    id: 'metadata.names-of-the-page',
    describe: 'keeps the names of Open Graph as the page writes them',
    ...answersMetadata((metadata) => {
      for (const name of Object.keys(metadata)) {
        if (pageName(name) === name) continue;
        metadata[pageName(name)] = metadata[name];
        delete metadata[name];
      }
    }),
  },
  {
    id: 'metadata.keyword-list',
    describe: 'answers keywords as a list and the language with its region',
    ...answersMetadata((metadata) => {
      if (typeof metadata['keywords'] === 'string') metadata['keywords'] = metadata['keywords'].split(/,\s*/);
      if (metadata['language'] === 'de') metadata['language'] = 'de-DE';
    }),
  },
  {
    id: 'metadata.content-type-parameters',
    describe: 'answers contentType with a charset, and error and language null',
    ...answersMetadata((metadata) => {
      if (typeof metadata['contentType'] === 'string') metadata['contentType'] += '; charset=utf-8';
      metadata['error'] ??= null;
      metadata['language'] ??= null;
    }),
  },
  {
    id: 'metadata.queued',
    describe: 'lets requests wait and says so',
    ...everySecondWaits(),
  },
];

export const contentVariants: readonly Variant[] = [
  ...markdownVariants,
  ...additionVariants,
  ...htmlVariants,
  ...metadataVariants,
];
