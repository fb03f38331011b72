/**
 * One request that arrived at the fixture site, as the journal keeps it. What a target claims about fetching,
 * caching, headers and waiting is judged by these arrivals, not by its answers.
 * Written by fixture-site.ts, read by checks.
 * Spec: none of its own; DESIGN, the suite's rules (proved from arrivals in the journal).
 */

export interface Visit {
  /** When the head of the request had arrived, in milliseconds of the epoch. */
  readonly atMs: number;
  readonly scheme: 'http' | 'https';
  /** In capitals. */
  readonly method: string;
  /** Below the folder, without a leading slash and without the query. */
  readonly path: string;
  /** Without the question mark; '' when there is none. */
  readonly query: string;
  /** Names in lower case; repeated headers joined with ", ". */
  readonly headers: Readonly<Record<string, string>>;
  readonly remoteAddress: string;
  /** How many requests for this path came so far, this one counted. */
  readonly number: number;
  /** What was sent with it, such as the event of a webhook: its first bytes, where it is longer than a delivery may be. */
  readonly body: Buffer;
}
