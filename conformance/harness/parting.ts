/**
 * Who was there when a target went away. A request that nobody answered may still be worked on when the server ends, and
 * those that were under way then are cut off with it: one of them is to blame, and which one nobody can tell from outside.
 * Kept by the session, told by the reports.
 * Spec: none of its own.
 */
import { connect } from 'node:net';
import type { Exchange } from './exchange.js';

/** Requests that were under way when a target went away fail within this time of each other. */
const partingMs = 1000;
const kept = 4;

export interface Parting {
  /** What may have ended the target, the likeliest first; empty while it is there. */
  readonly suspects: readonly Exchange[];
  /** Counts a request as under way while it is. */
  during<T>(work: () => Promise<T>): Promise<T>;
  /** A request was answered, cut off, left without an answer for longer than anybody waits, or found nobody any more. */
  ended(how: 'answered' | 'closed' | 'timed-out' | 'refused', exchange: Exchange, nowMs: number): void;
  /** True when nobody else may be to blame for what a request met that was cut off a moment ago. */
  wasAlone(exchange: Exchange): boolean;
}

export function createParting(): Parting {
  const suspects: Exchange[] = [];
  const silent: Exchange[] = [];
  const answered: Exchange[] = [];
  let cut: { readonly exchange: Exchange; readonly atMs: number }[] = [];
  let underWay = 0;
  return {
    suspects,
    async during(work) {
      underWay += 1;
      try {
        return await work();
      } finally {
        underWay -= 1;
      }
    },
    ended(how, exchange, nowMs) {
      cut = cut.filter(({ atMs }) => nowMs - atMs < partingMs);
      if (how === 'timed-out') silent.push(exchange);
      if (how === 'closed') cut.push({ exchange, atMs: nowMs });
      if (how === 'answered') answered.splice(0, answered.length, ...[...answered, exchange].slice(-kept));
      if (how !== 'refused' || suspects.length > 0 || answered.length === 0) return;
      const without = [...silent, ...cut.map((item) => item.exchange)];
      // What came back in good order is the least likely; without any other it is all there is to name.
      suspects.push(...(without.length > 0 ? without : answered.toReversed()).slice(0, kept));
    },
    wasAlone(exchange) {
      return underWay === 0 && silent.length === 0 && cut.every((item) => item.exchange === exchange);
    },
  };
}

const connectWithinMs = 2000;

/** True when somebody takes connections at the address. */
export function isThere(address: string): Promise<boolean> {
  const { protocol, hostname, port } = new URL(address);
  return new Promise((resolve) => {
    const socket = connect({
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port) || (protocol === 'https:' ? 443 : 80),
    });
    const end = (found: boolean): void => {
      socket.destroy();
      resolve(found);
    };
    socket.setTimeout(connectWithinMs, () => end(false));
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
  });
}
