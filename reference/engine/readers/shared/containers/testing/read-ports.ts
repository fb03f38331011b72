/**
 * The world of a reader in tests: no deadline, the default limits, and how an error of the closed list is caught.
 * Spec: Limits.
 */
import { noDeadline } from '../../../../../base/deadline.js';
import { isServiceError } from '../../../../../base/errors.js';
import { defaultLimits, type ReadLimits, type ReadPorts } from '../../../../document/reading.js';

export function readPorts(limits: Partial<ReadLimits> = {}): ReadPorts {
  return { deadline: noDeadline, limits: { ...defaultLimits, ...limits } };
}

/** The code of the ServiceError that `run` throws; any other error is thrown on. */
export function errorCodeOf(run: () => unknown): string | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    if (isServiceError(error)) return error.code;
    throw error;
  }
}
