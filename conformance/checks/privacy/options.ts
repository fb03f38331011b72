/**
 * Checks of `redactPII` and `zeroDataRetention` as far as they need no language model: types, and the defaults.
 * Spec: ParseOptions (redactPII, zeroDataRetention).
 */
import { check } from '../../harness/check.js';
import { isObject } from '../../harness/expectation.js';
import { missingText } from '../../harness/oracles/content.js';
import { dataOf } from '../../harness/silence.js';
import { textUpload } from '../../vocabulary/pages.js';
import { sameContent, visibleMarkdown } from '../parse/answers.js';
import { defaultCheck, noBooleans, refusedCheck } from '../parse/option-factories.js';
import { parse, parsed } from '../../vocabulary/parse.js';

/** Personal information of every kind the interface names, invented. */
const personal = [
  'Marit Solberg',
  'marit.solberg@plumbline.example',
  '+47 22 12 34 56',
  'Storgata 17 in Oslo',
  '4111 1111 1111 1111',
];

export const privacyOptionChecks = [
  defaultCheck('privacy.redact-pii.default', 'redactPII', false, {
    file: () => textUpload(`Contacts: ${personal.join(', ')}.`),
  }),
  check('privacy.redact-pii.off-keeps-text', async (t) => {
    const { data, exchange } = await parsed(t, {
      file: textUpload(`Contacts: ${personal.join(', ')}.`),
      options: { redactPII: false },
    });
    t.expect(exchange).that(missingText(visibleMarkdown(data), personal), 'Redaction was switched off.');
  }),
  check(
    'privacy.redact-pii.own-request',
    async (t) => {
      const file = textUpload(`Contacts: ${personal.join(', ')}.`);
      const redacted = await parsed(t, { file, options: { redactPII: true } });
      const { data, exchange } = await parsed(t, { file });
      if (missingText(visibleMarkdown(redacted.data), personal) === undefined)
        t.unverified('prerequisite-failed', 'nothing was redacted where redaction was asked for');
      t.expect(exchange).that(
        missingText(visibleMarkdown(data), personal),
        'The upload before it asked for redaction.',
      );
    },
    { requests: 2 },
  ),
  refusedCheck('privacy.redact-pii.type', 'redactPII', true, ['EMAIL', 7, ['EMAIL']]),
  refusedCheck('privacy.zero-data-retention.type', 'zeroDataRetention', false, noBooleans),
  check(
    'privacy.zero-data-retention.default',
    async (t) => {
      const file = textUpload(t.words(5));
      const off = await parsed(t, { file, options: { zeroDataRetention: false } });
      const silent = await parsed(t, { file });
      t.expect(silent.exchange).that(sameContent(off.data, silent.data, 'as with zeroDataRetention false'));
      // Whether the account has the feature is not known; where it has, the answer is the same.
      const on = await parse(
        t,
        { file, options: { zeroDataRetention: true } },
        { silence: 'zero-data-retention-not-enabled' },
      );
      const data = dataOf(on);
      if (data) t.expect(on).that(sameContent(off.data, data, 'as with zeroDataRetention false'));
    },
    { requests: 3 },
  ),
  check(
    'privacy.zero-data-retention.metadata',
    async (t) => {
      const file = textUpload(t.word());
      const off = await parsed(t, { file, options: { zeroDataRetention: false } });
      const told = isObject(off.data['metadata']) ? off.data['metadata'] : {};
      const on = await parse(
        t,
        { file, options: { zeroDataRetention: true } },
        { silence: 'zero-data-retention-not-enabled' },
      );
      if (dataOf(on) === undefined)
        return t.unverified('prerequisite-failed', 'the account has no zero data retention');
      for (const name of ['title', 'contentType', 'sourceFile'].filter((member) => member in told))
        t.expect(on).at(`/data/metadata/${name}`).equals(told[name]);
      t.expect(on).status(200);
    },
    { requests: 2 },
  ),
  check('privacy.zero-data-retention.accepted', async (t) => {
    const request = { file: textUpload(t.word()), options: { zeroDataRetention: true } };
    const exchange = await parse(t, request, { silence: 'zero-data-retention-not-enabled' });
    t.tolerateAnswer('zero-data-retention-not-enabled', exchange, () => 'accepted');
  }),
];
