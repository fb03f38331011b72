import type { Variant } from '../mutants/mutant.js';
export const allVariants: readonly Variant[] = [];
