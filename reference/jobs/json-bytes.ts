/**
 * JSON as bytes: PostgreSQL's text cannot hold every character that callers and pages write.
 * Spec: none.
 */
export function toJson(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value));
}

/** @throws SyntaxError for bytes that `toJson` has not written */
export function fromJson(bytes: Uint8Array): unknown {
  return JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8'));
}
