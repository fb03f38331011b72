/**
 * What comes from outside of the program, and what every step of the composition is given.
 * Spec: none (operations).
 */
import type { Clock } from '../base/clock.js';
import type { Logger } from '../base/logger.js';
import type { Random } from '../base/random.js';
import type { Config } from '../config.js';
import type { Converter } from '../sandbox/converter.js';
import type { EnginePoolStatus } from '../sandbox/engine-pool.js';
import type { EnginePools } from '../sandbox/engine-pools.js';
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

/** Handed from step to step. */
export interface Site extends World {
  config: Config;
  closers: Closers;
}
