/**
 * Pictures, and films and sounds as links to them.
 * Standard: HTML, 4.8 Embedded content.
 */
import type { Image, Link } from '../../../document/nodes.js';
import { attribute, mayHaveAttribute } from '../../../html/attributes.js';
import { Tag } from '../../../html/elements.table.js';
import { imageSource } from '../../../html/image-source.js';
import type { NodeTable } from '../../../html/node-table.js';
import type { PageUrls } from '../../../html/urls.js';
import { collapseSpace } from '../../../html/white-space.js';

/** The picture of an `img`; undefined for tracking pixels and elements that name no picture. */
export function imageOf(
  table: NodeTable,
  node: number,
  options: { urls: PageUrls; embedImages: boolean },
): Image | undefined {
  const alt = collapseSpace(attribute(table, node, 'alt') ?? '');
  const source = imageSource(table, node);
  if (source === undefined && alt === '') return undefined;
  if (alt === '' && isPixel(table, node)) return undefined;
  const title = mayHaveAttribute(table, node, 'title') ? attribute(table, node, 'title')?.trim() : undefined;
  const src = sourceOf(source, options);
  if (!src && alt === '') return undefined;
  return title ? { type: 'image', src, alt, title } : { type: 'image', src, alt };
}

function sourceOf(source: string | undefined, options: { urls: PageUrls; embedImages: boolean }): string | null {
  if (source === undefined) return '';
  if (/^data:/i.test(source)) return options.embedImages ? source : null;
  return options.urls.resolve(source) ?? '';
}

function isPixel(table: NodeTable, node: number): boolean {
  const width = attribute(table, node, 'width');
  const height = attribute(table, node, 'height');
  return width !== undefined && height !== undefined && /^[01](?:px)?$/.test(width) && /^[01](?:px)?$/.test(height);
}

const mediaHost =
  /^(?:https?:)?\/\/(?:[\w-]+\.)*(?:youtube(?:-nocookie)?\.com|youtu\.be|vimeo\.com|dailymotion\.com|ted\.com|soundcloud\.com|spotify\.com|wistia\.(?:com|net)|loom\.com|slideshare\.net|archive\.org|codepen\.io|arte\.tv)\//i;

/** A link to the film or sound an element shows; undefined for frames of other kinds (advertisements, widgets). */
export function mediaLinkOf(table: NodeTable, node: number, urls: PageUrls): Link | undefined {
  const isFrame = table.tag[node] === Tag.iframe;
  const source = (
    attribute(table, node, 'src') ||
    attribute(table, node, 'data-src') ||
    (isFrame ? undefined : firstSource(table, node))
  )?.trim();
  if (!source || /^(?:data|blob|about):/i.test(source)) return undefined;
  if (isFrame && !mediaHost.test(source)) return undefined;
  const href = urls.resolve(source);
  if (href === undefined) return undefined;
  const name = collapseSpace(attribute(table, node, 'title') || attribute(table, node, 'aria-label') || '');
  return { type: 'link', href, children: [name || (table.tag[node] === Tag.audio ? 'Audio' : 'Video')] };
}

function firstSource(table: NodeTable, node: number): string | undefined {
  for (let child = node + 1; child < table.end[node]!; child = table.end[child]!) {
    if (table.tag[child] === Tag.source) return attribute(table, child, 'src');
  }
  return undefined;
}
