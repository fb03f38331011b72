/**
 * For tests in which nobody pays.
 * Spec: none (tests).
 */
export const bookNothing = async (): Promise<void> => undefined;
