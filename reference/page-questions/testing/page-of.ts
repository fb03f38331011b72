/**
 * The tree of a page, by the reader of pages itself.
 * Spec: none (tests).
 */
import { noDeadline } from '../../base/deadline.js';
import type { PageTree } from '../../engine/document/page-tree.js';
import { defaultLimits, readOptions } from '../../engine/document/reading.js';
import { readHtml } from '../../engine/readers/formats/html/read-html.js';

export function pageOf(html: string, baseUrl: string): PageTree {
  const options = readOptions({ baseUrl, onlyMainContent: false });
  return readHtml(Buffer.from(html), options, { deadline: noDeadline, limits: defaultLimits }).source!.page();
}
