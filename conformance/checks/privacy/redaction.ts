/**
 * Checks of what redaction does: what it takes out, what it leaves, and what it puts in the place. Each is judged on data
 * that leaves no doubt, after a control that shows it in clear; of names, places and secrets one found is enough, because
 * a model may miss the other.
 * Spec: RedactPIIOptions; ParseOptions (redactPII).
 */
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import { missingText } from '../../harness/oracles/content.js';
import { page, htmlUpload } from '../../vocabulary/pages.js';
import { parse, parsed } from '../../vocabulary/parse.js';
import { markdownOf, sameContent, visibleMarkdown } from '../parse/answers.js';
import { acceptedCheck, refusedCheck } from '../parse/option-factories.js';
import {
  addressesEverywhere,
  inPlaceOfEmail,
  keptOf,
  kinds,
  ordinary,
  personalFile,
  redacted,
  valuesOf,
} from './personal-data.js';
import type { Kind } from './personal-data.js';

/** The kind is asked for, and at most `mayStay` of its values are still there. */
function kindCheck(kind: Kind, mayStay: number): Check {
  const id = `privacy.entities.${kind.toLowerCase()}`;
  return check(
    id,
    async (t) => {
      const { data, exchange } = await redacted(t, { entities: [kind] });
      const kept = keptOf(data, valuesOf(kind));
      t.expect(exchange).that(
        kept.length <= mayStay
          ? undefined
          : {
              expected: mayStay === 0 ? 'none of the values' : 'fewer than all of the values',
              actual: kept.join(', '),
              pointer: '/data/markdown',
            },
        `The document holds ${valuesOf(kind).join(', ')}.`,
      );
    },
    { requests: 2 },
  );
}

/** Two ways to ask that must give the same answer. */
function sameAnswerCheck(id: string, named: unknown, silent: unknown, relation: string): Check {
  return check(
    id,
    async (t) => {
      const first = await redacted(t, named);
      const second = await parsed(t, { file: personalFile(), options: { redactPII: silent } });
      t.expect(second.exchange).that(sameContent(first.data, second.data, relation));
    },
    { requests: 3 },
  );
}

const all = kinds.flatMap(valuesOf);

export const redactionChecks = [
  acceptedCheck('privacy.redact-pii.boolean-accepted', [{ redactPII: true }]),
  acceptedCheck('privacy.redact-pii.object-accepted', [{ redactPII: {} }, { redactPII: { replaceStyle: 'mask' } }]),
  sameAnswerCheck('privacy.redact-pii.true-is-defaults', {}, true, 'as with the empty options object'),
  check(
    'privacy.redact-pii.redacts-markdown',
    async (t) => {
      const { data, exchange } = await redacted(t, true);
      const kept = keptOf(data, valuesOf('EMAIL'));
      t.expect(exchange).that(
        kept.length === 0
          ? undefined
          : { expected: 'no e-mail address in clear', actual: kept.join(', '), pointer: '/data/markdown' },
      );
    },
    { requests: 2 },
  ),
  check(
    'privacy.redact-pii.every-place',
    async (t) => {
      const { file, addresses } = addressesEverywhere();
      const clear = await parsed(t, { file, options: { redactPII: false } });
      const missing = addresses.filter((address) => !keptOf(clear.data, addresses).includes(address));
      if (missing.length > 0)
        t.unverified('prerequisite-failed', `without redaction the answer lacks ${missing.join(', ')}`);
      const { data, exchange } = await parsed(t, { file, options: { redactPII: true } });
      const kept = keptOf(data, addresses);
      t.expect(exchange).that(
        kept.length === 0
          ? undefined
          : { expected: 'no e-mail address in clear', actual: kept.join(', '), pointer: '/data/markdown' },
      );
    },
    { requests: 2 },
  ),
  check(
    'privacy.redact-pii.other-text-stays',
    async (t) => {
      const { data, exchange } = await redacted(t, true);
      t.expect(exchange).that(missingText(visibleMarkdown(data), [ordinary]), 'Nothing in it is personal.');
    },
    { requests: 2 },
  ),
  check(
    'privacy.redact-pii.other-members',
    async (t) => {
      const address = valuesOf('EMAIL')[0]!;
      const file = htmlUpload(page(`<p>Write to ${address} today.</p>`));
      const clear = await parsed(t, { file, options: { formats: ['markdown', 'html', 'rawHtml'] } });
      const holds = (text: unknown): boolean => typeof text === 'string' && text.includes(address);
      if (!holds(clear.data['html']) || !holds(clear.data['rawHtml'])) {
        t.unverified('prerequisite-failed', 'without redaction html and rawHtml do not both hold the address');
      }
      const options = { formats: ['markdown', 'html', 'rawHtml'], redactPII: true };
      const exchange = await parse(t, { file, options }, { silence: 'redaction-beyond-markdown' });
      t.tolerateAnswer('redaction-beyond-markdown', exchange, (data) => {
        if (holds(data['html'])) return 'markdown-only';
        return holds(data['rawHtml']) ? 'text-members' : 'all-members';
      });
    },
    { requests: 2 },
  ),
  refusedCheck('privacy.redact-pii.closed', 'redactPII', { mode: 'fast' }, [
    { mode: 'fast', language: 'en' },
    { replace: 'tag' },
  ]),

  acceptedCheck('privacy.entities.accepted', [
    { redactPII: { entities: ['EMAIL'] } },
    { redactPII: { entities: [...kinds] } },
  ]),
  refusedCheck('privacy.entities.type', 'redactPII', { entities: ['EMAIL'] }, [{ entities: 7 }, { entities: {} }]),
  refusedCheck('privacy.entities.unknown', 'redactPII', { entities: ['EMAIL'] }, [
    { entities: ['AGE'] },
    { entities: ['EMAIL', 'SHOE_SIZE'] },
  ]),
  sameAnswerCheck('privacy.entities.default', { entities: [...kinds] }, {}, 'as with all six entities named'),
  kindCheck('PERSON', 1),
  kindCheck('EMAIL', 0),
  kindCheck('PHONE', 1),
  kindCheck('LOCATION', 1),
  kindCheck('FINANCIAL', 1),
  kindCheck('SECRET', 0),
  check(
    'privacy.entities.only-named',
    async (t) => {
      const { data, exchange } = await redacted(t, { entities: ['EMAIL'] });
      const others = kinds.filter((kind) => kind !== 'EMAIL').flatMap(valuesOf);
      const gone = others.filter((value) => !keptOf(data, others).includes(value));
      t.expect(exchange).that(
        gone.length === 0
          ? undefined
          : {
              expected: 'only e-mail addresses redacted',
              actual: `gone: ${gone.join(', ')}`,
              pointer: '/data/markdown',
            },
      );
    },
    { requests: 2 },
  ),
  check('privacy.entities.empty-list', async (t) => {
    const request = { file: personalFile(), options: { redactPII: { entities: [] } } };
    const exchange = await parse(t, request, { silence: 'empty-entities' });
    t.tolerateAnswer('empty-entities', exchange, (data) =>
      keptOf(data, valuesOf('EMAIL')).length > 0 ? 'nothing' : 'everything',
    );
  }),

  ...(['accurate', 'aggressive', 'fast'] as const).map((mode) =>
    acceptedCheck(`privacy.mode.${mode}`, [{ redactPII: { mode } }]),
  ),
  refusedCheck('privacy.mode.enum', 'redactPII', { mode: 'fast' }, [{ mode: 'slow' }, { mode: 7 }]),
  sameAnswerCheck('privacy.mode.default', { mode: 'accurate' }, {}, 'as in mode accurate'),
  check(
    'privacy.mode.aggressive-adds',
    async (t) => {
      const accurate = await redacted(t, { mode: 'accurate' });
      const wide = await parsed(t, { file: personalFile(), options: { redactPII: { mode: 'aggressive' } } });
      const gone = all.filter((value) => !keptOf(accurate.data, all).includes(value));
      const back = keptOf(wide.data, gone);
      t.expect(wide.exchange).that(
        back.length === 0
          ? undefined
          : {
              expected: 'at least what accurate redacts',
              actual: `kept: ${back.join(', ')}`,
              pointer: '/data/markdown',
            },
      );
    },
    { requests: 3 },
  ),
  check(
    'privacy.mode.fast-patterned',
    async (t) => {
      const { data, exchange } = await redacted(t, { mode: 'fast' });
      const kept = keptOf(data, [...valuesOf('EMAIL'), ...valuesOf('PHONE'), valuesOf('FINANCIAL')[0]!]);
      t.expect(exchange).that(
        kept.length === 0
          ? undefined
          : {
              expected: 'addresses and numbers of the usual form gone',
              actual: kept.join(', '),
              pointer: '/data/markdown',
            },
      );
    },
    { requests: 2 },
  ),

  check(
    'privacy.replace-style.tag',
    async (t) => {
      const { found, exchange, address } = await inPlaceOfEmail(t, { replaceStyle: 'tag' });
      const names = found !== undefined && !found.includes(address) && /e-?mail/i.test(found);
      t.expect(exchange).that(
        names
          ? undefined
          : { expected: 'a marker such as <EMAIL>', actual: found ?? 'nothing', pointer: '/data/markdown' },
      );
    },
    { requests: 2 },
  ),
  check(
    'privacy.replace-style.tag-text',
    async (t) => {
      const { found, exchange, address } = await inPlaceOfEmail(t, { replaceStyle: 'tag' });
      t.tolerateAnswer('redaction-tag-text', exchange, (data) => {
        if (found === undefined || found.includes(address)) return 'other';
        if (/\\<EMAIL|&lt;EMAIL|<EMAIL\\>/.test(markdownOf(data))) return 'escaped';
        if (found === '<EMAIL>') return 'plain';
        return /EMAIL\W?\w+/.test(found) ? 'numbered' : 'other';
      });
    },
    { requests: 2 },
  ),
  check(
    'privacy.replace-style.mask',
    async (t) => {
      const { found, exchange, address } = await inPlaceOfEmail(t, { replaceStyle: 'mask' });
      const masks = found !== undefined && !found.includes(address) && found.includes('*');
      t.expect(exchange).that(
        masks ? undefined : { expected: 'asterisks', actual: found ?? 'nothing', pointer: '/data/markdown' },
      );
    },
    { requests: 2 },
  ),
  check(
    'privacy.replace-style.mask-whole',
    async (t) => {
      const { found = '', exchange } = await inPlaceOfEmail(t, { replaceStyle: 'mask' });
      if (!found.includes('*'))
        t.unverified('prerequisite-failed', 'no asterisk stands there, which another check judges');
      const kept = /[\p{L}\p{N}]/u.test(found);
      t.expect(exchange).that(
        kept ? { expected: 'no letter and no figure', actual: found, pointer: '/data/markdown' } : undefined,
      );
    },
    { requests: 2 },
  ),
  check(
    'privacy.replace-style.mask-length',
    async (t) => {
      const { found = '', exchange, address } = await inPlaceOfEmail(t, { replaceStyle: 'mask' });
      t.tolerateAnswer('mask-length', exchange, () => {
        if (/[^*]/.test(found)) return 'partial';
        return found.length === address.length ? 'same-length' : 'fixed-length';
      });
    },
    { requests: 2 },
  ),
  check(
    'privacy.replace-style.remove',
    async (t) => {
      const { found, exchange } = await inPlaceOfEmail(t, { replaceStyle: 'remove' });
      t.expect(exchange).that(
        found === ''
          ? undefined
          : { expected: 'nothing between the words', actual: found ?? 'the words are gone', pointer: '/data/markdown' },
      );
    },
    { requests: 2 },
  ),
  refusedCheck('privacy.replace-style.enum', 'redactPII', { replaceStyle: 'mask' }, [
    { replaceStyle: 'blur' },
    { replaceStyle: 7 },
  ]),
  sameAnswerCheck('privacy.replace-style.default', { replaceStyle: 'tag' }, {}, 'as with style tag'),
  check(
    'privacy.replace-style.same-places',
    async (t) => {
      const [tag, ...others] = await Promise.all(
        (['tag', 'mask', 'remove'] as const).map((replaceStyle) => redacted(t, { replaceStyle })),
      );
      const kept = keptOf(tag!.data, [...all, ordinary]).join(', ');
      for (const { data, exchange } of others) {
        const now = keptOf(data, [...all, ordinary]).join(', ');
        t.expect(exchange).that(
          now === kept ? undefined : { expected: `kept as with tag: ${kept}`, actual: now, pointer: '/data/markdown' },
        );
      }
    },
    { requests: 6 },
  ),
];
