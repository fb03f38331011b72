/**
 * Mutants of what selects content: main content, tag filters, base64 images, browser-only options.
 * Spec: ParseOptions (onlyMainContent, includeTags, excludeTags, removeBase64Images).
 */
import type { JsonObject } from '../../harness/expectation.js';
import {
  addToMarkdown,
  answersData,
  answersJson,
  filePart,
  optionsOf,
  readsOptions,
  refusesWhen,
  servesWrong,
  setJson,
  without,
} from '../../lies/lies.js';
import type { Mutant } from '../../lies/mutant.js';
import type { WireRequest } from '../../lies/mutating-proxy.js';

const isTextList = (value: unknown): boolean => Array.isArray(value) && value.every((item) => typeof item === 'string');
const hasMember =
  (name: string) =>
  (options: JsonObject): boolean =>
    name in options;
const markdownOf = (data: JsonObject): string => (typeof data['markdown'] === 'string' ? data['markdown'] : '');

/** Text of the uploaded page between two tags of one name. */
function uploadedPart(request: WireRequest, element: string): string {
  const markup = filePart(request)?.value.toString('utf8') ?? '';
  const inner = new RegExp(`<${element}[\\s>][\\s\\S]*?</${element}>`).exec(markup)?.[0] ?? '';
  return inner
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function keepsPart(part: string, element: string, requirement: string): Mutant {
  return {
    id: `${requirement}.kept`,
    describe: `keeps the page's ${part} with onlyMainContent`,
    breaks: [requirement],
    ...answersData((data, request) => {
      if (optionsOf(request)?.['onlyMainContent'] !== false) addToMarkdown(data, uploadedPart(request, element));
    }),
  };
}

/** Takes words of the uploaded page out of the Markdown of its main content, wherever the pattern finds them. */
function losesWords(id: string, describe: string, requirement: string, pattern: RegExp): Mutant {
  return {
    id,
    describe,
    breaks: [requirement],
    ...answersData((data, request) => {
      if (optionsOf(request)?.['onlyMainContent'] === false) return;
      const markup = filePart(request)?.value.toString('utf8') ?? '';
      for (const [, words] of markup.matchAll(pattern))
        if (typeof data['markdown'] === 'string') data['markdown'] = data['markdown'].replaceAll(words!, '');
    }),
  };
}

/** Both tag filters, whose mistakes are alike. */
function tagMutants(member: 'includeTags' | 'excludeTags', topic: string): Mutant[] {
  return [
    {
      id: `${topic}.refuses-it`,
      describe: `refuses ${member}`,
      breaks: [`${topic}.accepted`],
      ...refusesWhen(hasMember(member)),
    },
    {
      id: `${topic}.any-type`,
      describe: `takes ${member} that is no list of text`,
      breaks: [`${topic}.type`],
      ...servesWrong((options) =>
        member in options && !isTextList(options[member]) ? without(options, member) : undefined,
      ),
    },
    {
      id: `${topic}.ignored`,
      describe: `ignores ${member}`,
      breaks: [`${topic}.effect`],
      ...readsOptions((options) => (member in options ? without(options, member) : undefined)),
    },
    {
      id: `${topic}.default-filters`,
      describe: `filters the page when ${member} is absent`,
      breaks: [`${topic}.default`],
      ...readsOptions((options) =>
        member in options ? undefined : { ...options, [member]: [member === 'includeTags' ? 'aside' : 'h1'] },
      ),
    },
    {
      id: `${topic}.only-tag-names`,
      describe: `knows plain tag names only in ${member}`,
      breaks: [`${topic}.selectors`],
      ...readsOptions((options) => {
        const list = options[member];
        return isTextList(list)
          ? { ...options, [member]: (list as string[]).filter((tag) => /^[a-z0-9]+$/i.test(tag)) }
          : undefined;
      }),
    },
    {
      id: `${topic}.adds-words`,
      describe: `adds a heading of its own to a page filtered by ${member}`,
      breaks: [`${topic}.within-full`],
      ...answersData((data, request) => {
        if (member in (optionsOf(request) ?? {})) addToMarkdown(data, 'Filteredexcerpt');
      }),
    },
  ];
}

export const parseSelectionMutants: readonly Mutant[] = [
  keepsPart('header', 'header', 'parse.only-main-content.drops-headers'),
  keepsPart('navigation', 'nav', 'parse.only-main-content.drops-navigation'),
  keepsPart('footer', 'footer', 'parse.only-main-content.drops-footers'),
  {
    id: 'parse.only-main-content.loses-the-end',
    describe: 'loses the second half of the main content',
    breaks: ['parse.only-main-content.keeps-main'],
    ...answersData((data, request) => {
      if (optionsOf(request)?.['onlyMainContent'] !== false)
        data['markdown'] = markdownOf(data).slice(0, markdownOf(data).length / 2);
    }),
  },
  losesWords(
    'parse.only-main-content.loses-last-link',
    'loses the last item of a list of links in the main content',
    'parse.only-main-content.link-list-in-markdown',
    /<li><a[^>]*>([^<]*)<\/a><\/li>\s*<\/ul>\s*<\/main>/g,
  ),
  {
    id: 'parse.only-main-content.html-without-links',
    describe: 'leaves lists of links out of the html of the main content',
    breaks: ['parse.only-main-content.link-list-in-html'],
    ...answersData((data, request) => {
      if (optionsOf(request)?.['onlyMainContent'] !== false && typeof data['html'] === 'string')
        data['html'] = data['html'].replace(/<ul>(?:\s*<li><a[\s\S]*?<\/a>\s*<\/li>)+\s*<\/ul>/g, '');
    }),
  },
  {
    id: 'parse.only-main-content.no-links',
    describe: 'answers no links with onlyMainContent when the main content is made of links',
    breaks: ['parse.only-main-content.link-list-in-links'],
    ...answersData((data, request) => {
      if (optionsOf(request)?.['onlyMainContent'] !== false && Array.isArray(data['links'])) data['links'] = [];
    }),
  },
  losesWords(
    'parse.only-main-content.loses-last-row',
    'loses the last cells of a table in the main content',
    'parse.only-main-content.keeps-tables',
    /<td>([^<]*)<\/td><\/tr>\s*<\/table>/g,
  ),
  losesWords(
    'parse.only-main-content.loses-card-texts',
    'keeps the headings of cards in the main content without their texts',
    'parse.only-main-content.keeps-cards',
    /<\/h3><p>([^<]*)<\/p><\/div>/g,
  ),
  losesWords(
    'parse.only-main-content.loses-terms',
    'keeps definitions in the main content without their terms',
    'parse.only-main-content.keeps-definitions',
    /<dt>([^<]*)<\/dt>/g,
  ),
  losesWords(
    'parse.only-main-content.loses-authors',
    'leaves the authors of posts out of the main content',
    'parse.only-main-content.keeps-threads',
    /<article><p class="author"><a[^>]*>([^<]*)<\/a>/g,
  ),
  losesWords(
    'parse.only-main-content.loses-prices',
    'leaves the price of a product out of the main content',
    'parse.only-main-content.keeps-products',
    /<p class="price">([^<]*)<\/p>/g,
  ),
  {
    id: 'parse.only-main-content.always-on',
    describe: 'reads onlyMainContent false as true',
    breaks: ['parse.only-main-content.false-keeps-all'],
    ...readsOptions((options) =>
      options['onlyMainContent'] === false ? { ...options, onlyMainContent: true } : undefined,
    ),
  },
  {
    id: 'parse.only-main-content.adds-words',
    describe: 'adds a title of its own to the main content',
    breaks: ['parse.only-main-content.within-full'],
    ...answersData((data, request) => {
      if (optionsOf(request)?.['onlyMainContent'] === true) addToMarkdown(data, 'Extractedarticle');
    }),
  },
  {
    id: 'parse.only-main-content.empty-without-main',
    describe: 'answers nothing for a page without a main element',
    breaks: ['parse.only-main-content.never-empty'],
    ...answersData((data, request) => {
      if (uploadedPart(request, 'main') === '') data['markdown'] = '';
    }),
  },
  {
    id: 'parse.only-main-content.running-headers-kept',
    describe: 'keeps the running headers of office files',
    breaks: ['parse.only-main-content.running-headers'],
    ...readsOptions((options, request) => {
      const isOffice = filePart(request)?.value.subarray(0, 2).toString('latin1') === 'PK';
      return isOffice ? { ...options, onlyMainContent: false } : undefined;
    }),
  },
  ...tagMutants('includeTags', 'parse.include-tags'),
  ...tagMutants('excludeTags', 'parse.exclude-tags'),
  {
    id: 'parse.include-tags.first-entry-only',
    describe: 'reads the first entry of includeTags only',
    breaks: ['parse.include-tags.union'],
    ...readsOptions((options) =>
      isTextList(options['includeTags'])
        ? { ...options, includeTags: (options['includeTags'] as string[]).slice(0, 1) }
        : undefined,
    ),
  },
  {
    id: 'parse.exclude-tags.first-entry-only',
    describe: 'reads the first entry of excludeTags only',
    breaks: ['parse.exclude-tags.union'],
    ...readsOptions((options) =>
      isTextList(options['excludeTags'])
        ? { ...options, excludeTags: (options['excludeTags'] as string[]).slice(0, 1) }
        : undefined,
    ),
  },
  {
    id: 'parse.exclude-tags.of-whole-pages-only',
    describe: 'passes over excludeTags unless the whole page was asked for',
    breaks: ['parse.exclude-tags.main-content'],
    ...readsOptions((options) => (options['onlyMainContent'] === false ? undefined : without(options, 'excludeTags'))),
  },
  {
    id: 'parse.exclude-tags.not-inside-included',
    describe: 'ignores excludeTags beside includeTags',
    breaks: ['parse.exclude-tags.inside-included'],
    ...readsOptions((options) => ('includeTags' in options ? without(options, 'excludeTags') : undefined)),
  },
  {
    id: 'parse.exclude-tags.after-main-content',
    describe: 'looks for includeTags in the main content only',
    breaks: ['parse.exclude-tags.original-page'],
    ...answersData((data, request) => {
      const options = optionsOf(request) ?? {};
      if ('includeTags' in options && options['onlyMainContent'] !== false) data['markdown'] = '';
    }),
  },
  {
    id: 'parse.remove-base64-images.off',
    describe: 'never removes base64 images',
    breaks: ['parse.remove-base64-images.removal'],
    ...readsOptions((options) => ({ ...options, removeBase64Images: false })),
  },
  {
    id: 'parse.remove-base64-images.on',
    describe: 'always removes base64 images',
    breaks: ['parse.remove-base64-images.false-keeps'],
    ...readsOptions((options) => ({ ...options, removeBase64Images: true })),
  },
  {
    id: 'parse.remove-base64-images.png-alone',
    describe: 'removes base64 images of the type PNG alone',
    breaks: ['parse.remove-base64-images.every-type'],
    ...readsOptions((options, request) =>
      /data:image\/(?!png)/.test(filePart(request)?.value.toString('latin1') ?? '')
        ? { ...options, removeBase64Images: false }
        : undefined,
    ),
  },
  {
    id: 'parse.remove-base64-images.no-placeholder',
    describe: 'removes a base64 image together with its alternative text',
    breaks: ['parse.remove-base64-images.placeholders'],
    ...answersData((data, request) => {
      const alt = /base64,[^"]*" alt="([^"]*)"/.exec(filePart(request)?.value.toString('utf8') ?? '')?.[1];
      if (alt !== undefined) data['markdown'] = markdownOf(data).replaceAll(alt, '');
    }),
  },
  {
    id: 'parse.remove-base64-images.all-images',
    describe: 'removes linked images too',
    breaks: ['parse.remove-base64-images.linked-images-stay'],
    ...answersData((data) => {
      data['markdown'] = markdownOf(data).replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1');
    }),
  },
  {
    id: 'parse.remove-base64-images.raw-html-too',
    describe: 'removes base64 images from rawHtml',
    breaks: ['parse.remove-base64-images.raw-html'],
    ...answersData((data) => {
      if (typeof data['rawHtml'] === 'string') data['rawHtml'] = data['rawHtml'].replace(/data:image\/[^"]*/g, '');
    }),
  },
  {
    id: 'parse.browser-only.actions-member',
    describe: 'ignores actions and answers an empty actions member',
    breaks: ['parse.browser-only.no-effect'],
    ...readsOptions((options) => ('actions' in options ? without(options, 'actions') : undefined)),
    ...answersData((data, request) => {
      if ('actions' in (optionsOf(request) ?? {})) data['actions'] = { screenshots: [] };
    }),
  },
  {
    id: 'parse.browser-only.waits',
    describe: 'waits as long as waitFor says',
    breaks: ['parse.browser-only.no-effect'],
    ...readsOptions((options) => ('waitFor' in options ? without(options, 'waitFor') : undefined)),
    response: (response, request) => {
      const waitMs = optionsOf(request)?.['waitFor'];
      if (typeof waitMs === 'number') response.delayMs = waitMs;
    },
  },
  {
    id: 'parse.browser-only.mobile-content',
    describe: 'shows other content for mobile',
    breaks: ['parse.browser-only.no-effect'],
    ...readsOptions((options) => ('mobile' in options ? without(options, 'mobile') : undefined)),
    ...answersJson((body, response, request) => {
      if (!('mobile' in (optionsOf(request) ?? {}))) return;
      addToMarkdown(body['data'] as JsonObject, 'Mobile edition');
      setJson(response, body);
    }),
  },
];
