/**
 * ParseOptions that every server of the interface accepts, whatever its choices where the interface is silent.
 * Left out on purpose: what may need an account's right (zeroDataRetention), a language model (summary, json,
 * redactPII), or long work.
 * Spec: ParseOptions; Formats accepted by /parse.
 */
import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { generatedLimits } from '../harness/generated-limits.js';

/** Formats that need no language model. */
export const plainFormats = ['markdown', 'html', 'rawHtml', 'links', 'images'] as const;

/** A format as its name or as an object. */
export const formatItem = fc
  .tuple(fc.constantFrom(...plainFormats), fc.boolean())
  .map(([type, asObject]): unknown => (asObject ? { type } : type));

/** A list without repetitions, not empty. */
export const formatList: Arbitrary<unknown[]> = fc
  .tuple(fc.shuffledSubarray([...plainFormats], { minLength: 1 }), fc.infiniteStream(fc.boolean()))
  .map(([types, asObject]) => types.map((type): unknown => (asObject.next().value === true ? { type } : type)));

const parser: Arbitrary<unknown> = fc.oneof(
  fc.constant('pdf'),
  fc.record(
    {
      type: fc.constant('pdf'),
      mode: fc.constantFrom('fast', 'auto'),
      maxPages: fc.integer({ min: generatedLimits.pdfMaxPagesMin, max: generatedLimits.pdfMaxPagesMax }),
    },
    { requiredKeys: ['type'] },
  ),
);

/** Letters, digits and common punctuation: what a header value or a name may hold. */
const plainText = fc.string({ unit: fc.constantFrom(...'abcXYZ019 -_.@/'), maxLength: 40 });

export const lawfulOptions: Arbitrary<Record<string, unknown>> = fc.record(
  {
    formats: formatList,
    onlyMainContent: fc.boolean(),
    includeTags: fc.constantFrom([], ['main'], ['main', 'h1']),
    excludeTags: fc.constantFrom([], ['aside'], ['aside', 'figure']),
    parsers: fc.array(parser, { minLength: 1, maxLength: 1 }),
    timeout: fc.integer({ min: generatedLimits.parseTimeoutDefaultMs, max: generatedLimits.parseTimeoutMaxMs }),
    blockAds: fc.boolean(),
    removeBase64Images: fc.boolean(),
    skipTlsVerification: fc.boolean(),
    headers: fc.dictionary(fc.constantFrom('X-Trace', 'Accept-Language'), plainText, { maxKeys: 2 }),
    proxy: fc.constantFrom('basic', 'auto'),
    redactPII: fc.constant(false),
    zeroDataRetention: fc.constant(false),
    origin: plainText,
    integration: fc.oneof(fc.constant(null), plainText),
    auditMetadata: fc.record({ username: fc.string({ unit: fc.constantFrom(...'abcXYZ019 -_.@'), minLength: 1, maxLength: 60 }) }),
  },
  { requiredKeys: [] },
);
