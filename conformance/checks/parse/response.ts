/**
 * Checks of the success envelope.
 * Spec: Endpoints, POST /parse (success 200); Response envelope.
 */
import fc from 'fast-check';
import { lawfulOptions } from '../../arbitraries/lawful-options.js';
import { check } from '../../harness/check.js';
import { mediaTypeOf } from '../../harness/exchange.js';
import { textUpload } from '../pages.js';

export const responseChecks = [
  check('parse.response.status', async (t) => {
    t.expect(await t.parse({ file: textUpload(t.word()) })).status(200);
  }),
  check('parse.response.json', async (t) => {
    const exchange = await t.parse({ file: textUpload(t.word()) });
    const mediaType = mediaTypeOf(exchange.response.headers['content-type']);
    t.expect(exchange).that(
      mediaType === 'application/json' ? undefined : { expected: 'content type application/json', actual: mediaType || 'none' },
    );
    t.expect(exchange).at('').isObject();
  }),
  check('parse.response.success-true', async (t) => {
    const exchange = await t.parse({ file: textUpload(t.word()) });
    t.expect(exchange).at('/success').equals(true);
  }),
  check('parse.response.data-object', async (t) => {
    const exchange = await t.parse({ file: textUpload(t.word()) });
    t.expect(exchange).at('/data').isObject();
    t.expect(exchange).at('/data').matchesSchema('DocumentData');
  }),
  check(
    'parse.response.schema',
    async (t) => {
      await t.property('lawful options', fc.tuple(lawfulOptions, fc.nat()), async ([options]) => {
        const exchange = await t.parse({ file: textUpload('content'), options });
        t.expect(exchange).accepted();
        t.expect(exchange).keepsContract();
        return 'accepted';
      });
    },
    { requests: 0, generated: 1 },
  ),
];
