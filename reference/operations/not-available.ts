/**
 * Operations of the contract that this build does not have. A valid request to one of them is answered 501 with the
 * operation's name: nothing pretends.
 * Spec: Endpoints.
 */
import type { OperationId } from '../../generated/operations.gen.js';
import { operations } from '../../generated/operations.gen.js';
import { ServiceError } from '../base/errors.js';
import type { Operation } from '../base/operation-call.js';

const ids = ['getActivity'] as const satisfies readonly OperationId[];

export const notAvailable = Object.fromEntries(ids.map((id) => [id, refusing(id)])) as Record<
  (typeof ids)[number],
  Operation
>;

function refusing(id: OperationId): Operation {
  return {
    handle: async () => {
      const { method, path, summary } = operations[id];
      throw new ServiceError(
        'feature.not-available',
        `${method.toUpperCase()} ${path} (${summary}) is not available in this build of the server.`,
      );
    },
  };
}
