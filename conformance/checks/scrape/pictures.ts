/**
 * Checks of the formats that need a rendered page: screenshot and branding.
 * Spec: Object formats, screenshot; Limits (screenshot formats); Branding object.
 */
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import type { CheckContext } from '../../harness/check-context.js';
import { shortJson } from '../../harness/contract.js';
import type { JsonObject } from '../../harness/expectation.js';
import { generatedLimits } from '../../harness/generated-limits.js';
import { lookFacts, lookPage } from '../../site/pages/look-page.js';
import { lengthFinding, mediaBytes, pictureSize } from '../media.js';
import type { PictureSize } from '../media.js';
import { refuses } from './refusals.js';
import { scraped } from '../../vocabulary/scrape.js';

const { viewportWidthMax, viewportHeightMax } = generatedLimits;
const pointer = '/data/screenshot';

async function look(t: CheckContext): Promise<string> {
  const site = await t.siteFolder();
  return site.put('look', lookPage(site.url('')));
}

const screenshot = (settings: JsonObject = {}): JsonObject => ({
  formats: ['markdown', { type: 'screenshot', ...settings }],
});

/** Asks for a screenshot and measures it. */
async function shot(
  t: CheckContext,
  url: string,
  settings: JsonObject = {},
): Promise<{ exchange: Awaited<ReturnType<typeof scraped>>['exchange']; size: PictureSize }> {
  const { exchange, data } = await scraped(t, url, screenshot(settings));
  const bytes = await mediaBytes(exchange, data['screenshot'], pointer);
  const size = pictureSize(bytes);
  t.expect(exchange).that(
    size
      ? undefined
      : {
          expected: 'a picture (PNG, JPEG, WebP or GIF)',
          actual: shortJson(bytes.subarray(0, 40).toString('latin1')),
          pointer,
        },
  );
  return { exchange, size: size! };
}

function viewportCheck(id: string, settings: JsonObject, viewport: { width: number; height: number }): Check {
  return check(
    id,
    async (t) => {
      const { exchange, size } = await shot(t, await look(t), { ...settings, viewport });
      t.expect(exchange).that(lengthFinding(size.width, viewport.width, 'wide', pointer));
      t.expect(exchange).that(lengthFinding(size.height, viewport.height, 'high', pointer));
    },
    { timeBudgetSeconds: 120 },
  );
}

export const pictureChecks: readonly Check[] = [
  check('scrape.formats.screenshot', async (t) => {
    const { exchange, size } = await shot(t, await look(t));
    t.note(`${size.width}x${size.height}`);
    t.expect(exchange).that(
      size.width >= 100 && size.height >= 100
        ? undefined
        : { expected: 'a picture of a page', actual: `${size.width}x${size.height}`, pointer },
    );
  }),
  check(
    'scrape.formats.screenshot-full-page',
    async (t) => {
      const url = await look(t);
      const viewport = { width: 800, height: 600 };
      const full = await shot(t, url, { fullPage: true, viewport });
      t.expect(full.exchange).that(
        lengthFinding(full.size.height, lookFacts.heightPx, 'high', pointer),
        'The page is higher than the viewport.',
      );
      const part = await shot(t, url, { fullPage: false, viewport });
      t.expect(part.exchange).that(
        part.size.height < full.size.height
          ? undefined
          : { expected: 'less than the whole page', actual: `${part.size.height} pixels high`, pointer },
      );
    },
    { requests: 3, timeBudgetSeconds: 120 },
  ),
  check(
    'scrape.formats.screenshot-quality',
    async (t) => {
      const url = await look(t);
      const { exchange } = await scraped(t, url, screenshot({ quality: 60 }));
      t.expect(exchange).at(pointer).isString();
    },
    { requests: 2 },
  ),
  check(
    'scrape.formats.screenshot-types',
    async (t) => {
      const url = await look(t);
      await refuses(t, url, 'scrape.formats.screenshot-types', screenshot({ fullPage: true, quality: 60 }), [
        { name: 'fullPage is an object', options: screenshot({ fullPage: {} }) },
        { name: 'fullPage is a number', options: screenshot({ fullPage: 7 }) },
        { name: 'quality is text', options: screenshot({ quality: 'best' }) },
        { name: 'quality is an object', options: screenshot({ quality: {} }) },
      ]);
    },
    { requests: 6 },
  ),
  viewportCheck('scrape.formats.screenshot-viewport', {}, { width: 640, height: 480 }),
  check(
    'scrape.formats.screenshot-one',
    async (t) => {
      const url = await look(t);
      const two = [{ type: 'screenshot' }, { type: 'screenshot', fullPage: true }];
      await refuses(t, url, 'scrape.formats.screenshot-one', screenshot(), [
        { name: 'two screenshot formats', options: { formats: ['markdown', ...two] } },
      ]);
    },
    { requests: 3 },
  ),
  viewportCheck(
    'scrape.formats.screenshot-viewport-maximum',
    { quality: 1 },
    { width: viewportWidthMax, height: viewportHeightMax },
  ),
  check(
    'scrape.formats.screenshot-viewport-above-maximum',
    async (t) => {
      const url = await look(t);
      const sized = (width: number, height: number): JsonObject => screenshot({ viewport: { width, height } });
      await refuses(t, url, 'scrape.formats.screenshot-viewport-above-maximum', sized(1280, 720), [
        { name: `a viewport ${viewportWidthMax + 1} wide`, options: sized(viewportWidthMax + 1, 720) },
        { name: `a viewport ${viewportHeightMax + 1} high`, options: sized(1280, viewportHeightMax + 1) },
      ]);
    },
    { requests: 4 },
  ),
  check('scrape.formats.branding', async (t) => {
    const { exchange } = await scraped(t, await look(t), { formats: ['branding'] });
    const branding = t.expect(exchange).at('/data/branding').isObject();
    t.expect(exchange).at('/data/branding').matchesSchema('Branding');
    const known = ['colors', 'fonts', 'typography', 'images', 'logo', 'components', 'spacing', 'colorScheme'];
    t.expect(exchange).that(
      known.some((name) => branding[name] !== undefined && branding[name] !== null)
        ? undefined
        : { expected: 'something of the look of the page', actual: shortJson(branding), pointer: '/data/branding' },
    );
  }),
  check('document-data.screenshot.type', async (t) => {
    const { exchange, data } = await scraped(t, await look(t), screenshot());
    const { screenshot: value } = data;
    const fits = value === null || typeof value === 'string';
    t.expect(exchange).that(fits ? undefined : { expected: 'text or null', actual: shortJson(value), pointer });
  }),
  check('document-data.screenshot.content', async (t) => {
    const viewport = { width: 900, height: 700 };
    const { exchange, size } = await shot(t, await look(t), { viewport });
    t.expect(exchange).that(
      lengthFinding(size.width, viewport.width, 'wide', pointer) ??
        lengthFinding(size.height, viewport.height, 'high', pointer),
    );
  }),
];
