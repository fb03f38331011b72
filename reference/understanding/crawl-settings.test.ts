import { describe, expect, it } from 'vitest';
import { settingsOfPrompt } from './crawl-settings.js';

describe('the settings of a prompt', () => {
  it.each([
    ['Only the pages below /guide, at most 20 pages.', { includePaths: ['^/guide(?:/|$)'], limit: 20 }],
    ['Crawl /docs/* but not /docs/old', { includePaths: ['^/docs(?:/|$)'], excludePaths: ['^/docs/old(?:/|$)'] }],
    [
      'Only the guides, up to five pages, two levels deep',
      { includePaths: ['(?i)/guides?(?:[/.-]|$)'], limit: 5, maxDiscoveryDepth: 2 },
    ],
    [
      'Everything on the site, subdomains too, no external links',
      { crawlEntireDomain: true, allowSubdomains: true, allowExternalLinks: false },
    ],
    [
      'Ignore query parameters. Skip the sitemap. 2 seconds between requests',
      { ignoreQueryParameters: true, sitemap: 'skip', delay: 2 },
    ],
    ['Only the sitemap', { sitemap: 'only' }],
    ['Please be nice', {}],
  ])('"%s"', (prompt, settings) => {
    expect(settingsOfPrompt(prompt)).toEqual(settings);
  });
});
