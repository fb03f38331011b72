/**
 * Targets of link annotations by place on the page.
 * Spec: ISO 32000-1, 12.5.6.5 (link annotations), 12.6.4.7 (URI actions).
 */
import type { Dict } from '../file/objects.js';
import { asDict } from '../file/objects.js';
import { asBox, transformedBox, type PdfPage } from '../file/page-tree.js';
import { decodeText } from '../metadata/text-string.js';

/** Links of one page that are looked at. */
const maxLinks = 3000;

/** Longer targets are data, not addresses. */
const maxHref = 4000;

export interface PageLink {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  href: string;
}

/** `matrix` takes user space to page space. */
export function pageLinks(page: PdfPage, matrix: readonly number[]): PageLink[] {
  const links: PageLink[] = [];
  for (const item of (page.dict.array('Annots') ?? []).slice(0, maxLinks)) {
    const annotation = asDict(item);
    if (annotation?.name('Subtype') !== 'Link') continue;
    const href = targetOf(annotation);
    const box = asBox(annotation.get('Rect'), annotation);
    if (href === undefined || !box) continue;
    const [x0, y0, x1, y1] = transformedBox(box, matrix);
    links.push({ x0, y0, x1, y1, href });
  }
  return links;
}

/** The address of a URI action with a scheme that leads out of the file. */
function targetOf(annotation: Dict): string | undefined {
  const uri = annotation.dict('A')?.bytes('URI');
  const href = uri && decodeText(uri).trim();
  return href && href.length <= maxHref && /^(https?|ftp|mailto|tel):/i.test(href) ? href : undefined;
}

/** The target at a point of the page; undefined where there is no link. */
export function linkAtPoint(links: readonly PageLink[], x: number, y: number): string | undefined {
  return links.find((link) => x >= link.x0 - 0.5 && x <= link.x1 + 0.5 && y >= link.y0 - 0.5 && y <= link.y1 + 0.5)
    ?.href;
}
