/**
 * Checks of what an HTML page says about itself: title, description, keywords, language, Open Graph, other keys.
 * Values may be text or lists; spacing is no matter.
 * Spec: Metadata (`data.metadata`).
 */
import { describedPageFacts, descriptionOf } from '../../documents/pages/described-page.js';
import { xml } from '../../documents/makers/zip.js';
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import { shortJson } from '../../harness/contract.js';
import type { JsonObject, OracleFinding } from '../../harness/expectation.js';
import {
  membersHolding,
  textOrListFinding,
  textsOfValue,
  valueFinding,
} from '../../harness/oracles/metadata-values.js';
import { wordsOf } from '../../harness/oracles/words.js';
import { htmlUpload, page } from '../../vocabulary/pages.js';
import { parsed } from '../../vocabulary/parse.js';
import { describedPageAnswer } from './described-page-words.js';

/** Where present, the member is text or a list of text. */
function textOrList(name: string): Check['run'] {
  return async (t) => {
    const { exchange, metadata } = await describedPageAnswer(t);
    t.expect(exchange).that(name in metadata ? textOrListFinding(metadata[name], `/data/metadata/${name}`) : undefined);
  };
}

/** Each of the texts is the value of some member, or one of its list. */
function heldFinding(metadata: JsonObject, texts: readonly string[]): OracleFinding | undefined {
  const missing = texts.find((text) => membersHolding(metadata, text).length === 0);
  return missing === undefined
    ? undefined
    : {
        expected: `a member with ${shortJson(missing)}`,
        actual: `members ${Object.keys(metadata).join(', ')}`,
        pointer: '/data/metadata',
      };
}

export const htmlMetadataChecks: readonly Check[] = [
  check('metadata.title.type', textOrList('title'), { requests: 1 }),
  check(
    'metadata.title.html',
    async (t) => {
      const { words, exchange, metadata } = await describedPageAnswer(t);
      t.expect(exchange).that(valueFinding(metadata['title'], `Bericht ${words.title}`, '/data/metadata/title'));
    },
    { requests: 1 },
  ),
  check(
    'metadata.title.characters',
    async (t) => {
      const [title, description] = [`Größe & Maß: „${t.words(9)}“`, `Käse "frisch" – ${t.words(12)}`];
      const head = `<title>${xml(title)}</title>\n<meta name="description" content="${xml(description)}">`;
      const { exchange } = await parsed(t, {
        file: htmlUpload(page(`<main><h1>Bericht</h1><p>${t.words(8)}</p></main>`, head)),
      });
      const metadata = t.expect(exchange).at('/data/metadata').isObject();
      t.expect(exchange).that(
        valueFinding(metadata['title'], title, '/data/metadata/title') ??
          valueFinding(metadata['description'], description, '/data/metadata/description'),
      );
    },
    { requests: 1 },
  ),
  check(
    'metadata.presence.own-file',
    async (t) => {
      const described = await describedPageAnswer(t);
      const words = (Object.values(described.words) as (string | readonly string[])[]).flat();
      const wordIn = (metadata: unknown): string | undefined => {
        const text = shortJson(metadata, 100_000);
        return words.find((word) => text.includes(word));
      };
      if (wordIn(described.metadata) === undefined)
        t.unverified('prerequisite-failed', 'the metadata of a page that describes itself hold nothing of it');
      const { exchange } = await parsed(t, { file: htmlUpload(page(`<main><p>${t.words(8)}</p></main>`)) });
      const other = wordIn(t.expect(exchange).at('/data/metadata').isObject());
      t.expect(exchange).that(
        other === undefined
          ? undefined
          : { expected: 'nothing of the page before', actual: shortJson(other), pointer: '/data/metadata' },
        'The page before it described itself; this one does not.',
      );
    },
    { requests: 2 },
  ),
  check('metadata.description.type', textOrList('description'), { requests: 1 }),
  check(
    'metadata.description.html',
    async (t) => {
      const { words, exchange, metadata } = await describedPageAnswer(t);
      t.expect(exchange).that(
        valueFinding(metadata['description'], descriptionOf(words), '/data/metadata/description'),
      );
    },
    { requests: 1 },
  ),
  check('metadata.keywords.type', textOrList('keywords'), { requests: 1 }),
  check(
    'metadata.keywords.html',
    async (t) => {
      const { words, exchange, metadata } = await describedPageAnswer(t);
      // One text of all keywords or one text each.
      const found = wordsOf(textsOfValue(metadata['keywords']).join(' '));
      const missing = words.keywords.find((word) => !found.includes(word));
      t.expect(exchange).that(
        missing === undefined
          ? undefined
          : {
              expected: `the keyword ${missing}`,
              actual: shortJson(metadata['keywords']),
              pointer: '/data/metadata/keywords',
            },
      );
    },
    { requests: 1 },
  ),
  check(
    'metadata.language.type',
    async (t) => {
      const { exchange, metadata } = await describedPageAnswer(t);
      const { language } = metadata;
      t.expect(exchange).that(
        language === undefined || language === null
          ? undefined
          : textOrListFinding(language, '/data/metadata/language'),
      );
    },
    { requests: 1 },
  ),
  check(
    'metadata.language.html',
    async (t) => {
      const { exchange, metadata } = await describedPageAnswer(t);
      // `de`, `de-DE` and `de_DE` name the declared language.
      const found = textsOfValue(metadata['language']).some(
        (text) => text.toLowerCase().split(/[-_]/)[0] === describedPageFacts.language,
      );
      t.expect(exchange).that(
        found
          ? undefined
          : {
              expected: describedPageFacts.language,
              actual: shortJson(metadata['language']),
              pointer: '/data/metadata/language',
            },
      );
    },
    { requests: 1 },
  ),
  check('metadata.og-locale-alternate.type', async (t) => {
    for (const locales of [1, 2]) {
      const { exchange, metadata } = await describedPageAnswer(t, locales);
      const { ogLocaleAlternate } = metadata;
      const fits =
        ogLocaleAlternate === undefined ||
        (Array.isArray(ogLocaleAlternate) && ogLocaleAlternate.every((item) => typeof item === 'string'));
      t.expect(exchange).that(
        fits
          ? undefined
          : {
              expected: 'a list of text',
              actual: shortJson(ogLocaleAlternate),
              pointer: '/data/metadata/ogLocaleAlternate',
            },
        `The page declares ${locales} alternate locales.`,
      );
    }
  }),
  check('metadata.og-locale-alternate.html', async (t) => {
    for (const locales of [1, 2]) {
      const { exchange, metadata } = await describedPageAnswer(t, locales);
      const found = textsOfValue(metadata['ogLocaleAlternate']);
      const missing = describedPageFacts.locales.slice(0, locales).find((locale) => !found.includes(locale));
      t.expect(exchange).that(
        missing === undefined
          ? undefined
          : {
              expected: `the locale ${missing}`,
              actual: shortJson(metadata['ogLocaleAlternate']),
              pointer: '/data/metadata/ogLocaleAlternate',
            },
      );
    }
  }),
  check(
    'metadata.other-keys.type',
    async (t) => {
      const { words, exchange, metadata } = await describedPageAnswer(t);
      const texts = [words.ogTitle, words.ogDescription, words.author, ...words.tags];
      for (const name of texts.flatMap((text) => membersHolding(metadata, text))) {
        t.expect(exchange).that(textOrListFinding(metadata[name], `/data/metadata/${name}`));
      }
      t.expect(exchange).at('/data/metadata').isObject();
    },
    { requests: 1 },
  ),
  check(
    'metadata.other-keys.own-names',
    async (t) => {
      const { metadata } = await describedPageAnswer(t);
      const [own, clients] = ['og:title' in metadata, 'ogTitle' in metadata];
      t.tolerate('meta-names', own && clients ? 'both' : own ? 'own' : clients ? 'clients' : 'neither');
    },
    { requests: 1 },
  ),
  check(
    'metadata.other-keys.html',
    async (t) => {
      const { words, exchange, metadata } = await describedPageAnswer(t);
      t.expect(exchange).that(heldFinding(metadata, [`Offen ${words.ogTitle}`, `Offener ${words.ogDescription}`]));
    },
    { requests: 1 },
  ),
  check(
    'metadata.other-keys.repeated',
    async (t) => {
      const { words, exchange, metadata } = await describedPageAnswer(t);
      t.expect(exchange).that(
        heldFinding(metadata, words.tags),
        'The page has two meta elements of the name article:tag.',
      );
    },
    { requests: 1 },
  ),
  check(
    'metadata.other-keys.service-members',
    async (t) => {
      const { metadata } = await describedPageAnswer(t);
      const present = ['creditsUsed', 'scrapeId', 'proxyUsed'].filter((name) => name in metadata);
      t.tolerate('service-metadata-members', present.length > 0 ? 'present' : 'absent');
    },
    { requests: 1 },
  ),
];
