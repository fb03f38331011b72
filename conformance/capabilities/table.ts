/**
 * Every capability a target may have or lack, from the general to the particular. Each is asked for by one small lawful
 * request whose answer must hold what was asked for: words of a document, a member of `data`, an arrival. What the
 * target answers instead is quoted, whatever its status: 400, 404, 405, 422, 500, 501, or 200 with a warning.
 * Probes are generous: they ask whether a thing is there at all, never whether it is right.
 * Spec: Endpoints; What the service does 2; Scrape options, formats and actions.
 */
import { fixturesOf } from '../documents/collection.js';
import type { Fixture, FixtureExtension } from '../documents/fixture.js';
import { contentTypeOf } from '../documents/fixture.js';
import { pdfOfScans } from '../documents/pdfs.js';
import { harbourScan } from '../documents/scans.js';
import type { Capability, Prober, Standing } from '../harness/capability.js';
import { saidIn } from '../harness/exchange.js';
import type { Exchange } from '../harness/exchange.js';
import { isObject } from '../harness/expectation.js';
import type { JsonObject } from '../harness/expectation.js';
import type { Part } from '../harness/multipart.js';
import { serverWords, warningText } from '../harness/server-words.js';
import { dataOf } from '../harness/silence.js';
import { fileAnswer, htmlAnswer } from '../site/resource.js';
import { prosePage } from '../documents/pages/prose-page.js';
import { factsPage } from '../vocabulary/facts-page.js';
import type { FactsPage } from '../vocabulary/facts-page.js';
import { isOpenFormat, openMember } from '../vocabulary/open-members.js';
import { parseParts } from '../vocabulary/parse.js';
import type { Upload } from '../vocabulary/parse.js';
import { jobCapabilities } from './jobs.js';
import { redaction } from './redaction.js';
import { envelopeStanding, isSoftRefusal, lacking, offered } from './standing.js';
import { extensionOf, formatsOf, isParse, isScrape, optionsOf } from './requests.js';

const extensions = Object.keys(contentTypeOf) as FixtureExtension[];

function fixtureOf(extension: FixtureExtension): Fixture {
  return fixturesOf(extension)[0]!;
}

const documents = extensions.filter((extension) => !extension.startsWith('htm'));
/** The first of these that is read shows that uploads are read at all. */
const commonKinds = ['html', 'pdf', 'docx'] as const;

const parse = (p: Prober, file: Upload, options?: JsonObject): Promise<Exchange> =>
  p.send({ method: 'POST', path: '/parse', parts: parseParts({ file, ...(options && { options }) }) });
const scrape = (p: Prober, url: string, options: JsonObject = {}): Promise<Exchange> =>
  p.send({ method: 'POST', path: '/scrape', json: { url, maxAge: 0, ...options } });

/** The bytes of a file shown as text: what stands in clear in them was not read. */
const bytesAsText = /\{\\+rtf\d|\\u0000|(?:\ufffd[^\ufffd]{0,40}){8}/;

/** True when a word of the fixture is in the answer that no server says by chance. Any: what is lost is for checks. */
function hasWordsOf(extension: FixtureExtension, { response }: Exchange): boolean {
  if (!extension.startsWith('htm') && bytesAsText.test(saidIn(response))) return false;
  const { texts, tables = [] } = fixtureOf(extension).truth;
  const words = [...texts, ...tables.flatMap(({ cells }) => cells.flat())].join(' ').match(/[A-Za-z]{7,}/g) ?? [];
  return response.status >= 200 && response.status < 300 && words.some((word) => saidIn(response).includes(word));
}

interface Readable {
  readonly standing: Standing;
  readonly exchange: Exchange;
}

/** The answer holds words of the file, or says why not. */
function readable(p: Prober, extension: FixtureExtension): Promise<Readable> {
  return p.shared(`parse ${extension}`, async () => {
    const bytes = await fixtureOf(extension).bytes();
    const file = { name: `probe.${extension}`, contentType: contentTypeOf[extension], bytes };
    const exchange = await parse(p, file);
    if (hasWordsOf(extension, exchange)) return { standing: offered, exchange };
    // A success without words may have them in another format: then the file was read.
    if (dataOf(exchange) && hasWordsOf(extension, await parse(p, file, { formats: ['html'] })))
      return { standing: offered, exchange };
    return { standing: lacking(exchange, `the words of a file .${extension}`), exchange };
  });
}

/** The first kind that is read; what was said of the first when none is. */
async function anyReadable(p: Prober): Promise<Readable & { kind: (typeof commonKinds)[number] }> {
  for (const kind of commonKinds) {
    const found = await readable(p, kind);
    if (found.standing.state === 'offered') return { ...found, kind };
  }
  return { ...(await readable(p, 'html')), kind: 'html' };
}

/** A page that every probe by address asks for, with something for every format. */
function putPage(p: Prober): Promise<{ url: string; word: string }> {
  return p.shared('page', () => newPage(p));
}

async function newPage(p: Prober): Promise<{ url: string; word: string }> {
  const site = await p.siteFolder();
  const word = p.word();
  const body = `<p>The keeper wrote ${word} on the door of the lamp room, where everybody can read it until today. The door is
painted green every spring, and the words are painted again in white.</p>
<p><a href="lamps">All lamps of the harbour</a> <img src="lamp.png" alt="A lamp" width="200" height="100"></p>
<p id="code" data-code="lamp-7">The number of the lamp is 7.</p>`;
  return { url: site.put('probe', htmlAnswer(prosePage(body, 'Lamps of the harbour'))), word };
}

function firstScrape(p: Prober): Promise<{ exchange: Exchange; word: string }> {
  return p.shared('scrape', async () => {
    const { url, word } = await putPage(p);
    return { exchange: await scrape(p, url), word };
  });
}

/** Of some formats nothing says in which member they are answered. */
const carries = (data: JsonObject, member: string): boolean =>
  isOpenFormat(member) ? openMember(data, member) !== undefined : member in data;

/** Asks for one member of `data`, by a file or by an address. */
async function memberOf(p: Prober, way: 'parse' | 'scrape', member: string, options: JsonObject): Promise<Standing> {
  const exchange = await (way === 'parse'
    ? parse(p, await probeFile(p), options)
    : scrape(p, (await putPage(p)).url, options));
  const body = exchange.response.json;
  const data = isObject(body) && isObject(body['data']) ? body['data'] : body;
  if (!isObject(data)) return lacking(exchange, 'data');
  return carries(data, member) ? offered : lacking(exchange, `data.${member}`);
}

async function probeFile(p: Prober): Promise<Upload> {
  const { kind } = await anyReadable(p);
  return {
    name: `probe.${kind}`,
    contentType: contentTypeOf[kind],
    bytes: await fixtureOf(kind).bytes(),
  };
}

const isNegative = (tags: { readonly violates?: string }): boolean => tags.violates !== undefined;

/** A format of one operation: accepted, and answered in its member. */
function format(
  way: 'parse' | 'scrape',
  name: string,
  judgedBy: readonly string[],
  item: unknown = name,
  beside?: string,
): Capability {
  const member = name;
  return {
    id: `${way}.formats.${name}`,
    title: `the format ${name} of /${way}`,
    needs: [`${way}.envelope`],
    judgedBy,
    usedBy: (request, tags) =>
      !isNegative(tags) && (way === 'parse' ? isParse : isScrape)(request) && formatsOf(request).includes(name),
    probe: (p) => memberOf(p, way, member, { formats: beside === undefined ? [item] : [beside, item] }),
  };
}

/**
 * A format that somebody must understand the page for: asked of a page of plain facts in each of these ways until one is
 * accepted. Without its member and with a warning, the format was passed over; `json`, whose member nobody names, also
 * without one.
 */
function understood(
  way: 'parse' | 'scrape',
  name: string,
  judgedBy: readonly string[],
  itemsOf: (page: FactsPage) => readonly unknown[],
  member: string = name,
): Capability {
  return {
    ...format(way, name, judgedBy),
    // The page of facts is an HTML file.
    needs: [way === 'parse' ? 'parse.html' : 'scrape.envelope'],
    async probe(p) {
      const page = factsPage(p);
      const ask = async (item: unknown): Promise<Exchange> => {
        const options = { formats: ['markdown', item], timeout: 120_000 };
        const file = { name: 'facts.html', contentType: contentTypeOf.html, bytes: page.markup };
        return way === 'parse'
          ? parse(p, file, options)
          : scrape(p, (await p.siteFolder()).put(`facts-${name}`, htmlAnswer(page.markup)), options);
      };
      const [first, ...others] = itemsOf(page);
      let exchange = await ask(first);
      for (const item of others) if (!dataOf(exchange)) exchange = await ask(item);
      const data = dataOf(exchange);
      if (!data) return lacking(exchange, `an answer to the format ${name}`);
      const isPassedOver =
        !carries(data, member) && (isOpenFormat(member) || warningText(exchange.response.json) !== undefined);
      return isPassedOver ? lacking(exchange, `data.${member}`) : offered;
    },
  };
}

const dataWishes = ({ schema }: FactsPage): unknown[] => [
  { type: 'json', schema },
  { type: 'json', prompt: 'The name and the colour of the lighthouse' },
];
const question = { type: 'question', question: 'What is the keeper called?' };

/** An upload or a scrape that is served, asked for without a key; undefined where neither is. */
async function withoutKey(p: Prober): Promise<Exchange | undefined> {
  const ask = (request: { path: string; parts?: Part[]; json?: unknown }): Promise<Exchange> =>
    p.send({ method: 'POST', ...request, authorization: null });
  if ((await anyReadable(p)).standing.state === 'offered')
    return ask({ path: '/parse', parts: parseParts({ file: await probeFile(p) }) });
  const { exchange, word } = await firstScrape(p);
  if (!saidIn(exchange.response).includes(word)) return undefined;
  return ask({ path: '/scrape', json: { url: (await putPage(p)).url } });
}

export const capabilities: readonly Capability[] = [
  {
    id: 'key',
    title: 'the key of this run',
    needs: [],
    judgedBy: ['authentication.bearer.accepted'],
    usedBy: (request) => isParse(request) || isScrape(request),
    async probe(p) {
      const exchange = await p.send({ method: 'POST', path: '/parse', parts: parseParts({ options: {} }) });
      const { status } = exchange.response;
      return status === 401 || status === 403 ? { state: 'not-offered', words: serverWords(exchange) } : offered;
    },
  },
  {
    id: 'parse',
    title: 'POST /parse',
    needs: ['key'],
    judgedBy: ['parse.upload.multipart', 'parse.upload.bytes', 'parse.upload.options-optional'],
    usedBy: isParse,
    probe: async (p) => (await anyReadable(p)).standing,
  },
  {
    id: 'parse.envelope',
    title: 'successes of /parse as the interface writes them',
    needs: ['parse'],
    judgedBy: [
      'parse.response.status',
      'parse.response.json',
      'parse.response.success-true',
      'parse.response.data-object',
      'parse.upload.one-file-per-call',
    ],
    usedBy: isParse,
    probe: async (p) => envelopeStanding((await anyReadable(p)).exchange),
  },
  ...extensions.map((extension): Capability => ({
    id: `parse.${extension}`,
    title: `uploads of .${extension}`,
    needs: ['parse.envelope'],
    judgedBy: [`parse.extensions.${extension}`],
    usedBy: (request) => isParse(request) && extensionOf(request) === extension,
    probe: async (p) => (await readable(p, extension)).standing,
  })),
  {
    id: 'parse.ocr',
    title: 'text recognition',
    needs: ['parse.pdf'],
    judgedBy: ['parse.parser.auto-reads-scans'],
    usedBy: () => false,
    async probe(p) {
      const bytes = pdfOfScans([{ scan: harbourScan }]);
      const options = { parsers: [{ type: 'pdf', mode: 'auto' }], timeout: 120_000, onlyMainContent: false };
      const exchange = await parse(p, { name: 'scan.pdf', contentType: contentTypeOf.pdf, bytes }, options);
      const words = harbourScan.texts.join(' ').match(/[A-Za-z]{6,}/g) ?? [];
      const found = words.filter((word) => saidIn(exchange.response).includes(word)).length;
      return found > words.length / 4 ? offered : lacking(exchange, 'the words of a scanned page');
    },
  },
  format('parse', 'html', ['parse.formats.html']),
  format('parse', 'rawHtml', ['parse.formats.raw-html']),
  format('parse', 'links', ['parse.formats.links']),
  format('parse', 'images', ['parse.formats.images']),
  understood('parse', 'summary', ['parse.formats.summary'], () => ['summary']),
  understood('parse', 'json', ['parse.formats.json', 'document-data.json.presence'], dataWishes),
  redaction(async (p) => (await anyReadable(p)).kind),
  {
    id: 'scrape',
    title: 'POST /scrape',
    needs: ['key'],
    judgedBy: [
      'scrape.request.json',
      'scrape.formats.markdown',
      'scrape.max-age.accepted',
      'document-data.markdown.text.by-url',
    ],
    visits: true,
    usedBy: isScrape,
    async probe(p) {
      const { exchange, word } = await firstScrape(p);
      return saidIn(exchange.response).includes(word) ? offered : lacking(exchange, 'the words of the page');
    },
  },
  {
    id: 'scrape.envelope',
    title: 'successes of /scrape as the interface writes them',
    needs: ['scrape'],
    judgedBy: ['scrape.response.envelope'],
    usedBy: isScrape,
    probe: async (p) => envelopeStanding((await firstScrape(p)).exchange),
  },
  {
    id: 'keys-demanded',
    title: 'keys (requests without one are refused)',
    needs: ['key'],
    judgedBy: ['authentication.bearer.required'],
    usedBy: (request) => request.authorization !== undefined,
    async probe(p) {
      const exchange = await withoutKey(p);
      if (exchange === undefined) return { state: 'unknown', words: 'neither an upload nor an address is served' };
      const { status } = exchange.response;
      if (status >= 400 || isSoftRefusal(exchange)) return offered;
      return { state: 'not-offered', words: `status ${status} to a request without a key` };
    },
  },
  ...documents.map((extension): Capability => ({
    id: `scrape.${extension}`,
    title: `addresses of .${extension}`,
    needs: ['scrape.envelope'],
    judgedBy: [
      'scrape.document.routing',
      'scrape.document.by-extension',
      'scrape.document.by-content-type',
      ...(extension === 'pdf' ? ['scrape.parsers.default'] : []),
    ],
    usedBy: (request) => isScrape(request) && extensionOf(request) === extension,
    async probe(p) {
      const bytes = await fixtureOf(extension).bytes();
      const site = await p.siteFolder();
      const url = site.put(`probe.${extension}`, fileAnswer(Buffer.from(bytes), contentTypeOf[extension]));
      const exchange = await scrape(p, url);
      return hasWordsOf(extension, exchange) ? offered : lacking(exchange, `the words of a file .${extension}`);
    },
  })),
  format('scrape', 'html', ['scrape.formats.html']),
  format('scrape', 'rawHtml', ['scrape.formats.raw-html']),
  format('scrape', 'links', ['scrape.formats.links']),
  format('scrape', 'images', ['scrape.formats.images']),
  format('scrape', 'branding', ['scrape.formats.branding']),
  format('scrape', 'product', ['scrape.formats.product']),
  format('scrape', 'screenshot', ['scrape.formats.screenshot']),
  format('scrape', 'changeTracking', ['scrape.formats.change-tracking'], { type: 'changeTracking' }, 'markdown'),
  format('scrape', 'attributes', ['scrape.formats.attributes'], {
    type: 'attributes',
    selectors: [{ selector: '#code', attribute: 'data-code' }],
  }),
  {
    id: 'scrape.location',
    title: 'the option location of /scrape',
    needs: ['scrape.envelope'],
    judgedBy: ['scrape.location.accepted'],
    usedBy: (request, tags) => !isNegative(tags) && isScrape(request) && isObject(optionsOf(request)['location']),
    // Either member shows that the option is there; a target that refuses one of them lacks no option.
    async probe(p) {
      const { url } = await putPage(p);
      const ask = (location: object): Promise<Exchange> => scrape(p, url, { location, timeout: 60_000 });
      const exchange = await ask({ country: 'DE' });
      if (dataOf(exchange) || dataOf(await ask({ languages: ['de'] }))) return offered;
      return lacking(exchange, 'the page');
    },
  },
  understood('scrape', 'summary', ['scrape.formats.summary'], () => ['summary']),
  understood('scrape', 'json', ['scrape.formats.json-schema', 'scrape.formats.json-presence'], dataWishes),
  understood('scrape', 'question', ['document-data.answer.presence'], () => [question], 'answer'),
  understood('scrape', 'highlights', ['document-data.highlights.presence'], () => [
    { type: 'highlights', query: 'keeper' },
  ]),
  {
    id: 'scrape.actions',
    title: 'actions of /scrape',
    needs: ['scrape.envelope'],
    judgedBy: ['actions.list.accepted', 'document-data.actions.presence'],
    usedBy: (request, tags) => !isNegative(tags) && isScrape(request) && 'actions' in optionsOf(request),
    probe: (p) => memberOf(p, 'scrape', 'actions', { actions: [{ type: 'scrape' }], timeout: 60_000 }),
  },
  {
    id: 'scrape.scripts',
    title: 'pages as their scripts make them',
    needs: ['scrape.envelope'],
    judgedBy: ['scrape.wait-for.effect'],
    usedBy: (request, tags) => !isNegative(tags) && isScrape(request) && Number(optionsOf(request)['waitFor']) > 0,
    async probe(p) {
      const site = await p.siteFolder();
      const word = p.word();
      const halves = [word.slice(0, 3), word.slice(3)];
      const script = `<p id="late">Nothing yet.</p><script>document.getElementById('late').textContent = '${halves[0]!}' + '${halves[1]!}';</script>`;
      const exchange = await scrape(p, site.put('scripted', htmlAnswer(prosePage(script, 'Scripted'))), {
        waitFor: 300,
      });
      return saidIn(exchange.response).includes(word)
        ? offered
        : lacking(exchange, 'what the script of the page wrote');
    },
  },
  {
    id: 'scrape.cache',
    title: 'copies of pages (maxAge)',
    needs: ['scrape.envelope'],
    judgedBy: ['scrape.max-age.cached'],
    usedBy: () => false,
    async probe(p) {
      const site = await p.siteFolder();
      const [before, after] = [p.word(), p.word()];
      const pageOf = (word: string): ReturnType<typeof htmlAnswer> =>
        htmlAnswer(prosePage(`<p>The word of this page is ${word}, and it changes.</p>`, 'Copies'));
      const url = site.put('copied', pageOf(before));
      await scrape(p, url, { maxAge: 600_000 });
      site.put('copied', pageOf(after));
      const exchange = await scrape(p, url, { maxAge: 600_000 });
      if (saidIn(exchange.response).includes(before)) return offered;
      return saidIn(exchange.response).includes(after)
        ? { state: 'not-offered', words: 'the page as it is now is answered, whatever maxAge says' }
        : lacking(exchange, 'the page');
    },
  },
  ...jobCapabilities,
];
