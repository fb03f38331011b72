/**
 * Checks of `formats` that the interface does not know, and of those it names for other operations only.
 * Spec: Formats accepted by /parse; ParseOptions (browser-only options are not supported by /parse).
 */
import { check } from '../../harness/check.js';
import { shortJson } from '../../harness/contract.js';
import { dataOf } from '../../harness/silence.js';
import { textUpload } from '../../vocabulary/pages.js';
import { sameContent } from './answers.js';
import { parse, parseNegatives, parsed } from '../../vocabulary/parse.js';

/** Formats of other operations, each in the form that operation gives it. */
const browserFormats = {
  screenshot: { type: 'screenshot', fullPage: true },
  branding: { type: 'branding' },
  changeTracking: { type: 'changeTracking', modes: ['git-diff'] },
} as const;

const withoutTypes: readonly unknown[] = [{}, { format: 'markdown' }];
const noFormats: readonly unknown[] = [7, null, ['markdown'], true];

export const formatNegativeChecks = [
  check(
    'parse.formats.not-a-list',
    async (t) => {
      const file = textUpload(t.word());
      await parseNegatives(t, {
        violates: 'parse.formats.not-a-list',
        control: { file, options: { formats: ['markdown'] } },
        mutations: ['markdown', { type: 'markdown' }, 1].map((formats) => ({
          name: `formats is ${shortJson(formats)}`,
          request: { file, options: { formats } },
        })),
      });
    },
    { requests: 4 },
  ),
  check(
    'parse.formats.type-required',
    async (t) => {
      const file = textUpload(t.word());
      await parseNegatives(t, {
        violates: 'parse.formats.type-required',
        control: { file, options: { formats: [{ type: 'markdown' }] } },
        mutations: withoutTypes.map((item) => ({
          name: `a format ${shortJson(item)}`,
          request: { file, options: { formats: [item] } },
        })),
      });
    },
    { requests: 3 },
  ),
  check(
    'parse.formats.unknown-name',
    async (t) => {
      const file = textUpload(t.word());
      const name = t.word();
      await parseNegatives(t, {
        violates: 'parse.formats.unknown-name',
        control: { file, options: { formats: ['markdown'] } },
        mutations: [name, { type: name }].map((item) => ({
          name: `an invented format ${shortJson(item)}`,
          request: { file, options: { formats: ['markdown', item] } },
        })),
      });
    },
    { requests: 3 },
  ),
  check(
    'parse.formats.item-not-a-format',
    async (t) => {
      const file = textUpload(t.word());
      await parseNegatives(t, {
        violates: 'parse.formats.item-not-a-format',
        control: { file, options: { formats: ['markdown'] } },
        mutations: noFormats.map((item) => ({
          name: `a list item ${shortJson(item)}`,
          request: { file, options: { formats: ['markdown', item] } },
        })),
      });
    },
    { requests: 5 },
  ),
  check('parse.formats.unknown-member', async (t) => {
    const options = { formats: [{ type: 'markdown', flavour: 'gfm' }] };
    const exchange = await parse(t, { file: textUpload(t.word()), options }, { silence: 'unknown-format-members' });
    t.tolerateAnswer('unknown-format-members', exchange, () => 'ignored');
  }),
  check(
    'parse.formats.browser-rendering-never-served',
    async (t) => {
      const file = textUpload(t.word());
      for (const [name, format] of Object.entries(browserFormats)) {
        const exchange = await parse(
          t,
          { file, options: { formats: ['markdown', format] } },
          { silence: 'browser-only-options' },
        );
        const value = dataOf(exchange)?.[name];
        t.expect(exchange).that(
          value === undefined || value === null
            ? undefined
            : { expected: 'no content', actual: shortJson(value), pointer: `/data/${name}` },
          `/parse does not support the format ${name}.`,
        );
      }
    },
    { requests: 3 },
  ),
  check('parse.formats.browser-rendering-refused', async (t) => {
    const file = textUpload(t.word());
    for (const format of [browserFormats.screenshot, browserFormats.branding]) {
      const exchange = await parse(
        t,
        { file, options: { formats: ['markdown', format] } },
        { silence: 'browser-only-options' },
      );
      t.tolerateAnswer('browser-only-options', exchange, () => 'ignored');
    }
  }),
  check('parse.formats.change-tracking-refused', async (t) => {
    const options = { formats: ['markdown', browserFormats.changeTracking] };
    const exchange = await parse(t, { file: textUpload(t.word()), options }, { silence: 'browser-only-options' });
    t.tolerateAnswer('browser-only-options', exchange, () => 'ignored');
  }),
  check(
    'parse.formats.unlisted-results',
    async (t) => {
      const file = textUpload(t.word());
      const plain = await parsed(t, { file });
      const unlisted = [
        { type: 'question', question: 'What is this?' },
        { type: 'highlights', query: 'heading' },
        'audio',
        'video',
        'menu',
      ];
      const members: Record<string, string> = { question: 'answer' };
      for (const format of unlisted) {
        const exchange = await parse(
          t,
          { file, options: { formats: ['markdown', format] } },
          { silence: 'unlisted-formats' },
        );
        const name = typeof format === 'string' ? format : format.type;
        t.tolerateAnswer('unlisted-formats', exchange, (data) =>
          data[members[name] ?? name] !== undefined
            ? 'served'
            : sameContent(plain.data, data, '')
              ? 'changed'
              : 'ignored',
        );
      }
    },
    { requests: 6 },
  ),
  check('parse.formats.json-bare', async (t) => {
    const exchange = await parse(
      t,
      { file: textUpload(t.word()), options: { formats: [{ type: 'json' }] } },
      { silence: 'json-without-prompt-and-schema' },
    );
    t.tolerateAnswer('json-without-prompt-and-schema', exchange, () => 'served');
  }),
];
