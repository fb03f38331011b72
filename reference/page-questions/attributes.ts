/**
 * `data.attributes`: the values of given attributes on given elements, one entry per requested pair, in order.
 * Spec: Scrape options, object format `attributes`; the member is our choice (spec/silences.yaml, attributes-member).
 */
import type { AttributeValues } from '../../generated/types.gen.js';
import { ServiceError } from '../base/errors.js';
import { SelectorError } from '../engine/html/selector-syntax.js';
import type { PageTree } from '../engine/document/page-tree.js';

/** A pair: the attribute whose values are wanted, and of which elements. */
export interface AttributeWish {
  selector: string;
  attribute: string;
}

/**
 * Values are those of the page as it is written: addresses are not made absolute.
 * @throws ServiceError `request.invalid-options` for what is no selector
 */
export function attributesOf(page: PageTree, wishes: readonly AttributeWish[]): AttributeValues[] {
  return wishes.map(({ selector, attribute }, index) => {
    const name = attribute.toLowerCase();
    const values = select(page, selector, index).map((node) => page.valueOf(node, name));
    return { selector, attribute, values: values.filter((value) => value !== undefined) };
  });
}

function select(page: PageTree, selector: string, index: number): number[] {
  try {
    return page.elements(selector);
  } catch (error) {
    if (!(error instanceof SelectorError)) throw error;
    throw new ServiceError(
      'request.invalid-options',
      `Bad Request: selectors[${index}] of the format attributes is not a CSS selector (${error.message}).`,
    );
  }
}
