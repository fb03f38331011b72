/**
 * Every CSS selector of a request is read before anything is fetched: one that is none costs no visit.
 * What a static page cannot be asked (`:checked`) may stand in an action, whose page knows it.
 * Spec: Scrape options (includeTags, excludeTags, the format `attributes`), Actions.
 */
import { budgets } from '../base/budgets.js';
import { ServiceError } from '../base/errors.js';
import { parseSelectorList, SelectorError, UnsupportedSelectorError } from '../engine/html/selector-syntax.js';
import type { ComplexSelector } from '../engine/html/selector-syntax.js';
import type { AttributeWish } from '../page-questions/attributes.js';
import type { ScrapeRequest } from './scrape-request.js';

type Selectors = Pick<ScrapeRequest, 'includeTags' | 'excludeTags' | 'actions'> & {
  attributes?: readonly AttributeWish[];
};

/** @throws ServiceError `request.invalid-options` that names the first that is none */
export function requireSelectors({ includeTags, excludeTags, attributes = [], actions = [] }: Selectors): void {
  let rest: number = budgets.selectors.bound;
  let stepsLeft: number = budgets.selectorSteps.bound;
  const require = (path: string, selector: string, isOfAction = false): void => {
    rest -= selector.length;
    if (selector.length > budgets.selector.bound || rest < 0) throw refused(path, selector, 'it is too long');
    const { fault, steps } = faultOf(selector, isOfAction, stepsLeft);
    if (fault !== undefined) throw refused(path, selector, fault);
    stepsLeft -= steps;
  };
  includeTags.forEach((tag, index) => require(`includeTags[${index}]`, tag));
  excludeTags.forEach((tag, index) => require(`excludeTags[${index}]`, tag));
  attributes.forEach(({ selector }, index) => require(`selectors[${index}] of the format attributes`, selector));
  actions.forEach((action, index) => {
    if ('selector' in action && action.selector !== undefined) require(`actions[${index}]`, action.selector, true);
  });
}

/** Pseudo-classes that a page knows when it is shown. Words of test drivers (`:has-text()`, `:visible`) are none. */
const ofShownPages = new RegExp(
  `^(?:${[
    'active|any-link|autofill|buffering|checked|default|defined|dir|disabled|enabled|focus|focus-visible|focus-within',
    'fullscreen|future|has-slotted|host|host-context|hover|in-range|indeterminate|invalid|lang|link|local-link|modal',
    'muted|only-child|only-of-type|open|optional|out-of-range|past|paused|picture-in-picture|placeholder-shown|playing',
    'popover-open|read-only|read-write|required|scope|seeking|stalled|state|target|target-current|target-within',
    'user-invalid|user-valid|valid|visited|volume-locked|-[a-z-]+',
  ].join('|')})$`,
);

/** What is wrong with it, in words; undefined when nothing is, and it leads over so many steps. */
function faultOf(selector: string, isOfAction: boolean, stepsLeft: number): { fault?: string; steps: number } {
  try {
    const steps = stepsOf(parseSelectorList(selector));
    return { steps, ...(steps > stepsLeft && { fault: 'it takes too many steps from element to element' }) };
  } catch (error) {
    if (error instanceof RangeError) return { fault: 'it is nested too deeply', steps: 0 };
    if (!(error instanceof SelectorError)) throw error;
    const isOfShownPage = error instanceof UnsupportedSelectorError && ofShownPages.test(error.pseudoClass);
    return isOfAction && isOfShownPage ? { steps: 0 } : { fault: error.message, steps: 0 };
  }
}

/** How often a page is gone through for it. */
function stepsOf(list: readonly ComplexSelector[]): number {
  let steps = 0;
  for (const one of list) {
    for (let selector: ComplexSelector | undefined = one; selector; selector = selector.left) {
      if (selector.left) steps += 1;
      for (const part of selector.compound) {
        if (part.kind === 'matches') steps += stepsOf(part.list);
        if (part.kind === 'has') steps += part.list.length + stepsOf(part.list.map((relative) => relative.selector));
      }
    }
  }
  return steps;
}

function refused(where: string, selector: string, fault: string): ServiceError {
  const message = `${where} is not a CSS selector: \`${selector.slice(0, 200)}\` (${fault})`;
  const member = /^(?:\w+)(?=\[)/.exec(where)![0];
  const path = `/${member === 'selectors' ? 'formats' : where.replace(/\[(\d+)\]/, '/$1')}`;
  return new ServiceError('request.invalid-options', `Bad Request: ${message}.`, {
    details: [{ code: 'invalid_selector', path, message }],
  });
}
