/**
 * Mutants of `formats`.
 * Spec: ParseOptions (formats); Formats accepted by /parse; Document data (presence).
 */
import { isObject } from '../../harness/expectation.js';
import type { JsonObject } from '../../harness/expectation.js';
import { answersData, optionsOf, readsOptions, refusesWhen, servesWrong, without } from '../../lies/lies.js';
import type { Mutant } from '../../lies/mutant.js';
import type { WireRequest } from '../../lies/mutating-proxy.js';

const known = ['markdown', 'html', 'rawHtml', 'links', 'images', 'summary', 'json'];
const formatsOf = (options: JsonObject): readonly unknown[] =>
  Array.isArray(options['formats']) ? (options['formats'] as unknown[]) : [];
const nameOf = (item: unknown): unknown => (isObject(item) ? item['type'] : item);
const asked = (request: WireRequest): unknown[] => formatsOf(optionsOf(request) ?? {}).map(nameOf);

/** Reads the list without the items that must be refused. */
function leavesOut(isWrong: (item: unknown) => boolean): (options: JsonObject) => JsonObject | undefined {
  return (options) => {
    const list = formatsOf(options);
    const good = list.filter((item) => !isWrong(item));
    return good.length === list.length ? undefined : { ...options, formats: good.length > 0 ? good : ['markdown'] };
  };
}

/** A format that is asked for and whose member never comes. */
function memberMissing(format: string, requirement: string): Mutant {
  return {
    id: `${requirement}.missing`,
    describe: `takes the format ${format} and answers no ${format}`,
    breaks: [requirement],
    ...answersData((data) => {
      delete data[format];
    }),
  };
}

export const parseFormatMutants: readonly Mutant[] = [
  memberMissing('markdown', 'parse.formats.markdown'),
  memberMissing('html', 'parse.formats.html'),
  memberMissing('rawHtml', 'parse.formats.raw-html'),
  memberMissing('links', 'parse.formats.links'),
  memberMissing('images', 'parse.formats.images'),
  {
    id: 'parse.formats.links-as-text',
    describe: 'answers links as one text',
    breaks: ['parse.formats.links'],
    ...answersData((data) => {
      if (Array.isArray(data['links'])) data['links'] = (data['links'] as unknown[]).join('\n');
    }),
  },
  {
    id: 'parse.formats.images-refused',
    describe: 'refuses the format images',
    breaks: ['parse.formats.images'],
    ...refusesWhen((options) => formatsOf(options).map(nameOf).includes('images')),
  },
  {
    id: 'parse.formats.first-only',
    describe: 'answers the first format of the list only',
    breaks: ['parse.formats.accepted', 'parse.formats.order-without-effect'],
    ...readsOptions((options) =>
      formatsOf(options).length > 1 ? { ...options, formats: formatsOf(options).slice(0, 1) } : undefined,
    ),
  },
  {
    id: 'parse.formats.last-wins',
    describe: 'answers the last format of the list only',
    breaks: ['parse.formats.order-without-effect', 'parse.formats.independent'],
    ...readsOptions((options) =>
      formatsOf(options).length > 1 ? { ...options, formats: formatsOf(options).slice(-1) } : undefined,
    ),
  },
  {
    id: 'parse.formats.default-html',
    describe: 'answers html too when no formats are named',
    breaks: ['parse.formats.default'],
    ...readsOptions((options) => ('formats' in options ? undefined : { ...options, formats: ['markdown', 'html'] })),
  },
  {
    id: 'parse.formats.objects-refused',
    describe: 'refuses formats written as objects',
    breaks: ['parse.formats.object-form', 'parse.formats.no-extra-fields'],
    ...refusesWhen((options) => formatsOf(options).some(isObject)),
  },
  {
    id: 'parse.formats.strings-refused',
    describe: 'refuses formats written as plain names',
    breaks: ['parse.formats.string-form'],
    ...refusesWhen((options) => formatsOf(options).some((item) => typeof item === 'string')),
  },
  {
    id: 'parse.formats.object-differs',
    describe: 'gives the full page for a format written as an object',
    breaks: ['parse.formats.string-equals-object'],
    ...answersData((data, request) => {
      const objects = formatsOf(optionsOf(request) ?? {}).some(isObject);
      if (objects && Array.isArray(data['links']))
        data['links'] = [...(data['links'] as unknown[]), 'https://plumbline.example/more'];
    }),
  },
  {
    id: 'parse.formats.bare-value-taken',
    describe: 'takes a single format without a list',
    breaks: ['parse.formats.not-a-list'],
    ...servesWrong((options) =>
      'formats' in options && !Array.isArray(options['formats']) ? without(options, 'formats') : undefined,
    ),
  },
  {
    id: 'parse.formats.type-not-needed',
    describe: 'takes a format object without type',
    breaks: ['parse.formats.type-required'],
    ...servesWrong(leavesOut((item) => isObject(item) && !('type' in item))),
  },
  {
    id: 'parse.formats.unknown-ignored',
    describe: 'ignores a format name that does not exist',
    breaks: ['parse.formats.unknown-name'],
    ...servesWrong(leavesOut((item) => typeof nameOf(item) === 'string' && !known.includes(nameOf(item) as string))),
  },
  {
    id: 'parse.formats.strange-items-ignored',
    describe: 'ignores list items that are no formats',
    breaks: ['parse.formats.item-not-a-format'],
    ...servesWrong(leavesOut((item) => typeof item !== 'string' && !isObject(item))),
  },
  {
    id: 'parse.formats.screenshot-served',
    describe: 'answers a screenshot of the upload',
    breaks: ['parse.formats.browser-rendering-never-served'],
    ...servesWrong(leavesOut((item) => nameOf(item) === 'screenshot')),
    ...answersData((data, request) => {
      if (asked(request).includes('screenshot')) data['screenshot'] = 'https://plumbline.example/screenshot.png';
    }),
  },
  {
    id: 'parse.formats.change-tracking-served',
    describe: 'compares the upload with an earlier one',
    breaks: ['parse.formats.change-tracking-never-served'],
    ...servesWrong(leavesOut((item) => nameOf(item) === 'changeTracking')),
    ...answersData((data, request) => {
      if (asked(request).includes('changeTracking'))
        data['changeTracking'] = { changeStatus: 'new', visibility: 'visible', previousScrapeAt: null };
    }),
  },
  {
    id: 'parse.formats.links-change-markdown',
    describe: 'leaves the links out of the Markdown when they are asked for apart',
    breaks: ['parse.formats.independent'],
    ...answersData((data, request) => {
      if (asked(request).includes('links') && typeof data['markdown'] === 'string')
        data['markdown'] = data['markdown'].replace(/\[([^\]]*)\]\([^)]*\)/g, '');
    }),
  },
];
