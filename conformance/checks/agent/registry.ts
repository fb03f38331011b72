/**
 * Every check of agents. A new file of checks is one line here.
 * Spec: none of its own.
 */
import type { Check } from '../../harness/check.js';
import { agentRequestChecks } from './request.js';
import { agentRunChecks } from './runs.js';

export const agentChecks: readonly Check[] = [...agentRequestChecks, ...agentRunChecks];
