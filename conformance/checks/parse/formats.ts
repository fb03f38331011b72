/**
 * Checks of `formats`: the names, the two forms of an item, the default, and what each format answers.
 * Spec: ParseOptions (`formats`); Formats accepted by /parse; Document data (presence).
 */
import fc from 'fast-check';
import { formatLists, nameOfFormat, plainFormats } from '../../arbitraries/parse-options.js';
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import type { JsonObject } from '../../harness/expectation.js';
import { htmlUpload, page, textUpload } from '../../vocabulary/pages.js';
import { offeredFormats } from '../offered-formats.js';
import { exactMembers, membersOf, sameContent, withoutImages } from './answers.js';
import { parse, parsed } from '../../vocabulary/parse.js';

/** A page with something for every format. */
function richPage(word: string): string {
  return page(
    `<main><h1>Sources</h1><p>${word} <a href="https://plumbline.example/a">a link</a></p><p><img src="https://plumbline.example/i.png" alt="a picture"></p></main>`,
  );
}

/** Each format alone, in one form, is answered in its member. */
function formatCheck(id: string, format: string, judge: (value: unknown) => boolean, kind: string): Check {
  return check(id, async (t) => {
    const { data, exchange } = await parsed(t, {
      file: htmlUpload(richPage(t.word())),
      options: { formats: [format] },
    });
    const value = data[format];
    t.expect(exchange).that(
      judge(value)
        ? undefined
        : { expected: kind, actual: JSON.stringify(value) ?? 'no such member', pointer: `/data/${format}` },
      `The request asked for formats: ["${format}"].`,
    );
  });
}

const isText = (value: unknown): boolean => typeof value === 'string';
const isList = (value: unknown): boolean => Array.isArray(value);

export const formatChecks = [
  check(
    'parse.formats.accepted',
    async (t) => {
      const file = htmlUpload(richPage(t.word()));
      await t.property('lists of formats', formatLists(await offeredFormats(t)), async (formats) => {
        const { data, exchange } = await parsed(t, { file, options: { formats } });
        const asked = formats.map(nameOfFormat).filter((name) => name !== 'images');
        const missing = asked.find((name) => data[name] === undefined);
        t.expect(exchange).that(
          missing === undefined
            ? undefined
            : {
                expected: 'this member, for its format was asked for',
                actual: 'nothing',
                pointer: `/data/${missing}`,
              },
        );
        return 'accepted';
      });
    },
    { requests: 0, generated: 1 },
  ),
  check('parse.formats.default', async (t) => {
    const file = htmlUpload(richPage(t.word()));
    const { data, exchange } = await parsed(t, { file });
    t.expect(exchange).that(exactMembers(data, ['markdown']), 'The request named no formats.');
    const named = await parsed(t, { file, options: { formats: ['markdown'] } });
    t.expect(exchange).that(sameContent(named.data, data, 'as with formats: ["markdown"]'));
  }),
  check(
    'parse.formats.object-form',
    async (t) => {
      const file = htmlUpload(richPage(t.word()));
      for (const type of await offeredFormats(t)) {
        const { data, exchange } = await parsed(t, { file, options: { formats: [{ type }] } });
        const absent = type !== 'images' && data[type] === undefined;
        t.expect(exchange).that(
          absent ? { expected: 'this member', actual: 'nothing', pointer: `/data/${type}` } : undefined,
        );
      }
    },
    { requests: plainFormats.length },
  ),
  check(
    'parse.formats.string-form',
    async (t) => {
      const file = htmlUpload(richPage(t.word()));
      for (const type of await offeredFormats(t)) {
        const { data, exchange } = await parsed(t, { file, options: { formats: [type] } });
        const absent = type !== 'images' && data[type] === undefined;
        t.expect(exchange).that(
          absent ? { expected: 'this member', actual: 'nothing', pointer: `/data/${type}` } : undefined,
        );
      }
    },
    { requests: plainFormats.length },
  ),
  check(
    'parse.formats.string-equals-object',
    async (t) => {
      const file = htmlUpload(richPage(t.word()));
      for (const type of await offeredFormats(t)) {
        const text = await parsed(t, { file, options: { formats: [type] } });
        const object = await parsed(t, { file, options: { formats: [{ type }] } });
        t.expect(object.exchange).that(sameContent(text.data, object.data, `as with the plain name "${type}"`));
        t.expect(object.exchange).at(`/data/${type}`).equals(text.data[type]);
      }
    },
    { requests: 2 * plainFormats.length },
  ),
  formatCheck('parse.formats.markdown', 'markdown', isText, 'a text'),
  formatCheck('parse.formats.html', 'html', isText, 'a text'),
  formatCheck('parse.formats.raw-html', 'rawHtml', isText, 'a text'),
  formatCheck('parse.formats.links', 'links', isList, 'a list'),
  check('parse.formats.images', async (t) => {
    const file = htmlUpload(richPage(t.word()));
    const { exchange, data } = await parsed(t, { file, options: { formats: ['images'] } });
    t.expect(exchange).that(withoutImages(data));
  }),
  check(
    'parse.formats.order-without-effect',
    async (t) => {
      const file = htmlUpload(richPage(t.word()));
      const offered = await offeredFormats(t);
      await t.property(
        'two orders of the same formats',
        fc.tuple(fc.shuffledSubarray(offered, { minLength: Math.min(2, offered.length) }), fc.nat()),
        async ([formats]) => {
          const forward = await parsed(t, { file, options: { formats } });
          const backward = await parsed(t, { file, options: { formats: [...formats].reverse() } });
          t.expect(backward.exchange).that(
            sameContent(forward.data, backward.data, 'as with the formats in another order'),
          );
          return 'accepted';
        },
      );
    },
    { requests: 0, generated: 2 },
  ),
  check(
    'parse.formats.independent',
    async (t) => {
      const file = htmlUpload(richPage(t.word()));
      const offered = await offeredFormats(t);
      const together = await parsed(t, { file, options: { formats: offered } });
      for (const format of offered) {
        const alone = await parsed(t, { file, options: { formats: [format] } });
        const isSame = alone.data[format] === undefined || sameValue(alone.data[format], together.data[format]);
        t.expect(together.exchange).that(
          isSame
            ? undefined
            : { expected: 'as without the other formats', actual: 'another value', pointer: `/data/${format}` },
          `One request asked for ${format} alone, this one for ${offered.join(', ')}.`,
        );
      }
    },
    { requests: 6 },
  ),
  check('parse.formats.empty-list', async (t) => {
    const exchange = await parse(
      t,
      { file: textUpload(t.word()), options: { formats: [] } },
      { silence: 'empty-formats' },
    );
    t.tolerateAnswer('empty-formats', exchange, (data) => memberOutcome(data));
  }),
  check('parse.formats.repeated', async (t) => {
    const options = { formats: ['markdown', { type: 'markdown' }] };
    const exchange = await parse(t, { file: textUpload(t.word()), options }, { silence: 'repeated-format' });
    t.tolerateAnswer('repeated-format', exchange, () => 'once');
  }),
];

function sameValue(left: unknown, right: unknown): boolean {
  return typeof left === 'string' && typeof right === 'string'
    ? left.replace(/\s+/g, ' ').trim() === right.replace(/\s+/g, ' ').trim()
    : JSON.stringify(left) === JSON.stringify(right);
}

function memberOutcome(data: JsonObject): string {
  const members = membersOf(data);
  if (members.length === 0) return 'no-members';
  return members.join() === 'markdown' ? 'markdown' : `members ${members.join(', ')}`;
}
