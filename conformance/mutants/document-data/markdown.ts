/**
 * Servers whose Markdown loses what the parts of a document mean.
 * Spec: Document data, `markdown`; What the service does 1.
 */
import {
  editBlocks,
  editKind,
  joinBlocks,
  splitBlocks,
  tableRows,
  writesMarkdown,
} from '../../lies/markdown-blocks.js';
import type { Mutant } from '../../lies/mutant.js';
import type { Lie } from '../../lies/mutating-proxy.js';
import { extensionOf } from '../../lies/uploads.js';

/** The block as plain words: no marks of headings, lists or tables. */
function plainHeading(text: string): string {
  return `**${text.replace(/^#{1,6}\s+/, '')}**`;
}

/** Edits the Markdown of RTF and DOC files alone. */
const writesOlder = (change: (markdown: string) => string): Lie =>
  writesMarkdown((markdown, request) => (/^(?:rtf|doc)$/.test(extensionOf(request)) ? change(markdown) : markdown));

export const markdownMutants: readonly Mutant[] = [
  {
    id: 'markdown.older-headings-as-text',
    describe: 'writes headings of RTF and DOC files as paragraphs',
    breaks: ['document-data.markdown.headings-rtf-doc'],
    ...writesOlder((markdown) => markdown.replace(/^#+ /gm, '')),
  },
  {
    id: 'markdown.older-lists-as-text',
    describe: 'writes list items of RTF and DOC files as paragraphs',
    breaks: ['document-data.markdown.lists-rtf-doc'],
    ...writesOlder((markdown) => markdown.replace(/^[ \t]*(?:[-*+]|\d+[.)]) (.*)$/gm, '$1\n')),
  },
  {
    id: 'markdown.older-links-as-text',
    describe: 'writes links of RTF and DOC files as their text',
    breaks: ['document-data.markdown.links-rtf-doc'],
    ...writesOlder((markdown) => markdown.replace(/(?<!!)\[([^\]]*)\]\([^)]*\)/g, '$1')),
  },
  {
    id: 'markdown.headings-as-bold',
    describe: 'writes headings as bold paragraphs',
    breaks: ['document-data.markdown.headings'],
    ...writesMarkdown((markdown) => editKind(markdown, 'heading', plainHeading)),
  },
  {
    id: 'markdown.one-heading-level',
    describe: 'gives every heading the same level',
    breaks: ['document-data.markdown.headings'],
    ...writesMarkdown((markdown) => editKind(markdown, 'heading', (text) => text.replace(/^#{1,6}/, '##'))),
  },
  {
    id: 'markdown.heading-levels-inverted',
    describe: 'inverts the ranks of headings',
    breaks: ['document-data.markdown.headings'],
    ...writesMarkdown((markdown) =>
      editKind(markdown, 'heading', (text) => text.replace(/^#{1,6}/, (marks) => '#'.repeat(7 - marks.length))),
    ),
  },
  {
    id: 'markdown.lists-as-lines',
    describe: 'writes list items as plain paragraphs',
    breaks: ['document-data.markdown.lists'],
    ...writesMarkdown((markdown) => markdown.replace(/^[ \t]*(?:[-*+]|\d+[.)]) (.*)$/gm, '$1\n')),
  },
  {
    id: 'markdown.flat-lists',
    describe: 'writes nested items on the outer level',
    breaks: ['document-data.markdown.lists'],
    ...writesMarkdown((markdown) => markdown.replace(/^[ \t]+(?=(?:[-*+]|\d+[.)]) )/gm, '')),
  },
  {
    id: 'markdown.numbers-as-bullets',
    describe: 'writes numbered lists as bulleted ones',
    breaks: ['document-data.markdown.lists'],
    ...writesMarkdown((markdown) => markdown.replace(/^([ \t]*)\d+[.)] /gm, '$1- ')),
  },
  {
    id: 'markdown.items-reversed',
    describe: 'gives list items in reverse order',
    breaks: ['document-data.markdown.lists'],
    ...writesMarkdown((markdown) => editKind(markdown, 'list', (text) => text.split('\n').reverse().join('\n'))),
  },
  {
    id: 'markdown.link-text-only',
    describe: 'writes links as their text',
    breaks: ['document-data.markdown.links'],
    ...writesMarkdown((markdown) => markdown.replace(/(?<!!)\[([^\]]*)\]\((?:<[^>]*>|[^)]*)\)/g, '$1')),
  },
  {
    id: 'markdown.link-target-cut',
    describe: 'cuts the query off the targets of links',
    breaks: ['document-data.markdown.links'],
    ...writesMarkdown((markdown) => markdown.replace(/\?[^\s)>]*(?=[)>])/g, '')),
  },
  {
    id: 'markdown.images-without-alt',
    describe: 'writes images without their alternative text',
    breaks: ['document-data.markdown.images'],
    ...writesMarkdown((markdown) => markdown.replace(/!\[[^\]]*\]/g, '![]')),
  },
  {
    id: 'markdown.emphasis-eats-spaces',
    describe: 'loses the space before emphasised words',
    breaks: ['document-data.markdown.emphasis'],
    ...writesMarkdown((markdown) => markdown.replace(/ (?=[*_]{1,3}\S)/g, '')),
  },
  {
    id: 'markdown.emphasis-adds-spaces',
    describe: 'adds a space behind emphasised words',
    breaks: ['document-data.markdown.emphasis'],
    ...writesMarkdown((markdown) => markdown.replace(/(\S[*_]{1,3})(?=[,.])/g, '$1 ')),
  },
  {
    id: 'markdown.code-on-one-line',
    describe: 'writes preformatted text on one line',
    breaks: ['document-data.markdown.code'],
    ...writesMarkdown((markdown) =>
      editKind(
        markdown,
        'code',
        (text) =>
          `\`${text
            .split('\n')
            .slice(1, -1)
            .map((line) => line.trim())
            .join(' ')}\``,
      ),
    ),
  },
  {
    id: 'markdown.code-without-indentation',
    describe: 'takes the indentation from preformatted text',
    breaks: ['document-data.markdown.code'],
    ...writesMarkdown((markdown) => editKind(markdown, 'code', (text) => text.replace(/^[ \t]+/gm, ''))),
  },
  {
    id: 'markdown.tables-as-lines',
    describe: 'writes a table as lines of its cells',
    breaks: ['document-data.markdown.tables'],
    ...writesMarkdown((markdown) =>
      editKind(markdown, 'table', (text) =>
        tableRows(text)
          .map((row) => row.join('\t'))
          .join('\n'),
      ),
    ),
  },
  {
    id: 'markdown.table-without-delimiter',
    describe: 'leaves out the delimiter line of tables',
    breaks: ['document-data.markdown.tables'],
    ...writesMarkdown((markdown) =>
      editKind(markdown, 'table', (text) =>
        text
          .split('\n')
          .filter((_, index) => index !== 1)
          .join('\n'),
      ),
    ),
  },
  {
    id: 'markdown.paragraphs-joined',
    describe: 'joins neighbouring paragraphs',
    breaks: ['document-data.markdown.paragraphs'],
    ...writesMarkdown((markdown) => {
      const blocks = splitBlocks(markdown);
      return blocks.reduce((text, block, index) => {
        if (index === 0) return block.text;
        const joined = block.kind === 'paragraph' && blocks[index - 1]!.kind === 'paragraph';
        return text + (joined ? ' ' : '\n\n') + block.text;
      }, '');
    }),
  },
  {
    id: 'markdown.escaped-twice',
    describe: 'escapes ampersands twice',
    breaks: ['document-data.markdown.escaping'],
    ...writesMarkdown((markdown) => markdown.replace(/&(?:amp;)?/g, '&amp;amp;')),
  },
  {
    id: 'markdown.nothing-escaped',
    describe: 'escapes nothing',
    breaks: ['document-data.markdown.escaping'],
    ...writesMarkdown((markdown) =>
      editBlocks(markdown, ({ kind, text }) =>
        kind === 'code'
          ? text
          : text
              .replace(/\\([!-/:-@[-`{-~])/g, '$1')
              .replace(/&lt;/g, '<')
              .replace(/&gt;/g, '>'),
      ),
    ),
  },
  {
    id: 'markdown.first-block-only',
    describe: 'keeps the first block of workbooks only',
    breaks: ['parse.conversion.all-text'],
    ...writesMarkdown((markdown, request) =>
      /^xlsx?$/.test(extensionOf(request)) ? joinBlocks(splitBlocks(markdown).slice(0, 1)) : markdown,
    ),
  },
];
