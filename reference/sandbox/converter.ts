/**
 * The sandbox as the features see it: a document in, its conversion out.
 * Spec: none (operations).
 */
import type { Deadline } from '../base/deadline.js';
import type { Conversion, ConversionRequest } from '../engine/convert.js';

export interface Converter {
  /** @throws ServiceError `document.*`, `deadline.exceeded`, `server.*`, `request.invalid-options` (a selector that is none) */
  convert(
    bytes: Uint8Array,
    request: ConversionRequest,
    deadline: Deadline,
    signal: AbortSignal,
    /** Whose turn it takes; by default the server's own. */
    owner?: string,
  ): Promise<Conversion>;
}
