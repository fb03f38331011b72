/**
 * The event of monitors. Their operations are not shown: they are looked for where most have them, and where a target has
 * none there, or takes no webhook with one, nothing is owed.
 * Spec: Events, Event kinds per operation (monitor).
 */
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import type { CheckContext } from '../../harness/check-context.js';
import type { Exchange } from '../../harness/exchange.js';
import { isObject } from '../../harness/expectation.js';
import { serverWords } from '../../harness/server-words.js';
import { putMeasuredSite } from '../../site/measured-site.js';
import { arrived, hasEvent } from '../../vocabulary/webhooks.js';
import { notifiedReceiver } from './receivers.js';

const patienceMs = 60_000;
const tags = { silence: 'extract-and-monitor' };

/** The identifier of what was made; undefined when nothing was. */
function madeId({ response }: Exchange): string | undefined {
  const body = response.json;
  if (response.status >= 300 || !isObject(body)) return undefined;
  const id = (isObject(body['data']) ? body['data']['id'] : undefined) ?? body['id'];
  return typeof id === 'string' && id !== '' ? id : undefined;
}

async function checkedMonitor(t: CheckContext, id: string): Promise<Exchange> {
  const run = await t.send({ method: 'POST', path: `/monitor/${encodeURIComponent(id)}/run` }, tags);
  if (run.response.status >= 300)
    t.notApplicable(`a monitor of the target is not checked on demand (${serverWords(run)})`);
  return run;
}

export const monitorEventChecks: readonly Check[] = [
  check(
    'webhooks.monitor.check-completed',
    async (t) => {
      await t.need('webhooks');
      const receiver = await notifiedReceiver(t);
      const site = await t.siteFolder();
      putMeasuredSite(site, { 'watched/': {} }, t);
      const monitor = {
        name: 'Plumbline',
        schedule: { text: 'every day' },
        targets: [{ type: 'scrape', urls: [site.url('watched/')] }],
        webhook: { url: receiver.url },
      };
      const created = await t.send({ method: 'POST', path: '/monitor', json: monitor }, tags);
      const id = madeId(created);
      if (id === undefined) return t.notApplicable(`the target makes no such monitor (${serverWords(created)})`);
      try {
        const run = await checkedMonitor(t, id);
        const deliveries = await arrived(t, receiver, hasEvent('check.completed'), patienceMs);
        if (deliveries.length === 0) t.notApplicable('the target takes the webhook and tells nothing of monitors');
        const events = deliveries.map(({ event }) => event || 'one of no known kind').join(', ');
        t.expect(run).that(
          hasEvent('check.completed')(deliveries)
            ? undefined
            : { expected: 'the event `check.completed`', actual: `only ${events}` },
        );
      } finally {
        await t.send({ method: 'DELETE', path: `/monitor/${encodeURIComponent(id)}` }, tags);
      }
    },
    { requests: 5, timeBudgetSeconds: 120 },
  ),
];
