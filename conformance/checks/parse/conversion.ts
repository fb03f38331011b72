/**
 * Checks of what conversion keeps whatever the format: every word, its characters, its order; and that the same file
 * gives the same answer. Tables have a file of their own.
 * Spec: What the service does 1 (clean data, reading order and tables preserved).
 */
import fc from 'fast-check';
import { contentFor } from '../../arbitraries/content.js';
import { fixtureNamed, fixtures } from '../../documents/collection.js';
import type { Content } from '../../documents/content.js';
import { textsOf } from '../../documents/content.js';
import { article, workbook } from '../../documents/contents.js';
import type { Fixture } from '../../documents/fixture.js';
import { makableExtensions, makeDocument } from '../../documents/make.js';
import type { MakableExtension } from '../../documents/make.js';
import { cleanedPage } from '../../documents/pages/cleaned-page.js';
import { encodedPages } from '../../documents/pages/encoded-pages.js';
import { textsPage } from '../../documents/pages/texts-page.js';
import { tinyPdf, twoColumnPdf } from '../../documents/pdfs.js';
import { workbookOfSheets, workbookWithLink } from '../../documents/workbooks.js';
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import type { CheckContext } from '../../harness/check-context.js';
import { shortJson } from '../../harness/contract.js';
import type { JsonObject, OracleFinding } from '../../harness/expectation.js';
import { disorder, missingText } from '../../harness/oracles/content.js';
import { decodeEntities } from '../../harness/oracles/html-tokens.js';
import { markdownFacts } from '../../harness/oracles/markdown-facts.js';
import { wordsBeyond } from '../../harness/oracles/words.js';
import { converted, fixtureUpload, inMarkdown, readable, uploadOf, wholeDocument } from '../converted.js';
import { offeredFormats } from '../offered-formats.js';
import { cleanedPageWords } from '../document-data/cleaned-page-words.js';
import { parsed } from '../../vocabulary/parse.js';

interface GeneratedDocument {
  readonly extension: MakableExtension;
  readonly content: Content;
}

/** Made documents of the kinds that the target reads. @throws Unverified when it reads none */
async function documents(t: CheckContext): Promise<fc.Arbitrary<GeneratedDocument>> {
  const read = await readable(
    t,
    makableExtensions.map((extension) => ({ extension })),
  );
  return fc
    .constantFrom(...read.map(({ extension }) => extension))
    .chain((extension) => fc.record({ extension: fc.constant(extension), content: contentFor(extension) }));
}

/** Texts whose order every converter can tell: cells of a PDF table are lines on a page like any other. */
function orderedTexts({ extension, content }: GeneratedDocument): string[] {
  const isTold = (part: Content['parts'][number]): boolean => part.kind !== 'table' || extension !== 'pdf';
  const isThere = (part: Content['parts'][number]): boolean => part.kind === 'table' || extension !== 'xlsx';
  return content.parts.filter((part) => isTold(part) && isThere(part)).flatMap(textsOf);
}

/** The fixtures whose truth lists everything a converter may show. */
const articles = fixtures.filter((fixture) => /^(?:article|workbook)-/.test(fixture.name));

const international = fixtures.filter((fixture) => fixture.name.startsWith('international-'));

/** Words that converters add to name the parts of a document, a sheet that is hidden among them. */
const partNames =
  'page pages sheet hidden table image picture figure slide header footer footnotes untitled unnamed column';

/** A date may be spelled out. */
const monthNames = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2026, month)).toLocaleDateString('en', { month: 'long', timeZone: 'UTC' }),
).join(' ');

/** Everything that stands in a document made of one of the two contents, shown or not, and the names of its parts. */
function wholeText({ truth, name }: Fixture): string {
  const { title, author, description, keywords, language } = truth.metadata ?? {};
  return [
    name,
    partNames,
    ...truth.texts,
    ...(truth.tables ?? []).flatMap((table) => [...table.cells.flat(), table.caption]),
    ...(truth.links ?? []).map((link) => link.href),
    ...(truth.images ?? []).map((image) => image.alt),
    ...[article.header, article.footer, ...(article.hidden ?? []), ...(workbook.hidden ?? [])],
    ...[title, author, description, keywords, language],
    monthNames,
  ]
    .filter((text) => text !== undefined)
    .join('\n');
}

/** What says of the document where it comes from, above its text. */
const frontMatter = /^---\n[\s\S]*?\n---\n/;

/** Marks of a source format that are no text of the document. */
const sourceMarks: readonly RegExp[] = [
  /<\/?(?:script|style|noscript|link|meta)\b/i,
  /<\/?(?:w|office|text|style|draw|x|xdr):[a-z]/i,
  /<\?xml|xmlns(?::\w+)?=/,
  /\\(?:par|pard|rtf1|fonttbl|intbl|cellx\d|fs\d)\b/,
  /\bendobj\b|\bendstream\b|\bBT\s+\/F\d|\)\s*Tj\b/,
  /\bHYPERLINK\s+"|\bMERGEFORMAT\b/,
];

function markFinding(markdown: string): OracleFinding | undefined {
  for (const mark of sourceMarks) {
    const found = mark.exec(markdown);
    if (found) {
      const around = markdown.slice(Math.max(0, found.index - 40), found.index + 60);
      return { expected: 'no markup of the source format', actual: shortJson(around), pointer: '/data/markdown' };
    }
  }
  return undefined;
}

/** Longer texts are no titles. */
const paragraphLength = 40;

export const conversionChecks: readonly Check[] = [
  check(
    'parse.conversion.all-text',
    async (t) => {
      await t.each(await readable(t, fixtures), async (fixture) => {
        const { exchange, facts } = await converted(t, await fixtureUpload(fixture));
        t.expect(exchange).that(
          inMarkdown(missingText(facts.text, fixture.truth.texts)),
          `The file is ${fixture.name}.`,
        );
      });
      const ledger = 'https://plumbline.example/ledger';
      const others = [
        { extension: 'html', file: uploadOf('html', textsPage.markup), texts: textsPage.texts },
        { extension: 'xlsx', file: uploadOf('xlsx', workbookWithLink('Ledger', ledger)), texts: ['Ledger'] },
      ];
      for (const { file, texts, extension } of others) {
        if (!(await t.offers(`parse.${extension}`))) continue;
        const { exchange, facts } = await converted(t, file);
        t.expect(exchange).that(inMarkdown(missingText(facts.text, texts)));
      }
      await t.property(
        'every text of a made document is in markdown',
        await documents(t),
        async ({ extension, content }) => {
          const { bytes, truth } = makeDocument(extension, content);
          const { exchange, facts } = await converted(t, uploadOf(extension, bytes));
          t.expect(exchange).that(inMarkdown(missingText(facts.text, truth.texts)));
          return 'accepted';
        },
      );
    },
    { requests: fixtures.length + 2, generated: 1, timeBudgetSeconds: 180 },
  ),
  check(
    'parse.conversion.nothing-invented',
    async (t) => {
      await t.each(await readable(t, articles), async (fixture) => {
        const { exchange, markdown } = await converted(t, await fixtureUpload(fixture));
        const { text } = markdownFacts(markdown.replace(frontMatter, ''));
        const invented = wordsBeyond(text, wholeText(fixture)).filter((word) => !/^\d+$|^.$/u.test(word));
        const finding = { expected: 'only words of the document', actual: `also ${shortJson(invented.slice(0, 8))}` };
        t.expect(exchange).that(
          invented.length === 0 ? undefined : inMarkdown(finding),
          `The file is ${fixture.name}.`,
        );
      });
    },
    { requests: articles.length },
  ),
  check(
    'parse.conversion.clean',
    async (t) => {
      await t.each(await readable(t, articles), async (fixture) => {
        const { exchange, markdown } = await converted(t, await fixtureUpload(fixture));
        t.expect(exchange).that(markFinding(markdown), `The file is ${fixture.name}.`);
      });
      const words = cleanedPageWords(t);
      const { exchange, markdown } = await converted(t, uploadOf('html', cleanedPage(words)));
      t.expect(exchange).that(markFinding(markdown));
      const code = [words.headScript, words.bodyScript, words.headStyle, words.bodyStyle];
      for (const word of code)
        t.expect(exchange).at('/data/markdown').lacks(word, 'The word stands in a script or a style sheet.');
    },
    { requests: articles.length + 1 },
  ),
  check(
    'parse.conversion.once',
    async (t) => {
      await t.each(['article-html', 'article-docx', 'article-pdf', 'workbook-xlsx'], async (name) => {
        const { truth, ...fixture } = fixtureNamed(name);
        const { exchange, facts } = await converted(t, await fixtureUpload({ truth, ...fixture }));
        // A title may be repeated: what is long, and the rows of tables.
        const rows = (truth.tables ?? []).flatMap((table) =>
          table.cells.map((cells) => cells.filter(Boolean).join(' ')),
        );
        const written = facts.tables.flatMap((grid) => grid.map((cells) => cells.filter(Boolean).join(' ')));
        const twice =
          truth.texts.find((text) => text.length > paragraphLength && facts.text.split(text).length > 2) ??
          rows.find((row) => row !== '' && written.filter((other) => other === row).length > 1);
        t.expect(exchange).that(
          inMarkdown(twice === undefined ? undefined : { expected: `${shortJson(twice)} once`, actual: 'twice' }),
          `The file is ${name}.`,
        );
      });
    },
    { requests: 4 },
  ),
  check('parse.conversion.tiny', async (t) => {
    const text = t.words(8);
    const { exchange, facts } = await converted(t, uploadOf('pdf', tinyPdf(text)));
    t.expect(exchange).that(inMarkdown(missingText(facts.text, text.split(' '))));
  }),
  check(
    'parse.conversion.unicode',
    async (t) => {
      const kinds = await readable(t, [...international, { extension: 'pdf' as const }]);
      await t.each(
        international.filter((one) => kinds.includes(one)),
        async (fixture) => {
          const { exchange, facts } = await converted(t, await fixtureUpload(fixture));
          const words = fixture.truth.texts.flatMap((text) => text.split(' '));
          t.expect(exchange).that(inMarkdown(missingText(facts.text, words)), `The file is ${fixture.name}.`);
        },
      );
      // Beyond the basic plane, with an accent of its own, and kept apart by a space that breaks no line.
      const special = `${t.word()}\u{1F41F} ${t.word()}e\u0301 ${t.word()}\u00a0${t.word()}`;
      const western = `${t.word()} Straße Café ${t.word()} naïve señor Ångström 70 m²`;
      const paragraph = { html: `${special} 70 m²`, docx: special, odt: special, rtf: special, pdf: western };
      for (const [extension, text] of Object.entries(paragraph) as [keyof typeof paragraph, string][]) {
        if (!(await t.offers(`parse.${extension}`))) continue;
        const { bytes } = makeDocument(extension, { parts: [{ kind: 'paragraph', text }] });
        const { exchange, facts, markdown } = await converted(t, uploadOf(extension, bytes));
        t.expect(exchange).that(inMarkdown(missingText(facts.text, [text])), `The file is ${extension}.`);
        // Texts are compared in compatibility form: there a raised figure is any other.
        t.expect(exchange).that(
          text.includes('m²') && /70\sm2/.test(decodeEntities(markdown))
            ? inMarkdown({ expected: '70 m²', actual: '70 m2' })
            : undefined,
          `The file is ${extension}.`,
        );
      }
    },
    { requests: 11 },
  ),
  check(
    'parse.conversion.declared-encoding',
    async (t) => {
      for (const { charset, bytes, shown } of encodedPages.slice(0, 2)) {
        const { exchange, facts } = await converted(t, uploadOf('html', bytes));
        t.expect(exchange).that(inMarkdown(missingText(facts.text, [shown])), `The page declares ${charset}.`);
      }
    },
    { requests: 2 },
  ),
  check(
    'parse.conversion.reading-order',
    async (t) => {
      await t.each(await readable(t, fixtures), async (fixture) => {
        const { exchange, facts } = await converted(t, await fixtureUpload(fixture));
        const cells = new Set((fixture.truth.tables ?? []).flatMap((table) => table.cells.flat()));
        const isPdf = fixture.extension === 'pdf';
        const texts = fixture.truth.texts.filter((text) => !(isPdf && cells.has(text)));
        // What is missing is judged by parse.conversion.all-text; the order is that of what is there.
        if (texts.filter((text) => missingText(facts.text, [text])).length > texts.length / 2)
          t.unverified('prerequisite-failed', `most texts of ${fixture.name} are missing`);
        t.expect(exchange).that(inMarkdown(disorder(facts.text, texts)), `The file is ${fixture.name}.`);
      });
      await t.property('texts of a made document stand in its order', await documents(t), async (document) => {
        const { bytes } = makeDocument(document.extension, document.content);
        const { exchange, facts } = await converted(t, uploadOf(document.extension, bytes));
        t.expect(exchange).that(inMarkdown(disorder(facts.text, orderedTexts(document))));
        return 'accepted';
      });
    },
    { requests: fixtures.length, generated: 1, timeBudgetSeconds: 180 },
  ),
  check(
    'parse.conversion.reading-order-columns',
    async (t) => {
      // Paragraphs of unlike lengths: no row of gaps makes a grid of the two columns.
      const [left, right] = [columnOf(t.words(3), [5, 3, 4]), columnOf(t.words(3), [2, 5, 5])];
      const { exchange, facts } = await converted(t, uploadOf('pdf', twoColumnPdf(left.paragraphs, right.paragraphs)));
      const words = [...left.words, ...right.words];
      t.expect(exchange).that(inMarkdown(missingText(facts.text, words) ?? disorder(facts.text, words)));
    },
    { requests: 1 },
  ),
  check(
    'parse.conversion.reading-order-tables',
    async (t) => {
      // Read by rows or by columns, the cells of the first column come in this order.
      const texts = ['Measurements of one week', 'Weekday', 'Monday', 'Tuesday', 'Wednesday', 'Reading the ledger'];
      const { exchange, facts } = await converted(t, await fixtureUpload(fixtureNamed('article-pdf')));
      t.expect(exchange).that(inMarkdown(missingText(facts.text, texts) ?? disorder(facts.text, texts)));
    },
    { requests: 1 },
  ),
  check(
    'parse.conversion.reading-order-sheets',
    async (t) => {
      const words = [t.word(), t.word(), t.word()] as const;
      const made = await converted(t, uploadOf('xlsx', workbookOfSheets(words)));
      t.expect(made.exchange).that(inMarkdown(missingText(made.facts.text, words) ?? disorder(made.facts.text, words)));
      const old = await converted(t, await fixtureUpload(fixtureNamed('workbook-xls')));
      t.expect(old.exchange).that(inMarkdown(disorder(old.facts.text, ['Article', 'Lantern', 'Keeper', 'Andersen'])));
    },
    { requests: 2 },
  ),
  check(
    'parse.conversion.repeatable',
    async (t) => {
      const formats = await offeredFormats(t);
      await t.each(['article-html', 'article-docx', 'article-pdf', 'workbook-xlsx'], async (name) => {
        const request = {
          file: await fixtureUpload(fixtureNamed(name)),
          options: { ...wholeDocument, formats },
        };
        const first = await parsed(t, request);
        const second = await parsed(t, request);
        for (const member of formats) t.expect(second.exchange).at(`/data/${member}`).equals(first.data[member]);
      });
    },
    { requests: 8 },
  ),
  check(
    'parse.conversion.file-name-without-effect',
    async (t) => {
      const formats = await offeredFormats(t);
      for (const name of ['article-html', 'article-docx']) {
        const fixture = fixtureNamed(name);
        const options = { ...wholeDocument, formats };
        const first = await parsed(t, { file: await fixtureUpload(fixture), options });
        const renamed = await fixtureUpload(fixture, `${t.word()}.${fixture.extension}`);
        const second = await parsed(t, { file: renamed, options });
        for (const member of formats) t.expect(second.exchange).at(`/data/${member}`).equals(first.data[member]);
        for (const member of ['title', 'description', 'language', 'contentType']) {
          t.expect(second.exchange)
            .at(`/data/metadata/${member}`)
            .equals((first.data['metadata'] as JsonObject)[member]);
        }
      }
    },
    { requests: 4 },
  ),
];

/** Three paragraphs of prose, each with one of the words at its start; `lengths` in clauses. */
function columnOf(
  words: string,
  lengths: readonly [number, number, number],
): { words: string[]; paragraphs: string[] } {
  const list = words.split(' ');
  const clauses = [
    'was written down by the keeper of the station in the evening',
    'when the boats had come home and the wind had gone to rest behind the hills',
    'and it was read aloud on the next market day to everybody who cared to listen',
    'although few did so in the months of the great frost that followed',
    'or so the old people of the harbour say when they are asked about it',
  ];
  const prose = (count: number): string => clauses.slice(0, count).join(', ');
  return { words: list, paragraphs: list.map((word, index) => `${word} ${prose(lengths[index]!)}.`) };
}
