import { describe, expect, it } from 'vitest';
import type { ProxySession } from '../security/egress-proxy.js';
import { asBrowseError } from './browse-errors.js';
import { VisitFailed } from './driver-process.js';

const session = { failureOf: () => undefined } as unknown as ProxySession;

function codeOf(message: string): string {
  const failure = { kind: 'other', message, visited: ['https://a.example/'] } as const;
  return asBrowseError(new VisitFailed(failure, { tookMemory: false, alone: true }), session).code;
}

describe('what the browser says', () => {
  it('of a timer of its driver is that the time is over, when that ends a moment before the visit is ended', () => {
    const message = 'page.goto: Timeout 19943ms exceeded.\nCall log:\n  - navigating to "https://a.example/"\n';
    expect(codeOf(message)).toBe('deadline.exceeded');
  });

  it('of the network is told as such', () => {
    expect(codeOf('page.goto: net::ERR_CONNECTION_RESET at https://a.example/')).toBe('source.unreachable');
  });

  it('in the words of a page is not taken for the driver', () => {
    expect(codeOf('Error: page.goto: Timeout 1ms exceeded.')).toBe('internal.unexpected');
  });
});
