/** Posts scrapes to a server, so many at a time, and counts what comes back. */
import { Agent } from 'undici';
import type { Target } from '../http/target.js';

export interface Scrape {
  readonly url: string;
  readonly [option: string]: unknown;
}

export interface Scraped {
  readonly pages: number;
  /** One sentence for each scrape that failed. */
  readonly failures: readonly string[];
  readonly characters: number;
  readonly links: number;
  readonly seconds: number;
}

interface Answer {
  readonly data?: { readonly markdown?: string; readonly links?: readonly string[] };
  readonly error?: string;
}

export async function driveScrapes(target: Target, scrapes: readonly Scrape[], concurrency: number): Promise<Scraped> {
  const dispatcher = new Agent({ connections: concurrency, headersTimeout: 0, bodyTimeout: 0 });
  const made = { pages: 0, failures: [] as string[], characters: 0, links: 0 };
  const headers = {
    'content-type': 'application/json',
    ...(target.apiKey !== undefined && { authorization: `Bearer ${target.apiKey}` }),
  };
  const { origin, pathname } = new URL(`${target.baseUrl}/scrape`);
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let scrape = scrapes[next++]; scrape; scrape = scrapes[next++]) {
      const body = JSON.stringify(scrape);
      const answer = await dispatcher.request({ origin, path: pathname, method: 'POST', headers, body });
      const { data, error } = (await answer.body.json()) as Answer;
      if (data?.markdown === undefined) made.failures.push(`${scrape.url}: ${answer.statusCode} ${error ?? ''}`);
      else made.pages++;
      made.characters += data?.markdown?.length ?? 0;
      made.links += data?.links?.length ?? 0;
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: concurrency }, worker));
  const seconds = (performance.now() - start) / 1000;
  await dispatcher.close();
  return { ...made, seconds };
}
