/**
 * Good servers with one capability taken away on the wire, in the ways in which servers say so: each must be told as one
 * finding. Run by run-amputations.ts.
 * Spec: none of its own; DESIGN, the suite's rules (the reference minus one capability).
 */
import { isObject } from '../harness/expectation.js';
import type { JsonObject } from '../harness/expectation.js';
import { answersStatus, documentsOf, isTextList } from '../lies/job-lies.js';
import {
  readsOptions,
  answersMetadata,
  filePart,
  isParse,
  isScrape,
  refusal,
  refusesWhen,
  scrapeOf,
} from '../lies/lies.js';
import { jsonOf, setJson } from '../lies/lies.js';
import { writesMarkdown } from '../lies/markdown-blocks.js';
import type { Lie, WireRequest, WireResponse } from '../lies/mutating-proxy.js';
import { answersAt, readsBody } from '../lies/operation-lies.js';
import { answersScrape, readsScrape } from '../lies/scrape-lies.js';
import { extensionOf } from '../lies/uploads.js';

export interface Amputation extends Lie {
  readonly id: string;
  /** To be read after "a server". */
  readonly describe: string;
  /** Ids of checks that could meet the missing thing; the self-test runs no others. */
  readonly concerns: RegExp;
  /** Requirements, or prefixes of them, whose own words name the missing thing: they alone may turn red. */
  readonly names: readonly string[];
}

function html404(): WireResponse {
  const body = Buffer.from('<!DOCTYPE html><html><body><pre>Cannot POST</pre></body></html>');
  return { status: 404, headers: { 'content-type': 'text/html; charset=utf-8' }, body };
}

/** Operations whose path matches are not there. */
const withoutOperation =
  (path: RegExp) =>
  (request: WireRequest): WireResponse | undefined =>
    path.test(request.path.split('?')[0]!) ? html404() : undefined;

const namesOf = (list: unknown): string[] =>
  Array.isArray(list) ? (list as unknown[]).map((item) => String(isObject(item) ? item['type'] : item)) : [];

/** Knows the format by no name. */
function withoutFormat(format: string, answer: () => WireResponse): Lie {
  return {
    request: (request) => {
      const options = isScrape(request) ? scrapeOf(request) : undefined;
      return options && namesOf(options['formats']).includes(format) ? answer() : undefined;
    },
  };
}

/** Passes over a member of the request; says so in a warning. */
function passesOver(member: string): Lie {
  return {
    ...readsScrape((body) =>
      member in body ? Object.fromEntries(Object.entries(body).filter(([key]) => key !== member)) : undefined,
    ),
    ...answersScrape((data: JsonObject, body) => {
      if (member in body) data['warning'] = `The engine used does not support the following features: ${member}`;
    }),
  };
}

const isPdf = (request: WireRequest): boolean => filePart(request)?.value.subarray(0, 5).toString('latin1') === '%PDF-';

export const amputations: readonly Amputation[] = [
  {
    id: 'no-parse',
    describe: 'without POST /parse',
    concerns: /^(?:parse|authentication|errors|limits|privacy|versioning|document-data|metadata|scrape\.document)\b/,
    names: ['parse.upload.multipart', 'parse.upload.bytes', 'parse.upload.options-optional', 'parse.response.status'],
    request: (request) => (isParse(request) ? html404() : undefined),
  },
  {
    id: 'pdf-only',
    describe: 'that reads PDF files alone when they are uploaded',
    concerns: /^(?:parse|authentication|errors|limits|privacy|versioning|document-data|metadata)\.(?!.*by-url$)/,
    names: ['parse.extensions', 'parse.upload.routing'],
    request: (request) =>
      isParse(request) && filePart(request) && !isPdf(request)
        ? refusal(400, { error: 'The uploaded file is not a PDF.' })
        : undefined,
  },
  {
    id: 'no-link-texts',
    describe: 'that loses the texts of links in .rtf files',
    concerns: /^parse\.conversion\.(?:all-text|reading-order)\b/,
    names: ['parse.conversion.all-text'],
    ...writesMarkdown((markdown, request) =>
      extensionOf(request) === 'rtf' ? markdown.replace(/\[[^\]]*\]\([^)]*\)/g, '') : markdown,
    ),
  },
  {
    id: 'no-redaction',
    describe: 'that has no redaction (501)',
    concerns: /^privacy\./,
    names: ['privacy.redact-pii.boolean-accepted', 'privacy.redact-pii.redacts-markdown'],
    ...refusesWhen(({ redactPII }) => redactPII === true || isObject(redactPII), 501),
  },
  {
    id: 'no-error-code',
    describe: 'whose errors have no `code`',
    concerns: /^(?:parse|errors|limits|privacy)\.(?!.*(?:limited-by-size|above-refused))/,
    names: ['errors.bad-request', 'errors.server-error'],
    response: (response) => {
      const body = jsonOf(response);
      if (response.status < 400 || !body) return;
      delete body['code'];
      setJson(response, body);
    },
  },
  {
    id: 'no-actions',
    describe: 'that passes over actions',
    concerns: /^(?:actions|document-data\.actions)\./,
    names: ['document-data.actions.presence', 'actions.list.accepted'],
    ...readsScrape((body) =>
      'actions' in body ? Object.fromEntries(Object.entries(body).filter(([key]) => key !== 'actions')) : undefined,
    ),
  },
  {
    id: 'failing-actions',
    describe: 'that has no engine for actions and answers 500',
    concerns: /^(?:actions|document-data\.actions)\./,
    names: ['document-data.actions.presence', 'actions.list.accepted'],
    request: (request) =>
      scrapeOf(request)?.['actions'] !== undefined && namesOf(scrapeOf(request)?.['actions']).length > 0
        ? refusal(500, { error: 'All engines failed.' })
        : undefined,
  },
  {
    id: 'no-branding',
    describe: 'that does not know the format branding (422)',
    concerns: /^(?:scrape\.formats|document-data\.(?:branding|presence))\b/,
    names: ['scrape.formats.branding'],
    ...withoutFormat('branding', () => refusal(422, { error: 'Unknown format: branding' })),
  },
  {
    id: 'no-product',
    describe: 'that passes over the format product with a warning',
    concerns: /^(?:scrape\.formats|document-data\.(?:product|presence))\b/,
    names: ['scrape.formats.product'],
    ...answersScrape((data, body) => {
      if (!namesOf(body['formats']).includes('product')) return;
      delete data['product'];
      data['warning'] = 'The format product is not supported.';
    }),
  },
  {
    id: 'no-change-tracking',
    describe: 'that has no database for change tracking (500)',
    concerns: /^(?:scrape\.formats|document-data\.(?:change-tracking|presence))\b/,
    names: ['scrape.formats.change-tracking'],
    ...withoutFormat('changeTracking', () => refusal(500, { error: 'Database is not configured.' })),
  },
  {
    id: 'no-screenshot',
    describe: 'that makes no screenshots and warns',
    concerns: /^(?:scrape\.formats|document-data\.(?:screenshot|presence))\b/,
    names: ['scrape.formats.screenshot'],
    ...answersScrape((data, body) => {
      if (!namesOf(body['formats']).includes('screenshot')) return;
      delete data['screenshot'];
      data['warning'] = 'The engine used does not support the following features: screenshot';
    }),
  },
  {
    id: 'no-attributes',
    describe: 'that does not know the format attributes (400)',
    concerns: /^(?:scrape\.formats|document-data\.(?:attributes|presence))\b/,
    names: ['scrape.formats.attributes'],
    ...withoutFormat('attributes', () => refusal(400, { error: 'Unknown format: attributes' })),
  },
  {
    id: 'no-cache',
    describe: 'that keeps no copies of pages',
    concerns: /^scrape\.max-age\./,
    names: [],
    ...readsScrape((body) =>
      'maxAge' in body && !Number.isInteger(body['maxAge']) ? undefined : { ...body, maxAge: 0 },
    ),
  },
  {
    id: 'no-total-pages',
    describe: 'that never tells totalPages',
    concerns: /^metadata\.(?:total-pages|num-pages)\b/,
    names: ['metadata.total-pages.presence'],
    ...answersMetadata((metadata) => {
      delete metadata['totalPages'];
    }),
  },
  {
    id: 'no-keys',
    describe: 'that lets everybody in',
    concerns: /^authentication\./,
    names: ['authentication.bearer.required'],
    request: (request) => {
      request.headers['authorization'] = `Bearer ${request.goodKey}`;
    },
  },
  {
    id: 'no-ocr',
    describe: 'without text recognition',
    concerns: /^parse\.parser\./,
    names: ['parse.parser.auto-reads-scans'],
    ...readsOptions((options, request) => {
      if (!isParse(request) || !isPdf(request) || !filePart(request)!.value.includes('/Image')) return undefined;
      const [parser] = Array.isArray(options['parsers']) ? (options['parsers'] as unknown[]) : [];
      return { ...options, parsers: [{ ...(isObject(parser) ? parser : { type: 'pdf' }), mode: 'fast' }] };
    }),
  },
  {
    id: 'no-browser',
    describe: 'without a browser (501)',
    concerns: /^(?:actions|scrape|document-data\.(?:actions|screenshot))\./,
    names: [
      'actions.list.accepted',
      'document-data.actions.presence',
      'scrape.wait-for',
      'scrape.formats.screenshot',
      'scrape.mobile',
    ],
    request: (request) => {
      const body = scrapeOf(request);
      if (!body) return undefined;
      const isRendered =
        Number(body['waitFor']) > 0 ||
        body['mobile'] === true ||
        namesOf(body['actions']).length > 0 ||
        namesOf(body['formats']).includes('screenshot');
      return isRendered ? refusal(501, { error: 'No browser is installed.' }) : undefined;
    },
  },
  {
    id: 'soft-failures',
    describe: 'that answers refusals of /scrape with 200 and `success` false',
    concerns: /^(?:scrape\.request|scrape\.formats|scrape\.timeout|scrape\.response)\./,
    names: ['scrape'],
    response: (response, request) => {
      const body = jsonOf(response);
      if (!isScrape(request) || !body || response.status < 400 || response.status === 401) return;
      response.status = 200;
      setJson(response, { ...body, success: false });
    },
  },
  {
    id: 'ignored-mobile',
    describe: 'that passes over mobile with a warning',
    concerns: /^scrape\.mobile\./,
    names: ['scrape.mobile'],
    ...passesOver('mobile'),
  },
  {
    id: 'refused-mobile',
    describe: 'that has no mobile device (501)',
    concerns: /^scrape\.mobile\./,
    names: ['scrape.mobile.accepted'],
    request: (request) => (scrapeOf(request)?.['mobile'] ? refusal(501) : undefined),
  },
  {
    id: 'failing-agents',
    describe: 'whose agents fail before they visit anything',
    concerns: /^agent\./,
    names: [],
    ...readsBody('/agent', (body) =>
      isTextList(body['urls'])
        ? { strictConstrainToURLs: true, ...body, urls: ['http://plumbline.invalid/'] }
        : undefined,
    ),
  },
  {
    id: 'poor-agents',
    describe: 'whose agents find little of what they are asked for',
    concerns: /^agent\.(?:status|schema\.effect)\b/,
    names: [],
    ...answersAt(
      ({ path }) => /\/agent\/[^/?]+/.test(path),
      (body) => {
        if (isObject(body['data']) && 'colour' in body['data']) body['data']['colour'] = 'not told';
      },
    ),
  },
  {
    id: 'no-scrape',
    describe: 'without POST /scrape',
    concerns: /^(?:scrape|actions|authentication|crawl|map)\./,
    names: ['scrape.request.json', 'scrape.formats.markdown', 'scrape.max-age.accepted'],
    // It says of it what it says of a path that nobody has.
    request: withoutOperation(/(?<!\/batch)\/(?:scrape|no-such-operation)$/),
  },
  {
    id: 'jobs-alone',
    describe: 'without POST /parse and POST /scrape',
    concerns: /^(?:authentication|map|crawl\.(?:allow|crawl-entire))\b/,
    names: [],
    request: withoutOperation(/(?<!\/batch)\/(?:parse|scrape|no-such-operation)$/),
  },
  {
    id: 'no-crawl',
    describe: 'without POST /crawl',
    concerns: /^(?:crawl|webhooks|limits\.(?:crawl|webhook)|document-data\.change-tracking\.visibility)/,
    names: ['crawl.request.json', 'crawl.response.id', 'crawl.status.answer', 'crawl.status.results'],
    request: withoutOperation(/\/crawl(?:\/(?!params-preview)|$)/),
  },
  {
    id: 'no-batch-scrape',
    describe: 'without POST /batch/scrape',
    concerns: /^(?:batch-scrape|webhooks)\./,
    names: ['batch-scrape.request.urls', 'batch-scrape.response.id', 'batch-scrape.request.webhook-optional'],
    request: withoutOperation(/\/batch\/scrape(?:\/|$)/),
  },
  {
    id: 'no-map',
    describe: 'without POST /map',
    concerns: /^(?:map|limits\.map)\b/,
    names: ['map.request.json', 'map.response.urls'],
    request: withoutOperation(/\/map$/),
  },
  {
    id: 'no-deliveries',
    describe: 'that takes webhooks and delivers nothing',
    concerns: /^(?:webhooks|crawl\.webhook|limits\.webhook|batch-scrape\.request)\b/,
    names: [
      'webhooks.purpose.notifies',
      'webhooks.url.https',
      'crawl.webhook.accepted',
      'batch-scrape.request.webhook',
    ],
    delivers: () => [],
  },
  {
    id: 'empty-next',
    describe: 'that answers four results of a job, and then an empty page',
    concerns: /^crawl\.(?:url|status|results|next|sitemap|limit|ignore-query|scrape-options\.default)\b/,
    names: ['crawl.next.leads-on'],
    ...answersStatus((body, id) => {
      const documents = documentsOf(body);
      const isFirst = documents.length > 4;
      body['data'] = isFirst ? documents.slice(0, 4) : documents;
      if (isFirst) body['next'] = `/v2/crawl/${id}?skip=100000`;
    }),
  },
  {
    id: 'lost-at-next',
    describe: 'that loses a result on the way to each next page of results',
    concerns: /^(?:crawl\.(?:crawl-entire|limit|next|sitemap|status)|batch-scrape\.status)\b/,
    names: ['crawl.next.leads-on', 'crawl.limit.default-holds', 'crawl.limit.filled'],
    ...answersStatus((body, id, path) => {
      const documents = documentsOf(body);
      const skipped = Number(/[?&]skip=(\d+)/.exec(path)?.[1] ?? 0);
      body['data'] = documents.slice(0, 3);
      if (documents.length > 3) body['next'] = `/v2/crawl/${id}?skip=${skipped + 4}`;
    }),
  },
  {
    id: 'results-twice',
    describe: 'that answers the first result of a job twice',
    concerns: /^crawl\.(?:limit|next|results|status)\b/,
    names: ['crawl.results.no-duplicates'],
    ...answersStatus((body, _, path) => {
      if (!/[?&]skip=/.test(path)) body['data'] = [...documentsOf(body).slice(0, 1), ...documentsOf(body)];
    }),
  },
  {
    id: 'no-next',
    describe: 'that answers results of a job without `next`, as many as fit',
    concerns: /^(?:crawl\.(?:next|results|status)|limits\.crawl-page)\b/,
    names: ['limits.crawl-page.next', 'crawl.next'],
    ...answersStatus((body) => {
      delete body['next'];
    }),
  },
];
