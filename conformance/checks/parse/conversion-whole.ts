/**
 * Checks that nothing is lost on the way to the end of a long document, and nothing of what a short cell says.
 * Spec: What the service does 1 (clean data, tables preserved).
 */
import { fixtureNamed } from '../../documents/collection.js';
import type { Content } from '../../documents/content.js';
import { textTables } from '../../documents/content.js';
import { workbook } from '../../documents/contents.js';
import {
  barredCells,
  cellsOfParagraphs,
  chronicle,
  exactCells,
  longTable,
  summedTable,
  tornWords,
} from '../../documents/long-contents.js';
import { makeDocument } from '../../documents/make.js';
import type { MakableExtension } from '../../documents/make.js';
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import type { CheckContext } from '../../harness/check-context.js';
import { missingText, tableFinding, unwantedText } from '../../harness/oracles/content.js';
import { converted, fixtureUpload, inMarkdown, readable, uploadOf } from '../converted.js';
import type { Converted } from '../converted.js';

const paragraphs = chronicle(600);
const rows = longTable(400);
const pages = chronicle(900);
/** Some 250 kB of Markdown. */
const book = chronicle(2500);

/** The content that is long in each extension; some 45 pages of PDF. */
const longContents: readonly (readonly [MakableExtension, Content])[] = [
  ['html', book],
  ['docx', paragraphs],
  ['odt', paragraphs],
  ['rtf', paragraphs],
  ['pdf', pages],
  ['xlsx', rows],
];

/** Extensions whose cells are text. */
const withTextCells = ['html', 'docx', 'odt', 'rtf', 'xlsx'] as const;

/** The dates of the workbook as its files keep them: days since 1899-12-30. */
const daysOfDates = workbook.parts.flatMap((part) =>
  part.kind === 'table'
    ? part.cells
        .flat()
        .flatMap((cell) => (typeof cell !== 'string' && cell.format === 'yyyy-mm-dd' ? [`${cell.value}`] : []))
    : [],
);

/** Converts a content in every given extension that the target reads. */
async function eachConverted(
  t: CheckContext,
  contents: readonly (readonly [MakableExtension, Content])[],
  judge: (answer: Converted, texts: readonly string[]) => void,
): Promise<void> {
  const kinds = contents.map(([extension, content]) => ({ extension, content }));
  await t.each(await readable(t, kinds), async ({ extension, content }) => {
    const { bytes, truth } = makeDocument(extension, content);
    judge(await converted(t, uploadOf(extension, bytes)), truth.texts);
  });
}

export const conversionWholeChecks: readonly Check[] = [
  check(
    'parse.conversion.long',
    (t) =>
      eachConverted(t, longContents, ({ exchange, facts }, texts) => {
        t.expect(exchange).that(inMarkdown(missingText(facts.text, texts)));
      }),
    { requests: longContents.length, uploadBytes: 1_000_000, timeBudgetSeconds: 120 },
  ),
  check(
    'parse.conversion.cell-values',
    (t) =>
      eachConverted(
        t,
        withTextCells.map((extension) => [extension, exactCells] as const),
        ({ exchange, facts }) => {
          t.expect(exchange).that(inMarkdown(tableFinding(facts.tables, textTables(exactCells)[0]!)));
        },
      ),
    { requests: withTextCells.length },
  ),
  check(
    'parse.conversion.repetitions',
    async (t) => {
      const refrain = `And the tide of ${t.word()} comes and goes as it ever did.`;
      const texts = [t.words(9), refrain, t.words(9), refrain, t.words(9)];
      const parts = texts.map((text) => ({ kind: 'paragraph' as const, text }));
      await eachConverted(
        t,
        (['html', 'docx'] as const).map((extension) => [extension, { parts }]),
        ({ exchange, facts }) => {
          if (missingText(facts.text, texts)) t.unverified('prerequisite-failed', 'the paragraphs are missing');
          const count = facts.text.split(refrain).length - 1;
          t.expect(exchange).that(
            inMarkdown(count === 2 ? undefined : { expected: `"${refrain}" twice`, actual: `${count} times` }),
          );
        },
      );
    },
    { requests: 2 },
  ),
  check(
    'parse.conversion.dates',
    async (t) => {
      await t.each(['workbook-xlsx', 'workbook-xls'], async (name) => {
        const fixture = fixtureNamed(name);
        const { exchange, facts } = await converted(t, await fixtureUpload(fixture));
        if (missingText(facts.text, ['Rope', 'Lantern']))
          t.unverified('prerequisite-failed', 'the rows of the dates are missing');
        t.expect(exchange).that(inMarkdown(unwantedText(facts.text, daysOfDates)), `The file is ${name}.`);
      });
    },
    { requests: 2 },
  ),
  check(
    'parse.conversion.cell-paragraphs',
    (t) =>
      eachConverted(
        t,
        withTextCells.map((extension) => [extension, cellsOfParagraphs] as const),
        ({ exchange, facts }, texts) => {
          t.expect(exchange).that(inMarkdown(missingText(facts.text, texts)));
        },
      ),
    { requests: withTextCells.length },
  ),
  check(
    'parse.conversion.torn-words',
    (t) =>
      eachConverted(
        t,
        (['html', 'docx', 'odt', 'rtf'] as const).map((extension) => [extension, tornWords] as const),
        ({ exchange, facts }, texts) => {
          t.expect(exchange).that(
            inMarkdown(missingText(facts.text, texts)),
            'The file keeps a sentence in pieces that part its words; a reader sees none of it.',
          );
        },
      ),
    { requests: 4 },
  ),
  check(
    'parse.conversion.formulas',
    (t) =>
      eachConverted(t, [['xlsx', summedTable]], ({ exchange, facts }) => {
        if (missingText(facts.text, ['South']))
          t.unverified('prerequisite-failed', 'the rows of the sheet are missing');
        t.expect(exchange).that(
          inMarkdown(/3[.,'\s]?611/.test(facts.text) ? undefined : { expected: 'the value 3611', actual: facts.text }),
          'The file has the value beside its formula.',
        );
        t.expect(exchange).that(inMarkdown(unwantedText(facts.text, ['SUM(B2:B3)'])));
      }),
    { requests: 1 },
  ),
  check(
    'parse.conversion.cell-bars',
    (t) =>
      eachConverted(
        t,
        withTextCells.map((extension) => [extension, barredCells] as const),
        ({ exchange, facts }) => {
          t.expect(exchange).that(inMarkdown(tableFinding(facts.tables, textTables(barredCells)[0]!)));
        },
      ),
    { requests: withTextCells.length },
  ),
];
