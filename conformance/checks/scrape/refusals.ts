/**
 * Scrapes that must be refused: one named change to a request that was just seen accepted. The source shows errors for
 * `/parse` only, so that any client error counts as a refusal here, and a success that says it is none: the same request
 * without the change was served, so that neither key nor path can be meant.
 * Used by the checks of the scrape and actions chapters.
 * Spec: Scrape options, Actions; Errors (error bodies of operations other than /parse: not shown).
 */
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import type { CheckContext } from '../../harness/check-context.js';
import { shortJson } from '../../harness/contract.js';
import type { Exchange, SendTags } from '../../harness/exchange.js';
import { isObject } from '../../harness/expectation.js';
import type { JsonObject, OracleFinding } from '../../harness/expectation.js';
import type { SiteFolder } from '../../site/fixture-site.js';
import { htmlAnswer } from '../../site/resource.js';
import { framedPage } from '../../vocabulary/pages.js';
import { framedPageWords } from '../parse/page-words.js';
import { scrape } from '../../vocabulary/scrape.js';

export interface ScrapeMutation {
  /** What is wrong, as a reader should see it. */
  readonly name: string;
  readonly options: JsonObject;
  /** True when the contract's schema cannot see the fault. */
  readonly beyondSchema?: boolean;
}

/** Client errors that may befall a lawful request too: no credits left, too slow, too many requests. */
const otherMatters = [402, 408, 429];

export function isRefusal({ response: { status, json } }: Exchange): boolean {
  const deniesSuccess = status === 200 && isObject(json) && json['success'] === false;
  return deniesSuccess || (status >= 400 && status < 500 && !otherMatters.includes(status));
}

export function refusalFinding(exchange: Exchange): OracleFinding | undefined {
  if (isRefusal(exchange)) return undefined;
  const { response } = exchange;
  return {
    expected: 'a refusal of the request (status 400 or another client error about it)',
    actual: `status ${response.status} with ${shortJson(response.json ?? response.text)}`,
  };
}

/** A page of the site that every request of a negative check asks for. */
export function plainPage(t: CheckContext, site: SiteFolder): string {
  return site.put('page', htmlAnswer(framedPage(framedPageWords(t))));
}

/** The control is understood, then every mutation is refused. */
export async function refuses(
  t: CheckContext,
  url: string,
  violates: string,
  control: JsonObject,
  mutations: readonly ScrapeMutation[],
): Promise<void> {
  await t.singleChanges({
    violates,
    control: () => scrape(t, url, control),
    changes: mutations.map(({ name, options, beyondSchema }) => ({
      name,
      beyondSchema,
      send: (tags: SendTags) => scrape(t, url, options, tags),
    })),
    judge: (exchange, name) =>
      t.expect(exchange).that(refusalFinding(exchange), `The request is wrong in one way: ${name}.`),
  });
}

/** Each wrong value of one member is refused, after the lawful value was taken. */
export function refusedMember(
  id: string,
  member: string,
  lawful: unknown,
  values: readonly unknown[],
  rest: JsonObject = {},
): Check {
  return check(
    id,
    async (t) => {
      const url = plainPage(t, await t.siteFolder());
      await refuses(
        t,
        url,
        id,
        { ...rest, [member]: lawful },
        values.map((value) => ({ name: `${member} is ${shortJson(value)}`, options: { ...rest, [member]: value } })),
      );
    },
    { requests: values.length + 2 },
  );
}

/** Each lawful value of one member is served. */
export function servedMember(id: string, member: string, values: readonly unknown[]): Check {
  return check(
    id,
    async (t) => {
      const url = plainPage(t, await t.siteFolder());
      for (const value of values) t.expect(await scrape(t, url, { [member]: value })).accepted();
    },
    { requests: values.length + 1 },
  );
}

/** Each lawful value is served, and each of a wrong type refused: two checks, for the source says the first alone. */
export function typedMember(
  topic: string,
  member: string,
  lawful: readonly unknown[],
  wrong: readonly unknown[],
): readonly Check[] {
  return [servedMember(`${topic}.accepted`, member, lawful), refusedMember(`${topic}.type`, member, lawful[0], wrong)];
}
