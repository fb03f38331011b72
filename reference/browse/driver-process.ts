/**
 * One browser and its driver, seen from the server: a child process that drives Chromium, with a heap of its own. What a
 * page does to the driver (messages without an end, values of any size) ends that process and never this one.
 * Watches the memory of the whole tree: a page over its limit is ended alone, anything else takes its browser with it.
 * Flow: chromium-browser -> here -> child (serve-visits).
 * Spec: none (DESIGN, egress and browser).
 */
import { budgets } from '../base/budgets.js';
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { loaderFor } from '../base/loader-for.js';
import type { Logger } from '../base/logger.js';
import { makeProcessFolder, removeProcessFolder } from '../base/process-folders.js';
import type { DriverSettings, FromDriver, ProxyCredentials, ToDriver, VisitFailure } from './messages.js';
import type { NoPage, VisitedPage, VisitRequest } from './page-visit.js';
import { endProcess, endTree, TreeWatch, type TreeProcess } from './process-tree.js';

export interface DriverProcessSettings extends Omit<DriverSettings, 'profileFolder'> {
  /** The folder that folders of browsers are made in. */
  profilesIn: string;
  log: Logger;
}

/** A visit that failed inside of the driver, or with it. */
export class VisitFailed extends Error {
  readonly failure: VisitFailure;
  /** A page of this browser was ended for its memory while the visit was under way. */
  readonly tookMemory: boolean;
  /** No other visit was in the same browser at any time. */
  readonly alone: boolean;

  constructor(failure: VisitFailure, { tookMemory, alone }: Pick<Visit, 'tookMemory' | 'alone'>) {
    super(failure.log ?? failure.message);
    this.failure = failure;
    this.tookMemory = tookMemory;
    this.alone = alone;
  }
}

/** How often memory is looked at while pages are shown. */
const watchEveryMs = 100;
const startWithinMs = 60_000;
const endWithinMs = 5_000;
const ownModule = new URL(import.meta.url.endsWith('.ts') ? './child.ts' : './child.js', import.meta.url);

interface Visit {
  resolve(visited: VisitedPage | NoPage): void;
  reject(error: unknown): void;
  tookMemory: boolean;
  alone: boolean;
}

export class DriverProcess {
  /** Whether the browser runs in Chromium's own sandbox. */
  readonly sandbox: boolean;
  /** Visits begun. */
  visits = 0;
  readonly #child: ChildProcess;
  readonly #log: Logger;
  readonly #running = new Map<number, Visit>();
  /** Visits that have not left the browser, each with what is to be done then. */
  readonly #inside = new Map<number, () => void>();
  readonly #gone = new AbortController();
  readonly #exited: Promise<void>;
  #watch: NodeJS.Timeout | undefined;
  #lastId = 0;

  /** @throws Error that says why the browser does not start */
  static async start({ profilesIn, log, ...settings }: DriverProcessSettings): Promise<DriverProcess> {
    const profileFolder = makeProcessFolder(profilesIn, 'plumbline-browser');
    const child = fork(ownModule, [JSON.stringify({ ...settings, profileFolder } satisfies DriverSettings)], {
      serialization: 'advanced',
      env: settings.env,
      execArgv: [`--max-old-space-size=${budgets.driverHeap.bound}`, ...loaderFor(ownModule)],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    const ended = endOf(child, log);
    // Its folder goes last, and takes its time: nobody waits for that who needs to know that it has ended.
    const exited = ended.then(() => removeFolder(profileFolder, log));
    try {
      const { version, sandbox, fallback } = await readiness(child);
      if (fallback !== undefined) {
        log.warn({ reason: fallback }, 'the browser does not start with its sandbox, and is started without');
      }
      log.info({ version, sandbox }, 'browser started');
      return new DriverProcess(child, sandbox, { ended, exited }, log);
    } catch (error) {
      endTree(child.pid ?? -1);
      await exited;
      throw error;
    }
  }

  private constructor(
    child: ChildProcess,
    sandbox: boolean,
    { ended, exited }: { ended: Promise<void>; exited: Promise<void> },
    log: Logger,
  ) {
    this.#child = child;
    this.sandbox = sandbox;
    this.#log = log;
    child.on('message', (message: FromDriver) => this.#on(message));
    this.#exited = exited;
    void ended.then(() => this.#onExit());
    if (child.exitCode !== null || child.signalCode !== null) this.#onExit();
  }

  /** Aborted when the process has ended. */
  get gone(): AbortSignal {
    return this.#gone.signal;
  }

  /** Visits whose contexts are in the browser. */
  get active(): number {
    return this.#inside.size;
  }

  /**
   * Begins a visit.
   * @returns what comes of it (rejects with VisitFailed), `leave` to give it up, and `left`, when nothing of it is there
   */
  begin(
    request: VisitRequest,
    proxy: ProxyCredentials,
    remainingMs: number,
  ): { seen: Promise<VisitedPage | NoPage>; leave: () => void; left: Promise<void> } {
    const id = ++this.#lastId;
    this.visits++;
    const alone = this.#inside.size === 0;
    for (const other of this.#running.values()) other.alone = false;
    const seen = new Promise<VisitedPage | NoPage>((resolve, reject) => {
      this.#running.set(id, { resolve, reject, tookMemory: false, alone });
    });
    // Whoever gave the visit up does not wait for it.
    seen.catch(() => undefined);
    const left = new Promise<void>((resolve) => this.#inside.set(id, resolve));
    this.#watch ??= this.#watchMemory();
    if (this.gone.aborted) this.#onExit();
    else this.#send({ kind: 'visit', id, request: { ...request, url: request.url.href }, proxy, remainingMs });
    return { seen, left, leave: () => this.#send({ kind: 'leave', id }) };
  }

  /** Lets the process go, by force when it does not go by itself. */
  async end(): Promise<void> {
    this.#send({ kind: 'end' });
    const force = setTimeout(() => endTree(this.#child.pid!), endWithinMs);
    await this.#exited;
    clearTimeout(force);
  }

  #send(message: ToDriver): void {
    if (!this.#child.connected) return;
    this.#child.send(message, (error) => {
      if (error) this.#log.warn({ err: error }, 'the driver of the browser did not hear');
    });
  }

  #on(message: FromDriver): void {
    if (message.kind === 'seen') {
      const { visited } = message;
      this.#take(message.id)?.resolve(visited.kind === 'page' ? { ...visited, body: asBytes(visited.body) } : visited);
    } else if (message.kind === 'failed') {
      const visit = this.#take(message.id);
      visit?.reject(new VisitFailed(message.failure, visit));
    } else if (message.kind === 'left') {
      this.#leave(message.id);
    }
  }

  #take(id: number): Visit | undefined {
    const visit = this.#running.get(id);
    this.#running.delete(id);
    return visit;
  }

  #leave(id: number): void {
    this.#inside.get(id)?.();
    this.#inside.delete(id);
    if (this.#inside.size > 0) return;
    clearInterval(this.#watch);
    this.#watch = undefined;
  }

  #watchMemory(): NodeJS.Timeout {
    const tree = new TreeWatch(this.#child.pid!);
    return setInterval(() => this.#endHeavy(tree.look()), watchEveryMs);
  }

  #endHeavy(tree: TreeProcess[]): void {
    const heavy = tree.filter(({ bytes }) => bytes > budgets.pageMemory.bound);
    const wholeTree =
      heavy.some(({ isRenderer }) => !isRenderer) ||
      tree.reduce((sum, { bytes }) => sum + bytes, 0) > budgets.browserMemory.bound;
    if (!wholeTree && heavy.length === 0) return;
    for (const visit of this.#running.values()) visit.tookMemory = true;
    this.#log.warn({ pages: heavy.length, wholeTree }, 'pages took more memory than they may, and were ended');
    for (const { pid } of wholeTree ? tree : heavy) endProcess(pid);
  }

  #onExit(): void {
    clearInterval(this.#watch);
    this.#gone.abort(new Error('The browser has ended.'));
    for (const [id, visit] of [...this.#running]) {
      this.#running.delete(id);
      visit.reject(new VisitFailed({ kind: 'gone', message: 'The browser has ended.', visited: [] }, visit));
    }
    for (const id of [...this.#inside.keys()]) this.#leave(id);
  }
}

/** Resolves when the process has ended. */
function endOf(child: ChildProcess, log: Logger): Promise<void> {
  let errorOutput = '';
  child.stderr!.setEncoding('utf8').on('data', (text: string) => {
    errorOutput = (errorOutput + text).slice(-8192);
  });
  child.on('error', (error) => log.error({ err: error }, 'the driver of the browser could not be reached'));
  return new Promise((resolve) => {
    child.once('exit', (exitCode, signal) => {
      // What it printed may quote a page: only the kind of the last word is kept.
      const word = /^(?:FATAL ERROR: .*|\w*Error\b)/m.exec(errorOutput)?.[0];
      if (exitCode !== 0) log.warn({ exitCode, signal, word }, 'the driver of the browser ended');
      resolve();
    });
  });
}

async function removeFolder(profileFolder: string, log: Logger): Promise<void> {
  try {
    await removeProcessFolder(profileFolder);
  } catch (error) {
    log.warn({ err: error }, 'the folder of a browser cannot be removed');
  }
}

function readiness(child: ChildProcess): Promise<FromDriver & { kind: 'ready' }> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('it was not ready in time')), startWithinMs);
    const over = (): void => {
      clearTimeout(timer);
      reject(new Error('its driver ended'));
    };
    child.once('exit', over);
    child.once('error', over);
    child.once('message', (message: FromDriver) => {
      clearTimeout(timer);
      child.off('exit', over);
      if (message.kind === 'ready') resolve(message);
      else reject(new Error(message.kind === 'no-start' ? message.message : `it said ${message.kind}`));
    });
  });
}

/** Structured clone makes a view of what was a Buffer. */
function asBytes(bytes: Uint8Array): Uint8Array {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
