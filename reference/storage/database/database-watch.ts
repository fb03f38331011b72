/**
 * Whether the database answers now. Anybody may ask: it is asked at most once a second, once at a time, and has as long as a
 * request would wait for it.
 * Spec: none (operations).
 */
import { sql } from 'kysely';
import type { Clock } from '../../base/clock.js';
import { timerMs } from '../../base/timer.js';
import type { Database } from './database.js';

const goodForMs = 1_000;
const answersWithinMs = 5_000;

export function watchDatabase({ query }: Pick<Database, 'query'>, clock: Clock): () => Promise<boolean> {
  let last: { untilMs: number; answers: Promise<boolean> } | undefined;
  return () => {
    if (last && last.untilMs > clock.nowMs()) return last.answers;
    const asked = { untilMs: Infinity, answers: inTime(sql`select 1`.execute(query)) };
    void asked.answers.then(() => (asked.untilMs = clock.nowMs() + goodForMs));
    last = asked;
    return asked.answers;
  };
}

async function inTime(question: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), timerMs(answersWithinMs));
  });
  const answered = question.then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([answered, late]);
  } finally {
    clearTimeout(timer);
  }
}
