/**
 * What lies need to know of a file that was uploaded or is scraped: its extension, and its text when it is an HTML page.
 * Spec: Parse upload.
 */
import { fileNameOf, filePart, isParse, optionsOf, scrapeOf } from './lies.js';
import type { WireRequest } from './mutating-proxy.js';
import type { JsonObject } from '../harness/expectation.js';

/** Extension of the file as it is written, without the dot; '' when there is none. */
export function extensionOf(request: WireRequest): string {
  const part = isParse(request) ? filePart(request) : undefined;
  const url = scrapeOf(request)?.['url'];
  const name = part ? fileNameOf(part) : (typeof url === 'string' ? url : '').replace(/^.*\//, '');
  return /\.([^.]+)$/.exec(name)?.[1] ?? '';
}

/** The page as UTF-8 text; '' when the file is no page. */
export function uploadedPage(request: WireRequest): string {
  if (request.scrapedPage !== undefined) return request.scrapedPage;
  const isPage = /^html?$/i.test(extensionOf(request));
  return isPage ? (filePart(request)?.value.toString('utf8') ?? '') : '';
}

/** The options that were sent; an empty object when none were. */
export function sentOptions(request: WireRequest): JsonObject {
  return optionsOf(request) ?? {};
}

/** Elements of the page, tags and content, in order. */
export function elementsOf(page: string, tag: string): string[] {
  return page.match(new RegExp(`<${tag}\\b[^>]*>(?:[\\s\\S]*?</${tag}>)?`, 'gi')) ?? [];
}

/** Text of the elements without tags, joined by spaces. */
export function textWithin(page: string, tag: string): string {
  return elementsOf(page, tag)
    .map((element) => element.replace(/<[^>]*>/g, ' '))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}
