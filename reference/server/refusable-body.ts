/**
 * Reading of a request body that can be refused at any moment, without waiting for the rest of it to arrive.
 * What still arrives is thrown away by linger.ts after the answer.
 * Spec: Limits (file size).
 */
import type { IncomingMessage } from 'node:http';
import { ServiceError } from '../base/errors.js';

export interface Refusal {
  /** Rejects when the body is refused; never resolves. */
  promise: Promise<never>;
  /** The first error counts. */
  refuse(error: ServiceError): void;
  refused: boolean;
}

export function refusal(): Refusal {
  let reject!: (error: ServiceError) => void;
  const promise = new Promise<never>((_resolve, refuse) => {
    reject = refuse;
  });
  promise.catch(() => undefined);
  const state: Refusal = {
    promise,
    refused: false,
    refuse: (error) => {
      state.refused = true;
      reject(error);
    },
  };
  return state;
}

/** The declared length in bytes, when one is declared. */
export function declaredLength(request: IncomingMessage): number | undefined {
  const text = request.headers['content-length'];
  return text === undefined ? undefined : Number(text);
}

/** @throws ServiceError `request.unsupported-encoding` for a compressed body: it is refused, not misread. */
export function requirePlainEncoding(request: IncomingMessage): void {
  const encoding = request.headers['content-encoding'];
  if (encoding !== undefined && encoding.trim().toLowerCase() !== 'identity') {
    throw new ServiceError(
      'request.unsupported-encoding',
      'Compressed request bodies (Content-Encoding) are not supported. Send the body as it is.',
    );
  }
}
