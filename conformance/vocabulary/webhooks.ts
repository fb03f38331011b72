/**
 * A receiver of webhooks on the fixture site, and what arrives there. How a receiver answers is a resource of the site:
 * at once, late, with an error, with a redirect, or not at all. The source shows no payload, so the kind of an event is
 * looked for where servers put it.
 * Spec: Events; the payload is a silence (webhook-payload).
 */
import { setTimeout } from 'node:timers/promises';
import type { CheckContext } from '../harness/check-context.js';
import { isObject } from '../harness/expectation.js';
import type { JsonObject } from '../harness/expectation.js';
import { Unverified } from '../harness/interruptions.js';
import type { SiteFolder } from '../site/fixture-site.js';
import type { Resource, SiteAnswer } from '../site/resource.js';
import type { Visit } from '../site/visit.js';

export interface Delivery {
  readonly visit: Visit;
  /** Undefined when it is no JSON object. */
  readonly body: JsonObject | undefined;
  /** Without the operation before it, such as `page` or `check.completed`; '' when it cannot be told. */
  readonly event: string;
}

export interface Receiver {
  readonly url: string;
  /** What arrived so far, every try counted, in order of arrival. */
  deliveries(): readonly Delivery[];
  /** True when nothing arrived, and somebody came to the site since and did not trust its certificate. */
  isMistrusted(): boolean;
}

export const mistrustWords =
  'the target comes to the receiver and does not trust its certificate: let it trust conformance/site/certificate/certificate.pem, or give the site an https address with --public-url';

const thanks: SiteAnswer = { headers: { 'content-type': 'application/json' }, body: '{"received":true}' };

/** Puts a receiver on the site; without `answers` it answers 200 at once. `https`: under an address of that scheme. */
export function openReceiver(
  site: SiteFolder,
  { path = 'receiver', answers = thanks, https = false }: { path?: string; answers?: Resource; https?: boolean } = {},
): Receiver {
  const plain = site.put(path, answers);
  const url = https ? (site.urlUnder('secure', path) ?? plain) : plain;
  const mistrusted = site.mistrusted();
  const deliveries = (): readonly Delivery[] =>
    site
      .visits(path)
      .filter(({ method }) => method === 'POST')
      .map(deliveryOf);
  return {
    url,
    deliveries,
    isMistrusted: () => url.startsWith('https:') && deliveries().length === 0 && site.mistrusted() > mistrusted,
  };
}

const operations = /^(?:crawl|batch[-_. ]?scrape|extract|agent|monitor)[.:/]/i;

function deliveryOf(visit: Visit): Delivery {
  const body = jsonObject(visit.body);
  const named = [body?.['type'], body?.['event'], body?.['eventType']].find((name) => typeof name === 'string');
  return { visit, body, event: typeof named === 'string' ? named.replace(operations, '') : '' };
}

function jsonObject(bytes: Buffer): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8'));
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const lookEveryMs = 50;

/**
 * Waits until enough has arrived, at most so long; gives what has arrived then.
 * @throws Unverified when the target does not trust the certificate of the receiver
 */
export async function arrived(
  t: Pick<CheckContext, 'target'>,
  receiver: Receiver,
  isEnough: (deliveries: readonly Delivery[]) => boolean,
  patienceMs: number,
): Promise<readonly Delivery[]> {
  const until = performance.now() + patienceMs * t.target.timeoutScale;
  while (!isEnough(receiver.deliveries()) && performance.now() < until) await setTimeout(lookEveryMs);
  if (receiver.isMistrusted()) throw new Unverified('input-missing', mistrustWords);
  return receiver.deliveries();
}

/** True when an event of the kind is among them. */
export const hasEvent =
  (event: string) =>
  (deliveries: readonly Delivery[]): boolean =>
    deliveries.some((delivery) => delivery.event === event);
