/**
 * What a request line asks for, as the path and query that all behind it reads.
 * A caller may write the whole address instead (RFC 9112, 3.2.2); one that is none at all may not reach what parses it.
 * Spec: none (operations).
 */
import type { IncomingMessage } from 'node:http';

/** Stands for a target that is no address: no percent-encoding is wrong in more ways, and it is refused as that. */
const unreadable = '/%';

/** Puts path and query in the place of the target. */
export function keepPathOfTarget(request: IncomingMessage): void {
  const target = request.url!;
  if (target.startsWith('/') || target === '*') return;
  request.url = pathOfAddress(target) ?? unreadable;
}

function pathOfAddress(address: string): string | undefined {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined;
  const { pathname, search } = new URL(address);
  return pathname + search;
}
