/**
 * One small request before a run, so that a wrong address or a missing key is told once and not by every check.
 * Spec: Authentication; Versioning.
 */
import { multipartBody } from '../harness/multipart.js';
import { createTransport, NoAnswer } from '../harness/transport.js';
import { parseParts } from '../vocabulary/parse.js';
import { textUpload } from '../vocabulary/pages.js';
import { UsageError } from '../flags.js';

/** The target cannot be judged at all; exit code 4. */
export class PreflightError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'PreflightError';
  }
}

/** @throws PreflightError when nothing answers, UsageError when the base URL or the key cannot be right */
export async function preflight(target: { baseUrl: string; apiKey: string | undefined }): Promise<void> {
  const transport = createTransport();
  const { contentType, body } = multipartBody(parseParts({ file: textUpload('preflight') }), 'plumbline-preflight');
  const headers: Record<string, string> = { 'content-type': contentType };
  if (target.apiKey !== undefined) headers['authorization'] = `Bearer ${target.apiKey}`;
  try {
    const url = `${target.baseUrl}/parse`;
    const { status } = await transport.send({ method: 'POST', url, headers, body, patienceMs: 60_000 });
    if ((status === 401 || status === 403) && target.apiKey === undefined)
      throw new UsageError(
        `${target.baseUrl} asks for a key (status ${status}): pass --api-key or set CONFORMANCE_API_KEY`,
      );
    if (status === 401 || status === 403)
      throw new UsageError(`${target.baseUrl} refuses the given key (status ${status}): pass a valid --api-key`);
    if (status === 404 && !target.baseUrl.endsWith('/v2'))
      throw new UsageError(
        `${url} answers 404: the base URL ends in the version segment, such as ${target.baseUrl}/v2`,
      );
  } catch (error) {
    if (error instanceof NoAnswer) throw new PreflightError(`${target.baseUrl} does not answer: ${error.message}`);
    throw error;
  } finally {
    transport.close();
  }
}
