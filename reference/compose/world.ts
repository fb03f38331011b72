/**
 * What comes from outside of the program, and what every step of the composition is given.
 * Spec: none (operations).
 */
import type { Clock } from '../base/clock.js';
import type { Logger } from '../base/logger.js';
import type { Random } from '../base/random.js';
import type { Facts, Span, Tracing } from '../base/tracing.js';
import type { Config } from '../config.js';
import type { Converter } from '../sandbox/converter.js';
import type { EnginePoolStatus } from '../sandbox/engine-pool.js';
import type { EnginePools } from '../sandbox/engine-pools.js';
import type { Metrics, Work } from '../server/metrics.js';
import type { AfterBuilding, BeforeBuilding, Closers } from './closers.js';

/** The sandbox as the composition sees it. */
export interface Sandbox extends Converter, Pick<EnginePools, 'run'> {
  whenReady(): Promise<void>;
  status(): EnginePoolStatus;
  close(): Promise<void>;
}

export interface World {
  clock: Clock;
  random: Random;
  log: Logger;
  /** Takes the place of the engine processes. */
  sandbox?: Sandbox;
  beforeBuilding?: BeforeBuilding;
  afterBuilding?: AfterBuilding;
}

/** What is there before the first step. */
export interface Ground extends World {
  config: Config;
  closers: Closers;
}

/** Does a piece of work as a span that is measured; what it throws is thrown on. `fail` says that it went wrong all the same. */
export type Observe = <T>(
  work: Work,
  facts: Facts,
  run: (span: Span, fail: (outcome: string) => void) => Promise<T>,
) => Promise<T>;

/** Handed from step to step. */
export interface Site extends Ground {
  metrics: Metrics;
  tracing: Tracing;
  observe: Observe;
}
