/**
 * A few small requests before a run, so that a wrong address, a missing key or a server of something else is told once,
 * within seconds, and not by every check.
 * Spec: Authentication; Versioning; Endpoints.
 */
import { multipartBody } from '../harness/multipart.js';
import type { ReceivedResponse } from '../harness/exchange.js';
import { createTransport, NoAnswer } from '../harness/transport.js';
import type { Transport } from '../harness/transport.js';
import { parseParts } from '../vocabulary/parse.js';
import { textUpload } from '../vocabulary/pages.js';
import { UsageError } from '../flags.js';

/** The target cannot be judged at all; exit code 4. */
export class PreflightError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'PreflightError';
  }
}

interface Asked {
  readonly what: string;
  readonly answer: ReceivedResponse;
}

const word = 'preflight';
const patienceMs = 30_000;

/** @throws PreflightError when nothing that can be judged answers, UsageError when the base URL or the key cannot be right */
export async function preflight(target: { baseUrl: string; apiKey: string | undefined }): Promise<void> {
  const transport = createTransport();
  try {
    await look(target, transport);
  } catch (error) {
    if (error instanceof NoAnswer) throw new PreflightError(noAnswerText(target.baseUrl, error));
    throw error;
  } finally {
    transport.close();
  }
}

async function look(target: { baseUrl: string; apiKey: string | undefined }, transport: Transport): Promise<void> {
  const { baseUrl, apiKey } = target;
  const headers: Record<string, string> = apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` };
  const { contentType, body } = multipartBody(parseParts({ file: textUpload(word) }), 'plumbline-preflight');
  const upload = async (url: string): Promise<Asked> => ({
    what: `POST ${url} with a small HTML file`,
    answer: await transport.send({
      method: 'POST',
      url,
      headers: { ...headers, 'content-type': contentType },
      body,
      patienceMs,
    }),
  });
  const post = async (url: string): Promise<Asked> => ({
    what: `POST ${url} with {}`,
    answer: await transport.send({
      method: 'POST',
      url,
      headers: { ...headers, 'content-type': 'application/json' },
      body: Buffer.from('{}'),
      patienceMs,
    }),
  });
  const parse = await upload(`${baseUrl}/parse`);
  assertKey(target, parse.answer);
  if (parse.answer.status === 200 && parse.answer.text.includes(word)) return;
  // What a server says to a path that nobody has is what it says when it understood nothing.
  const nowhere = await post(`${baseUrl}/no-such-operation`);
  const scrape = await post(`${baseUrl}/scrape`);
  assertKey(target, scrape.answer);
  const nowhereUploaded = await upload(`${baseUrl}/no-such-operation`);
  if (!isSame(scrape.answer, nowhere.answer) || !isSame(parse.answer, nowhereUploaded.answer)) return;
  const better = await betterBase(baseUrl, upload, parse.answer);
  if (better !== undefined)
    throw new UsageError(
      `${baseUrl}/parse answers ${parse.answer.status}: the base URL ends in the version segment; ${better} answers otherwise`,
    );
  throw new PreflightError(strangerText(baseUrl, [parse, scrape, nowhere]));
}

function assertKey(
  { baseUrl, apiKey }: { baseUrl: string; apiKey: string | undefined },
  { status }: ReceivedResponse,
): void {
  if (status !== 401 && status !== 403) return;
  throw new UsageError(
    apiKey === undefined
      ? `${baseUrl} asks for a key (status ${status}): pass --api-key or set CONFORMANCE_API_KEY`
      : `${baseUrl} refuses the given key (status ${status}): pass a valid --api-key`,
  );
}

/** The same status and the same words, but for the path they name. */
function isSame(left: ReceivedResponse, right: ReceivedResponse): boolean {
  const words = ({ text }: ReceivedResponse): string =>
    text.replace(/\/?(?:parse|scrape|no-such-operation)\b/g, '').replace(/[0-9a-f-]{8,}|\d+/g, '');
  return left.status === right.status && words(left) === words(right);
}

/** A base URL near the given one that answers an upload otherwise: with the version segment, or with it once. */
async function betterBase(
  baseUrl: string,
  upload: (url: string) => Promise<Asked>,
  before: ReceivedResponse,
): Promise<string | undefined> {
  const once = baseUrl.replace(/(?:\/v2){2,}$/, '/v2');
  const candidate =
    once !== baseUrl ? once : /\/v2$/.test(baseUrl) ? undefined : `${baseUrl.replace(/\/v\d+$/, '')}/v2`;
  if (candidate === undefined) return undefined;
  const { answer } = await upload(`${candidate}/parse`);
  return isSame(answer, before) ? undefined : candidate;
}

function strangerText(baseUrl: string, asked: readonly Asked[]): string {
  const lines = asked.map(({ what, answer }) => {
    const mediaType = answer.headers['content-type'] ?? 'no content type';
    const text = answer.text
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 100);
    return `  ${what}: ${answer.status}, ${mediaType}: ${text === '' ? 'an empty body' : text}`;
  });
  return [
    `${baseUrl} does not look like this interface: it answers its operations as it answers a path that nobody has.`,
    ...lines,
    'Give the address that ends in the version segment, such as https://host/v2, without the name of an operation.',
    'If a login page or a gateway stands in front, let the suite through with --api-key.',
  ].join('\n');
}

function noAnswerText(baseUrl: string, { message }: NoAnswer): string {
  const isTls = /certificate|self.signed|SSL|TLS|EPROTO|wrong version number/i.test(message);
  const advice = isTls
    ? '; the connection fails at TLS: check http against https, or trust the certificate (NODE_EXTRA_CA_CERTS=FILE)'
    : '';
  return `${baseUrl} does not answer: ${message}${advice}`;
}
