/**
 * Servers that break the rules of `data`: members too many or too few, nulls where none may stand, and Markdown that
 * loses what parts of a document mean. The cleaned HTML, links and rawHtml have a file of their own.
 * Spec: Document data (`data`); What the service does 1.
 */
import type { JsonObject } from '../harness/expectation.js';
import { formatsOf } from './formats-of.js';
import { answersData, answersMetadata } from './lies.js';
import { editBlocks, editKind, joinBlocks, splitBlocks, tableRows, writesMarkdown } from './markdown-blocks.js';
import type { Mutant } from './mutant.js';
import { extensionOf } from './uploads.js';

/** Adds a member to every answer. */
function alwaysAdds(member: string, value: unknown): Pick<Mutant, 'response'> {
  return answersData((data) => {
    data[member] ??= value;
  });
}

/** Changes the members of every answer. */
function setsMembers(change: (data: JsonObject) => void): Pick<Mutant, 'response'> {
  return answersData((data) => change(data));
}

export const presenceMutants: readonly Mutant[] = [
  ...(['html', 'rawHtml', 'summary'] as const).map((member) => ({
    id: `data.always-${member}`,
    describe: `answers ${member} whether asked for or not`,
    breaks: ['document-data.presence.only-requested'],
    ...alwaysAdds(member, '<p>Unasked</p>'),
  })),
  {
    id: 'data.null-links',
    describe: 'answers links null when they were not asked for',
    breaks: ['document-data.presence.only-requested'],
    ...alwaysAdds('links', null),
  },
  {
    id: 'data.empty-images',
    describe: 'answers an empty list of images when none was asked for',
    breaks: ['document-data.presence.only-requested'],
    ...alwaysAdds('images', []),
  },
  {
    id: 'data.null-screenshot',
    describe: 'answers every member it knows, those of other operations as null',
    breaks: ['document-data.presence.no-browser-members'],
    ...setsMembers((data) => Object.assign(data, { screenshot: null, actions: null, changeTracking: null })),
  },
  {
    id: 'data.empty-actions',
    describe: 'answers an empty actions object that nobody asked for',
    breaks: ['document-data.presence.no-browser-members'],
    ...alwaysAdds('actions', { screenshots: [] }),
  },
  {
    id: 'data.branding-with-html',
    describe: 'answers branding beside html',
    breaks: ['document-data.presence.no-browser-members'],
    ...answersData((data) => {
      if (typeof data['html'] === 'string') data['branding'] = { colorScheme: 'light' };
    }),
  },
  {
    id: 'data.no-metadata-without-markdown',
    describe: 'leaves metadata out when markdown is not among the formats',
    breaks: ['document-data.presence.metadata-always'],
    ...answersData((data, request) => {
      if (!formatsOf(request).includes('markdown')) delete data['metadata'];
    }),
  },
  {
    id: 'data.metadata-list',
    describe: 'answers metadata as a list',
    breaks: ['document-data.presence.metadata-always'],
    ...setsMembers((data) => {
      data['metadata'] = [data['metadata']];
    }),
  },
  {
    id: 'data.markdown-only-alone',
    describe: 'leaves markdown out beside other formats',
    breaks: ['document-data.presence.markdown-when-requested'],
    ...answersData((data, request) => {
      if (formatsOf(request).length > 1) delete data['markdown'];
    }),
  },
  {
    id: 'data.markdown-object',
    describe: 'answers markdown as an object',
    breaks: ['document-data.presence.markdown-when-requested'],
    ...setsMembers((data) => {
      data['markdown'] = { text: data['markdown'] };
    }),
  },
  {
    id: 'data.null-for-no-links',
    describe: 'answers links null for a file without links',
    breaks: ['document-data.presence.nullable-only', 'document-data.links.type'],
    ...setsMembers((data) => {
      if (Array.isArray(data['links']) && data['links'].length === 0) data['links'] = null;
    }),
  },
  {
    id: 'data.null-title',
    describe: 'answers title null for a file without one',
    breaks: ['document-data.presence.nullable-only'],
    ...answersMetadata((metadata) => {
      metadata['title'] ??= null;
    }),
  },
  {
    id: 'data.null-total-pages',
    describe: 'answers totalPages null for files that are no PDF',
    breaks: ['document-data.presence.nullable-only', 'metadata.total-pages.omitted'],
    ...answersMetadata((metadata) => {
      metadata['totalPages'] ??= null;
    }),
  },
  {
    id: 'data.warning-object',
    describe: 'answers warning as an object',
    breaks: ['document-data.warning.type'],
    ...setsMembers((data) => {
      data['warning'] = { message: data['warning'] ?? 'none' };
    }),
  },
  {
    id: 'data.no-warnings',
    describe: 'never warns',
    breaks: ['document-data.warning.partial-results'],
    ...setsMembers((data) => {
      delete data['warning'];
    }),
  },
];

/** The block as plain words: no marks of headings, lists or tables. */
function plainHeading(text: string): string {
  return `**${text.replace(/^#{1,6}\s+/, '')}**`;
}

export const markdownMutants: readonly Mutant[] = [
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
