/**
 * Bytes of objects in the database the servers share, in chunks that no connection chokes on.
 * Spec: none (operations).
 */
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import type { ObjectBytes } from './object-bytes.js';

const chunkBytes = 1 << 20;

export function databaseBytes(query: Kysely<Tables>): ObjectBytes {
  const readChunk = (owner: string, id: string, position: number): Promise<{ bytes: Uint8Array } | undefined> =>
    query
      .selectFrom('object_chunks')
      .select('bytes')
      .where('owner', '=', owner)
      .where('id', '=', id)
      .where('position', '=', position)
      .executeTakeFirst();
  return {
    write: (owner, id, bytes) =>
      query.transaction().execute(async (transaction) => {
        for (let position = 0; position * chunkBytes < bytes.byteLength; position++) {
          const chunk = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).subarray(
            position * chunkBytes,
            (position + 1) * chunkBytes,
          );
          await transaction.insertInto('object_chunks').values({ owner, id, position, bytes: chunk }).execute();
        }
      }),
    read: async (owner, id) => {
      const chunks: Uint8Array[] = [];
      for (;;) {
        const chunk = await readChunk(owner, id, chunks.length);
        if (chunk) chunks.push(chunk.bytes);
        if (!chunk || chunk.bytes.byteLength < chunkBytes) break;
      }
      return chunks.length === 0 ? undefined : Buffer.concat(chunks);
    },
    delete: async (owner, id) => {
      await query.deleteFrom('object_chunks').where('owner', '=', owner).where('id', '=', id).execute();
    },
  };
}
