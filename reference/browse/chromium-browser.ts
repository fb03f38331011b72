/**
 * The browser as a service: one Chromium process with its driver, a fresh context per visit, a bounded number of visits at
 * once. A process that ended is replaced at the next visit; one that served many visits is replaced, so that no leak grows.
 * A visit that lost its browser is made again alone: whoever was beside a page that ends browsers is not beside it twice.
 * Flow: scrape/visit -> here -> driver-process.
 * Spec: none (DESIGN, egress and browser).
 */
import { tmpdir } from 'node:os';
import { systemClock } from '../base/clock.js';
import { deadlineAfter } from '../base/deadline.js';
import type { Deadline } from '../base/deadline.js';
import { ServiceError } from '../base/errors.js';
import type { Logger } from '../base/logger.js';
import { removeLeftFolders } from '../base/process-folders.js';
import type { Random } from '../base/random.js';
import { tooLarge } from '../fetch/inflated-body.js';
import type { EgressProxy, ProxySession } from '../security/egress-proxy.js';
import type { HostFilter } from './blocked-hosts.js';
import { asBrowseError } from './browse-errors.js';
import { DriverProcess, VisitFailed } from './driver-process.js';
import { howToInstallBrowser } from './find-browser.js';
import type { Browser, NoPage, VisitedPage, VisitRequest } from './page-visit.js';
import { Places } from './places.js';
import { untilOver } from './until-over.js';

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
  /** Chromium's own sandbox is tried; where it does not work, the browser is started without. */
  sandbox: boolean;
  /** The environment of the browser: nothing of ours, so no secret of ours. */
  env: Record<string, string>;
  /** The folder that browsers' folders are made in; by default the system's for such. */
  profilesIn?: string;
}

/** How long a visit may take to leave its browser before the process is given up. */
const leaveWithinMs = 10_000;
/** How long the answer waits for that: a visit of the next request finds its place free, and a slow one keeps nobody. */
const answerWaitsMs = 500;

interface VisitToMake {
  request: VisitRequest;
  deadline: Deadline;
  signal: AbortSignal;
  /** Receives a promise for each browser the visit was in: it is out. */
  leaving: Promise<void>[];
}

export class ChromiumBrowser implements Browser {
  readonly available: boolean;
  readonly #settings: ChromiumSettings;
  readonly #places: Places;
  readonly #profilesIn: string;
  #process: Promise<DriverProcess> | undefined;
  #latest: DriverProcess | undefined;
  #sandbox: boolean;
  #visits = 0;
  /** Processes that were let go, or serve one visit, and are not gone yet. */
  readonly #others = new Set<Promise<unknown>>();
  #closed = false;

  constructor(settings: ChromiumSettings) {
    this.#settings = settings;
    this.#places = new Places(settings.visitsAtOnce, settings.queueSize);
    this.#profilesIn = settings.profilesIn ?? tmpdir();
    this.#sandbox = settings.sandbox;
    this.available = settings.executablePath !== undefined;
    try {
      removeLeftFolders(this.#profilesIn, 'plumbline-browser');
    } catch (error) {
      settings.log.warn({ err: error }, 'folders of browsers that a killed server left cannot be removed');
    }
  }

  async visit(
    request: VisitRequest,
    deadline: Deadline,
    signal: AbortSignal,
    owner = '',
  ): Promise<VisitedPage | NoPage> {
    if (!this.available) throw new ServiceError('feature.not-available', howToInstallBrowser);
    const leave = await this.#places.take(owner, deadline, signal);
    this.#visits++;
    const leaving: Promise<void>[] = [];
    try {
      return await this.#visitAgainIfGone({ request, deadline, signal, leaving });
    } finally {
      const left = Promise.all(leaving).then(() => {
        this.#visits--;
        leave();
      });
      this.#remember(left);
      await untilOver(left, deadlineAfter(answerWaitsMs, systemClock.nowMs), []).catch(() => undefined);
    }
  }

  /** Visits under way, in all processes, and visits inside of the latest: both 0 at rest. */
  status(): { visits: number; contexts: number } {
    return { visits: this.#visits, contexts: this.#latest?.active ?? 0 };
  }

  /** Ends the process and everything in it. */
  async close(): Promise<void> {
    this.#closed = true;
    const process = await this.#current();
    if (process) this.#end(process);
    await Promise.all(this.#others);
  }

  /** A visit that lost its browser is made again once, unless it did things on the page that must not be done twice. */
  async #visitAgainIfGone(visit: VisitToMake): Promise<VisitedPage | NoPage> {
    const process = await this.#take();
    try {
      return await this.#visitIn(process, visit);
    } catch (error) {
      const failed = error instanceof ServiceError ? error.cause : undefined;
      const isGone = failed instanceof VisitFailed && failed.failure.kind === 'gone';
      const isCause = isGone && failed.tookMemory && failed.alone;
      const isOnce = visit.request.actions.length > 0;
      if (!isGone || isCause || isOnce || this.#closed || visit.signal.aborted) throw error;
      this.#settings.log.warn('the browser ended under a visit, which is made again alone');
      return this.#visitAlone(visit);
    }
  }

  /** In a process of its own, which takes the place of the common one when there is none. */
  async #visitAlone(visit: VisitToMake): Promise<VisitedPage | NoPage> {
    const process = await this.#launch();
    try {
      return await this.#visitIn(process, visit);
    } finally {
      const current = await this.#current();
      const isNeeded = !this.#closed && !process.gone.aborted && (current === undefined || current.gone.aborted);
      if (isNeeded) this.#process = Promise.resolve(process);
      else this.#end(process);
    }
  }

  async #visitIn(
    process: DriverProcess,
    { request, deadline, signal, leaving }: VisitToMake,
  ): Promise<VisitedPage | NoPage> {
    const session = this.#openSession(request);
    const { seen, leave, left } = process.begin(request, session, deadline.remainingMs());
    try {
      return await untilOver(seen, deadline, [signal, session.exceeded]);
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      if (session.exceeded.aborted) throw tooLarge(request.maxReceivedBytes);
      throw error instanceof VisitFailed ? asBrowseError(error, session) : error;
    } finally {
      leave();
      session.end();
      leaving.push(this.#left(process, left));
    }
  }

  #openSession(request: VisitRequest): ProxySession {
    const { proxy, random, isBlockedHost } = this.#settings;
    return proxy.open(random.bytes(24).toString('hex'), {
      maxReceivedBytes: request.maxReceivedBytes,
      ...(request.blockAds && { blocks: (host: string) => host !== request.url.hostname && isBlockedHost(host) }),
    });
  }

  /** The running process, or a new one when there is none, it ended, or it served enough. */
  async #take(): Promise<DriverProcess> {
    for (;;) {
      const latest = this.#process;
      const current = await this.#current();
      if (this.#closed) throw new ServiceError('server.shutting-down', 'The server is shutting down. Try again.');
      if (current && !current.gone.aborted && current.visits < this.#settings.visitsPerProcess) return current;
      // Another visit may have started one while this one waited: one is enough.
      if (this.#process !== latest) continue;
      if (current && current.active === 0) this.#end(current);
      this.#process = this.#launch();
    }
  }

  #current(): Promise<DriverProcess | undefined> {
    return this.#process?.catch(() => undefined) ?? Promise.resolve(undefined);
  }

  async #left(process: DriverProcess, left: Promise<void>): Promise<void> {
    const within = deadlineAfter(leaveWithinMs, systemClock.nowMs);
    // What does not let go of a visit is not trusted with another one.
    await untilOver(left, within, []).catch(() => (process.visits = Infinity));
    const isCurrent = (await this.#current()) === process;
    if (process.active === 0 && !isCurrent) this.#end(process);
  }

  #end(process: DriverProcess): void {
    this.#remember(process.end());
  }

  #remember(work: Promise<unknown>): void {
    this.#others.add(work);
    void work.finally(() => this.#others.delete(work));
  }

  async #launch(): Promise<DriverProcess> {
    const { executablePath, proxy, env, log } = this.#settings;
    try {
      const process = await DriverProcess.start({
        executablePath: executablePath!,
        proxyUrl: proxy.url,
        sandbox: this.#sandbox,
        env,
        profilesIn: this.#profilesIn,
        log,
      });
      this.#sandbox = process.sandbox;
      return (this.#latest = process);
    } catch (cause) {
      throw new ServiceError('feature.not-available', 'The browser of this server does not start.', {
        log: `The browser does not start: ${(cause as Error).message}`,
        cause,
      });
    }
  }
}
