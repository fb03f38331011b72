/**
 * Everything that is read from a page's own markup beside its text: `attributes`, `product`, `menu`, and where its media are.
 * Runs inside the sandbox's child processes, because the page may be hostile.
 * Spec: Scrape options (attributes, product); Document data (product, menu, audio, video).
 */
import type { AttributeValues, Menu, Product } from '../../generated/types.gen.js';
import type { Deadline } from '../base/deadline.js';
import { attributesOf } from './attributes.js';
import { mediaAddresses } from './media-addresses.js';
import type { MediaAddresses } from './media-addresses.js';
import { menuOf } from './menu.js';
import { pageTree } from './page-tree.js';
import { productOf } from './product.js';

/** What is wanted of a page; plain data, because it is sent to another process. */
export interface PageQuestions {
  /** The Content-Type header, for the character set. */
  contentType?: string;
  /** Of the page, after redirects. */
  url: string;
  attributes?: readonly { selector: string; attribute: string }[];
  product: boolean;
  menu: boolean;
  media: boolean;
}

/** One member per question, absent when it was not asked; null where there is no answer. */
export interface PageAnswers {
  attributes?: AttributeValues[];
  product?: Product | null;
  menu?: Menu | null;
  media?: MediaAddresses;
}

/** @throws ServiceError `deadline.exceeded`; `request.invalid-options` for a selector that is none */
export function readPage(bytes: Uint8Array, asked: PageQuestions, deadline: Deadline): PageAnswers {
  const { contentType, url, attributes, product, menu, media } = asked;
  const page = pageTree(bytes, { ...(contentType !== undefined && { contentType }), baseUrl: url }, deadline);
  return {
    ...(attributes && { attributes: attributesOf(page, attributes) }),
    ...(product && { product: productOf(page, url) }),
    ...(menu && { menu: menuOf(page, url) }),
    ...(media && { media: mediaAddresses(page) }),
  };
}
