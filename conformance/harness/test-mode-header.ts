/**
 * The header of test mode: in an answer the switches that a target offers, in a request the wishes of a check.
 * Spec: none of its own; silence test-mode.
 */
export const testModeHeader = 'x-test-mode';
