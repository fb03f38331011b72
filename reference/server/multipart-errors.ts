/**
 * Says in words what is wrong with a form that multer or busboy could not read.
 * Spec: Errors (400: an invalid multipart request).
 */
import { isServiceError, ServiceError } from '../base/errors.js';

/** What the caller is told, by the code of multer's error or the message of busboy's. */
const reasons: Record<string, string> = {
  LIMIT_FIELD_KEY: 'The name of a part is too long.',
  LIMIT_FIELD_VALUE: 'A field of the form is larger than 1 MiB.',
  LIMIT_FIELD_ARRAY_INDEX: 'The name of a part has an index that is too large.',
  LIMIT_PART_COUNT: 'The form has too many parts.',
  LIMIT_FILE_COUNT: 'The form has too many parts.',
  LIMIT_FIELD_COUNT: 'The form has too many parts.',
  MISSING_FIELD_NAME: 'A part of the form has no name.',
  INVALID_FIELD_NAME: 'The name of a part cannot be read.',
  'Multipart: Boundary not found': 'The header `Content-Type: multipart/form-data` has no `boundary`.',
  'Malformed content type': 'The header `Content-Type` cannot be read.',
  'Malformed part header': 'The head of a part of the form cannot be read.',
  'Unexpected end of form': 'The form ends before its closing boundary.',
  'Unexpected end of file': 'The form ends before its closing boundary.',
  'Request aborted': 'The upload was cut off.',
  'Request closed': 'The upload was cut off.',
};

/** The error to answer with. A ServiceError stays as it is; anything else means that the form cannot be read (400). */
export function malformedForm(error: unknown): ServiceError {
  if (isServiceError(error)) return error;
  const { code, message } = error as { code?: string; message?: string };
  const reason = reasons[code ?? ''] ?? reasons[message ?? ''] ?? 'The form cannot be read.';
  return new ServiceError('request.malformed-multipart', reason, {
    cause: error,
    log: `${reason} (${code ?? message ?? 'no reason'})`,
  });
}
