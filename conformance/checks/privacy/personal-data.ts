/**
 * Invented personal data in sentences that leave no doubt what it is, and what of it an answer still holds.
 * Used by the checks of redaction.
 * Spec: RedactPIIOptions.
 */
import type { CheckContext } from '../../harness/check-context.js';
import type { Exchange } from '../../harness/exchange.js';
import type { JsonObject } from '../../harness/expectation.js';
import { htmlUpload, page, textUpload } from '../../vocabulary/pages.js';
import { parsed } from '../../vocabulary/parse.js';
import type { Upload } from '../../vocabulary/parse.js';
import { markdownOf } from '../parse/answers.js';

export const kinds = ['PERSON', 'EMAIL', 'PHONE', 'LOCATION', 'FINANCIAL', 'SECRET'] as const;
export type Kind = (typeof kinds)[number];

/** One sentence a kind, and what in it is of that kind. */
const sentences: Record<Kind, { readonly text: string; readonly values: readonly string[] }> = {
  PERSON: {
    text: 'My name is Marit Solberg, and my brother is called Thomas Wagner.',
    values: ['Solberg', 'Wagner'],
  },
  EMAIL: {
    text: 'Write to marit.solberg@plumbline.example or to t.wagner@plumbline.example today.',
    values: ['marit.solberg@plumbline.example', 't.wagner@plumbline.example'],
  },
  PHONE: { text: 'Call us by phone: +47 22 12 34 56 or +1 212-555-0187.', values: ['22 12 34 56', '555-0187'] },
  LOCATION: { text: 'She lives at 221 Baker Street, London, England.', values: ['221 Baker Street', 'London'] },
  FINANCIAL: {
    text: 'The credit card number is 4111 1111 1111 1111, the IBAN is DE89 3704 0044 0532 0130 00.',
    values: ['4111 1111 1111 1111', 'DE89 3704 0044 0532 0130 00'],
  },
  SECRET: { text: 'The password: kX9-vB27-qqLm! opens the safe.', values: ['kX9-vB27-qqLm!'] },
};

/** Nothing in it is personal. */
export const ordinary = 'The invoice covers four pallets of roof tiles and was paid in full.';

/** A file that holds all of it, each sentence on its own. */
export function personalFile(): Upload {
  return textUpload([ordinary, ...kinds.map((kind) => sentences[kind].text)].join(' '));
}

export function valuesOf(kind: Kind): readonly string[] {
  return sentences[kind].values;
}

/** The Markdown without the backslashes that Markdown may write. */
function plainMarkdown(data: JsonObject): string {
  return markdownOf(data).replace(/\\([!-/:-@[-`{-~])/g, '$1');
}

/** What an answer still holds of the values. */
export function keptOf(data: JsonObject, values: readonly string[]): string[] {
  const text = plainMarkdown(data).replace(/\s+/g, ' ');
  return values.filter((value) => text.includes(value));
}

/**
 * The file parsed with the options, after a control: without redaction all of its values are there to be redacted.
 * @throws the verdict `unverified` when they are not
 */
export async function redacted(
  t: CheckContext,
  redactPII: unknown,
): Promise<{ readonly data: JsonObject; readonly exchange: Exchange }> {
  const file = personalFile();
  const clear = await parsed(t, { file, options: { redactPII: false } });
  const all = kinds.flatMap(valuesOf);
  const missing = all.filter((value) => !keptOf(clear.data, all).includes(value));
  if (missing.length > 0) {
    t.unverified('prerequisite-failed', `without redaction the answer lacks ${missing.join(', ')}`);
  }
  return parsed(t, { file, options: { redactPII } });
}

/** What stands in the answer in the place of one e-mail address, between two words; undefined when they are not there. */
export async function inPlaceOfEmail(
  t: CheckContext,
  redactPII: JsonObject,
): Promise<{ readonly found: string | undefined; readonly exchange: Exchange; readonly address: string }> {
  const [before, after] = ['pallets', 'tiles'];
  const address = valuesOf('EMAIL')[0]!;
  const file = textUpload(`Write about roof ${before} ${address} ${after} today.`);
  const between = (data: JsonObject): string | undefined =>
    new RegExp(`${before}([\\s\\S]*)${after}`).exec(plainMarkdown(data))?.[1]?.trim();
  const clear = await parsed(t, { file, options: { redactPII: false } });
  if (between(clear.data) !== address) {
    t.unverified('prerequisite-failed', 'without redaction the address does not stand between its neighbours');
  }
  const { data, exchange } = await parsed(t, { file, options: { redactPII: { ...redactPII, entities: ['EMAIL'] } } });
  return { found: between(data), exchange, address };
}

/** E-mail addresses in every place that a document has, one of them twice. */
const placedAddresses = {
  heading: 'desk@plumbline.example',
  item: 'crew@plumbline.example',
  cell: 'office@plumbline.example',
  link: 'pier@plumbline.example',
  end: 'night.watch@plumbline.example',
} as const;

/** A page with an address in a heading, a list, a table, a link, and twice at its end. */
export function addressesEverywhere(): { readonly file: Upload; readonly addresses: readonly string[] } {
  const { heading, item, cell, link, end } = placedAddresses;
  const body = `<main><h1>Write to ${heading}</h1>
<p>${ordinary}</p>
<ul><li>The crew is at ${item} in the morning</li><li>Nobody is there at night</li></ul>
<table><tr><th>Room</th><th>Address</th></tr><tr><td>Office</td><td>${cell}</td></tr></table>
<p>The pier has <a href="mailto:${link}">${link}</a> for visitors.</p>
<p>At night ask ${end} for the key. If nobody answers, ask ${end} again.</p></main>`;
  return { file: htmlUpload(page(body)), addresses: Object.values(placedAddresses) };
}
