/**
 * Records what the target answers to requests that meet no operation.
 * Spec: Errors; neither case is shown.
 */
import { check } from '../../harness/check.js';
import { isObject } from '../../harness/expectation.js';

export const pathChecks = [
  check('errors.request.unknown-path', async (t) => {
    const exchange = await t.send({ method: 'POST', path: `/${t.word()}`, json: {} });
    t.tolerateAnswer('unknown-path', exchange, () => 'served');
  }),
  check('errors.request.method-not-allowed', async (t) => {
    t.tolerateAnswer('method-not-allowed', await t.send({ method: 'GET', path: '/parse' }), () => 'served');
  }),
  check(
    'errors.request.codes',
    async (t) => {
      const exchanges = [
        await t.send({ method: 'POST', path: `/${t.word()}`, json: {} }),
        await t.send({ method: 'GET', path: '/parse' }),
      ];
      for (const { response } of exchanges) {
        const code = isObject(response.json) ? response.json['code'] : undefined;
        t.tolerate('error-codes', typeof code === 'string' && code !== '' ? 'present' : 'absent');
      }
    },
    { requests: 2 },
  ),
];
