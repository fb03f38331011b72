/**
 * When is a page done? When its document is loaded and, for a moment, nothing is under way. Bounded, because some pages
 * never rest.
 * Spec: Scrape options (waitFor is an extra wait "on top of smart-wait").
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request, WebSocket } from 'playwright';
import { isForOtherProgram } from './other-programs.js';

export interface Quiet {
  /** Resolves when nothing was under way for `forMs`, at the latest after `atMostMs`. */
  wait(forMs: number, atMostMs: number): Promise<void>;
  /** Requests under way, and WebSockets that were opened lately and have not said anything. */
  underway(): number;
  /** Streams of events and WebSockets that are open: what they say is seen only by what the page does with it. */
  streams(): number;
  /** Since one began or ended, or since `restart`. */
  sinceChangeMs(): number;
  /** What was before does not count. */
  restart(): void;
}

const stepMs = 10;
/** How long a WebSocket is waited for. */
const firstWordWithinMs = 3_000;

/** Starts to count what the page asks for; streams that never end do not count. */
export function watchRequests(page: Page): Quiet {
  const underway = new Set<Request>();
  const silentSockets = new Set<WebSocket>();
  const streams = new Set<Request | WebSocket>();
  let lastChange = performance.now();
  const changed = (): void => {
    lastChange = performance.now();
  };
  page.on('request', (request) => {
    if (request.resourceType() === 'media' || isForOtherProgram(request.url())) return;
    if (request.resourceType() === 'eventsource') return void streams.add(request);
    underway.add(request);
    changed();
  });
  const over = (request: Request): void => {
    streams.delete(request);
    if (underway.delete(request)) changed();
  };
  page.on('requestfinished', over);
  page.on('requestfailed', over);
  page.on('websocket', (socket) => {
    const spoken = (): void => {
      if (silentSockets.delete(socket)) changed();
    };
    silentSockets.add(socket);
    streams.add(socket);
    socket.once('close', () => streams.delete(socket));
    changed();
    socket.once('framereceived', spoken);
    socket.once('close', spoken);
    setTimeout(spoken, firstWordWithinMs).unref();
  });
  return {
    underway: () => underway.size + silentSockets.size,
    streams: () => streams.size,
    sinceChangeMs: () => performance.now() - lastChange,
    restart: changed,
    wait: async (forMs, atMostMs) => {
      const start = performance.now();
      changed();
      while (performance.now() - start < atMostMs && !page.isClosed()) {
        if (underway.size === 0 && performance.now() - lastChange >= forMs) return;
        await sleep(stepMs);
      }
    },
  };
}
