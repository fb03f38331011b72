/**
 * Work that may never end, ended all the same: by its deadline, or by any of some signals.
 * Spec: Scrape options (timeout).
 */
import type { Deadline } from '../base/deadline.js';
import { ServiceError } from '../base/errors.js';
import { timerMs } from '../base/timer.js';

/**
 * The work itself goes on; whoever began it ends what it stands on.
 * @throws ServiceError `deadline.exceeded`; what a signal was aborted with; what the work throws
 */
export async function untilOver<T>(work: Promise<T>, deadline: Deadline, signals: AbortSignal[]): Promise<T> {
  const signal = AbortSignal.any(signals);
  let stop: () => void = () => undefined;
  const over = new Promise<never>((_resolve, reject) => {
    const late = new ServiceError('deadline.exceeded', 'The page was not done in time. Raise `timeout`.');
    const timer = setTimeout(() => reject(late), timerMs(deadline.remainingMs()));
    const gone = (): void => reject(signal.reason);
    signal.addEventListener('abort', gone, { once: true });
    if (signal.aborted) gone();
    stop = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', gone);
    };
  });
  try {
    return await Promise.race([work, over]);
  } finally {
    stop();
    // What the work says after the race is decided is of no interest.
    work.catch(() => undefined);
    over.catch(() => undefined);
  }
}
