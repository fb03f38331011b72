/**
 * Checks that the interface is served below a base URL that ends in `/v2`.
 * Spec: Versioning 1.
 */
import { check } from '../../harness/check.js';
import { parseParts, parsed } from '../../vocabulary/parse.js';
import { textUpload } from '../../vocabulary/pages.js';

const versionSegment = 'v2';

export const versionChecks = [
  check('versioning.version.v2', async (t) => {
    const word = t.word();
    const { exchange } = await parsed(t, { file: textUpload(word) });
    const path = new URL(exchange.request.url).pathname;
    t.expect(exchange).that(
      path.endsWith(`/${versionSegment}/parse`) ? undefined : { expected: 'an operation at …/v2/parse', actual: path },
      'Give the base URL with the version segment: --base-url https://host/v2',
    );
    t.expect(exchange).at('/data/markdown').contains(word);
  }),
  check('versioning.version.segment', async (t) => {
    // The segment may not have to be repeated, nor anything else stand between it and the operation's path.
    const last = new URL(t.target.baseUrl).pathname.split('/').at(-1) ?? '';
    const { exchange } = await parsed(t, { file: textUpload(t.word()) });
    t.expect(exchange).that(
      last === versionSegment
        ? undefined
        : { expected: 'v2 as last segment of the base URL', actual: last === '' ? 'no path' : last },
    );
  }),
  check('versioning.version.other-segment', async (t) => {
    // `..` is resolved before the request leaves, so this asks for /v3/parse beside the base URL.
    const exchange = await t.send(
      { method: 'POST', path: '/../v3/parse', parts: parseParts({ file: textUpload(t.word()) }) },
      { silence: 'other-versions' },
    );
    t.tolerateAnswer('other-versions', exchange, () => 'served');
  }),
];
