/**
 * Pictures and other files made for an answer, fetched later by a signed address without a further credential, from any
 * server of the database, and gone when their time is over.
 * Spec: Document data (screenshot: 24 hours; audio and video: 1 hour).
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Objects } from './objects/objects.js';

export const mediaLifetimeMs = { picture: 24 * 3600_000, sound: 3600_000, film: 3600_000 } as const;

/** Where the files are served, below the origin. */
export const mediaPath = '/media/';

const extensions = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'application/pdf': 'pdf',
  'audio/mpeg': 'mp3',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/ogg': 'ogv',
  'video/quicktime': 'mov',
  'video/x-matroska': 'mkv',
  'video/mpeg': 'mpg',
} as const;
export type MediaType = keyof typeof extensions;

export interface MediaStore {
  /**
   * Keeps a file; resolves with its signed path and query, which a caller puts behind the origin it is reached by.
   * @throws ServiceError `storage.full`
   */
  put(owner: string, bytes: Uint8Array, type: MediaType, lifetimeMs: number): Promise<string>;
  /** The file of a signed path, or undefined when the signature is wrong or the time is over, by a clock `aheadMs` ahead. */
  read(pathAndQuery: string, aheadMs?: number): Promise<{ bytes: Uint8Array; type: string } | undefined>;
}

/** @param signingKey the same for every server, see secret.ts */
export function mediaStore(objects: Pick<Objects, 'add' | 'byId' | 'read'>, signingKey: string): MediaStore {
  const sign = (name: string): string => createHmac('sha256', signingKey).update(name).digest('hex');
  return {
    put: async (owner, bytes, type, lifetimeMs) => {
      // Nobody asks for it by its key: the address holds the object's own id.
      const id = await objects.add({ kind: 'media', owner, key: '' }, { bytes, type, lifetimeMs });
      const name = `${id}.${extensions[type]}`;
      return `${mediaPath}${name}?signature=${sign(name)}`;
    },
    read: async (pathAndQuery, aheadMs) => {
      const match = /^\/media\/(([0-9a-f-]{36})\.[a-z0-9]+)\?signature=([0-9a-f]{64})$/.exec(pathAndQuery);
      if (!match || !sameHex(match[3]!, sign(match[1]!))) return undefined;
      const found = await objects.byId('media', match[2]!, aheadMs);
      const bytes = found && (await objects.read(found.owner, found.id));
      return bytes && { bytes, type: found.type };
    },
  };
}

function sameHex(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(a, 'hex'), Buffer.from(b, 'hex'));
}
