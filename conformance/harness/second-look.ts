/**
 * One second look at what a target had no time for. A probe that nobody answered in time, or whose connection was closed,
 * may have met a target that was busy with the others: it asks once more when no other probe is at work, one after the
 * other. A target that really fails does so twice, and one that never answers is not waited for again and again.
 * Used by the board of capabilities.
 * Spec: none of its own; DESIGN, the suite's rules (capabilities are a graph, probed once).
 */

/** What was found, and what is to be said of it. */
interface Found {
  readonly state: string;
  readonly words: string;
}

/** What a probe found. */
export interface Look<T extends Found> {
  readonly standing: T;
  /** The target did not say what it has: no answer came, or one that tells of want of time. */
  readonly isUnanswered: boolean;
}

/** Second looks that nobody answered either. After so many the target is known to be silent. */
const mostInVain = 3;

/** Asks, and asks once more where nobody answered; `again` tells the two apart. */
export type SecondLooks = <T extends Found>(look: (again: boolean) => Promise<Look<T>>) => Promise<T>;

export function createSecondLooks(): SecondLooks {
  const waiting: (() => void)[] = [];
  let atWork = 0;
  let inVain = 0;
  // Who ends may begin another at once: the target is alone only when nobody did.
  const ended = (): void => {
    atWork -= 1;
    setImmediate(() => {
      if (atWork > 0 || waiting.length === 0) return;
      atWork += 1;
      waiting.shift()!();
    });
  };
  return async (look) => {
    atWork += 1;
    const first = await look(false).finally(ended);
    if (!first.isUnanswered) return first.standing;
    await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      if (inVain >= mostInVain) return first.standing;
      const second = await look(true);
      if (second.isUnanswered) inVain += 1;
      const { standing } = second;
      if (standing.state !== 'offered') return standing;
      // That it took two looks is told, whatever checks find of it.
      const late = `there when asked once more; at first: ${first.standing.words}`;
      return { ...standing, words: [late, standing.words].filter(Boolean).join('. ') };
    } finally {
      ended();
    }
  };
}
