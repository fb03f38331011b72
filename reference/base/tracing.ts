/**
 * What a piece of work tells of itself while it runs: a span, below the span of the work that began it. Facts are kinds,
 * counts, codes and ids, never what came from a caller or a page, so zero data retention changes nothing here.
 * Spec: none (operations).
 */
import { isServiceError } from './errors.js';

export type Facts = Record<string, string | number | boolean | undefined>;

export interface Span {
  /** 32 hexadecimal digits; undefined where nothing is traced. */
  readonly traceId: string | undefined;
  rename(name: string): void;
  add(facts: Facts): void;
  /** What begins in here is below this span. */
  run<T>(work: () => T): T;
  /** @param outcome `ok`, or the code of what went wrong */
  end(outcome: string): void;
}

export interface Tracing {
  /** @param from where the work comes from, when that is another program: the header `traceparent` of W3C Trace Context */
  begin(name: string, facts: Facts, from?: { traceparent: string }): Span;
}

const noSpan: Span = {
  traceId: undefined,
  rename: () => undefined,
  add: () => undefined,
  run: (work) => work(),
  end: () => undefined,
};

export const noTracing: Tracing = { begin: () => noSpan };

/** One piece of work as one span, which ends with it. */
export async function inSpan<T>(
  tracing: Tracing,
  name: string,
  facts: Facts,
  work: (span: Span) => Promise<T>,
): Promise<T> {
  const span = tracing.begin(name, facts);
  try {
    const done = await span.run(() => work(span));
    span.end('ok');
    return done;
  } catch (error) {
    span.end(outcomeOf(error));
    throw error;
  }
}

/** The code of an error; its text may quote a document. */
export function outcomeOf(error: unknown): string {
  return isServiceError(error) ? error.code : 'unexpected';
}
