/**
 * Uploads documents with known truth and hands back what came out, as text and as facts.
 * Used by the checks of content; conversion checks ask for the whole document (`onlyMainContent` false), so that the
 * choice of a main part is judged by its own checks alone.
 * Spec: Parse upload; Document data, `markdown` and `html`.
 */
import { contentTypeOf } from '../documents/fixture.js';
import type { Fixture, FixtureExtension } from '../documents/fixture.js';
import type { CheckContext } from '../harness/check-context.js';
import type { Exchange } from '../harness/exchange.js';
import type { JsonObject, OracleFinding } from '../harness/expectation.js';
import { markdownFacts } from '../harness/oracles/markdown-facts.js';
import type { MarkdownFacts } from '../harness/oracles/markdown-facts.js';
import type { Upload } from '../vocabulary/parse.js';
import { parsed } from '../vocabulary/parse.js';

/** Options that leave nothing out on account of `onlyMainContent`. */
export const wholeDocument = { onlyMainContent: false } as const;

/** An upload of bytes under a name of the extension. */
export function uploadOf(extension: FixtureExtension, bytes: Uint8Array | string, stem = 'document'): Upload {
  return { name: `${stem}.${extension}`, contentType: contentTypeOf[extension], bytes };
}

/** An upload of a fixture. */
export async function fixtureUpload(fixture: Fixture, name?: string): Promise<Upload> {
  const upload = uploadOf(fixture.extension, await fixture.bytes(), fixture.name);
  return name === undefined ? upload : { ...upload, name };
}

/** Those whose kind the target reads: the others are judged by the check of their kind. @throws Unverified */
export async function readable<Kind extends { readonly extension: FixtureExtension }>(
  t: CheckContext,
  kinds: readonly Kind[],
): Promise<Kind[]> {
  await t.need('parse.envelope');
  const read: Kind[] = [];
  for (const kind of kinds) if (await t.offers(`parse.${kind.extension}`)) read.push(kind);
  if (read.length === 0) t.unverified('prerequisite-failed', 'the target reads no document of the kinds that are sent');
  return read;
}

export interface Converted {
  readonly exchange: Exchange;
  readonly data: JsonObject;
  readonly markdown: string;
  readonly facts: MarkdownFacts;
}

/** Parses a file that must be accepted, and reads its Markdown. */
export async function converted(
  t: CheckContext,
  file: Upload,
  options: JsonObject = wholeDocument,
): Promise<Converted> {
  const { data, exchange } = await parsed(t, { file, options });
  const markdown = t.expect(exchange).at('/data/markdown').isString();
  return { exchange, data, markdown, facts: markdownFacts(markdown) };
}

export interface ConvertedHtml {
  readonly exchange: Exchange;
  readonly data: JsonObject;
  readonly html: string;
}

/** Parses a file that must be accepted, and reads its `html`. */
export async function convertedHtml(
  t: CheckContext,
  file: Upload,
  options: JsonObject = wholeDocument,
): Promise<ConvertedHtml> {
  const { data, exchange } = await parsed(t, { file, options: { ...options, formats: ['html'] } });
  return { exchange, data, html: t.expect(exchange).at('/data/html').isString() };
}

/** The finding as one about `data.markdown`. */
export function inMarkdown(finding: OracleFinding | undefined): OracleFinding | undefined {
  return finding && { pointer: '/data/markdown', ...finding };
}

/** The finding as one about `data.html`. */
export function inHtml(finding: OracleFinding | undefined): OracleFinding | undefined {
  return finding && { pointer: '/data/html', ...finding };
}
