/**
 * The closed lists that rows and facts take their words from.
 * Spec: none of its own; spec/README.md explains each word.
 */
export const levels = ['must', 'should', 'may'] as const;
export const bases = ['stated', 'table', 'implied', 'choice'] as const;
export const factKinds = ['cell', 'sentence', 'limit', 'silence'] as const;
export const exclusionCodes = ['not-observable', 'needs-billing-view', 'server-internal', 'describes-client'] as const;

/** A row says by exactly one of these how it is kept. */
export const dispositions = ['checks', 'excluded', 'silence'] as const;
export type Disposition = (typeof dispositions)[number];
