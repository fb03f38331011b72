/**
 * The SIEM log: one JSON line for every authenticated call, with the caller's own attribution.
 * Holds no content and no file names, so zero data retention changes nothing here.
 * Spec: ParseOptions (auditMetadata, origin); AuditMetadata.
 */
import { once } from 'node:events';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Writable } from 'node:stream';

export interface AuditEvent {
  /** `<operationId>.succeeded` or `<operationId>.failed`. */
  event: string;
  /** ISO 8601. */
  time: string;
  owner: string;
  operation: string;
  requestId: string;
  /** HTTP status of the answer. */
  status: number;
  /** The `origin` of the request: `api`, or what the client calls itself. */
  source?: string;
  /** From `auditMetadata`, when the request carried it. */
  username?: string;
}

export interface AuditLog {
  record(event: AuditEvent): void;
  close(): Promise<void>;
}

/** `target` is a path, `stdout`, or empty for no log. `onError` is told when the file cannot be written. */
export function openAuditLog(target: string, onError: (error: Error) => void): AuditLog {
  if (target === '') return { record: () => undefined, close: async () => undefined };
  if (target === 'stdout') return linesTo(process.stdout, async () => undefined);
  mkdirSync(dirname(target), { recursive: true });
  const stream = createWriteStream(target, { flags: 'a', mode: 0o600 });
  stream.on('error', onError);
  return linesTo(stream, async () => {
    if (stream.destroyed) return;
    stream.end();
    await once(stream, 'close');
  });
}

function linesTo(stream: Writable, close: () => Promise<void>): AuditLog {
  return { record: (event) => void stream.write(`${JSON.stringify(event)}\n`), close };
}
