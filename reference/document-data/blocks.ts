/**
 * The blocks of pages, in the interface's own words.
 * Spec: none. Asked for by clients of the interface (silence pages-and-blocks).
 */
import type { DocumentData } from '../../generated/types.gen.js';
import type { BlockText, PageBlocks } from '../engine/writers/pages.js';
import type { DocumentAnswer } from '../sandbox/tasks.js';

type WirePage = NonNullable<DocumentData['blocks']>[number];

/** Undefined for a file that has no pages. */
export function blocksOf({ pageBlocks, markdown = '' }: DocumentAnswer): WirePage[] | undefined {
  const find = finderIn(markdown);
  return pageBlocks?.map((page) => ({
    pageNumber: page.pageNumber,
    width: page.width,
    height: page.height,
    status: page.unread ? 'unread' : 'parsed',
    items: page.items.map((item, index) => ({
      id: `p${page.pageNumber}-b${index + 1}`,
      type: item.kind,
      label: null,
      bbox: shareOf(item, page),
      content: item.markdown,
      markdownSpan: find(item.markdown),
      readingOrder: index,
      source: item.recognized === undefined ? 'text' : 'ocr',
      confidence: { layout: null, ocr: item.recognized === undefined ? null : inHundredths(item.recognized / 100) },
    })),
  }));
}

const inHundredths = (share: number): number => Math.round(share * 100) / 100;

/** Points to shares of the page. */
function shareOf({ box }: BlockText, { width, height }: PageBlocks): [number, number, number, number] | null {
  if (!box || !(width > 0 && height > 0)) return null;
  const [x0, y0, x1, y1] = box;
  return [share(x0, width), share(y0, height), share(x1, width), share(y1, height)];
}

const share = (place: number, whole: number): number => Math.min(1, Math.round((place / whole) * 1e5) / 1e5);

/** Blocks come in the order of the text: one is looked for in the stretch behind the one before, however long the text. */
const stretch = 4096;

/** Finds texts that follow one another, each as whole lines; null where a text stands otherwise, as cut paragraphs do. */
function finderIn(whole: string): (text: string) => [number, number] | null {
  let behind = 0;
  return (text) => {
    if (text === '') return null;
    const piece = whole.slice(behind, behind + text.length + stretch);
    for (let at = piece.indexOf(text); at >= 0; at = piece.indexOf(text, at + text.length)) {
      const start = behind + at;
      const end = start + text.length;
      if ((start > 0 && whole[start - 1] !== '\n') || (end < whole.length && whole[end] !== '\n')) continue;
      behind = end;
      return [start, end];
    }
    return null;
  };
}
