/**
 * What a job keeps of how its pages are scraped, in two parts: headers may be credentials, and actions type them. They are
 * kept apart, and no longer than there are pages to scrape.
 * Spec: Scrape options (headers, actions).
 */
import type { ScrapeRequest } from './scrape-request.js';

export type PageSecrets = Pick<ScrapeRequest, 'headers' | 'actions'>;

/** The inverse of `whole`: what may be kept with the job, and what is kept apart. */
export function apart<Wish extends PageSecrets>(
  wish: Wish,
): { scrape: Omit<Wish, keyof PageSecrets>; secrets: PageSecrets } {
  const { headers, actions, ...scrape } = wish;
  return { scrape, secrets: { headers, ...(actions && { actions }) } };
}

/** @param secrets as a task has them: none when they are gone */
export function whole<Wish>(scrape: Wish, secrets: unknown): Wish & PageSecrets {
  return { ...scrape, headers: {}, ...(secrets as PageSecrets | undefined) };
}
