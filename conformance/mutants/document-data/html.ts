/**
 * Servers whose `html`, `rawHtml`, `links` or images output is not what the contract says: elements that should be gone,
 * addresses that are wrong, options that are not followed, pages that are not as received.
 * Spec: Document data, `html`, `rawHtml`, `links`.
 */
import { answersData, readsOptions, without } from '../../lies/lies.js';
import type { Mutant } from '../../lies/mutant.js';
import type { Lie, WireRequest } from '../../lies/mutating-proxy.js';
import { elementsOf, extensionOf, sentOptions, textWithin, uploadedPage } from '../../lies/uploads.js';
import { formatsOf } from '../../lies/formats-of.js';

/** A server that writes other `html` than the good one. */
export function writesHtml(change: (html: string, request: WireRequest) => unknown): Lie {
  return answersData((data, request) => {
    if (typeof data['html'] === 'string') data['html'] = change(data['html'], request);
  });
}

function writesRawHtml(change: (rawHtml: string, request: WireRequest) => unknown): Lie {
  return answersData((data, request) => {
    if (typeof data['rawHtml'] === 'string') data['rawHtml'] = change(data['rawHtml'], request);
  });
}

function writesLinks(change: (links: string[], request: WireRequest) => unknown): Lie {
  return answersData((data, request) => {
    if (Array.isArray(data['links'])) data['links'] = change(data['links'] as string[], request);
  });
}

function writesImages(change: (images: string[], request: WireRequest) => unknown): Lie {
  return answersData((data, request) => {
    if (Array.isArray(data['images'])) data['images'] = change(data['images'] as string[], request);
  });
}

/** Writes some elements of the page as others, or not at all. */
function rewrites(row: string, describe: string, change: (html: string) => string): Mutant {
  return { id: `html.${row}-lost`, describe, breaks: [`document-data.html.${row}`], ...writesHtml(change) };
}

/** Keeps elements of the page that should be gone. */
function keepsElements(tag: string): Mutant {
  return {
    id: `html.keeps-${tag}`,
    describe: `leaves <${tag}> elements in html`,
    breaks: [`document-data.html.no-${tag}`],
    ...writesHtml((html, request) => html + elementsOf(uploadedPage(request), tag).join('\n')),
  };
}

/** Takes the tags away and leaves the content: half a cleaning. */
function keepsContent(tag: string): Mutant {
  return {
    id: `html.keeps-content-of-${tag}`,
    describe: `takes the tags of <${tag}> away and leaves their content in html`,
    breaks: [`document-data.html.no-${tag}`],
    ...writesHtml(
      (html, request) =>
        `${html}<p>${elementsOf(uploadedPage(request), tag)
          .map((element) => element.replace(/<\/?[a-z][^>]*>/gi, ' '))
          .join(' ')}</p>`,
    ),
  };
}

/** Ignores an option where only `html` is asked for. */
function ignoresForHtml(option: string, requirement: string): Mutant {
  return {
    id: `html.ignores-${option}`,
    describe: `ignores ${option} in html`,
    breaks: [requirement],
    ...readsOptions((options, request) => {
      if (formatsOf(request).join() !== 'html' || !(option in options)) return undefined;
      return option === 'onlyMainContent' ? { ...options, onlyMainContent: false } : without(options, option);
    }),
  };
}

const baseOf = (request: WireRequest): string => /<base href="([^"]*)"/.exec(uploadedPage(request))?.[1] ?? '';

export const htmlMutants: readonly Mutant[] = [
  rewrites('headings', 'writes headings as paragraphs in html', (html) => html.replace(/<(\/?)h[1-6]\b/gi, '<$1p')),
  rewrites('lists', 'writes lists as paragraphs in html', (html) =>
    html.replace(/<\/?[uo]l\b[^>]*>/gi, '').replace(/<(\/?)li\b/gi, '<$1p'),
  ),
  rewrites('emphasis', 'takes emphasis and quotations away from html', (html) =>
    html.replace(/<\/?(?:b|strong|i|em|blockquote)\b[^>]*>/gi, ''),
  ),
  {
    id: 'html.null',
    describe: 'answers html null for HTML files',
    breaks: ['document-data.html.content'],
    ...writesHtml((html, request) => (uploadedPage(request) === '' ? html : null)),
  },
  {
    id: 'html.object',
    describe: 'answers html as an object',
    breaks: ['document-data.html.type'],
    ...writesHtml((html) => ({ html })),
  },
  {
    id: 'html.text-becomes-markup',
    describe: 'writes text without its character references, so that it becomes markup',
    breaks: ['document-data.html.text-stays-text'],
    ...writesHtml((html) => html.replaceAll('&lt;', '<').replaceAll('&gt;', '>')),
  },
  {
    id: 'html.text-escaped-twice',
    describe: 'escapes the text of html twice',
    breaks: ['document-data.html.text-stays-text'],
    ...writesHtml((html) => html.replace(/&(?=(?:lt|gt|amp);)/g, '&amp;')),
  },
  {
    id: 'html.images-without-texts',
    describe: 'leaves out the alternative texts of images',
    breaks: ['document-data.html.image-texts'],
    ...writesHtml((html) => html.replace(/ alt="[^"]*"/g, '')),
  },
  {
    id: 'html.cut',
    describe: 'cuts html off after half of its characters',
    breaks: ['document-data.html.content'],
    ...writesHtml((html) => html.slice(0, Math.floor(html.length / 2))),
  },
  {
    id: 'html.swaps-paragraphs',
    describe: 'puts the second paragraph of html before the first',
    breaks: ['document-data.html.order'],
    ...writesHtml((html) => html.replace(/(<p[\s>][\s\S]*?<\/p>)([\s\S]*?)(<p[\s>][\s\S]*?<\/p>)/, '$3$2$1')),
  },
  {
    id: 'html.paragraph-twice',
    describe: 'writes the first paragraph of html twice',
    breaks: ['document-data.html.once'],
    ...writesHtml((html) => html.replace(/<p[\s>][\s\S]*?<\/p>/, '$&$&')),
  },
  {
    id: 'html.stops-after-30-kilobytes',
    describe: 'cuts html off after 30 kB',
    breaks: ['document-data.html.content'],
    ...writesHtml((html) => html.slice(0, 30_000)),
  },
  ...['script', 'style', 'noscript', 'meta', 'head'].map(keepsElements),
  ...['script', 'style', 'noscript', 'head'].map(keepsContent),
  {
    id: 'html.relative-urls',
    describe: 'leaves relative addresses relative',
    breaks: ['document-data.html.absolute-urls'],
    ...writesHtml((html, request) => {
      const base = baseOf(request);
      return base === '' ? html : html.replaceAll(base, '');
    }),
  },
  {
    id: 'html.urls-against-root',
    describe: 'makes addresses absolute against the root of the base',
    breaks: ['document-data.html.absolute-urls'],
    ...writesHtml((html, request) => {
      const base = baseOf(request);
      return base === '' ? html : html.replaceAll(base, `${new URL(base).origin}/`);
    }),
  },
  {
    id: 'html.preformatted-in-one-line',
    describe: 'writes preformatted text in one line',
    breaks: ['document-data.html.preformatted'],
    ...writesHtml((html) => html.replace(/\s+/g, ' ')),
  },
  {
    id: 'html.images-left-relative',
    describe: 'makes addresses of links absolute and those of images not',
    breaks: ['document-data.html.absolute-urls'],
    ...writesHtml((html, request) => {
      const base = baseOf(request);
      return base === '' ? html : html.replaceAll(`src="${base}`, 'src="');
    }),
  },
  {
    id: 'html.other-places-left-relative',
    describe: 'makes addresses of links and images absolute and those of forms and stills not',
    breaks: ['document-data.html.absolute-urls-elsewhere'],
    ...writesHtml((html) => html.replace(/((?:action|poster)=")https?:\/\/[^/"]+/g, '$1')),
  },
  {
    id: 'html.adds-tracking',
    describe: 'adds a parameter to absolute addresses',
    breaks: ['document-data.html.absolute-urls-kept'],
    ...writesHtml((html) => html.replace(/href="https?:[^"#]*/g, '$&?utm_source=parse')),
  },
  {
    id: 'html.drops-queries',
    describe: 'drops the query of absolute addresses',
    breaks: ['document-data.html.absolute-urls-kept'],
    ...writesHtml((html) => html.replace(/((?:href|src)="[^"?]*)\?[^"#]*/g, '$1')),
  },
  ignoresForHtml('onlyMainContent', 'document-data.html.only-main-content'),
  ignoresForHtml('includeTags', 'document-data.html.include-tags'),
  ignoresForHtml('excludeTags', 'document-data.html.exclude-tags'),
  {
    id: 'html.without-tables',
    describe: 'writes tables as paragraphs in html',
    breaks: ['document-data.html.tables'],
    ...writesHtml((html) => html.replace(/<(\/?)(?:table|tbody|thead|tr|td|th)\b[^>]*>/gi, '<$1p>')),
  },
  {
    id: 'html.without-spans',
    describe: 'loses the spans of table cells in html',
    breaks: ['document-data.html.tables'],
    ...writesHtml((html) => html.replace(/\s(?:row|col)span="?\d+"?/gi, '')),
  },
  {
    id: 'html.null-for-documents',
    describe: 'answers html null for files that are not HTML',
    breaks: ['document-data.html.of-documents'],
    ...writesHtml((html, request) => (uploadedPage(request) === '' ? null : html)),
  },
  {
    id: 'html.loses-old-office',
    describe: 'answers empty html for .doc and .xls files',
    breaks: ['document-data.html.of-documents'],
    ...writesHtml((html, request) => (/^(?:doc|xls)$/.test(extensionOf(request)) ? '' : html)),
  },
  {
    id: 'html.more-than-markdown',
    describe: 'keeps the footer in html when it is not in markdown',
    breaks: ['document-data.html.parses-with-markdown'],
    ...writesHtml((html, request) => `${html}<p>${textWithin(uploadedPage(request), 'footer')}</p>`),
  },
];

export const rawHtmlMutants: readonly Mutant[] = [
  {
    id: 'raw-html.list',
    describe: 'answers rawHtml as a list',
    breaks: ['document-data.raw-html.type'],
    ...writesRawHtml((rawHtml) => [rawHtml]),
  },
  {
    id: 'raw-html.stops-after-30-kilobytes',
    describe: 'cuts rawHtml off after 30 kB',
    breaks: ['document-data.raw-html.unmodified'],
    ...writesRawHtml((rawHtml) => rawHtml.slice(0, 30_000)),
  },
  {
    id: 'raw-html.trimmed',
    describe: 'takes white space from the ends of rawHtml',
    breaks: ['document-data.raw-html.unmodified'],
    ...writesRawHtml((rawHtml) => rawHtml.trim()),
  },
  {
    id: 'raw-html.last-line-ended',
    describe: 'ends the last line of rawHtml where the page does not',
    breaks: ['document-data.raw-html.unmodified'],
    ...writesRawHtml((rawHtml) => (rawHtml.endsWith('\n') ? rawHtml : `${rawHtml}\n`)),
  },
  {
    id: 'raw-html.line-ends',
    describe: 'changes the line ends in rawHtml',
    breaks: ['document-data.raw-html.unmodified'],
    ...writesRawHtml((rawHtml) => rawHtml.replaceAll('\r\n', '\n')),
  },
  {
    id: 'raw-html.small-tags',
    describe: 'writes tags of rawHtml in small letters',
    breaks: ['document-data.raw-html.unmodified'],
    ...writesRawHtml((rawHtml) => rawHtml.replace(/<\/?[A-Z]+/g, (tag) => tag.toLowerCase())),
  },
  {
    id: 'raw-html.entities-decoded',
    describe: 'decodes entities in rawHtml',
    breaks: ['document-data.raw-html.unmodified'],
    ...writesRawHtml((rawHtml) => rawHtml.replaceAll('&eacute;', 'é').replaceAll('&amp;', '&')),
  },
  {
    id: 'raw-html.of-html',
    describe: 'gives the cleaned page as rawHtml where both are asked for',
    breaks: ['document-data.raw-html.unmodified'],
    ...answersData((data) => {
      if (typeof data['rawHtml'] === 'string' && typeof data['html'] === 'string') data['rawHtml'] = data['html'];
    }),
  },
  {
    id: 'raw-html.of-selection',
    describe: 'gives the selected part of the page as rawHtml',
    breaks: ['document-data.raw-html.options-without-effect'],
    ...writesRawHtml((rawHtml, request) => {
      const { excludeTags } = sentOptions(request);
      return Array.isArray(excludeTags) && excludeTags.includes('nav')
        ? rawHtml.replace(/<nav>[\s\S]*?<\/nav>/, '')
        : rawHtml;
    }),
  },
  {
    id: 'raw-html.latin-for-all',
    describe: 'reads every page as UTF-8',
    breaks: ['document-data.raw-html.other-encodings'],
    ...writesRawHtml((rawHtml, request) => uploadedPage(request) || rawHtml),
  },
];

export const linksMutants: readonly Mutant[] = [
  {
    id: 'links.objects',
    describe: 'answers links as objects',
    breaks: ['document-data.links.type'],
    ...writesLinks((links) => links.map((url) => ({ url }))),
  },
  {
    id: 'links.text',
    describe: 'answers links as one text',
    breaks: ['document-data.links.type'],
    ...writesLinks((links) => links.join('\n')),
  },
  {
    id: 'links.first-hundred',
    describe: 'lists a hundred links and no more',
    breaks: ['document-data.links.complete'],
    ...writesLinks((links) => links.slice(0, 100)),
  },
  {
    id: 'links.loses-last',
    describe: 'loses the last link',
    breaks: ['document-data.links.complete'],
    ...writesLinks((links) => links.slice(0, -1)),
  },
  {
    id: 'links.own-host-only',
    describe: 'lists links of one host only',
    breaks: ['document-data.links.complete'],
    ...writesLinks((links) => links.filter((link) => link.includes('plumbline.example'))),
  },
  {
    id: 'links.without-queries',
    describe: 'cuts the query off links',
    breaks: ['document-data.links.complete'],
    ...writesLinks((links) => links.map((link) => link.replace(/\?[^#]*/, ''))),
  },
  {
    id: 'links.queries-merged',
    describe: 'takes links that differ in the query alone for one',
    breaks: ['document-data.links.complete'],
    ...writesLinks((links) =>
      links.filter((link, index) => links.findIndex((other) => other.split('?')[0] === link.split('?')[0]) === index),
    ),
  },
  {
    id: 'links.with-images',
    describe: 'lists addresses of images among the links',
    breaks: ['document-data.links.only-links'],
    ...writesLinks((links, request) => [
      ...links,
      ...[...uploadedPage(request).matchAll(/<img src="(http[^"]*)"/g)].map((match) => match[1]!),
    ]),
  },
  {
    id: 'links.with-assets',
    describe: 'lists scripts and style sheets among the links',
    breaks: ['document-data.links.only-links'],
    ...writesLinks((links, request) => [
      ...links,
      ...[...uploadedPage(request).matchAll(/<(?:link[^>]* href|script src)="(http[^"]*)"/g)].map((match) => match[1]!),
    ]),
  },
  {
    id: 'links.below-uploads',
    describe: 'takes an address of its own for the base of a page that declares one',
    breaks: ['document-data.links.only-links'],
    ...writesLinks((links, request) =>
      /<base /.test(uploadedPage(request))
        ? links.map((link) => link.replace('https://plumbline.example', 'https://uploads.example'))
        : links,
    ),
  },
  {
    id: 'images.first-twenty',
    describe: 'lists twenty images and no more',
    breaks: ['document-data.images.complete'],
    ...writesImages((images) => images.slice(0, 20)),
  },
  {
    id: 'images.cuts-queries',
    describe: 'cuts the query off the addresses of images',
    breaks: ['document-data.images.complete'],
    ...writesImages((images) => images.map((item) => (typeof item === 'string' ? item.replace(/\?.*$/, '') : item))),
  },
  {
    id: 'images.not-of-links',
    describe: 'lists no images that are links',
    breaks: ['document-data.images.complete'],
    ...writesImages((images, request) => {
      const linked = [...uploadedPage(request).matchAll(/<a [^>]*><img src="([^"]*)"/g)].map(([, address]) => address);
      return images.filter((image) => !linked.includes(image));
    }),
  },
  {
    id: 'links.of-pages-only',
    describe: 'finds no links in documents that are not HTML',
    breaks: ['document-data.links.of-documents'],
    ...writesLinks((links, request) => (uploadedPage(request) === '' ? [] : links)),
  },
  {
    id: 'links.not-of-cells',
    describe: 'finds no links in workbooks',
    breaks: ['document-data.links.of-documents'],
    ...writesLinks((links, request) => (extensionOf(request) === 'xlsx' ? [] : links)),
  },
  {
    id: 'links.not-of-rtf',
    describe: 'finds no links in RTF files',
    breaks: ['document-data.links.of-rtf-doc'],
    ...writesLinks((links, request) => (extensionOf(request) === 'rtf' ? [] : links)),
  },
];
