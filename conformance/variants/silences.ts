/**
 * Variants of silence: other choices at places where the source shows nothing. Each is in the contract's list of
 * tolerated outcomes.
 * Spec: every "not shown"; see spec/silences.yaml.
 */
import type { JsonObject } from '../harness/expectation.js';
import { formatsOf } from '../lies/formats-of.js';
import {
  addToMarkdown,
  answersData,
  fileNameOf,
  filePart,
  isParse,
  jsonOf,
  optionsOf,
  readsOptions,
  refusal,
  setJson,
  without,
} from '../lies/lies.js';
import { sentOptions, textWithin, uploadedPage } from '../lies/uploads.js';
import type { Variant } from '../lies/mutant.js';

const browserOnly = ['actions', 'waitFor', 'location', 'mobile'];
const parseOptions = [
  'formats',
  'onlyMainContent',
  'includeTags',
  'excludeTags',
  'parsers',
  'timeout',
  'blockAds',
  'removeBase64Images',
  'skipTlsVerification',
  'headers',
  'proxy',
  'redactPII',
  'zeroDataRetention',
  'origin',
  'integration',
  'auditMetadata',
];
/** What a gateway says by itself. */
const gatewayPages: Readonly<Record<number, string>> = {
  401: '',
  404: '404 Not Found',
  405: '405 Not Allowed',
  413: '413 Request Entity Too Large',
};

const isUpload = (size: number): boolean => size > 52_600_000;

/** Options that only a browser needs, or that nobody knows, left out. */
function ignoringUnknown(options: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(options).filter(
      ([name, value]) => parseOptions.includes(name) && (value !== null || name === 'integration'),
    ),
  );
}

export const silenceVariants: readonly Variant[] = [
  {
    id: 'silence.no-headers-at-all',
    describe: 'leaves out every header, navigation and footer with onlyMainContent, those of articles too',
    request(request) {
      const part = filePart(request);
      const options = sentOptions(request);
      const isWhole = options['onlyMainContent'] === false || formatsOf(request).includes('rawHtml');
      if (!part || uploadedPage(request) === '' || isWhole || 'includeTags' in options || 'excludeTags' in options)
        return;
      const page = part.value.toString('latin1').replace(/<(header|nav|footer)\b[^>]*>[\s\S]*?<\/\1>/gi, '');
      part.value = Buffer.from(page, 'latin1');
    },
  },
  {
    id: 'silence.keeps-asides',
    describe: 'counts what stands beside the main part as main content',
    ...answersData((data, request) => {
      const aside = textWithin(uploadedPage(request), 'aside');
      if (aside === '' || optionsOf(request)?.['onlyMainContent'] === false) return;
      addToMarkdown(data, aside);
      if (typeof data['html'] === 'string') data['html'] += `<aside>${aside}</aside>`;
    }),
  },
  {
    id: 'silence.forbidden',
    describe: 'answers a missing or wrong key with 403 and a text',
    response: (response) => {
      if (response.status !== 401) return;
      response.status = 403;
      response.headers = { 'content-type': 'text/plain' };
      response.body = Buffer.from('Forbidden');
    },
  },
  {
    id: 'silence.gateway',
    describe: 'stands behind a gateway that answers in HTML what it refuses itself, and 401 with no body',
    response: (response) => {
      const page = gatewayPages[response.status];
      if (page === undefined) return;
      response.headers = { 'content-type': 'text/html', 'www-authenticate': 'Bearer' };
      response.body = Buffer.from(page === '' ? '' : `<html><body><center><h1>${page}</h1></center></body></html>`);
    },
  },
  {
    id: 'silence.other-refusals',
    withLargeFiles: true,
    describe: 'refuses a large file with 413, an unknown kind with 415, another method with 404',
    request: (request) => (isParse(request) && isUpload(request.body.length) ? refusal(413) : undefined),
    response: (response) => {
      if (response.status === 405) response.status = 404;
      if (response.status === 400 && jsonOf(response)?.['code'] === 'UNSUPPORTED_FILE_TYPE') response.status = 415;
    },
  },
  {
    id: 'silence.closes-the-connection',
    withLargeFiles: true,
    describe: 'closes the connection over a file that is too large',
    request: (request) => {
      if (isParse(request) && isUpload(request.body.length)) throw new Error('too large');
    },
  },
  {
    id: 'silence.ignores-unknown-options',
    describe: 'ignores options it does not know or does not support, and nulls',
    ...readsOptions((options) => {
      const kept = ignoringUnknown(options);
      return Object.keys(kept).length === Object.keys(options).length ? undefined : kept;
    }),
  },
  {
    id: 'silence.knows-no-clients',
    describe: 'refuses members that clients send beyond the interface',
    request: (request) => (isParse(request) && 'fastMode' in (optionsOf(request) ?? {}) ? refusal() : undefined),
  },
  {
    id: 'silence.markdown-always',
    describe: 'answers markdown although formats leave it out',
    ...readsOptions((options) =>
      Array.isArray(options['formats']) &&
      options['formats'].length > 0 &&
      !JSON.stringify(options['formats']).includes('"markdown"')
        ? { ...options, formats: [...(options['formats'] as unknown[]), 'markdown'] }
        : undefined,
    ),
  },
  {
    id: 'silence.strict-form',
    describe: 'refuses options without a content type or with a file name, second files and unknown parts',
    request: (request) => {
      if (!isParse(request) || !request.parts) return undefined;
      const options = request.parts.find((part) => part.name === 'options');
      const strange =
        options !== undefined && (options.headers['content-type'] !== 'application/json' || fileNameOf(options) !== '');
      const many = request.parts.filter((part) => part.name === 'file').length > 1;
      return strange || many || request.parts.some((part) => !['file', 'options'].includes(part.name))
        ? refusal()
        : undefined;
    },
  },
  {
    id: 'silence.timeout-500',
    withLargeFiles: true,
    describe: 'answers a timeout with 500',
    response: (response, request) => {
      if (!isParse(request) || response.status !== 408) return;
      response.status = 500;
      setJson(response, { success: false, code: 'SCRAPE_TIMEOUT', error: 'The work did not end in time.' });
    },
  },
  {
    id: 'silence.links-of-everything',
    describe: 'lists every link of the page, each as often as it stands there',
    ...answersData((data, request) => {
      const links = data['links'];
      const markup = filePart(request)?.value.toString('utf8') ?? '';
      if (!Array.isArray(links) || !/<html/i.test(markup) || optionsOf(request)?.['onlyMainContent'] === false) return;
      const all = [...markup.matchAll(/<a\s[^>]*href="(https?:[^"]*)"/g)].map((match) =>
        match[1]!.replaceAll('&amp;', '&'),
      );
      data['links'] = [...(links as unknown[]), ...all];
    }),
  },
  {
    id: 'silence.images-elsewhere',
    describe: 'answers the images output in a member of another name',
    ...answersData((data) => {
      if (!('images' in data)) return;
      data['imageUrls'] = data['images'];
      delete data['images'];
    }),
  },
  {
    id: 'silence.raw-html-of-documents-absent',
    describe: 'leaves rawHtml out for files that are not HTML',
    ...answersData((data) => {
      if (data['rawHtml'] === null) delete data['rawHtml'];
    }),
  },
  {
    id: 'silence.refuses-browser-only-otherwise',
    describe: 'refuses browser-only options with 422',
    request: (request) => {
      const options = isParse(request) ? optionsOf(request) : undefined;
      return options && browserOnly.some((name) => name in options) ? refusal(422) : undefined;
    },
  },
  {
    id: 'silence.no-tiny-timeouts',
    describe: 'raises timeouts below a second to one second',
    ...readsOptions((options) => {
      const { timeout } = options;
      return typeof timeout === 'number' && timeout >= 0 && timeout < 1000
        ? { ...without(options, 'timeout'), timeout: 1000 }
        : undefined;
    }),
  },
];
