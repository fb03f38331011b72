/** One crawl over the interface, from its start to its last page of results. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Target } from '../http/target.js';

export interface CrawlStatus {
  readonly status: string;
  readonly completed: number;
  readonly total: number;
}

interface StatusPage extends CrawlStatus {
  readonly next?: string;
  readonly data: readonly { readonly markdown?: string; readonly metadata: { readonly sourceURL: string } }[];
}

export async function startCrawl(target: Target, request: object): Promise<string> {
  const { id } = await ask<{ id: string }>(`${target.baseUrl}/crawl`, target, JSON.stringify(request));
  return id;
}

/** Asks every so often until the crawl is over. @param onStatus is told each standing */
export async function untilOver(
  target: Target,
  id: string,
  options: { readonly everyMs?: number; readonly onStatus?: (status: CrawlStatus) => void } = {},
): Promise<CrawlStatus> {
  for (;;) {
    const { status, completed, total } = await standing(target, id);
    options.onStatus?.({ status, completed, total });
    if (status !== 'scraping') return { status, completed, total };
    await sleep(options.everyMs ?? 250);
  }
}

/** How far it is, without its results. */
export function standing(target: Target, id: string): Promise<CrawlStatus> {
  return ask<CrawlStatus>(`${target.baseUrl}/crawl/${id}?skip=1000000000`, target);
}

/** The address of every page in the results, in their order, and the length of all Markdown. */
export async function collect(target: Target, id: string): Promise<{ urls: string[]; characters: number }> {
  const urls: string[] = [];
  let characters = 0;
  for (let at: string | undefined = `${target.baseUrl}/crawl/${id}`; at !== undefined;) {
    const page: StatusPage = await ask<StatusPage>(at, target);
    urls.push(...page.data.map(({ metadata }) => metadata.sourceURL));
    for (const { markdown } of page.data) characters += markdown?.length ?? 0;
    at = page.next;
  }
  return { urls, characters };
}

/** An answer that is none of what was asked for. */
export class Refusal extends Error {
  readonly status: number;
  constructor(status: number, url: string, text: string) {
    super(`${status} of ${url}: ${text.slice(0, 300)}`);
    this.status = status;
  }
}

async function ask<Body>(url: string, target: Target, body?: string): Promise<Body> {
  const headers = { authorization: `Bearer ${target.apiKey ?? ''}`, 'content-type': 'application/json' };
  const response = await fetch(url, { headers, ...(body !== undefined && { method: 'POST', body }) });
  if (!response.ok) throw new Refusal(response.status, url, await response.text());
  return (await response.json()) as Body;
}
