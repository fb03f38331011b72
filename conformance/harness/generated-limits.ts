/**
 * Bounds and defaults of the contract, as checks need them. Every number of the interface comes from here.
 * Spec: Limits.
 */
export { limits as generatedLimits } from '../../generated/limits.gen.js';
