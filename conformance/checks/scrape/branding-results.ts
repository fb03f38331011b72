/**
 * Checks of the branding result on a page of known looks: every member is of its kind where it is there, and the
 * colours that a server names are hexadecimal.
 * Spec: Branding object.
 */
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import type { CheckContext } from '../../harness/check-context.js';
import { shortJson } from '../../harness/contract.js';
import type { JsonObject } from '../../harness/expectation.js';
import { isObject } from '../../harness/expectation.js';
import { darkLook, lookFacts, lookPage } from '../../site/pages/look-page.js';
import { brandingMembers } from './branding-members.table.js';
import type { BrandingKind } from './branding-members.table.js';
import { scraped } from '../../vocabulary/scrape.js';
import type { Scraped } from '../../vocabulary/scrape.js';

const isText = (value: unknown): value is string => typeof value === 'string';
const isHex = (value: unknown): boolean => isText(value) && /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(value);
const isAddress = (value: unknown): boolean => isText(value) && (URL.canParse(value) || value.startsWith('data:'));

const kinds: Readonly<Record<BrandingKind, { readonly expected: string; fits(value: unknown): boolean }>> = {
  scheme: { expected: 'light or dark', fits: (value) => value === 'light' || value === 'dark' },
  colour: { expected: 'a hexadecimal colour', fits: isHex },
  text: { expected: 'text', fits: isText },
  integer: { expected: 'an integer', fits: Number.isInteger },
  address: { expected: 'an address', fits: isAddress },
  'address-or-null': { expected: 'an address or null', fits: (value) => value === null || isAddress(value) },
  object: { expected: 'an object', fits: isObject },
  'object-or-null': { expected: 'an object or null', fits: (value) => value === null || isObject(value) },
  fonts: {
    expected: 'a list of objects with a text `family`',
    fits: (value) => Array.isArray(value) && value.every((font) => isObject(font) && isText(font['family'])),
  },
};

/** The value at the path; undefined where a step is missing. */
function valueAt(branding: JsonObject, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, step) => (isObject(value) ? value[step] : undefined), branding);
}

/** Branding of the page of known looks; every check of it reads the same answer. */
function branded(t: CheckContext): Promise<Scraped> {
  return t.shared('branding', async () => {
    const site = await t.siteFolder();
    return scraped(t, site.put('look', lookPage(site.url(''))), { formats: ['branding'] });
  });
}

/** What no reader of the page of known looks can miss. */
const toldByTheLookPage: readonly (readonly string[])[] = [
  ['colorScheme'],
  ...['primary', 'background', 'textPrimary', 'link'].map((name) => ['colors', name]),
  ['fonts'],
  ['typography', 'fontFamilies', 'primary'],
  ...['h1', 'body'].map((name) => ['typography', 'fontSizes', name]),
  ...['favicon', 'ogImage'].map((name) => ['images', name]),
];

/** What a reader who tells the member at all must say; the measures as far as they are told in pixels. */
const shownByTheLookPage: readonly { readonly path: readonly string[]; readonly truth: string }[] = [
  { path: ['colorScheme'], truth: 'light' },
  { path: ['colors', 'background'], truth: lookFacts.background },
  { path: ['colors', 'textPrimary'], truth: lookFacts.text },
  { path: ['colors', 'link'], truth: lookFacts.link },
  { path: ['typography', 'fontFamilies', 'heading'], truth: lookFacts.headingFamily },
  { path: ['typography', 'fontSizes', 'h1'], truth: lookFacts.h1Size },
  { path: ['typography', 'fontSizes', 'h2'], truth: lookFacts.h2Size },
  { path: ['typography', 'fontSizes', 'body'], truth: lookFacts.bodySize },
];

/** The same page by night: a server that takes every page for a light one is right about the other by chance. */
const shownByTheDarkPage: typeof shownByTheLookPage = [
  { path: ['colorScheme'], truth: 'dark' },
  { path: ['colors', 'background'], truth: darkLook.background },
  { path: ['colors', 'textPrimary'], truth: darkLook.text },
];

/** Hexadecimal colours are told without their opacity, families with others to fall back to. */
function isAsShown(value: string, truth: string): boolean {
  if (truth.endsWith('px') && !/^[\d.]+px$/.test(value)) return true;
  return value.toLowerCase().includes(truth.toLowerCase());
}

function judgeShown(t: CheckContext, { exchange }: Scraped, shown: typeof shownByTheLookPage): void {
  const branding = t.expect(exchange).at('/data/branding').isObject();
  for (const { path, truth } of shown) {
    const value = valueAt(branding, path);
    t.expect(exchange).that(
      isText(value) && !isAsShown(value, truth)
        ? { expected: truth, actual: shortJson(value), pointer: `/data/branding/${path.join('/')}` }
        : undefined,
    );
  }
}

const topics = [...new Set(brandingMembers.map((member) => member.topic))];

export const brandingResultChecks: readonly Check[] = [
  check('document-data.branding.type', async (t) => {
    const { exchange, data } = await branded(t);
    const { branding } = data;
    const fits = branding === null || isObject(branding);
    t.expect(exchange).that(
      fits ? undefined : { expected: 'an object or null', actual: shortJson(branding), pointer: '/data/branding' },
    );
  }),
  check('document-data.branding.told', async (t) => {
    const { exchange } = await branded(t);
    const branding = t.expect(exchange).at('/data/branding').isObject();
    for (const path of toldByTheLookPage) {
      t.expect(exchange).that(
        [undefined, null, ''].includes(valueAt(branding, path) as undefined)
          ? { expected: 'what the page tells', actual: 'nothing', pointer: `/data/branding/${path.join('/')}` }
          : undefined,
      );
    }
  }),
  check(
    'document-data.branding.as-shown',
    async (t) => {
      const light = await branded(t);
      if (light.data['branding'] === null) t.notApplicable('`branding` is null, as it may be');
      judgeShown(t, light, shownByTheLookPage);
      const site = await t.siteFolder();
      const dark = await scraped(t, site.put('dark', lookPage(site.url(''), darkLook)), { formats: ['branding'] });
      if (dark.data['branding'] !== null) judgeShown(t, dark, shownByTheDarkPage);
    },
    { requests: 4 },
  ),
  ...topics.map((topic) =>
    check(`document-data.branding.${topic}`, async (t) => {
      const { exchange, data } = await branded(t);
      if (data['branding'] === null) t.notApplicable('`branding` is null, as it may be');
      const branding = t.expect(exchange).at('/data/branding').isObject();
      const members = brandingMembers.filter((member) => member.topic === topic);
      const isThere = members.some(({ path }) => valueAt(branding, path) !== undefined);
      if (!isThere) t.notApplicable(`${members.map(({ path }) => path.join('.')).join(', ')} may be missing, and is`);
      for (const { path, kind } of members) {
        const value = valueAt(branding, path);
        if (value === undefined) t.note(`${path.join('.')} is absent`);
        const isWrong = value !== undefined && !kinds[kind].fits(value);
        t.expect(exchange).that(
          isWrong
            ? { expected: kinds[kind].expected, actual: shortJson(value), pointer: `/data/branding/${path.join('/')}` }
            : undefined,
        );
      }
      if (topic !== 'colors-object') return;
      const others = Object.entries(isObject(branding['colors']) ? branding['colors'] : {}).filter(
        ([, value]) => !isHex(value),
      );
      t.expect(exchange).that(
        others.length === 0
          ? undefined
          : {
              expected: 'hexadecimal colours',
              actual: shortJson(Object.fromEntries(others)),
              pointer: '/data/branding/colors',
            },
      );
    }),
  ),
];
