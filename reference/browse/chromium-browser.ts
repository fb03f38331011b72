/**
 * The browser as a service: one Chromium process, a fresh context per visit, a bounded number of visits at once.
 * A process that ended is replaced at the next visit; one that served many visits is replaced, so that no leak grows.
 * Everything goes through the egress proxy; the switches below close the doors beside it.
 * Spec: none (DESIGN, egress and browser).
 */
import { chromium } from 'playwright';
import type { Browser as Driver, BrowserContext } from 'playwright';
import type { Deadline } from '../base/deadline.js';
import { isServiceError, ServiceError } from '../base/errors.js';
import type { Logger } from '../base/logger.js';
import type { Random } from '../base/random.js';
import { timerMs } from '../base/timer.js';
import type { EgressProxy } from '../security/egress-proxy.js';
import type { HostFilter } from './blocked-hosts.js';
import { asBrowseError, isBrowserGone } from './browse-errors.js';
import { contextOptions } from './context-options.js';
import { howToInstallBrowser } from './find-browser.js';
import type { Browser, NoPage, VisitedPage, VisitRequest } from './page-visit.js';
import { Places } from './places.js';
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

interface Process {
  driver: Driver;
  /** Visits begun. */
  visits: number;
  active: number;
}

export class ChromiumBrowser implements Browser {
  readonly available: boolean;
  readonly #settings: ChromiumSettings;
  readonly #places: Places;
  #process: Promise<Process> | undefined;
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
    try {
      return await this.#visitAgainIfGone(request, deadline, signal);
    } finally {
      leave();
    }
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
    let context: BrowserContext | undefined;
    try {
      context = await process.driver.newContext(contextOptions(request, session, proxy.url));
      return await untilOver(visitPage(context, session, request, deadline, visited), deadline, [
        signal,
        session.exceeded,
      ]);
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      throw asBrowseError(error, session, visited, request.maxReceivedBytes);
    } finally {
      session.end();
      await this.#leave(process, context);
    }
  }

  /** The running process, or a new one when there is none, it ended, or it served enough. */
  async #take(): Promise<Process> {
    if (this.#closed) throw new ServiceError('server.shutting-down', 'The server is shutting down. Try again.');
    const current = await this.#process?.catch(() => undefined);
    if (current?.driver.isConnected() && current.visits < this.#settings.visitsPerProcess) return begun(current);
    if (current && current.active === 0) this.#end(current);
    // Another visit may have started one while this one looked.
    const other = await this.#process?.catch(() => undefined);
    if (other && other !== current && other.driver.isConnected()) return begun(other);
    this.#process = this.#launch();
    return begun(await this.#process);
  }

  async #leave(process: Process, context: BrowserContext | undefined): Promise<void> {
    await context?.close().catch(() => undefined);
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
      log.info({ version: driver.version(), sandbox }, 'browser started');
      return { driver, visits: 0, active: 0 };
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

/** Whatever the page does: the visit ends with its deadline and with each of the signals. The context is closed by the caller. */
async function untilOver<T>(work: Promise<T>, deadline: Deadline, signals: AbortSignal[]): Promise<T> {
  const signal = AbortSignal.any(signals);
  let stop: () => void = () => undefined;
  const over = new Promise<never>((_resolve, reject) => {
    const late = new ServiceError('deadline.exceeded', 'The page was not done in time. Raise `timeout`.');
    const timer = setTimeout(() => reject(late), timerMs(deadline.remainingMs()));
    const gone = (): void => reject(signal.reason);
    signal.addEventListener('abort', gone, { once: true });
    if (signal.aborted) gone();
    stop = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', gone);
    };
  });
  try {
    return await Promise.race([work, over]);
  } finally {
    stop();
    // What the work says after the race is decided is of no interest; its context is closed under it.
    work.catch(() => undefined);
    over.catch(() => undefined);
  }
}
