/**
 * Checks of the answer to a missing or wrong credential. The source does not show it, so only what clients need
 * is recommended and the status is recorded.
 * Spec: Errors (authentication failure response: not shown); Authentication.
 */
import { check } from '../../harness/check.js';
import { saidIn } from '../../harness/exchange.js';
import { shortJson } from '../../harness/contract.js';
import { isObject } from '../../harness/expectation.js';
import { textUpload } from '../../vocabulary/pages.js';
import { secretsOf, shortestSecret } from '../../harness/evidence.js';
import { scraped } from '../../vocabulary/scrape.js';
import { plainPage } from '../scrape/refusals.js';
import { notifiedJob } from '../webhooks/receivers.js';
import { apiKeyOf, callWith } from './credentials.js';
import { parse } from '../../vocabulary/parse.js';

export const failureChecks = [
  check('authentication.failure.answer', async (t) => {
    for (const authorization of [null, `Bearer fc-${t.word()}`]) {
      t.tolerateAnswer('authentication-failure', await callWith(t, authorization), () => 'served');
    }
  }),
  check('authentication.failure.401', async (t) => {
    t.expect(await callWith(t, null)).status(401);
    t.expect(await callWith(t, `Bearer fc-${t.word()}`)).status(401);
  }),
  check('authentication.failure.error-body', async (t) => {
    for (const authorization of [null, `Bearer fc-${t.word()}`]) {
      const exchange = await callWith(t, authorization);
      const expect = t.expect(exchange);
      const body = exchange.response.json;
      expect.that(
        isObject(body) ? undefined : { expected: 'a JSON object as body', actual: shortJson(exchange.response.text) },
      );
      expect.at('/success').equals(false);
      expect.at('/error').isString();
    }
  }),
  check(
    'authentication.failure.before-body',
    async (t) => {
      const key = `Bearer fc-${t.word()}`;
      const lawful = await callWith(t, key);
      const malformed = await parse(t, { options: { timeout: 'soon' } }, { silence: 'authentication-failure' }, key);
      t.expect(malformed).status(lawful.response.status);
    },
    { requests: 2 },
  ),
  check(
    'authentication.failure.key-not-echoed',
    async (t) => {
      const wrong = `fc-${t.word()}${t.word()}`;
      const key = apiKeyOf(t);
      const exchanges = [
        { sent: wrong, exchange: await callWith(t, `Bearer ${wrong}`) },
        { sent: key, exchange: await parse(t, { file: textUpload(t.word()) }) },
        { sent: key, exchange: await parse(t, { options: {} }, { violates: 'parse.upload.file-required' }) },
      ];
      for (const { sent, exchange } of exchanges) {
        const answer = JSON.stringify(exchange.response.headers) + saidIn(exchange.response);
        const echoed = sent.length >= shortestSecret && answer.includes(sent);
        t.expect(exchange).that(
          echoed ? { expected: 'an answer without the key', actual: 'the key in the answer' } : undefined,
        );
      }
    },
    { requests: 3 },
  ),
  check(
    'authentication.failure.key-not-passed-on',
    async (t) => {
      const key = apiKeyOf(t);
      if (key.length < shortestSecret)
        t.unverified('input-missing', 'the key of this run is so short that it may stand in any request by chance');
      const secrets = secretsOf(key);
      const site = await t.siteFolder();
      const { exchange } = await scraped(t, plainPage(t, site));
      const seen = [{ exchange, visits: site.visits() }];
      if (await t.offers('webhooks')) {
        const { exchange: start, site: crawled, deliveries } = await notifiedJob(t, 'crawl', 'by default');
        seen.push({ exchange: start, visits: [...crawled.visits(), ...deliveries.map(({ visit }) => visit)] });
      }
      for (const { exchange: asked, visits } of seen)
        t.expect(asked).that(
          visits
            .map(({ path, query, headers, body }) => ({
              path,
              told: `${query}\n${JSON.stringify(headers)}\n${body.toString('utf8')}`,
            }))
            .filter(({ told }) => secrets.some((secret) => told.includes(secret)))
            .map(({ path }) => ({ expected: 'no request with the key', actual: `one to "${path}" with it` }))[0],
        );
    },
    { requests: 8 },
  ),
];
