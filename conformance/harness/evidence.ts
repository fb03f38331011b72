/**
 * Turns an exchange into evidence a stranger can read and repeat: a curl command, headers, excerpts.
 * The key never leaves this file in clear; what the target wrote is shortened and marked as the target's.
 * Spec: Authentication 1; none else of its own.
 */
import type { Exchange, SentRequest } from './exchange.js';
import { partSizeBytes } from './multipart.js';
import type { Part } from './multipart.js';
import type { ExchangeEvidence } from './result.js';

const excerptLength = 2000;
/** A text value up to this size stands in the curl command itself. */
const inlineBytes = 1500;

/** Every form in which checks send a key, so that none of them is written down. Longer forms first. */
export function secretsOf(apiKey: string | undefined): string[] {
  if (apiKey === undefined) return [];
  const encoded = [apiKey, `${apiKey}:`, `:${apiKey}`].map((text) => Buffer.from(text).toString('base64'));
  return [...encoded, encodeURIComponent(apiKey), apiKey];
}

/** Characters that a secret needs to be told from other words: what is shorter stands in innocent text. */
export const shortestSecret = 6;

/** Replaces every occurrence of the secrets that are long enough. */
export function redact(text: string, secrets: readonly string[]): string {
  let result = text;
  for (const secret of secrets) if (secret.length >= shortestSecret) result = result.replaceAll(secret, '$API_KEY');
  return result;
}

export function exchangeEvidence(exchange: Exchange, secrets: readonly string[]): ExchangeEvidence {
  const { request, response } = exchange;
  const clean = (text: string): string => redact(text, secrets);
  const cleanHeaders = (headers: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, clean(value)]));
  return {
    method: request.method,
    url: clean(request.url),
    requestHeaders: cleanHeaders(request.headers),
    requestBody: clean(describeBody(request)),
    status: response.status,
    responseHeaders: cleanHeaders(response.headers),
    responseBody: clean(excerpt(response.text)),
    durationMs: Math.round(exchange.durationMs),
    curl: clean(curlCommand(request)),
  };
}

function excerpt(text: string): string {
  return text.length <= excerptLength ? text : `${text.slice(0, excerptLength)}… (${text.length} characters)`;
}

function describeBody(request: SentRequest): string {
  if (request.parts) {
    return request.parts
      .map((part) => {
        const head = [part.name, part.filename && `filename "${part.filename}"`, part.contentType].filter(Boolean);
        return `${head.join(', ')}: ${partText(part) ?? `${partSizeBytes(part)} bytes`}`;
      })
      .join('\n');
  }
  return request.body ? excerpt(request.body.toString('utf8')) : '';
}

/** The part's value when it is short text, else undefined. */
function partText(part: Part): string | undefined {
  if (partSizeBytes(part) > inlineBytes) return undefined;
  const text = typeof part.value === 'string' ? part.value : Buffer.from(part.value).toString('utf8');
  return isPlainText(text) ? text : undefined;
}

function isPlainText(text: string): boolean {
  return !text.includes('\u0000') && !text.includes('\ufffd');
}

/** File name under which a part's bytes are saved in the case folder. */
export function partFileName(part: Part, index: number): string {
  const base = (part.filename ?? part.name).replace(/[^A-Za-z0-9._-]+/g, '_').replace(/^\.+/, '');
  return `part-${index + 1}-${base || 'value'}`;
}

/** True when the bytes of the part have to be saved for the curl command to work. */
export function needsFile(part: Part): boolean {
  return part.filename !== undefined || partText(part) === undefined;
}

function shellQuote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** A command that repeats the request from inside the case folder, with the key in `$API_KEY`. */
function curlCommand(request: SentRequest): string {
  const words = ['curl -sS -i'];
  if (request.method !== 'GET') words.push(`-X ${request.method}`);
  const skipped = new Set(['content-length', 'user-agent', 'accept', ...(request.parts ? ['content-type'] : [])]);
  for (const [name, value] of Object.entries(request.headers)) {
    if (skipped.has(name)) continue;
    // Double quotes around Authorization, so that the shell puts the key in place.
    words.push(name === 'authorization' ? `-H "Authorization: ${value}"` : `-H ${shellQuote(`${name}: ${value}`)}`);
  }
  if (request.parts) for (const [index, part] of request.parts.entries()) words.push(`-F ${formArgument(part, index)}`);
  else if (request.body) {
    const text = request.body.toString('utf8');
    words.push(
      request.body.length <= inlineBytes && isPlainText(text) && !text.startsWith('@')
        ? `--data-binary ${shellQuote(text)}`
        : '--data-binary @request.bin',
    );
  }
  words.push(shellQuote(request.url));
  return words.join(' \\\n  ');
}

function formArgument(part: Part, index: number): string {
  const value = needsFile(part)
    ? `${part.name}=${part.filename === undefined ? '<' : '@'}${partFileName(part, index)}`
    : `${part.name}=${JSON.stringify(partText(part))}`;
  const extras = [
    part.contentType && `;type=${part.contentType}`,
    part.filename !== undefined && `;filename=${JSON.stringify(part.filename)}`,
  ].filter((extra): extra is string => typeof extra === 'string');
  return shellQuote(value + extras.join(''));
}
