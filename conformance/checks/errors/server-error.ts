/**
 * Checks that faults of a request are never told as faults of the server, and that no answer tells internals.
 * Spec: Errors, POST /parse, 400 and 500.
 */
import { wrongOptions } from '../../arbitraries/wrong-options.js';
import { check } from '../../harness/check.js';
import type { Exchange } from '../../harness/exchange.js';
import type { OracleFinding } from '../../harness/expectation.js';
import { textUpload } from '../../vocabulary/pages.js';
import { badRequests } from './provocations.js';
import { parse } from '../../vocabulary/parse.js';

export const serverErrorChecks = [
  check(
    'errors.server-error.not-for-bad-input',
    async (t) => {
      const file = textUpload(t.word());
      for (const exchange of await badRequests(t)) t.expect(exchange).that(serverError(exchange));
      const strange = {
        name: 'program.exe',
        contentType: 'application/x-msdownload',
        bytes: 'MZ\u0000\u0001 no document',
      };
      t.expect(await parse(t, { file: strange }, { silence: 'unsupported-extension' })).that(undefined);
      await t.property(
        'wrong options',
        wrongOptions,
        async ({ options }) => {
          const exchange = await parse(t, { file, options }, { silence: 'unknown-options' });
          t.expect(exchange).that(serverError(exchange));
          return exchange.response.status < 400 ? 'accepted' : 'rejected';
        },
        'rejected',
      );
    },
    { requests: 6, generated: 1 },
  ),
  check(
    'errors.server-error.no-internals',
    async (t) => {
      const file = textUpload(t.word());
      const exchanges = await badRequests(t);
      exchanges.push(
        await parse(t, { file, options: { formats: [{ type: 'json', schema: { $ref: 'file:///etc/passwd' } }] } }),
        await t.send({ method: 'GET', path: '/no-such-operation' }),
      );
      for (const exchange of exchanges) t.expect(exchange).that(internalsIn(exchange, t.target.apiKey));
    },
    { requests: 7 },
  ),
];

function serverError({ response }: Exchange): OracleFinding | undefined {
  return response.status < 500
    ? undefined
    : { expected: 'a status below 500, for the fault is in the request', actual: `status ${response.status}` };
}

/** Stack frames and file paths as the usual platforms print them. */
const internals: readonly { readonly what: string; readonly pattern: RegExp }[] = [
  { what: 'a JavaScript stack frame', pattern: /\bat (?:[\w.<>$ ]+ \()?(?:file:\/\/|node:|\/)[^\s)]+:\d+:\d+/ },
  { what: 'a Python traceback', pattern: /Traceback \(most recent call last\)|File "[^"]+", line \d+/ },
  { what: 'a Java stack frame', pattern: /\bat [\w$.]+\([\w$]+\.java:\d+\)/ },
  { what: 'a Go stack trace', pattern: /goroutine \d+ \[|\.go:\d+ \+0x/ },
  { what: 'a Rust panic', pattern: /thread '[^']+' panicked at|\/rustc\// },
  {
    what: 'a path of the server',
    pattern: /(?:\/(?:home|root|usr|var|opt|srv|app|tmp)\/[\w./-]{3,}|[A-Z]:\\[\w\\.-]{3,}|node_modules\/)/,
  },
];

function internalsIn(exchange: Exchange, apiKey: string | undefined): OracleFinding | undefined {
  if (exchange.response.status < 400) return undefined;
  // The way JSON writes a slash or a line end hides nothing.
  const text = exchange.response.text.replaceAll('\\/', '/').replaceAll('\\n', '\n').replaceAll('\\"', '"');
  const found = internals.find(({ pattern }) => pattern.test(text));
  if (found)
    return { expected: 'an error text without internals', actual: `${found.what}: ${found.pattern.exec(text)![0]}` };
  const key = apiKey !== undefined && apiKey.length >= 6 && text.includes(apiKey);
  return key ? { expected: 'an error text without the key', actual: 'the key in the answer' } : undefined;
}
