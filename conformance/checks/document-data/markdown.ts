/**
 * Checks of what a document's parts become in Markdown: headings, lists, links, images, emphasis, code, tables.
 * Any dialect passes: setext and ATX, pipe and HTML tables, inline and reference links, fenced and indented code.
 * Spec: What the service does 1; Document data, `markdown`.
 */
import fc from 'fast-check';
import { contentFor } from '../../arbitraries/content.js';
import { fixtureNamed } from '../../documents/collection.js';
import type { Content } from '../../documents/content.js';
import { truthOf } from '../../documents/content.js';
import { article } from '../../documents/contents.js';
import { makeDocument } from '../../documents/make.js';
import { linkedPicture, picturesPage } from '../../documents/pages/pictures-page.js';
import { markedSentences, preformattedLines, prosePage } from '../../documents/pages/prose-page.js';
import { xml } from '../../documents/makers/zip.js';
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import type { CheckContext } from '../../harness/check-context.js';
import { shortJson } from '../../harness/contract.js';
import type { OracleFinding } from '../../harness/expectation.js';
import { headingFinding, linkFinding, missingText, sameAddress, tableFinding } from '../../harness/oracles/content.js';
import { listFinding } from '../../harness/oracles/lists.js';
import type { MarkdownFacts } from '../../harness/oracles/markdown-facts.js';
import { preformattedFinding } from '../../harness/oracles/preformatted.js';
import { oneLine } from '../../harness/oracles/words.js';
import { converted, fixtureUpload, inMarkdown, uploadOf } from '../converted.js';
import type { Converted } from '../converted.js';
import { picturesPageWords } from '../parse/page-words.js';

/** Fixtures of formats that declare their structure. */
const structured = ['article-html', 'article-docx', 'article-odt'] as const;

/** Fixtures of older formats, which declare theirs too: by outline levels, lists and fields. */
const olderStructured = ['article-rtf', 'article-doc'] as const;

type Oracle = (answer: Converted, content: Content) => OracleFinding | undefined;

/** A check that runs an oracle on each of the structured fixtures. */
function onStructured(id: string, oracle: Oracle, names: readonly string[] = structured): Check {
  return check(id, (t) => judgeFixtures(t, oracle, names), { requests: names.length });
}

async function judgeFixtures(t: CheckContext, oracle: Oracle, names: readonly string[] = structured): Promise<void> {
  await t.each(names, async (name) => {
    const answer = await converted(t, await fixtureUpload(fixtureNamed(name)));
    t.expect(answer.exchange).that(inMarkdown(oracle(answer, article)), `The file is ${name}.`);
  });
}

const structuredDocuments = fc
  .constantFrom('html' as const, 'docx' as const, 'odt' as const)
  .chain((extension) => fc.record({ extension: fc.constant(extension), content: contentFor(extension) }));

/** The same, and the oracle on generated documents of these formats. */
function onGenerated(id: string, oracle: Oracle): Check {
  return check(
    id,
    async (t) => {
      await judgeFixtures(t, oracle);
      await t.property(id, structuredDocuments, async ({ extension, content }) => {
        const answer = await converted(t, uploadOf(extension, makeDocument(extension, content).bytes));
        t.expect(answer.exchange).that(inMarkdown(oracle(answer, content)));
        return 'accepted';
      });
    },
    { requests: structured.length, generated: 1 },
  );
}

function listsFinding({ facts }: Converted, content: Content): OracleFinding | undefined {
  for (const part of content.parts) {
    const finding = part.kind === 'list' ? listFinding(facts, part) : undefined;
    if (finding) return finding;
  }
  return undefined;
}

function paragraphFinding(facts: MarkdownFacts, texts: readonly string[]): OracleFinding | undefined {
  for (const block of facts.blocks) {
    const inside = texts.filter((text) => oneLine(block).includes(text));
    if (inside.length > 1)
      return {
        expected: `${shortJson(inside[0])} and ${shortJson(inside[1])} in separate paragraphs`,
        actual: shortJson(block, 300),
      };
  }
  return missingText(facts.text, texts);
}

/** A table with as many rows as the document's, written as a pipe table or as an HTML table. */
function tableFormFinding({ markdown, facts }: Converted, content: Content): OracleFinding | undefined {
  const { cells } = truthOf(content).tables![0]!;
  const finding = tableFinding(facts.tables, { cells });
  if (finding) return { ...finding, actual: `${finding.actual}: ${shortJson(markdown.slice(0, 400))}` };
  const [first] = cells;
  const made = facts.tables.find((grid) => grid.some((row) => row.some((cell) => oneLine(cell) === first![0])))!;
  const filled = made.filter((row) => row.some((cell) => cell !== ''));
  return filled.length >= cells.length
    ? undefined
    : { expected: `${cells.length} rows`, actual: `${filled.length} rows` };
}

const headingsFinding: Oracle = ({ facts }, content) => headingFinding(facts, truthOf(content).headings ?? []);
const linksFinding: Oracle = ({ facts }, content) => linkFinding(facts, truthOf(content).links ?? []);

export const markdownChecks: readonly Check[] = [
  onGenerated('document-data.markdown.headings', headingsFinding),
  onGenerated('document-data.markdown.lists', listsFinding),
  onGenerated('document-data.markdown.links', linksFinding),
  onStructured('document-data.markdown.headings-rtf-doc', headingsFinding, olderStructured),
  onStructured('document-data.markdown.lists-rtf-doc', listsFinding, olderStructured),
  onStructured('document-data.markdown.links-rtf-doc', linksFinding, olderStructured),
  check(
    'document-data.markdown.images',
    async (t) => {
      const words = picturesPageWords(t);
      const { exchange, facts } = await converted(t, uploadOf('html', picturesPage(words)));
      const image = facts.images.find(({ src }) => sameAddress(src, linkedPicture));
      const fits = image !== undefined && image.alt.includes(words.linkedAlt);
      const actual = facts.images.length === 0 ? 'no images' : shortJson(facts.images, 300);
      t.expect(exchange).that(
        fits
          ? undefined
          : inMarkdown({ expected: `an image ${shortJson(words.linkedAlt)} at ${linkedPicture}`, actual }),
      );
    },
    { requests: 1 },
  ),
  check(
    'document-data.markdown.emphasis',
    async (t) => {
      const [one, two, three, four, five] = [t.word(), t.word(), t.word(), t.word(), t.word()];
      const body = `<p>The ${one} <strong>${two}</strong>, the <em>${three}</em> and <b><i>${four}</i></b> ${five}.</p>`;
      const { exchange, facts } = await converted(t, uploadOf('html', prosePage(body)));
      t.expect(exchange).that(
        inMarkdown(missingText(facts.text, [`The ${one} ${two}, the ${three} and ${four} ${five}.`])),
      );
    },
    { requests: 1 },
  ),
  check(
    'document-data.markdown.code',
    async (t) => {
      const lines = preformattedLines([t.word(), t.word(), t.word()]);
      const body = `<p>So it reads:</p>\n<pre><code>${lines.map(xml).join('\n')}\n</code></pre>\n<p>And no further.</p>`;
      const { exchange, markdown } = await converted(t, uploadOf('html', prosePage(body)));
      t.expect(exchange).that(inMarkdown(preformattedFinding(markdown, lines)));
    },
    { requests: 1 },
  ),
  onStructured('document-data.markdown.tables', tableFormFinding),
  check(
    'document-data.markdown.paragraphs',
    async (t) => {
      const texts = [t.words(8), t.words(8), t.words(8)];
      const page = await converted(t, uploadOf('html', prosePage(texts.map((text) => `<p>${text}</p>`).join('\n'))));
      t.expect(page.exchange).that(inMarkdown(paragraphFinding(page.facts, texts)));
      for (const name of ['international-docx', 'international-odt', 'international-rtf']) {
        const fixture = fixtureNamed(name);
        const { exchange, facts } = await converted(t, await fixtureUpload(fixture));
        t.expect(exchange).that(
          inMarkdown(paragraphFinding(facts, fixture.truth.texts.map(oneLine))),
          `The file is ${name}.`,
        );
      }
    },
    { requests: 4 },
  ),
  check(
    'document-data.markdown.escaping',
    async (t) => {
      const body = markedSentences.map((text) => `<p>${xml(text)}</p>`).join('\n');
      const { exchange, facts } = await converted(t, uploadOf('html', prosePage(body)));
      t.expect(exchange).that(
        inMarkdown(missingText(facts.text, markedSentences)),
        'The sentence is plain text in the page.',
      );
    },
    { requests: 1 },
  ),
];
