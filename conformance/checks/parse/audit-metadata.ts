/**
 * Checks of `auditMetadata`: its shape and the length of `username`.
 * Spec: AuditMetadata; Limits (auditMetadata.username).
 */
import { check } from '../../harness/check.js';
import { generatedLimits } from '../../harness/generated-limits.js';
import { textUpload } from '../../vocabulary/pages.js';
import { acceptedCheck, refusedCheck, withoutEffectCheck } from './option-factories.js';
import { parse } from '../../vocabulary/parse.js';

const maximum = generatedLimits.auditUsernameMaxLength;
const lawful = { username: 'jane@example.org' };

export const auditMetadataChecks = [
  withoutEffectCheck('parse.audit-metadata.accepted', [{ auditMetadata: lawful }]),
  refusedCheck('parse.audit-metadata.type', 'auditMetadata', lawful, ['jane@example.org', [lawful], 7]),
  refusedCheck('parse.audit-metadata.username-required', 'auditMetadata', lawful, [{}]),
  refusedCheck('parse.audit-metadata.username-type', 'auditMetadata', lawful, [
    { username: {} },
    { username: ['jane'] },
  ]),
  acceptedCheck('parse.audit-metadata.username-maximum', [
    { auditMetadata: { username: 'u'.repeat(maximum) } },
    // So many characters are more bytes.
    { auditMetadata: { username: 'ü'.repeat(maximum) } },
  ]),
  refusedCheck('parse.audit-metadata.username-above-maximum', 'auditMetadata', { username: 'u'.repeat(maximum) }, [
    { username: 'u'.repeat(maximum + 1) },
    { username: 'u'.repeat(2 * maximum) },
  ]),
  refusedCheck('parse.audit-metadata.closed', 'auditMetadata', lawful, [{ ...lawful, department: 'archive' }]),
  check('parse.audit-metadata.username-empty', async (t) => {
    const options = { auditMetadata: { username: '' } };
    t.tolerateAnswer(
      'empty-username',
      await parse(t, { file: textUpload(t.word()), options }, { silence: 'empty-username' }),
      () => 'accepted',
    );
  }),
  check('parse.audit-metadata.username-units', async (t) => {
    // A character outside the basic plane: one code point, two UTF-16 units.
    const options = { auditMetadata: { username: '\u{1F600}'.repeat(maximum) } };
    t.tolerateAnswer(
      'length-units',
      await parse(t, { file: textUpload(t.word()), options }, { silence: 'length-units' }),
      () => 'accepted',
    );
  }),
];
