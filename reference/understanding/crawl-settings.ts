/**
 * The crawl settings that a prompt names: paths, limits, where a crawl may go. What it does not say plainly is left open.
 * Spec: Crawl options (prompt); Endpoints / POST /crawl/params-preview.
 */
import type { CrawlParamsPreview } from '../../generated/types.gen.js';
import { emptyTerms, folded, stem } from './words.js';

export type DerivedSettings = Omit<CrawlParamsPreview['data'], 'url'>;

/** Words after which what is named stays out. */
const exclusion =
  /\b(?:exclud\w*|except\w*|without|not|no|skip\w*|ignor\w*|omit\w*|leave out|avoid\w*|but not|ohne|ausser|nicht|keine\w*|sauf|sans|excepto|sin|never|don'?t|do not)\b/iu;
const only =
  /\b(?:only|just|solely|nur|ausschliesslich|seulement|uniquement|solo|solamente|all of|all the|every|within|under|below|inside)\b/iu;

const patternsAtMost = 20;

/** Only what the words say: a setting that they do not speak of is absent. */
export function settingsOfPrompt(prompt: string): DerivedSettings {
  const text = prompt.slice(0, 10_000);
  const clauses = clausesOf(text);
  const includePaths = new Set<string>();
  const excludePaths = new Set<string>();
  for (const clause of clauses) {
    const isOut = exclusion.test(folded(clause));
    for (const path of pathsIn(clause)) (isOut ? excludePaths : includePaths).add(path);
    if (pathsIn(clause).length === 0)
      for (const path of sectionsIn(clause)) (isOut ? excludePaths : includePaths).add(path);
  }
  const is = (pattern: RegExp): boolean | undefined => {
    const clause = clauses.find((one) => pattern.test(one));
    return clause === undefined ? undefined : !exclusion.test(folded(clause));
  };
  const isQuery = clauses.some((clause) =>
    /\b(?:ignor\w*|strip\w*|without|drop\w*|regardless of)\b.{0,20}\bquer(?:y|ies)\b/iu.test(clause),
  );
  const sitemap = sitemapIn(clauses);
  const [allowSubdomains, allowExternalLinks, crawlEntireDomain] = [
    is(/\bsub-?domains?\b/iu),
    is(/\b(?:external (?:links|sites|pages)|other (?:sites|domains|websites))\b/iu),
    is(
      /\b(?:(?:entire|whole|complete|full) (?:domain|site|website)|everything on the (?:site|domain)|ganze (?:website|seite|domain))\b/iu,
    ),
  ];
  return {
    ...(includePaths.size > 0 && { includePaths: [...includePaths].slice(0, patternsAtMost) }),
    ...(excludePaths.size > 0 && { excludePaths: [...excludePaths].slice(0, patternsAtMost) }),
    ...given(
      'limit',
      numberBefore(
        text,
        String.raw`(?:\w+ )?(?:pages?|urls?|articles?|posts?|documents?|results?|seiten|artikel|pagine|paginas)\b`,
      ),
    ),
    ...given(
      'maxDiscoveryDepth',
      numberBefore(text, String.raw`(?:links?|levels?|clicks?|hops?|ebenen)\b`) ?? depthIn(text),
    ),
    ...given('delay', numberBefore(text, String.raw`(?:seconds?|sekunden?|secs?)\b`)),
    ...given('crawlEntireDomain', crawlEntireDomain),
    ...given('allowExternalLinks', allowExternalLinks),
    ...given('allowSubdomains', allowSubdomains),
    ...given('sitemap', sitemap),
    ...(isQuery && { ignoreQueryParameters: true }),
  };
}

function given<Name extends keyof DerivedSettings>(
  name: Name,
  value: DerivedSettings[Name] | undefined,
): DerivedSettings {
  return value === undefined ? {} : { [name]: value };
}

/** `a, but not b` are two. */
function clausesOf(text: string): string[] {
  return text
    .split(
      /[;\n!?]|[.,](?=\s|$)|\s(?=(?:but|except|excluding|without|and (?:skip|exclude|ignore)|aber|ausser|außer|ohne|sauf)\b)/iu,
    )
    .map((clause) => clause.trim())
    .filter(Boolean);
}

/** `/docs/intro` and `/docs/*`, as expressions. */
function pathsIn(clause: string): string[] {
  return [...clause.matchAll(/(?<![\w/:.])\/(?:[\w%.~-]+\/?)+\*{0,2}/gu)].map(([path]) => {
    const plain = path.replace(/\*+$/, '').replace(/[/.]+$/, '');
    return `^${plain.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?:/|$)`;
  });
}

/** What the site would call a part of it: `only the blog` is below `/blog`. */
function sectionsIn(clause: string): string[] {
  const match = only.exec(clause) ?? exclusion.exec(folded(clause));
  if (!match) return [];
  const words = folded(clause.slice(match.index + match[0].length))
    .split(/[^\p{L}\p{N}-]+/u)
    .filter(Boolean);
  const parts = words
    .filter((word) => !emptyTerms.has(stem(word)) && !notParts.has(word) && !/^\d/.test(word))
    .slice(0, 4);
  const named =
    words.some((word) => partWords.has(word)) || parts.length === 1
      ? parts.slice(0, 3)
      : parts.filter((part) => knownParts.has(singularOf(part)));
  return named.map((part) => `(?i)/${singularOf(part).replace(/[^a-z0-9-]/g, '.')}s?(?:[/.-]|$)`);
}

const singularOf = (word: string): string => (word.length > 4 && !word.endsWith('ss') ? word.replace(/s$/, '') : word);
/** Words that say a part of the site was named before them. */
const partWords = new Set([
  'page',
  'pages',
  'section',
  'sections',
  'part',
  'area',
  'path',
  'folder',
  'post',
  'posts',
  'article',
  'articles',
  'seiten',
  'bereich',
]);
const notParts = new Set([
  ...partWords,
  'crawl',
  'scrape',
  'fetch',
  'site',
  'website',
  'url',
  'urls',
  'most',
  'least',
  'first',
  'up',
  'subdomain',
  'subdomains',
  'external',
  'links',
  'link',
  'sitemap',
  'query',
  'parameters',
  'domain',
  'domains',
  'entire',
  'whole',
  'second',
  'seconds',
  'delay',
  'between',
  'requests',
  'deep',
  'levels',
  'level',
  'depth',
  'other',
  'sites',
  'follow',
  'include',
  'including',
  'visit',
  'use',
  'using',
  'relevant',
  'related',
  'everything',
  'content',
  'anything',
]);
const knownParts = new Set([
  'blog',
  'doc',
  'documentation',
  'guide',
  'tutorial',
  'api',
  'reference',
  'news',
  'product',
  'pricing',
  'support',
  'help',
  'faq',
  'career',
  'job',
  'about',
  'shop',
  'event',
  'press',
  'changelog',
  'archive',
  'legal',
  'privacy',
  'team',
  'forum',
  'wiki',
  'login',
  'learn',
  'example',
  'category',
  'tag',
  'author',
  'case-study',
]);

const numberWords = new Map(
  ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'].map(
    (word, at) => [word, at + 1],
  ),
);

/** @param named an expression of what is counted */
function numberBefore(text: string, named: string): number | undefined {
  const match = new RegExp(String.raw`\b(\d{1,9}|${[...numberWords.keys()].join('|')})[- ]${named}`, 'iu').exec(text);
  const written = match?.[1]?.toLowerCase() ?? '';
  const value = numberWords.get(written) ?? Number(written);
  return value > 0 ? value : undefined;
}

function depthIn(text: string): number | undefined {
  const match = /\bdepth (?:of |is |to |: ?)?(\d{1,3})\b/iu.exec(text);
  return match ? Number(match[1]) : undefined;
}

function sitemapIn(clauses: readonly string[]): 'skip' | 'only' | 'include' | undefined {
  const clause = clauses.find((one) => /\bsite-?\s?maps?\b/iu.test(one));
  if (clause === undefined) return undefined;
  if (exclusion.test(folded(clause))) return 'skip';
  return /\b(?:only|just|nur|solely)\b/iu.test(clause) ? 'only' : 'include';
}
