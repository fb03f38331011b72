/**
 * GET /parse/formats: which kinds of files can be parsed.
 * Spec: not shown; the path and the body are those clients call (our choice).
 */
import type { ParseFileFormat, ParseFormatsResponse } from '../../generated/types.gen.js';
import { fileFormats } from '../parse/file-formats.js';
import type { FileFormat } from '../parse/file-formats.js';
import type { OperationOf } from './operation-of.js';

export const listParseFormats: OperationOf<'listParseFormats'> = {
  handle: async () => ({
    body: { success: true, data: { formats: fileFormats().map(onWire) } } satisfies ParseFormatsResponse,
  }),
};

function onWire({ format, extensions, contentTypes }: FileFormat): ParseFileFormat {
  return { format, kind: 'document', extensions, mimeTypes: contentTypes, available: true };
}
