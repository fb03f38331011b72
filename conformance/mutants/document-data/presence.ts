/**
 * Servers whose `data` has members too many or too few, or nulls where none may stand.
 * Spec: Document data (`data`).
 */
import type { JsonObject } from '../../harness/expectation.js';
import { formatsOf } from '../../lies/formats-of.js';
import { answersData, answersMetadata } from '../../lies/lies.js';
import type { Mutant } from '../../lies/mutant.js';

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
