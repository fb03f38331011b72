/**
 * Made pages of everyday kinds through the whole engine: what stands in the main part is in every output, what stands in
 * the frame is in none.
 * Spec: ParseOptions, onlyMainContent; Document data (markdown, html, links).
 */
import { describe, expect, it } from 'vitest';
import { noDeadline } from '../base/deadline.js';
import { convert } from './convert.js';
import { defaultLimits, readOptions } from './document/reading.js';
import type { MadePage, MadePart } from './html/main-content/testing/made-page.js';
import { BusyPageMaker } from './html/main-content/testing/busy-page.js';
import { PageMaker } from './html/main-content/testing/made-page.js';
import { SystemPageMaker } from './html/main-content/testing/system-page.js';

interface Findings {
  lostHeadlines: string[];
  damaged: string[];
  frameLeft: string[];
}

async function findings(page: MadePage): Promise<Findings> {
  const { markdown, html, links } = await convert(
    Buffer.from(page.html),
    {
      read: readOptions({ fileName: 'page.html', onlyMainContent: true }),
      transforms: [{ type: 'dropFurniture' }],
      outputs: ['markdown', 'html', 'links'],
    },
    { deadline: noDeadline, limits: defaultLimits },
  );
  const hasMark = (mark: string): boolean => markdown!.includes(mark) && html!.includes(mark);
  const isWhole = (part: MadePart): boolean =>
    part.marks.every(hasMark) && part.links.every((link) => links!.includes(link));
  const isLeft = (part: MadePart): boolean =>
    part.marks.some((mark) => markdown!.includes(mark) || html!.includes(mark));
  const headline = new RegExp(`^# .*${page.title}`, 'm');
  return {
    lostHeadlines: headline.test(markdown!) ? [] : [page.title],
    damaged: page.blocks.filter((block) => !isWhole(block)).map(({ kind }) => kind),
    frameLeft: page.frame.filter(isLeft).map(({ kind }) => kind),
  };
}

async function findingsOf(maker: PageMaker, marked: boolean): Promise<Findings & { blocks: number }> {
  const all = { lostHeadlines: [], damaged: [], frameLeft: [], blocks: 0 } as Findings & { blocks: number };
  for (let left = 120; left > 0; left--) {
    const page = maker.page(marked);
    const one = await findings(page);
    all.lostHeadlines.push(...one.lostHeadlines);
    all.damaged.push(...one.damaged);
    all.frameLeft.push(...one.frameLeft);
    all.blocks += page.blocks.length;
  }
  return all;
}

const nothing = { lostHeadlines: [], damaged: [], frameLeft: [] };

describe('the main content of made pages', () => {
  it.each([11, 12])('with a marked main region is whole, without header, menus and footer (seed %i)', async (seed) => {
    expect(await findingsOf(new PageMaker(seed), true)).toMatchObject(nothing);
  });

  it.each([13, 14])('in a plain box is whole but for two blocks in a hundred (seed %i)', async (seed) => {
    const { lostHeadlines, damaged, frameLeft, blocks } = await findingsOf(new PageMaker(seed), false);
    expect({ lostHeadlines, frameLeft }).toEqual({ lostHeadlines: [], frameLeft: [] });
    expect(damaged.length).toBeLessThanOrEqual(blocks * 0.02);
  });

  it.each([21, 22])(
    'of busy kinds with a marked main region is whole, without what intrudes (seed %i)',
    async (seed) => {
      expect(await findingsOf(new BusyPageMaker(seed), true)).toMatchObject(nothing);
    },
  );

  it.each([23, 24])('of busy kinds in a plain box is whole but for two blocks in a hundred (seed %i)', async (seed) => {
    const { lostHeadlines, damaged, frameLeft, blocks } = await findingsOf(new BusyPageMaker(seed), false);
    expect({ lostHeadlines, frameLeft }).toEqual({ lostHeadlines: [], frameLeft: [] });
    expect(damaged.length).toBeLessThanOrEqual(blocks * 0.02);
  });

  it('of everyday systems with a marked main region is whole, without what intrudes (seed 31)', async () => {
    expect(await findingsOf(new SystemPageMaker(31), true)).toMatchObject(nothing);
  });

  it('of everyday systems in a plain box is whole but for two blocks in a hundred (seed 32)', async () => {
    const { lostHeadlines, damaged, frameLeft, blocks } = await findingsOf(new SystemPageMaker(32), false);
    expect({ lostHeadlines, frameLeft }).toEqual({ lostHeadlines: [], frameLeft: [] });
    expect(damaged.length).toBeLessThanOrEqual(blocks * 0.02);
  });
});
