/**
 * When does a page show what it has to show? Decided from what is seen of it, look by look; nothing here waits or asks.
 * A page with plenty of text is done when nothing is under way for a moment, as long as that comes soon. A page with little
 * text may still be written by its scripts: requests, timers, work of its main thread and new text are waited for. A page
 * without text, or one that says itself that it is loading, is waited for until nothing has happened for a while.
 * Spec: Scrape options (waitFor is an extra wait "on top of smart-wait").
 */

/** What one look at the page and its requests tells. Times in milliseconds. */
export interface PageLook {
  /** Since the page was loaded. */
  sinceLoadMs: number;
  /** Characters of visible text, white space aside; counted no further than `plentyOfText`. */
  text: number;
  /** An element that applications are mounted on is empty, or the page says that it is loading or busy. */
  loading: boolean;
  /** The page has scripts, so that more may come. */
  scripted: boolean;
  /** Requests under way, streams aside; WebSockets that have not said anything yet. */
  requests: number;
  /** Open streams: each may bring more at any time. */
  streams: number;
  /** Since a request began or ended. */
  sinceRequestMs: number;
  /** Since scripts wrote text that was not there before; writing over the same place again and again does not count. */
  sinceTextMs: number;
  /** Timers of a few seconds at most that were set and have not run, unless they are set again and again. */
  timers: number;
  /** The main thread worked for most of the time since the last look. */
  busy: boolean;
  /** Since a look saw timers or a busy thread: what they began may not be seen yet. */
  sinceWorkMs: number;
}

/** From here on a page has content, whatever its scripts add. */
export const plentyOfText = 1_000;

/** For so long nothing may be under way. */
const restMs = 100;
/** Requests of a page with plenty of text are waited for no longer than this. */
const plentyAtMostMs = 3_000;
/** Since the last text or request, timers and busy threads of a page with text are waited for no longer than this. */
const timersAtMostMs = 4_500;
/** Slow answers of servers, since the last text: longer ones are held open on purpose. */
const requestsAtMostMs = 8_000;
/** For so long a stream may bring nothing: it has said what there is. */
const streamPauseMs = 1_500;
/** Streams of a page with text are waited for no longer than this: some never end. */
const streamsAtMostMs = 10_000;
/** A page without text, or in the midst of loading, is given up when nothing happened for so long. */
const silenceMs = 5_000;

export function isSettled(look: PageLook): boolean {
  const { text, loading, scripted, requests, streams, timers, busy } = look;
  const { sinceLoadMs, sinceTextMs, sinceRequestMs, sinceWorkMs } = look;
  const sinceAnyMs = Math.min(sinceTextMs, sinceRequestMs);
  if (!scripted || (text >= plentyOfText && !loading)) {
    return (requests === 0 && sinceAnyMs >= restMs) || sinceLoadMs >= plentyAtMostMs;
  }
  const underWay = requests > 0 || timers > 0 || busy;
  if (text === 0 || loading) return !underWay && sinceAnyMs >= silenceMs && sinceLoadMs >= silenceMs;
  if (requests > 0) return sinceTextMs >= requestsAtMostMs && sinceLoadMs >= requestsAtMostMs;
  if (underWay) return sinceAnyMs >= timersAtMostMs;
  const restingMs = Math.min(sinceAnyMs, sinceWorkMs);
  return restingMs >= (streams > 0 && sinceLoadMs < streamsAtMostMs ? streamPauseMs : restMs);
}

/** The page stayed without what it was waited for. */
export function isUnfinished({ text, loading, scripted }: Pick<PageLook, 'text' | 'loading' | 'scripted'>): boolean {
  return scripted && (text === 0 || (loading && text < plentyOfText));
}
