/**
 * A few small requests before a run, so that a wrong address, a missing key or a server of something else is told once,
 * within seconds, and not by every check.
 * Spec: Authentication; Versioning; Endpoints.
 */
import { multipartBody } from '../harness/multipart.js';
import type { ReceivedResponse } from '../harness/exchange.js';
import { isSameAnswer, nowhere } from '../harness/same-answer.js';
import { createTransport, NoAnswer } from '../harness/transport.js';
import type { Transport } from '../harness/transport.js';
import { parseParts } from '../vocabulary/parse.js';
import { textUpload } from '../vocabulary/pages.js';
import { UsageError } from '../flags.js';
import { certificateAdvice, isAboutCertificate } from './certificate-advice.js';

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

interface Address {
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
}

const word = 'preflight';
const patienceMs = 30_000;
/** Silence after which a vendor is told that an answer is waited for. */
const quietMs = 4000;

/**
 * @param remark tells a vendor who waits why
 * @throws PreflightError when nothing that can be judged answers, UsageError when the base URL or the key cannot be right
 */
export async function preflight(target: Address, remark: (text: string) => void = () => {}): Promise<void> {
  const transport = createTransport();
  const waiting = setTimeout(
    () => remark(`${target.baseUrl} is asked and has not answered yet; waiting up to ${patienceMs / 1000} s`),
    quietMs,
  );
  try {
    await look(target, callsOf(target.apiKey, transport));
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    throw new PreflightError(await noAnswerText(target, error, callsOf(target.apiKey, transport)));
  } finally {
    clearTimeout(waiting);
    transport.close();
  }
}

interface Calls {
  upload(url: string): Promise<Asked>;
  post(url: string): Promise<Asked>;
}

function callsOf(apiKey: string | undefined, transport: Transport): Calls {
  const headers: Record<string, string> = apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` };
  const { contentType, body } = multipartBody(parseParts({ file: textUpload(word) }), 'plumbline-preflight');
  const send = async (what: string, url: string, type: string, bytes: Buffer): Promise<Asked> => ({
    what: `POST ${url} with ${what}`,
    answer: await transport.send({
      method: 'POST',
      url,
      headers: { ...headers, 'content-type': type },
      body: bytes,
      patienceMs,
    }),
  });
  return {
    upload: (url) => send('a small HTML file', url, contentType, body),
    post: (url) => send('{}', url, 'application/json', Buffer.from('{}')),
  };
}

async function look(target: Address, calls: Calls): Promise<void> {
  const { baseUrl } = target;
  const parse = await calls.upload(`${baseUrl}/parse`);
  assertKey(target, parse.answer);
  if (isServed(parse.answer)) return;
  // What a server says to a path that nobody has is what it says when it understood nothing.
  const unknown = await calls.post(baseUrl + nowhere);
  const scrape = await calls.post(`${baseUrl}/scrape`);
  assertKey(target, scrape.answer);
  const unknownUploaded = await calls.upload(baseUrl + nowhere);
  if (!isSameAnswer(scrape.answer, unknown.answer) || !isSameAnswer(parse.answer, unknownUploaded.answer)) return;
  // A server may have jobs alone.
  for (const operation of ['/crawl', '/batch/scrape', '/map', '/agent']) {
    const { answer } = await calls.post(baseUrl + operation);
    assertKey(target, answer);
    if (!isSameAnswer(answer, unknown.answer)) return;
  }
  const better = await betterBase(target, redirectedBase(parse.answer, baseUrl), calls, parse.answer);
  if (better !== undefined)
    throw new UsageError(
      `${baseUrl}/parse answers ${parse.answer.status}; try --base-url ${better}, which answers otherwise`,
    );
  throw new PreflightError(strangerText(baseUrl, [parse, scrape, unknown]));
}

function assertKey({ baseUrl, apiKey }: Address, { status }: ReceivedResponse): void {
  if (status !== 401 && status !== 403) return;
  throw new UsageError(
    apiKey === undefined
      ? `${baseUrl} asks for a key (status ${status}): pass --api-key or set CONFORMANCE_API_KEY`
      : `${baseUrl} refuses the given key (status ${status}): pass a valid --api-key`,
  );
}

const isServed = ({ status, text }: ReceivedResponse): boolean => status === 200 && text.includes(word);

/** The base URL that a redirect of an upload leads to; undefined where it leads elsewhere. */
function redirectedBase({ status, headers }: ReceivedResponse, baseUrl: string): string | undefined {
  const { location } = headers;
  if (status < 300 || status >= 400 || location === undefined || !URL.canParse(location, baseUrl)) return undefined;
  const { href } = new URL(location, `${baseUrl}/parse`);
  return /^(.*)\/parse\/?$/.exec(href)?.[1];
}

const versions = ['/v2', '/api/v2', '/v2/v2'];
const operations = /\/(?:parse|scrape|crawl|map|agent|batch\/scrape|batch)$/;

/**
 * Base URLs near the given one, the likeliest first: where it redirects to, without an operation, with the version once,
 * below `/api`, and with the version twice, as behind a proxy that adds one.
 */
function neighbours(baseUrl: string, redirected: string | undefined): string[] {
  const withoutOperation = baseUrl.replace(operations, '');
  const withoutVersions = withoutOperation.replace(/(?:\/v\d+)+$/, '');
  const candidates = [redirected, withoutOperation, ...versions.map((path) => withoutVersions + path)];
  return [...new Set(candidates)].filter((one): one is string => one !== undefined && one !== baseUrl);
}

/** A neighbour that serves an upload, or asks for a key; else one that answers otherwise than before and is no error. */
async function betterBase(
  { baseUrl }: Address,
  redirected: string | undefined,
  calls: Calls,
  before: ReceivedResponse,
): Promise<string | undefined> {
  for (const candidate of neighbours(baseUrl, redirected)) {
    const answer = await answerAt(candidate, calls);
    if (answer && !isSameAnswer(answer, before) && (isServed(answer) || isRefusal(answer))) return candidate;
  }
  return undefined;
}

/** An answer of somebody who knows the operation: a key is asked for, or the request is discussed in JSON. */
const isRefusal = ({ status, json }: ReceivedResponse): boolean =>
  [401, 403].includes(status) || (json !== undefined && status >= 400 && ![404, 405, 501].includes(status));

async function answerAt(baseUrl: string, calls: Calls): Promise<ReceivedResponse | undefined> {
  try {
    return (await calls.upload(`${baseUrl}/parse`)).answer;
  } catch (error) {
    if (error instanceof NoAnswer) return undefined;
    throw error;
  }
}

function strangerText(baseUrl: string, asked: readonly Asked[]): string {
  const lines = asked.map(({ what, answer }) => {
    const mediaType = answer.headers['content-type'] ?? 'no content type';
    const { location } = answer.headers;
    const text = answer.text
      .replace(/<(?:style|script)[\s\S]*?<\/(?:style|script)>|<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 100);
    const said = location !== undefined ? `leads to ${location}` : text === '' ? 'an empty body' : text;
    return `  ${what}: ${answer.status}, ${mediaType}: ${said}`;
  });
  return [
    `${baseUrl} does not look like this interface: it answers its operations as it answers a path that nobody has.`,
    ...lines,
    adviceAbout(asked[0]!.answer),
  ].join('\n');
}

function adviceAbout({ status, headers }: ReceivedResponse): string {
  if (status >= 502 && status <= 504)
    return 'A gateway answers, and the server behind it does not: start it, or give its own address.';
  if (status >= 300 && status < 400)
    return 'It leads elsewhere, where no such operation is found: give the address of the service itself, or let the suite past the login with --api-key.';
  if (status < 300 && headers['content-type']?.startsWith('text/html'))
    return 'It shows a page for people, such as a login, whatever is asked: give the address of the service itself, or let the suite past the login with --api-key.';
  return [
    'Give the address that ends in the version segment, such as https://host/v2, without the name of an operation.',
    'If a login page or a gateway stands in front, let the suite through with --api-key.',
  ].join('\n');
}

/** What is wrong with the connection, in words, and the address by the other scheme where that one answers. */
async function noAnswerText(target: Address, { message }: NoAnswer, calls: Calls): Promise<string> {
  const { baseUrl } = target;
  const { host, hostname, protocol } = new URL(baseUrl);
  const said = `${baseUrl} does not answer: ${message}`;
  if (/ECONNREFUSED/.test(message))
    return `${said}. Nothing listens on ${host}: is the server started, and is it this port?`;
  if (/ENOTFOUND|EAI_AGAIN/.test(message)) return `${said}. The name ${hostname} does not resolve: is it spelt right?`;
  if (/^no complete answer/.test(message))
    return `${said}. Somebody takes the connection at ${host} and says nothing: is it this server, and is it busy?`;
  if (isAboutCertificate(message)) return `${said}. ${certificateAdvice(message, hostname)}`;
  const other = baseUrl.replace(/^https?/, protocol === 'https:' ? 'http' : 'https');
  const byOther = await schemeAnswers(other, calls);
  if (byOther)
    return `${said}. ${protocol === 'https:' ? 'It speaks http' : 'It speaks https'}: try --base-url ${other}`;
  return `${said}. What listens on ${host} does not speak HTTP, or closes the connection.`;
}

/** Somebody speaks the scheme there, whether or not the certificate is trusted. */
async function schemeAnswers(baseUrl: string, calls: Calls): Promise<boolean> {
  try {
    await calls.upload(`${baseUrl}/parse`);
    return true;
  } catch (error) {
    if (error instanceof NoAnswer) return isAboutCertificate(error.message);
    throw error;
  }
}
