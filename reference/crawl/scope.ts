/**
 * Which of the URLs found belong to a crawl: where they lie, and how far from the start.
 * Spec: Crawl options (crawlEntireDomain, allowSubdomains, allowExternalLinks, maxDiscoveryDepth); which files are pages is not shown.
 */
export interface ScopeOptions {
  /** Where the crawl is at home: the start URL, where it led. */
  home: URL;
  crawlEntireDomain: boolean;
  allowSubdomains: boolean;
  allowExternalLinks: boolean;
  /** Links from the start; undefined: any. */
  maxDiscoveryDepth?: number;
}

/** No longer one is followed: it is made, not meant. */
const longestUrl = 2048;

/** What a page is not, by the end of its path. Documents are pages. */
const otherFiles =
  /\.(?:7z|aac|apk|avi|avif|bin|bmp|bz2|css|csv|dmg|eot|exe|flac|gif|gz|heic|ico|iso|jar|jpe?g|js|json|m4[av]|map|mjs|mkv|mov|mp[34]|mpe?g|msi|og[gav]|otf|pkg|png|rar|rss|svg|tar|tgz|tiff?|ttf|wasm|wav|web[mp]|wmv|woff2?|xml|xz|zip)$/i;

/**
 * Why a URL is not visited; undefined when it is.
 * @param depth links from the start; 0 for the start itself, and for what the site's maps name
 */
export function outOfScope(url: URL, depth: number, options: ScopeOptions): string | undefined {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return 'It is no address of the web.';
  if (url.href.length > longestUrl) return `It is longer than ${longestUrl} characters.`;
  if (options.maxDiscoveryDepth !== undefined && depth > options.maxDiscoveryDepth)
    return 'It is farther from the start than maxDiscoveryDepth.';
  if (url.href !== options.home.href && otherFiles.test(url.pathname)) return 'It is no page or document.';
  return elsewhere(url, options);
}

function elsewhere(
  url: URL,
  { home, crawlEntireDomain, allowSubdomains, allowExternalLinks }: ScopeOptions,
): string | undefined {
  const site = siteOf(home);
  if (siteOf(url) === site) {
    const below = folderOf(home.pathname);
    return crawlEntireDomain || isBelow(url.pathname, below) ? undefined : 'It is not below the start URL.';
  }
  if (url.hostname.endsWith(`.${nameOf(home)}`) && samePort(url, home)) {
    if (!allowSubdomains) return 'It is on a subdomain.';
    return crawlEntireDomain || isBelow(url.pathname, folderOf(home.pathname))
      ? undefined
      : 'It is not below the path of the start URL.';
  }
  return allowExternalLinks ? undefined : 'It is on another site.';
}

/** `www.` is no site of its own. */
const nameOf = ({ hostname }: URL): string => hostname.replace(/^www\./, '');

const siteOf = (url: URL): string => `${nameOf(url)}${url.port === '' ? '' : `:${url.port}`}`;

const samePort = (a: URL, b: URL): boolean => a.port === b.port;

/** `/docs/`, `/docs` and `/docs/index.html` are at home in `/docs`. */
const folderOf = (path: string): string => path.replace(/\/index\.html?$/i, '').replace(/\/$/, '');

const isBelow = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);
