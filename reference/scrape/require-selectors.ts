/**
 * Every CSS selector of a request is read before anything is fetched: one that is none costs no visit.
 * What a static page cannot be asked (`:checked`) may stand in an action, whose page knows it.
 * Spec: Scrape options (includeTags, excludeTags, the format `attributes`), Actions.
 */
import { budgets } from '../base/budgets.js';
import { ServiceError } from '../base/errors.js';
import { parseSelectorList, SelectorError, UnsupportedSelectorError } from '../engine/html/selector-syntax.js';
import type { AttributeWish } from '../page-questions/attributes.js';
import type { ScrapeRequest } from './scrape-request.js';

type Selectors = Pick<ScrapeRequest, 'includeTags' | 'excludeTags' | 'actions'> & {
  attributes?: readonly AttributeWish[];
};

/** @throws ServiceError `request.invalid-options` that names the first that is none */
export function requireSelectors({ includeTags, excludeTags, attributes = [], actions = [] }: Selectors): void {
  let rest: number = budgets.selectors.bound;
  const require = (path: string, selector: string, isOfAction = false): void => {
    rest -= selector.length;
    if (selector.length > budgets.selector.bound || rest < 0) throw refused(path, selector, 'it is too long');
    const fault = faultOf(selector, isOfAction);
    if (fault !== undefined) throw refused(path, selector, fault);
  };
  includeTags.forEach((tag, index) => require(`includeTags[${index}]`, tag));
  excludeTags.forEach((tag, index) => require(`excludeTags[${index}]`, tag));
  attributes.forEach(({ selector }, index) => require(`selectors[${index}] of the format attributes`, selector));
  actions.forEach((action, index) => {
    if ('selector' in action && action.selector !== undefined) require(`actions[${index}]`, action.selector, true);
  });
}

function faultOf(selector: string, isOfAction: boolean): string | undefined {
  try {
    parseSelectorList(selector);
    return undefined;
  } catch (error) {
    if (error instanceof RangeError) return 'it is nested too deeply';
    if (!(error instanceof SelectorError)) throw error;
    return isOfAction && error instanceof UnsupportedSelectorError ? undefined : error.message;
  }
}

function refused(where: string, selector: string, fault: string): ServiceError {
  const message = `${where} is not a CSS selector: \`${selector.slice(0, 200)}\` (${fault})`;
  const member = /^(?:\w+)(?=\[)/.exec(where)![0];
  const path = `/${member === 'selectors' ? 'formats' : where.replace(/\[(\d+)\]/, '/$1')}`;
  return new ServiceError('request.invalid-options', `Bad Request: ${message}.`, {
    details: [{ code: 'invalid_selector', path, message }],
  });
}
