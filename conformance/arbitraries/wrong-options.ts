/**
 * ParseOptions with exactly one thing wrong: a member of a type that the interface does not give it.
 * Only shapes that no reading of the tables allows: no texts that a form library may turn into numbers or booleans.
 * Spec: ParseOptions, types and rules.
 */
import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { parseOptions } from './parse-options.js';

export interface WrongOptions {
  /** The member that is wrong. */
  readonly member: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/** Objects and lists, for members that take a text, a number or a boolean. */
const structured = fc.oneof(
  fc.dictionary(fc.constantFrom('a', 'value', 'type'), fc.integer(), { maxKeys: 2 }),
  fc.array(fc.integer(), { maxLength: 3 }),
);
const scalar = fc.oneof(fc.integer(), fc.string({ maxLength: 20 }), fc.boolean());

const wrongMember: Arbitrary<readonly [string, unknown]> = fc.oneof(
  fc.tuple(
    fc.constantFrom(
      'onlyMainContent',
      'blockAds',
      'removeBase64Images',
      'skipTlsVerification',
      'timeout',
      'proxy',
      'origin',
      'integration',
    ),
    structured,
  ),
  fc.tuple(fc.constantFrom('formats', 'parsers'), scalar),
  fc.tuple(
    fc.constantFrom('includeTags', 'excludeTags'),
    fc.array(fc.dictionary(fc.constant('a'), fc.integer(), { minKeys: 1 }), { minLength: 1, maxLength: 2 }),
  ),
  fc.tuple(
    fc.constant('headers'),
    fc.oneof(fc.integer(), fc.boolean(), fc.array(fc.integer(), { minLength: 1, maxLength: 2 })),
  ),
  fc.tuple(fc.constant('auditMetadata'), fc.oneof(fc.integer(), fc.boolean(), fc.constant({}))),
);

export const wrongOptions: Arbitrary<WrongOptions> = fc
  .tuple(parseOptions([]), wrongMember)
  .map(([options, [member, value]]) => ({ member, options: { ...options, [member]: value } }));
