/**
 * Everything that is read from a page beside its text, in the pass that converts it. A question is one file here and one
 * line in the table below. Runs inside the sandbox's child processes, because the page may be hostile.
 * Spec: Scrape options (attributes, branding, product); Document data (product, menu, branding, audio, video).
 */
import type { Deadline } from '../base/deadline.js';
import type { PageTree } from '../engine/document/page-tree.js';
import { attributesOf } from './attributes.js';
import type { AttributeWish } from './attributes.js';
import { brandingOf } from './branding.js';
import { mediaAddresses } from './media-addresses.js';
import { menuOf } from './menu.js';
import { pageLinks } from './page-links.js';
import { productOf } from './product.js';

/** Each is given the page, what is asked of it, and its address after redirects. */
const questions = {
  attributes: (page: PageTree, wishes: readonly AttributeWish[]) => attributesOf(page, wishes),
  product: (page: PageTree, _asked: true, url: string) => productOf(page, url),
  menu: (page: PageTree, _asked: true, url: string) => menuOf(page, url),
  media: (page: PageTree, _asked: true) => mediaAddresses(page),
  /** For a crawl; the format `links` is what the answer's own document has. */
  links: (page: PageTree, _asked: true) => pageLinks(page),
  /** Asked with the styles that the browser collected in the page. */
  branding: (_page: PageTree, styles: object) => brandingOf(styles),
};

type Questions = typeof questions;

/** What is asked of a page; plain data, because it is sent to another process. */
export type PageQuestions = { [Name in keyof Questions]?: Parameters<Questions[Name]>[1] };

/** One member per question, absent when it was not asked; null where there is no answer. */
export type PageAnswers = { [Name in keyof Questions]?: ReturnType<Questions[Name]> };

/** @throws ServiceError `deadline.exceeded`; `request.invalid-options` for a selector that is none */
export function answerQuestions(page: PageTree, asked: PageQuestions, url: string, deadline: Deadline): PageAnswers {
  const answers = Object.entries(asked).map(([name, wish]) => {
    deadline.check();
    const answer = questions[name as keyof Questions] as (page: PageTree, wish: unknown, url: string) => unknown;
    return [name, answer(page, wish, url)];
  });
  return Object.fromEntries(answers) as PageAnswers;
}
