import { describe, expect, it } from 'vitest';
import { compareVersions, isGone } from './change-tracking.js';

const at = '2026-01-02T03:04:05.000Z';
const now = '2026-02-02T03:04:05.000Z';
const textOnly = { gitDiff: false, visible: true };
const withDiff = { gitDiff: true, visible: true };

describe('change tracking', () => {
  it('calls a page new that was never scraped before', () => {
    expect(compareVersions(undefined, { markdown: 'a', scrapedAt: now }, textOnly)).toEqual({
      changeStatus: 'new',
      visibility: 'visible',
      previousScrapeAt: null,
    });
  });

  it('calls a page the same that did not change', () => {
    expect(compareVersions({ markdown: 'a \n', scrapedAt: at }, { markdown: 'a', scrapedAt: now }, withDiff)).toEqual({
      changeStatus: 'same',
      visibility: 'visible',
      previousScrapeAt: at,
      diff: null,
    });
  });

  it('shows what changed, in mode git-diff only', () => {
    const [before, after] = [
      { markdown: 'a\nb', scrapedAt: at },
      { markdown: 'a\nc', scrapedAt: now },
    ];
    expect(compareVersions(before, after, withDiff)).toMatchObject({
      changeStatus: 'changed',
      diff: '--- a/page.md\n+++ b/page.md\n@@ -1,2 +1,2 @@\n a\n-b\n+c',
    });
    expect(compareVersions(before, after, textOnly)).not.toHaveProperty('diff');
  });

  it('calls a page removed that is gone, and new when it is there again', () => {
    const gone = { scrapedAt: now };
    expect(compareVersions({ markdown: 'a', scrapedAt: at }, gone, textOnly).changeStatus).toBe('removed');
    expect(compareVersions({ scrapedAt: at }, gone, textOnly).changeStatus).toBe('same');
    expect(compareVersions({ scrapedAt: at }, { markdown: 'a', scrapedAt: now }, textOnly).changeStatus).toBe('new');
    expect([404, 410, 500, 200].map(isGone)).toEqual([true, true, false, false]);
  });

  it('calls a page hidden that only earlier crawls lead to', () => {
    expect(compareVersions(undefined, { scrapedAt: now }, { gitDiff: false, visible: false }).visibility).toBe(
      'hidden',
    );
  });

  it('reads lines of spaces once', () => {
    // An expression would look at the rest of the line from every space: more than a minute.
    const spaces = `${' '.repeat(500_000)}x`;
    const version = (markdown: string): { markdown: string; scrapedAt: string } => ({ markdown, scrapedAt: at });
    expect(compareVersions(version(spaces), version(`${spaces} \t\n`), textOnly).changeStatus).toBe('same');
    expect(compareVersions(version(spaces), version(`${spaces}y`), textOnly).changeStatus).toBe('changed');
  });
});
