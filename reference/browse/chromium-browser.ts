/**
 * The browser as a service: one Chromium process, a fresh context per visit, a bounded number of visits at once.
 * A process that ended is replaced at the next visit; one that served many visits is replaced, so that no leak grows.
 * Everything goes through the egress proxy; the switches below close the doors beside it.
 * Spec: none (DESIGN, egress and browser).
 */
import { chromium } from 'playwright';
import type { Browser as Driver, BrowserContext } from 'playwright';
import { systemClock } from '../base/clock.js';
import { deadlineAfter } from '../base/deadline.js';
import type { Deadline } from '../base/deadline.js';
import { isServiceError, ServiceError } from '../base/errors.js';
import type { Logger } from '../base/logger.js';
import type { Random } from '../base/random.js';
import type { EgressProxy } from '../security/egress-proxy.js';
import type { HostFilter } from './blocked-hosts.js';
import { asBrowseError, isBrowserGone } from './browse-errors.js';
import { contextOptions } from './context-options.js';
import { howToInstallBrowser } from './find-browser.js';
import type { Browser, NoPage, VisitedPage, VisitRequest } from './page-visit.js';
import { Places } from './places.js';
import { untilOver } from './until-over.js';
import { visitPage } from './visit-page.js';

export interface ChromiumSettings {
  /** Undefined when the machine has no browser. */
  executablePath: string | undefined;
  proxy: EgressProxy;
  random: Random;
  isBlockedHost: HostFilter;
  log: Logger;
  /** Visits at once; more wait. */
  visitsAtOnce: number;
  /** Visits that may wait before `server.overloaded`. */
  queueSize: number;
  /** Visits after which the process is replaced. */
  visitsPerProcess: number;
  /** Chromium's own sandbox; it does not work for root and in most containers. */
  sandbox: boolean;
  /** The environment of the browser: nothing of ours, so no secret of ours. */
  env: Record<string, string>;
}

const switches = [
  // Without it Chromium goes to loopback addresses directly.
  '--proxy-bypass-list=<-loopback>',
  // No UDP beside the proxy: STUN, TURN and the like.
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-quic',
  // No name is resolved by Chromium itself.
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
  '--dns-prefetch-disable',
  '--no-pings',
  // A page may not fill the machine.
  '--js-flags=--max-old-space-size=512',
];

/** How long a context may take to close before its process is given up. */
const closeWithinMs = 10_000;

interface Process {
  driver: Driver;
  /** Aborted when the process has ended. */
  gone: AbortSignal;
  /** Visits begun. */
  visits: number;
  active: number;
}

export class ChromiumBrowser implements Browser {
  readonly available: boolean;
  readonly #settings: ChromiumSettings;
  readonly #places: Places;
  #process: Promise<Process> | undefined;
  #latest: Driver | undefined;
  #visits = 0;
  readonly #ending = new Set<Promise<unknown>>();
  #closed = false;

  constructor(settings: ChromiumSettings) {
    this.#settings = settings;
    this.#places = new Places(settings.visitsAtOnce, settings.queueSize);
    this.available = settings.executablePath !== undefined;
  }

  async visit(request: VisitRequest, deadline: Deadline, signal: AbortSignal): Promise<VisitedPage | NoPage> {
    if (!this.available) throw new ServiceError('feature.not-available', howToInstallBrowser);
    const leave = await this.#places.take(deadline, signal);
    this.#visits++;
    try {
      return await this.#visitAgainIfGone(request, deadline, signal);
    } finally {
      this.#visits--;
      leave();
    }
  }

  /** Visits under way, in all processes, and browser contexts in the latest: both 0 at rest. */
  status(): { visits: number; contexts: number } {
    return { visits: this.#visits, contexts: this.#latest?.contexts().length ?? 0 };
  }

  /** Ends the process and everything in it. */
  async close(): Promise<void> {
    this.#closed = true;
    const process = await this.#process?.catch(() => undefined);
    if (process) this.#end(process);
    await Promise.all(this.#ending);
  }

  /** A visit that lost its browser is made again once, unless it did things on the page that must not be done twice. */
  async #visitAgainIfGone(
    request: VisitRequest,
    deadline: Deadline,
    signal: AbortSignal,
  ): Promise<VisitedPage | NoPage> {
    try {
      return await this.#visitOnce(request, deadline, signal);
    } catch (error) {
      const gone = isServiceError(error) && isBrowserGone(error.cause);
      if (!gone || request.actions.length > 0 || this.#closed || signal.aborted) throw error;
      this.#settings.log.warn('the browser ended under a visit, which is made again');
      return this.#visitOnce(request, deadline, signal);
    }
  }

  async #visitOnce(request: VisitRequest, deadline: Deadline, signal: AbortSignal): Promise<VisitedPage | NoPage> {
    const { proxy, random, isBlockedHost } = this.#settings;
    const process = await this.#take();
    const session = proxy.open(random.bytes(24).toString('hex'), {
      maxReceivedBytes: request.maxReceivedBytes,
      ...(request.blockAds && { blocks: (host: string) => host !== request.url.hostname && isBlockedHost(host) }),
    });
    const visited: string[] = [request.url.href];
    const opening = process.driver.newContext(contextOptions(request, session, proxy.url));
    const work = opening.then((context) => visitPage({ context, proxy: session, request, deadline, visited }));
    try {
      return await untilOver(work, deadline, [signal, session.exceeded, process.gone]);
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      throw asBrowseError(error, session, visited, request.maxReceivedBytes);
    } finally {
      session.end();
      await this.#leave(process, opening);
    }
  }

  /** The running process, or a new one when there is none, it ended, or it served enough. */
  async #take(): Promise<Process> {
    for (;;) {
      const latest = this.#process;
      const current = await latest?.catch(() => undefined);
      if (this.#closed) throw new ServiceError('server.shutting-down', 'The server is shutting down. Try again.');
      if (current?.driver.isConnected() && current.visits < this.#settings.visitsPerProcess) return begun(current);
      // Another visit may have started one while this one waited: one is enough.
      if (this.#process !== latest) continue;
      if (current && current.active === 0) this.#end(current);
      this.#process = this.#launch();
      return begun(await this.#process);
    }
  }

  async #leave(process: Process, opening: Promise<BrowserContext>): Promise<void> {
    const closing = opening.then((context) => context.close());
    const closed = await untilOver(closing, deadlineAfter(closeWithinMs, systemClock.nowMs), [process.gone]).then(
      () => true,
      () => false,
    );
    // What does not let go of a visit is not trusted with another one.
    if (!closed) process.visits = Infinity;
    process.active--;
    const isCurrent = (await this.#process?.catch(() => undefined)) === process;
    if (process.active === 0 && !isCurrent) this.#end(process);
  }

  #end({ driver }: Process): void {
    const ended = driver
      .close()
      .catch((error: unknown) => this.#settings.log.warn({ err: error }, 'the browser did not close'));
    this.#ending.add(ended);
    void ended.then(() => this.#ending.delete(ended));
  }

  async #launch(): Promise<Process> {
    const { executablePath, proxy, env, log, sandbox } = this.#settings;
    const options = {
      executablePath: executablePath!,
      args: switches,
      proxy: { server: proxy.url, bypass: '<-loopback>' },
      env,
      timeout: 30_000,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    };
    try {
      const driver = await this.#launchWith({ ...options, chromiumSandbox: sandbox });
      this.#latest = driver;
      const gone = new AbortController();
      // Not every call of the driver ends when the browser does.
      driver.once('disconnected', () => gone.abort(new Error('The browser has disconnected.')));
      log.info({ version: driver.version(), sandbox }, 'browser started');
      return { driver, gone: gone.signal, visits: 0, active: 0 };
    } catch (cause) {
      throw new ServiceError('feature.not-available', 'The browser of this server does not start.', {
        log: `The browser does not start: ${(cause as Error).message}`,
        cause,
      });
    }
  }

  async #launchWith(options: Parameters<typeof chromium.launch>[0] & object): Promise<Driver> {
    try {
      return await chromium.launch(options);
    } catch (error) {
      if (!options.chromiumSandbox) throw error;
      this.#settings.log.warn({ err: error }, 'the browser does not start with its sandbox, and is started without');
      return chromium.launch({ ...options, chromiumSandbox: false });
    }
  }
}

function begun(process: Process): Process {
  process.visits++;
  process.active++;
  return process;
}
