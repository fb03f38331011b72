/**
 * How work grows with what it is given, counted: the blocks of the project's code that are entered, each as often as it is, as
 * V8 counts them for coverage. The same on every machine and under every load.
 * What expressions and searches of strings do is in it where they are `interpreted`, what other built-in functions do is not. Counted are functions that first run after this file was loaded.
 * Spec: none (tests).
 */
import { Session, type Profiler } from 'node:inspector';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** No other file of tests ran in this process before. */
    isAlone: boolean;
  }
}

// What ran before would be left out of the count, and growth with it.
if (!inject('isAlone'))
  throw new Error('Work is counted in a process of its own: add this test to `alone` of .config/vitest.config.ts.');

const session = new Session();
session.connect();
session.post('Profiler.enable');
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

/** How many times as much is done for four times the size: 4 where work grows with it, 16 where it grows with its square. */
export function growthOf(work: (size: number) => unknown, size: number): number {
  const little = blocksEnteredBy(() => work(size));
  return blocksEnteredBy(() => work(4 * size)) / little;
}

export function blocksEnteredBy(work: () => unknown): number {
  blocksEntered();
  work();
  return blocksEntered();
}

/** Since they were asked for last. */
function blocksEntered(): number {
  let blocks = 0;
  session.post('Profiler.takePreciseCoverage', (error, { result }) => {
    if (error) throw error;
    for (const script of result) if (isOurs(script)) blocks += entered(script);
  });
  return blocks;
}

function isOurs({ url }: Profiler.ScriptCoverage): boolean {
  return url.includes('/reference/') && !url.includes('/node_modules/');
}

function entered({ functions }: Profiler.ScriptCoverage): number {
  let blocks = 0;
  for (const { ranges } of functions) for (const { count } of ranges) blocks += count;
  return blocks;
}
