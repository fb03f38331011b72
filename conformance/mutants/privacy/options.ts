/**
 * Mutants of the privacy chapter, as far as its checks need no language model.
 * Spec: ParseOptions (redactPII, zeroDataRetention).
 */
import { isObject } from '../../harness/expectation.js';
import { addToMarkdown, answersData, optionsOf, readsOptions, servesWrong, without } from '../../lies/lies.js';
import type { Mutant } from '../../lies/mutant.js';

/** E-mail addresses gone, as redaction would have it. */
function redacted(markdown: unknown): unknown {
  return typeof markdown === 'string' ? markdown.replace(/[\w.]+@[\w.]+/g, '<EMAIL>') : markdown;
}

export const privacyMutants: readonly Mutant[] = [
  {
    id: 'privacy.redaction-stays',
    describe: 'redacts what is uploaded after an upload that asked for it',
    breaks: ['privacy.redact-pii.own-request'],
    remembering() {
      let stays = false;
      return readsOptions((options) => {
        const redacts = 'redactPII' in options ? options['redactPII'] !== false : stays;
        stays = redacts;
        return redacts && !('redactPII' in options) ? { ...options, redactPII: true } : undefined;
      });
    },
  },
  {
    id: 'privacy.redacts-by-default',
    describe: 'redacts unless told not to',
    breaks: ['privacy.redact-pii.default'],
    ...answersData((data, request) => {
      if (!('redactPII' in (optionsOf(request) ?? {}))) data['markdown'] = redacted(data['markdown']);
    }),
  },
  {
    id: 'privacy.redacts-always',
    describe: 'redacts although told not to',
    breaks: ['privacy.redact-pii.off-keeps-text'],
    ...answersData((data) => {
      data['markdown'] = redacted(data['markdown']);
    }),
  },
  {
    id: 'privacy.redact-pii.any-type',
    describe: 'takes a redactPII that is neither boolean nor object',
    breaks: ['privacy.redact-pii.type'],
    ...servesWrong((options) =>
      'redactPII' in options && typeof options['redactPII'] !== 'boolean' && !isObject(options['redactPII'])
        ? without(options, 'redactPII')
        : undefined,
    ),
  },
  {
    id: 'privacy.zero-data-retention.any-type',
    describe: 'takes a zeroDataRetention that is no boolean',
    breaks: ['privacy.zero-data-retention.type'],
    ...servesWrong((options) =>
      'zeroDataRetention' in options && typeof options['zeroDataRetention'] !== 'boolean'
        ? without(options, 'zeroDataRetention')
        : undefined,
    ),
  },
  {
    id: 'privacy.zero-data-retention.changes-the-answer',
    describe: 'answers otherwise when nothing is to be retained',
    breaks: ['privacy.zero-data-retention.same-answer'],
    ...readsOptions((options) =>
      options['zeroDataRetention'] === true ? without(options, 'zeroDataRetention') : undefined,
    ),
    ...answersData((data, request) => {
      if (optionsOf(request)?.['zeroDataRetention'] === true) addToMarkdown(data, 'Nothing was retained');
    }),
  },
  {
    id: 'privacy.zero-data-retention.no-metadata',
    describe: 'tells nothing of a document of which nothing is to be retained',
    breaks: ['privacy.zero-data-retention.metadata'],
    ...answersData((data, request) => {
      if (optionsOf(request)?.['zeroDataRetention'] === true) data['metadata'] = {};
    }),
  },
  {
    id: 'privacy.zero-data-retention.default-differs',
    describe: 'marks answers of requests that do not name zeroDataRetention',
    breaks: ['privacy.zero-data-retention.default'],
    ...answersData((data, request) => {
      if (!('zeroDataRetention' in (optionsOf(request) ?? {}))) addToMarkdown(data, 'Retained');
    }),
  },
];
