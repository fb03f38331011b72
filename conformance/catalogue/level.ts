/**
 * How much a requirement binds: the levels of the rows, strictest first.
 * Spec: none of its own; DESIGN, the contract's rules.
 */
export const levels = ['must', 'should', 'may'] as const;

export type Level = (typeof levels)[number];
