/**
 * Lawful ParseOptions: every option the interface states, each with values it states, in any combination.
 * Left out: what an account may lack (`zeroDataRetention`), what is not built everywhere yet (`summary`, `json`,
 * `redactPII` true), and timeouts so short that a slow server could not keep them.
 * Spec: ParseOptions; Formats accepted by /parse; Parser object (PDF); AuditMetadata.
 */
import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { generatedLimits } from '../harness/generated-limits.js';

/** Formats that need no language model. */
export const plainFormats = ['markdown', 'html', 'rawHtml', 'links', 'images'] as const;
export type PlainFormat = (typeof plainFormats)[number];

/** A format by its plain name or as an object. */
export type WrittenFormat = PlainFormat | { readonly type: PlainFormat };

export type WrittenOptions = Readonly<Record<string, unknown>> & { readonly formats?: readonly WrittenFormat[] };

/** A non-empty list of distinct formats, each written either way. */
export function formatLists(formats: readonly PlainFormat[] = plainFormats): Arbitrary<WrittenFormat[]> {
  return fc
    .shuffledSubarray([...formats], { minLength: 1 })
    .chain((names) => fc.tuple(...names.map((name) => fc.constantFrom<WrittenFormat>(name, { type: name }))));
}

/** The plain name of a format. */
export function nameOfFormat(format: WrittenFormat): PlainFormat {
  return typeof format === 'string' ? format : format.type;
}

const word = fc.stringMatching(/^[a-z]{1,12}$/);

const parsers = fc.oneof(
  fc.constant(['pdf']),
  fc
    .record(
      {
        type: fc.constant('pdf'),
        mode: fc.constantFrom('fast', 'auto'),
        maxPages: fc.integer({ min: generatedLimits.pdfMaxPagesMin, max: generatedLimits.pdfMaxPagesMax }),
      },
      { requiredKeys: ['type'] },
    )
    .map((parser) => [parser]),
);

/** Options that do not touch what is selected. */
const withoutEffect = {
  timeout: fc.integer({ min: generatedLimits.parseTimeoutDefaultMs, max: generatedLimits.parseTimeoutMaxMs }),
  blockAds: fc.boolean(),
  skipTlsVerification: fc.boolean(),
  headers: fc.dictionary(
    word.map((name) => `x-${name}`),
    word,
    { maxKeys: 3 },
  ),
  proxy: fc.constantFrom('basic', 'auto'),
  redactPII: fc.constant(false),
  origin: word,
  integration: fc.option(word, { nil: null }),
  auditMetadata: fc.record({ username: fc.string({ minLength: 1, maxLength: 40 }) }),
};

/** Any lawful options with some of the formats; `tags` are selectors that may stand in `includeTags` and `excludeTags`. */
export function parseOptions(
  tags: readonly string[] = ['nav', 'footer', '.note', '#first'],
  formats: readonly PlainFormat[] = plainFormats,
): Arbitrary<WrittenOptions> {
  return fc.record(
    {
      formats: formatLists(formats),
      onlyMainContent: fc.boolean(),
      includeTags: fc.subarray([...tags]),
      excludeTags: fc.subarray([...tags]),
      parsers,
      removeBase64Images: fc.boolean(),
      ...withoutEffect,
    },
    { requiredKeys: [] },
  );
}
