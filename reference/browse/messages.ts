/**
 * What the server and a browser's driver say to each other, over Node's IPC channel (structured clone). The driver bounds
 * whatever a page had a hand in before it is sent.
 * Spec: none (operations).
 */
import type { NoPage, VisitedPage, VisitRequest } from './page-visit.js';
import type { ErrorCode } from '../base/errors.js';

/** The first argument of a driver, as JSON. */
export interface DriverSettings {
  executablePath: string;
  /** `http://127.0.0.1:PORT` of the egress proxy. */
  proxyUrl: string;
  /** Chromium's own sandbox is tried; without it when the browser does not start. */
  sandbox: boolean;
  /** The environment of the browser. */
  env: Record<string, string>;
  /** Where the browser keeps what it writes. */
  profileFolder: string;
}

/** Who the visit is, for the egress proxy. */
export interface ProxyCredentials {
  username: string;
  password: string;
}

/** Server -> driver. `remainingMs` may be Infinity. */
export type ToDriver =
  | {
      kind: 'visit';
      id: number;
      request: Omit<VisitRequest, 'url'> & { url: string };
      proxy: ProxyCredentials;
      remainingMs: number;
    }
  /** Nobody waits for the visit any more. */
  | { kind: 'leave'; id: number }
  | { kind: 'end' };

/** Driver -> server. */
export type FromDriver =
  | { kind: 'ready'; version: string; sandbox: boolean; fallback?: string }
  | { kind: 'no-start'; message: string }
  | { kind: 'seen'; id: number; visited: VisitedPage | NoPage }
  | { kind: 'failed'; id: number; failure: VisitFailure }
  /** Nothing of the visit is left in the browser. */
  | { kind: 'left'; id: number };

/** How a visit went wrong. */
export interface VisitFailure {
  /**
   * `known`: an error of the closed list. `gone`: the page's process or the browser ended. `closed`: the page closed itself.
   * `other`: what the browser says, in `message`.
   */
  kind: 'known' | 'gone' | 'closed' | 'other';
  /** Of `known`. */
  code?: ErrorCode;
  /** For the caller when `known`; else for the log. */
  message: string;
  /** Of `known`. */
  log?: string;
  details?: unknown;
  /** The addresses the main frame asked for, in order; the middle of many is left out. */
  visited: readonly string[];
}
