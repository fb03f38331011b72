/**
 * The rows of the database, as both drivers have them. Times are whole milliseconds since 1970 (UTC); what callers or
 * pages wrote is kept as bytes, because PostgreSQL's text cannot hold every character.
 * Spec: none (operations).
 */
export interface Tables {
  /** The use of credits, by owner and calendar month (months since the year 0, UTC). */
  credit_accounts: { owner: string; month: number; used: number; reserved: number; reserved_at: number };
  /** Everything that is kept for a while as bytes: see objects/objects.ts. */
  objects: {
    id: string;
    kind: string;
    owner: string;
    key: string;
    type: string;
    size_bytes: number;
    stored_at: number;
    expires_at: number;
    /** 1 when the bytes are there as a whole. */
    complete: number;
    /** Small ones only. */
    bytes: Uint8Array | null;
  };
  /** The bytes of large objects, where they are kept in the database. */
  object_chunks: { owner: string; id: string; position: number; bytes: Uint8Array };
  /** The last version of each tracked page; `page` is a digest of URL and tag. */
  page_versions: {
    owner: string;
    page: string;
    scraped_at: string;
    markdown: Uint8Array | null;
    expires_at: number;
  };
  /** Random values that all servers of one database share, such as the key that signs addresses. */
  secrets: { name: string; value: string };
}
