/**
 * What the server knows of a request on its way through: filled in by one step, read by a later one.
 * Spec: none (operations).
 */
import type { ParameterizedContext } from 'koa';
import type { OperationId } from '../../generated/operations.gen.js';
import type { ErrorCode } from '../base/errors.js';
import type { Logger } from '../base/logger.js';
import type { Span } from '../base/tracing.js';

export interface RequestState {
  requestId: string;
  log: Logger;
  span: Span;
  /** Aborted when the client has gone away before the answer was sent. */
  signal: AbortSignal;
  /** Done when the answer has left or the client has gone. */
  ends: (() => void)[];
  operationId?: OperationId;
  owner?: string;
  /** `auditMetadata.username` of the body. */
  username?: string;
  /** `origin` of the body, filled in where the contract has a default. */
  source?: string;
  /** Of a job that the request started. */
  jobId?: string;
  errorCode?: ErrorCode;
}

export type RequestContext = ParameterizedContext<RequestState>;
