/**
 * Where the bytes of large objects are: files of the data folder, or chunks in the shared database. Which object has bytes,
 * and for how long, is the business of objects.ts: it names an object before its bytes are written, and deletes its bytes
 * before it forgets the name, so none are ever left over.
 * Spec: none (operations).
 */
export interface ObjectBytes {
  /**
   * Whole or not at all.
   * @param id never used before
   * @throws ServiceError `storage.full`; nothing is left then
   */
  write(owner: string, id: string, bytes: Uint8Array): Promise<void>;
  /** Undefined when there are none. */
  read(owner: string, id: string): Promise<Uint8Array | undefined>;
  /** Also of a write that was cut off. No error when there is nothing. */
  delete(owner: string, id: string): Promise<void>;
}
