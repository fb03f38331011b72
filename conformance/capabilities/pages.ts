/**
 * Capabilities of `POST /scrape`: pages at all, documents at addresses, options of a page. Part of the table.
 * Spec: Endpoints, POST /scrape; Scrape options.
 */
import type { FixtureExtension } from '../documents/fixture.js';
import { contentTypeOf } from '../documents/fixture.js';
import { prosePage } from '../documents/pages/prose-page.js';
import type { Capability, Prober } from '../harness/capability.js';
import { saidIn } from '../harness/exchange.js';
import type { Exchange } from '../harness/exchange.js';
import { isObject } from '../harness/expectation.js';
import type { JsonObject } from '../harness/expectation.js';
import { dataOf } from '../harness/silence.js';
import { fileAnswer, htmlAnswer } from '../site/resource.js';
import { fixtureOf, hasWordsOf } from './fixture-words.js';
import { extensionOf, isNegative, isScrape, optionsOf } from './requests.js';
import { envelopeStanding, lacking, memberStanding, offered } from './standing.js';
import { anyReadable, readable } from './uploads.js';

const documents = (Object.keys(contentTypeOf) as FixtureExtension[]).filter(
  (extension) => !extension.startsWith('htm'),
);

/** Scrapes an address, always anew. */
export const scrape = (p: Prober, url: string, options: JsonObject = {}): Promise<Exchange> =>
  p.send({ method: 'POST', path: '/scrape', json: { url, maxAge: 0, ...options } });

/** A page that every probe by address asks for, with something for every format. */
export function putPage(p: Prober): Promise<{ url: string; word: string }> {
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

/** The first scrape of a run, and a word that its page holds. */
function firstScrape(p: Prober): Promise<{ exchange: Exchange; word: string }> {
  return p.shared('scrape', async () => {
    const { url, word } = await putPage(p);
    return { exchange: await scrape(p, url), word };
  });
}

/** A scrape, and its answer as the interface writes it. */
export const scrapeCapabilities: readonly Capability[] = [
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
];

/** Documents at addresses. */
export const documentCapabilities: readonly Capability[] = documents.map((extension): Capability => ({
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
    if (hasWordsOf(extension, exchange)) return offered;
    const standing = lacking(exchange, `the words of a file .${extension}`);
    // A kind that is refused as an upload is not there, in whatever way its address fails.
    const isUploaded = (await anyReadable(p)).standing.state === 'offered';
    const { state } = isUploaded ? (await readable(p, extension)).standing : standing;
    return state === 'not-offered' ? { ...standing, state } : standing;
  },
}));

/** Options of a page. */
export const pageOptionCapabilities: readonly Capability[] = [
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
  {
    id: 'scrape.actions',
    title: 'actions of /scrape',
    needs: ['scrape.envelope'],
    judgedBy: ['actions.list.accepted', 'document-data.actions.presence'],
    usedBy: (request, tags) => !isNegative(tags) && isScrape(request) && 'actions' in optionsOf(request),
    probe: async (p) =>
      memberStanding(
        await scrape(p, (await putPage(p)).url, { actions: [{ type: 'scrape' }], timeout: 60_000 }),
        'actions',
      ),
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
];
