/**
 * The sandbox as the features see it: a document in, its conversion and what was asked of it out.
 * Spec: none (operations).
 */
import type { Deadline } from '../base/deadline.js';
import type { DocumentAnswer, DocumentRequest } from './tasks.js';

export interface Converter {
  /** @throws ServiceError `document.*`, `deadline.exceeded`, `server.*`, `request.invalid-options` (a selector that is none) */
  convert(
    bytes: Uint8Array,
    request: DocumentRequest,
    deadline: Deadline,
    signal: AbortSignal,
    /** Whose turn it takes; by default the server's own. */
    owner?: string,
  ): Promise<DocumentAnswer>;
}
