/**
 * The words of `POST /parse`: a call as a check writes it, its translation to multipart parts, a parse that must be
 * accepted, and wrong parses that must be refused.
 * The default form is what the interface states: `file` first, then `options` as an application/json part.
 * Used by the checks of uploads.
 * Spec: Parse upload (multipart parts of POST /parse); Errors, POST /parse, 400.
 */
import { contentTypeOf } from '../documents/fixture.js';
import { makeDocument } from '../documents/make.js';
import type { CheckContext } from '../harness/check-context.js';
import type { Exchange, SendTags } from '../harness/exchange.js';
import { isObject } from '../harness/expectation.js';
import type { JsonObject } from '../harness/expectation.js';
import { generatedLimits } from '../harness/generated-limits.js';
import type { Part } from '../harness/multipart.js';
import { mustBeInTime } from './out-of-time.js';

/** What is uploaded. */
export interface Upload {
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Uint8Array | string;
  /** The text of a file of which only the text matters: a target that does not read this kind gets another with it. */
  readonly text?: string;
}

/** How the `options` part is written: the stated form, or the two forms that real clients also send. */
type OptionsForm = 'json-part' | 'plain-field' | 'json-file';

export interface ParseRequest {
  /** Absent: no `file` part. */
  readonly file?: Upload;
  /** Absent: no `options` part. A string is sent as it is, anything else as JSON. */
  readonly options?: unknown;
  readonly optionsForm?: OptionsForm;
  readonly order?: 'file-first' | 'options-first';
  /** Further parts, after the others. */
  readonly extraParts?: readonly Part[];
}

/** The parts of a request in the order they are sent. */
export function parseParts(request: ParseRequest): Part[] {
  const parts: Part[] = [];
  if (request.file) {
    const { name, contentType, bytes } = request.file;
    parts.push({ name: 'file', filename: name, contentType, value: bytes });
  }
  if (request.options !== undefined) parts.push(optionsPart(request.options, request.optionsForm ?? 'json-part'));
  if (request.order === 'options-first') parts.reverse();
  return [...parts, ...(request.extraParts ?? [])];
}

function optionsPart(options: unknown, form: OptionsForm): Part {
  const value = typeof options === 'string' ? options : JSON.stringify(options);
  switch (form) {
    case 'json-part':
      return { name: 'options', contentType: 'application/json', value };
    case 'plain-field':
      return { name: 'options', value };
    case 'json-file':
      return { name: 'options', filename: 'options.json', contentType: 'application/json', value };
  }
}

/** Calls `POST /parse`; `authorization` replaces the header's value, null leaves it out. */
export async function parse(
  t: CheckContext,
  request: ParseRequest,
  tags: SendTags = {},
  authorization: string | null | undefined = undefined,
): Promise<Exchange> {
  const parts = parseParts(request.file ? { ...request, file: await readableBy(t, request.file) } : request);
  return t.send({ method: 'POST', path: '/parse', parts, ...(authorization !== undefined && { authorization }) }, tags);
}

/** Kinds that a plain text can be put into, beside HTML. */
const otherKinds = ['pdf', 'docx', 'odt', 'rtf'] as const;

/** The upload, or its text in a file of a kind that the target reads. */
export async function readableBy(t: CheckContext, file: Upload): Promise<Upload> {
  if (file.text === undefined || (await t.offers('parse.html'))) return file;
  for (const kind of otherKinds) {
    if (!(await t.offers(`parse.${kind}`))) continue;
    const { bytes } = makeDocument(kind, { parts: [{ kind: 'paragraph', text: file.text }] });
    return { name: file.name.replace(/[^.]+$/, kind), contentType: contentTypeOf[kind], bytes };
  }
  return file;
}

/** A parse that must be accepted: expects 200 and the envelope, returns `data` and the exchange. */
export async function parsed(
  t: CheckContext,
  request: ParseRequest,
): Promise<{ readonly data: JsonObject; readonly exchange: Exchange }> {
  const exchange = await parse(t, request);
  const timeout = isObject(request.options) ? request.options['timeout'] : undefined;
  mustBeInTime(t, exchange, timeout, generatedLimits.parseTimeoutDefaultMs);
  return { data: t.expect(exchange).accepted(), exchange };
}

interface ParseMutation {
  /** What is wrong, as a reader should see it: "timeout above the maximum". */
  readonly name: string;
  readonly request: ParseRequest;
  /** True when a schema cannot see the fault. */
  readonly beyondSchema?: boolean;
}

export interface ParseNegatives {
  /** The requirement that every mutation breaks. */
  readonly violates: string;
  readonly control: ParseRequest;
  readonly mutations: readonly ParseMutation[];
  /** Default: status 400 with the documented error body. */
  readonly judge?: (exchange: Exchange) => void;
}

/** A parse that is accepted, then each single change of it, which must be refused. */
export async function parseNegatives(t: CheckContext, negatives: ParseNegatives): Promise<void> {
  const { violates, control, mutations, judge } = negatives;
  await t.singleChanges({
    violates,
    control: () => parse(t, control),
    changes: mutations.map(({ name, request, beyondSchema }) => ({
      name,
      beyondSchema,
      send: (tags: SendTags) => parse(t, request, tags),
    })),
    judge: judge ?? ((exchange, name) => void t.expect(exchange).refused(`the request is wrong in one way: ${name}`)),
  });
}
