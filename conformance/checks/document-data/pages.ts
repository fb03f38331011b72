/**
 * Checks of the pages of a PDF one by one, and of the places of what stands on them: where a server gives them at all, in the
 * shape that clients know.
 * Spec: none of its own; silence pages-and-blocks.
 */
import { book } from '../../documents/contents.js';
import type { Part } from '../../documents/content.js';
import { makeDocument } from '../../documents/make.js';
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import type { CheckContext } from '../../harness/check-context.js';
import { shortJson } from '../../harness/contract.js';
import type { Exchange } from '../../harness/exchange.js';
import { isObject } from '../../harness/expectation.js';
import type { JsonObject, OracleFinding } from '../../harness/expectation.js';
import { missingText } from '../../harness/oracles/content.js';
import { dataOf } from '../../harness/silence.js';
import { parse } from '../../vocabulary/parse.js';
import { uploadOf } from '../converted.js';

const pageCount = 3;

/** Heading and sentence of each page. */
const texts: readonly (readonly [string, string])[] = textsOf(book(pageCount).parts);

function textsOf(parts: readonly Part[]): [string, string][] {
  const all = parts.flatMap((part) => ('text' in part && typeof part.text === 'string' ? [part.text] : []));
  return Array.from({ length: all.length / 2 }, (_, page) => [all[2 * page]!, all[2 * page + 1]!]);
}

async function asked(
  t: CheckContext,
  parser: JsonObject,
): Promise<{ exchange: Exchange; data: JsonObject | undefined }> {
  const file = uploadOf('pdf', makeDocument('pdf', book(pageCount)).bytes, 'book');
  const parsers = [{ type: 'pdf', ...parser }];
  const exchange = await parse(t, { file, options: { parsers } }, { silence: 'pages-and-blocks' });
  return { exchange, data: dataOf(exchange) };
}

interface Page {
  pageNumber: number;
  markdown: string;
}

interface Block {
  content: string;
  bbox: number[] | null;
}

/** In the shape that clients know; undefined for any other. */
function pagesOf(data: JsonObject | undefined): Page[] | undefined {
  const pages: unknown = data?.['pages'];
  const isPage = (page: unknown): page is Page =>
    isObject(page) && Number.isInteger(page['pageNumber']) && typeof page['markdown'] === 'string';
  return Array.isArray(pages) && pages.every(isPage) ? pages : undefined;
}

interface BlockPage extends JsonObject {
  pageNumber: number;
  items: Block[];
}

function blocksOf(data: JsonObject | undefined): BlockPage[] | undefined {
  const isBox = (box: unknown): boolean =>
    box === null || (Array.isArray(box) && box.length === 4 && box.every((place) => typeof place === 'number'));
  const isBlock = (block: unknown): boolean =>
    isObject(block) && typeof block['content'] === 'string' && isBox(block['bbox']);
  const isPage = (page: unknown): page is BlockPage =>
    isObject(page) &&
    Number.isInteger(page['pageNumber']) &&
    Array.isArray(page['items']) &&
    page['items'].every(isBlock);
  const pages: unknown = data?.['blocks'];
  return Array.isArray(pages) && pages.every(isPage) ? pages : undefined;
}

const without = (member: string): string => `the target answers no \`${member}\` in the shape that clients know`;

/** The numbers 1, 2, 3. */
function countedFinding(pages: readonly { pageNumber: number }[], pointer: string): OracleFinding | undefined {
  const numbers = pages.map(({ pageNumber }) => pageNumber);
  const expected = Array.from({ length: pageCount }, (_, index) => index + 1);
  return shortJson(numbers) === shortJson(expected)
    ? undefined
    : { expected: `the pages ${shortJson(expected)}`, actual: shortJson(numbers), pointer };
}

/** The words of a page are there, and those of the others are not. */
function ownWordsFinding(text: string, page: number, pointer: string): OracleFinding | undefined {
  const missing = missingText(text, texts[page]!);
  if (missing) return { ...missing, pointer };
  const foreign = texts.flat().find((other) => !texts[page]!.includes(other) && text.includes(other));
  return foreign === undefined ? undefined : { expected: `no words of another page`, actual: foreign, pointer };
}

/** Within the page: in shares of it, or in the unit of its width and height. */
function boxFinding(box: readonly number[], page: BlockPage, pointer: string): OracleFinding | undefined {
  const [x0, y0, x1, y1] = box as [number, number, number, number];
  const lengthOf = (side: string): number => Math.max(1, Number(page[side]) || 0);
  const isWithin = 0 <= x0 && x0 <= x1 && x1 <= lengthOf('width') && 0 <= y0 && y0 <= y1 && y1 <= lengthOf('height');
  return isWithin ? undefined : { expected: 'a box within its page', actual: shortJson(box), pointer };
}

function lowerFinding({ items }: BlockPage, page: number, pointer: string): OracleFinding | undefined {
  const [heading, sentence] = texts[page]!.map((text) => items.find(({ content }) => content.includes(text)));
  if (!heading?.bbox || !sentence?.bbox || heading === sentence || heading.bbox[1]! < sentence.bbox[1]!)
    return undefined;
  return { expected: `a box above ${shortJson(sentence.bbox)}`, actual: shortJson(heading.bbox), pointer };
}

export const pageChecks: readonly Check[] = [
  check(
    'document-data.pages.asked',
    async (t) => {
      const { exchange } = await asked(t, { pages: true, blocks: true });
      t.tolerateAnswer('pages-and-blocks', exchange, (data) =>
        pagesOf(data) && blocksOf(data) ? 'served' : 'without-effect',
      );
    },
    { requests: 1 },
  ),
  check(
    'document-data.pages.each-page',
    async (t) => {
      const { exchange, data } = await asked(t, { pages: true });
      const pages = pagesOf(data);
      if (!pages) return t.notApplicable(without('pages'));
      t.expect(exchange).that(countedFinding(pages, '/data/pages'));
      for (const [index, { markdown }] of pages.entries())
        t.expect(exchange).that(ownWordsFinding(markdown, index, `/data/pages/${index}/markdown`));
    },
    { requests: 1 },
  ),
  check(
    'document-data.blocks.text',
    async (t) => {
      const { exchange, data } = await asked(t, { blocks: true });
      const pages = blocksOf(data);
      if (!pages) return t.notApplicable(without('blocks'));
      t.expect(exchange).that(countedFinding(pages, '/data/blocks'));
      for (const [index, { items }] of pages.entries()) {
        const text = items.map(({ content }) => content).join('\n\n');
        const pointer = `/data/blocks/${index}/items`;
        t.expect(exchange).that(ownWordsFinding(text, index, pointer));
        const [heading, sentence] = texts[index]!;
        t.expect(exchange).that(
          text.indexOf(heading) < text.indexOf(sentence)
            ? undefined
            : { expected: `${shortJson(heading)} first`, actual: shortJson(text), pointer },
        );
      }
    },
    { requests: 1 },
  ),
  check(
    'document-data.blocks.places',
    async (t) => {
      const { exchange, data } = await asked(t, { blocks: true });
      const pages = blocksOf(data);
      if (!pages?.some(({ items }) => items.some(({ bbox }) => bbox))) return t.notApplicable(without('blocks'));
      for (const [index, page] of pages.entries()) {
        for (const [place, { bbox }] of page.items.entries())
          if (bbox) t.expect(exchange).that(boxFinding(bbox, page, `/data/blocks/${index}/items/${place}/bbox`));
        if (texts[index]) t.expect(exchange).that(lowerFinding(page, index, `/data/blocks/${index}/items`));
      }
    },
    { requests: 1 },
  ),
  check(
    'document-data.pages.markers',
    async (t) => {
      const { exchange, data } = await asked(t, { pageMarkers: true });
      const markdown = data?.['markdown'];
      if (typeof markdown !== 'string' || !/<!-- page \d+ -->/.test(markdown))
        return t.notApplicable('the target marks no pages');
      for (let page = 1; page < pageCount; page++) {
        const mark = markdown.indexOf(`<!-- page ${page + 1} -->`);
        const [before, behind] = [texts[page - 1]![1], texts[page]![0]].map((text) => markdown.indexOf(text));
        t.expect(exchange).that(
          before! < mark && mark < behind!
            ? undefined
            : { expected: `the mark of page ${page + 1} where it begins`, actual: markdown, pointer: '/data/markdown' },
        );
      }
    },
    { requests: 1 },
  ),
];
