/**
 * Every check of the actions chapter. A new file of checks is one line here.
 * Spec: none of its own.
 */
import type { Check } from '../../harness/check.js';
import { listChecks } from './list.js';
import { resultChecks } from './results.js';
import { stepChecks } from './steps.js';

export const actionChecks: readonly Check[] = [...listChecks, ...stepChecks, ...resultChecks];
