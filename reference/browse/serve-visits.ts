/**
 * The inner side of a browser's driver: visits asked for by the server, each in a context of its own.
 * Spec: none (operations).
 */
import { budgets } from '../base/budgets.js';
import type { Browser } from 'playwright';
import { systemClock } from '../base/clock.js';
import { deadlineAfter } from '../base/deadline.js';
import { isServiceError } from '../base/errors.js';
import { contextOptions } from './context-options.js';
import type { FromDriver, ToDriver, VisitFailure } from './messages.js';
import { PageGone } from './page-gone.js';
import type { VisitRequest } from './page-visit.js';
import { untilOver } from './until-over.js';
import { VisitedAddresses } from './visited-addresses.js';
import { visitPage } from './visit-page.js';

export interface VisitServer {
  browser: Browser;
  proxyUrl: string;
  say: (message: FromDriver) => void;
  /** Ends this process. */
  end: () => void;
}

export function serveVisits(server: VisitServer): void {
  const leaving = new Map<number, AbortController>();
  process.on('message', (message: ToDriver) => {
    if (message.kind === 'end') return server.end();
    if (message.kind === 'leave') return leaving.get(message.id)?.abort(new Error('Nobody waits for the visit.'));
    const left = new AbortController();
    leaving.set(message.id, left);
    void serveVisit(server, message, left.signal).finally(() => {
      leaving.delete(message.id);
      server.say({ kind: 'left', id: message.id });
    });
  });
}

async function serveVisit(
  { browser, proxyUrl, say }: VisitServer,
  { id, request: asked, proxy, remainingMs }: ToDriver & { kind: 'visit' },
  left: AbortSignal,
): Promise<void> {
  const request: VisitRequest = { ...asked, url: new URL(asked.url) };
  const deadline = deadlineAfter(remainingMs, systemClock.nowMs);
  const visited = new VisitedAddresses(request.url.href);
  const opening = browser.newContext(contextOptions(request, proxy, proxyUrl));
  try {
    const work = opening.then((context) => visitPage({ context, proxy, request, deadline, visited }));
    say({ kind: 'seen', id, visited: await untilOver(work, deadline, [left]) });
  } catch (error) {
    say({ kind: 'failed', id, failure: failureOf(error, visited.list()) });
  } finally {
    await opening.then((context) => context.close()).catch(() => undefined);
  }
}

const messageAtMost = budgets.driverMessage.bound;

function failureOf(error: unknown, visited: readonly string[]): VisitFailure {
  if (isServiceError(error)) {
    const { code, publicMessage, details } = error;
    const log = error.message.slice(0, messageAtMost);
    const message = publicMessage.slice(0, messageAtMost);
    return { kind: 'known', code, message, log, visited, ...(details !== undefined && { details }) };
  }
  const message = (error instanceof Error ? error.message : String(error)).slice(0, messageAtMost);
  return { kind: error instanceof PageGone ? error.how : 'other', message, visited };
}
