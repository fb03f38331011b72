/**
 * The kinds of personal data, and what a caller wants done about them.
 * Spec: RedactPIIOptions.
 */
export const entities = ['PERSON', 'EMAIL', 'PHONE', 'LOCATION', 'FINANCIAL', 'SECRET'] as const;
export type Entity = (typeof entities)[number];

/** Plain data, because it is sent to another process. */
export interface Redaction {
  /** What is redacted; the other kinds stay in clear. */
  entities: readonly Entity[];
  /** `aggressive` takes weaker signs for enough. Whether a model is asked as well is not decided here. */
  mode: 'accurate' | 'aggressive' | 'fast';
  style: 'tag' | 'mask' | 'remove';
}

/** Where something was found: UTF-16 offsets, `end` exclusive. */
export interface Finding {
  entity: Entity;
  start: number;
  end: number;
}

/** Something that is named by its words, wherever they stand. */
export interface Named {
  entity: Entity;
  text: string;
}
