/**
 * Where an agent goes on from a page: links whose words are those of the task, best first.
 * Spec: Agent options (urls, strictConstrainToURLs).
 */
import type { AgentRequest } from './agent-job.js';

const linksAtMost = 8;
const depthAtMost = 2;
const considered = 2000;

/** @param words of the task, from wordsOfTask */
export function chooseLinks(
  request: AgentRequest,
  from: { url: string; depth: number },
  links: readonly string[],
  seen: ReadonlySet<string>,
  words: ReadonlySet<string>,
): { url: string; depth: number }[] {
  if (request.isStrict || from.depth >= depthAtMost) return [];
  const hosts = new Set(request.urls.map((url) => bareHost(new URL(url))));
  const found = new Map<string, number>();
  for (const link of links.slice(0, considered)) {
    if (!URL.canParse(link)) continue;
    const url = new URL(link);
    url.hash = '';
    if (!/^https?:$/.test(url.protocol) || seen.has(url.href) || found.has(url.href)) continue;
    if (!request.allowsExternalLinks && !hosts.has(bareHost(url)) && bareHost(url) !== bareHost(new URL(from.url)))
      continue;
    if (request.below.length > 0 && !request.below.some((start) => url.href.startsWith(start))) continue;
    const score = wordsOf(`${url.pathname} ${url.search}`).filter((word) => words.has(word)).length;
    if (score > 0 || request.below.length > 0) found.set(url.href, score);
  }
  return [...found]
    .sort(([, one], [, other]) => other - one)
    .slice(0, linksAtMost)
    .map(([url]) => ({ url, depth: from.depth + 1 }));
}

/** The words of the prompt and the names of the schema. */
export function wordsOfTask({ prompt = '', schema }: Pick<AgentRequest, 'prompt' | 'schema'>): Set<string> {
  return new Set([...wordsOf(prompt), ...namesIn(schema, 0).flatMap(wordsOf)].filter((word) => word.length > 2));
}

function namesIn(schema: unknown, depth: number): string[] {
  if (typeof schema !== 'object' || schema === null || depth > 8) return [];
  const { properties } = schema as { properties?: unknown };
  const own = typeof properties === 'object' && properties !== null ? Object.keys(properties) : [];
  return [...own, ...Object.values(schema).flatMap((inner) => namesIn(inner, depth + 1))].slice(0, 500);
}

function wordsOf(text: string): string[] {
  return text
    .slice(0, 10_000)
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.replace(/s$/, ''))
    .filter((word) => word !== '' && !common.has(word));
}

const common = new Set(
  'the and for from with that this what which who how are was all any of in on to a an is it find get extract list page html php index'.split(
    ' ',
  ),
);

const bareHost = ({ host }: URL): string => host.replace(/^www\./, '');

/** Addresses that a prompt names. */
export function urlsIn(prompt: string): string[] {
  const found = prompt.slice(0, 10_000).match(/https?:\/\/[^\s<>"'`)\]]+/g) ?? [];
  return [...new Set(found.map((url) => url.replace(/[.,;:!?]+$/, '')))]
    .filter((url) => URL.canParse(url))
    .slice(0, 10);
}
