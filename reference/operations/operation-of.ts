/**
 * An operation of the contract with the types of what it is given.
 * Spec: Endpoints.
 */
import type { OperationInputs } from '../../generated/filled.gen.js';
import type { OperationId } from '../../generated/operations.gen.js';
import type { Operation } from '../base/operation-call.js';

export type OperationOf<Id extends OperationId> = Operation<OperationInputs[Id]>;
