/**
 * Checks that the cells of a table keep their rows and columns in Markdown, format by format.
 * A pipe table and an HTML table inside Markdown count alike; an added header row or row number is no harm.
 * Spec: What the service does 1 (tables are preserved).
 */
import { tablesFor } from '../../arbitraries/content.js';
import { fixtureNamed } from '../../documents/collection.js';
import { textTables } from '../../documents/content.js';
import type { Content } from '../../documents/content.js';
import { article, workbook } from '../../documents/contents.js';
import type { FixtureExtension, TableFact } from '../../documents/fixture.js';
import { makableExtensions, makeDocument } from '../../documents/make.js';
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import { tableFinding } from '../../harness/oracles/content.js';
import type { MarkdownFacts } from '../../harness/oracles/markdown-facts.js';
import type { OracleFinding } from '../../harness/expectation.js';
import { converted, fixtureUpload, inMarkdown, uploadOf } from '../converted.js';

const tableSources: readonly { extension: FixtureExtension; fixture: string; content: Content }[] = [
  { extension: 'html', fixture: 'article-html', content: article },
  { extension: 'docx', fixture: 'article-docx', content: article },
  { extension: 'doc', fixture: 'article-doc', content: article },
  { extension: 'odt', fixture: 'article-odt', content: article },
  { extension: 'rtf', fixture: 'article-rtf', content: article },
  { extension: 'xlsx', fixture: 'workbook-xlsx', content: workbook },
  { extension: 'xls', fixture: 'workbook-xls', content: workbook },
  { extension: 'pdf', fixture: 'article-pdf', content: article },
];

function firstFinding(facts: MarkdownFacts, tables: readonly TableFact[]): OracleFinding | undefined {
  for (const table of tables) {
    const finding = tableFinding(facts.tables, table);
    if (finding) return inMarkdown(finding);
  }
  return undefined;
}

export const conversionTableChecks: readonly Check[] = tableSources.map(({ extension, fixture, content }) => {
  const makable = makableExtensions.find((one) => one === extension);
  return check(
    `parse.conversion.tables-${extension}`,
    async (t) => {
      const known = await converted(t, await fixtureUpload(fixtureNamed(fixture)));
      t.expect(known.exchange).that(firstFinding(known.facts, textTables(content)));
      if (makable === undefined) return;
      await t.property(
        `cells of a made ${extension} table keep their places`,
        tablesFor(makable),
        async (generated) => {
          const { bytes } = makeDocument(makable, generated);
          const { exchange, facts } = await converted(t, uploadOf(makable, bytes));
          t.expect(exchange).that(firstFinding(facts, textTables(generated)));
          return 'accepted';
        },
      );
    },
    { requests: 1, generated: makable === undefined ? 0 : 1, timeBudgetSeconds: 120 },
  );
});
