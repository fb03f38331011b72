/**
 * Builds the service: means, stores, services, features, edge, in the order they need each other, every collaborator
 * once. What was built is closed in the other order, also when building fails half-way.
 * Spec: none (operations).
 */
import type { Config } from '../config.js';
import { Closers } from './closers.js';
import { buildEdge } from './edge.js';
import { buildFeatures } from './features.js';
import { buildMeans } from './means.js';
import { buildServices } from './services.js';
import { openStores } from './stores.js';
import type { HeldKeys } from './stores.js';
import { watched } from './telemetry.js';
import type { Ground, World } from './world.js';

export type { Sandbox, World } from './world.js';

export interface Service {
  /** Starts to answer; resolves with the port when documents can be read. When it cannot, everything is closed. */
  listen(): Promise<number>;
  /**
   * Refuses new work, lets work in flight finish, ends everything. True when nothing was lost.
   * @throws AggregateError when something could not be closed; the rest is
   */
  close(): Promise<boolean>;
  /** When no key was configured: where the server's own key is kept, and the key itself when it was made just now. */
  ownKey?: HeldKeys['own'];
}

export async function compose(config: Config, world: World): Promise<Service> {
  const closers = new Closers(world.beforeBuilding, world.afterBuilding);
  return closedOnFailure(closers, world, () => build({ ...world, config, closers }));
}

async function closedOnFailure<T>(closers: Closers, { log }: World, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await closers.close().catch((failures: unknown) => log.error({ err: failures }, 'not everything was closed'));
    throw error;
  }
}

async function build(ground: Ground): Promise<Service> {
  const site = await watched(ground);
  const means = await buildMeans(site);
  const stores = await openStores(site);
  const services = await buildServices(site, stores);
  const features = await buildFeatures(site, means, stores, services);
  const edge = await buildEdge(site, { means, stores, services, features });
  const ownKey = stores.keys.own;
  return {
    ...(ownKey && { ownKey }),
    listen: () =>
      closedOnFailure(site.closers, site, async () => {
        await means.sandbox.whenReady();
        return edge.listen();
      }),
    close: async () => {
      await site.closers.close();
      return edge.finishedAll();
    },
  };
}
