/**
 * Checks of the success envelope.
 * Spec: Endpoints, POST /parse (success 200); Response envelope.
 */
import { parseOptions } from '../../arbitraries/parse-options.js';
import { check } from '../../harness/check.js';
import { mediaTypeOf } from '../../harness/exchange.js';
import { textUpload } from '../../vocabulary/pages.js';
import { offeredFormats } from '../offered-formats.js';
import { parse } from '../../vocabulary/parse.js';

export const responseChecks = [
  check('parse.response.status', async (t) => {
    t.expect(await parse(t, { file: textUpload(t.word()) })).status(200);
  }),
  check('parse.response.json', async (t) => {
    const exchange = await parse(t, { file: textUpload(t.word()) });
    const mediaType = mediaTypeOf(exchange.response.headers['content-type']);
    t.expect(exchange).that(
      mediaType === 'application/json'
        ? undefined
        : { expected: 'content type application/json', actual: mediaType || 'none' },
    );
    t.expect(exchange).at('').isObject();
  }),
  check('parse.response.success-true', async (t) => {
    const exchange = await parse(t, { file: textUpload(t.word()) });
    t.expect(exchange).at('/success').equals(true);
  }),
  check('parse.response.data-object', async (t) => {
    const exchange = await parse(t, { file: textUpload(t.word()) });
    t.expect(exchange).at('/data').isObject();
    t.expect(exchange).keepsContract();
  }),
  check(
    'parse.response.schema',
    async (t) => {
      await t.property('lawful options', parseOptions([], await offeredFormats(t)), async (options) => {
        const exchange = await parse(t, { file: textUpload('content'), options });
        t.expect(exchange).accepted();
        t.expect(exchange).keepsContract();
        return 'accepted';
      });
    },
    { requests: 0, generated: 1 },
  ),
];
