import { describe, expect, it } from 'vitest';
import { isSettled, isUnfinished } from './settled.js';
import type { PageLook } from './settled.js';

/** A page with a sentence, at rest for ten seconds. */
const look = (changes: Partial<PageLook>): PageLook => ({
  sinceLoadMs: 10_000,
  text: 60,
  loading: false,
  scripted: true,
  requests: 0,
  streams: 0,
  sinceRequestMs: 10_000,
  sinceTextMs: 10_000,
  timers: 0,
  busy: false,
  sinceWorkMs: 10_000,
  ...changes,
});

describe('a page', () => {
  it.each([
    [
      'with plenty of text and nothing under way',
      { text: 1000, sinceLoadMs: 100, sinceRequestMs: 100, sinceTextMs: 100 },
    ],
    ['with plenty of text, whatever its timers do', { text: 1000, timers: 3, busy: true }],
    ['with plenty of text that asks for more for 3 seconds', { text: 1000, sinceLoadMs: 3000, requests: 1 }],
    ['without scripts', { text: 0, scripted: false, sinceLoadMs: 100, sinceRequestMs: 100 }],
    ['with little text, when everything rests', { sinceLoadMs: 100, sinceRequestMs: 100, sinceTextMs: 100 }],
    [
      'with little text and a timer that brought nothing for long',
      { timers: 1, sinceTextMs: 4500, sinceRequestMs: 4500 },
    ],
    ['with little text and a request that is held open', { requests: 1, sinceTextMs: 8000, sinceRequestMs: 50 }],
    [
      'with little text and a stream that brought nothing for a while',
      { streams: 1, sinceTextMs: 1500, sinceLoadMs: 3000 },
    ],
    ['with little text and a stream that never ends', { streams: 1, sinceTextMs: 100, sinceLoadMs: 10_000 }],
    ['with plenty of text, whatever its streams bring', { text: 1000, streams: 1, sinceTextMs: 100, sinceLoadMs: 200 }],
    ['without text, when nothing happened for long', { text: 0, sinceTextMs: 5000, sinceRequestMs: 5000 }],
    ['that says it is loading, when nothing happened for long', { loading: true, sinceTextMs: 5000 }],
  ])('is done %s', (_what, changes) => {
    expect(isSettled(look(changes))).toBe(true);
  });

  it.each([
    ['a request of a page with plenty of text', { text: 1000, sinceLoadMs: 2999, requests: 1 }],
    ['text that was just written', { sinceTextMs: 99 }],
    ['what a request that just ended may bring', { sinceRequestMs: 99 }],
    ['a timer of a page with little text', { timers: 1, sinceRequestMs: 4000 }],
    ['what a timer that just ran may have begun', { sinceWorkMs: 99 }],
    ['a busy main thread of a page with little text', { busy: true, sinceRequestMs: 3000 }],
    ['a slow answer of a server', { requests: 1, sinceTextMs: 7000 }],
    ['what a stream may bring', { streams: 1, sinceTextMs: 1499, sinceLoadMs: 3000 }],
    ['text where there is none', { text: 0, sinceLoadMs: 4999, sinceRequestMs: 4999 }],
    ['text where there is none, while something is under way', { text: 0, requests: 1 }],
    ['the end of loading', { loading: true, sinceTextMs: 4999 }],
    ['the end of loading, with plenty of text too', { loading: true, text: 1000, timers: 1 }],
  ])('waits for %s', (_what, changes) => {
    expect(isSettled(look(changes))).toBe(false);
  });

  it('is unfinished without text, or with little while it is loading, if it has scripts', () => {
    expect(isUnfinished(look({ text: 0 }))).toBe(true);
    expect(isUnfinished(look({ loading: true }))).toBe(true);
    expect(isUnfinished(look({ loading: true, text: 1000 }))).toBe(false);
    expect(isUnfinished(look({ text: 0, scripted: false }))).toBe(false);
  });
});
