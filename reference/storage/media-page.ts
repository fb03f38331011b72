/**
 * Serves the files of the media store beside the interface: the signature in the address is the credential.
 * Flow: app -> here, before the interface's own paths are looked at.
 * Spec: Document data (screenshot, audio, video).
 */
import type { MediaStore } from './media.js';
import { mediaPath } from './media.js';

/** The part of a Koa context that is needed. */
export interface PageContext {
  method: string;
  path: string;
  /** Path and query as received. */
  url: string;
  status: number;
  type: string;
  body: unknown;
  get(header: string): string;
  set(headers: Record<string, string>): void;
}

/** Answers what is below `/media/`; false for every other path. A wrong, expired or deleted address is 404. @param aheadOf in test mode: by how many milliseconds a request's clock is ahead */
export function createMediaPage(
  media: Pick<MediaStore, 'read'>,
  aheadOf?: (testMode: string) => number,
): (ctx: PageContext) => Promise<boolean> {
  return async (ctx) => {
    if (!ctx.path.startsWith(mediaPath) || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return false;
    const file = await media.read(ctx.url, aheadOf?.(ctx.get('X-Test-Mode')));
    if (!file) {
      ctx.status = 404;
      ctx.body = { success: false, error: 'There is no file at this address, or its time is over.' };
      return true;
    }
    ctx.set({
      'Cache-Control': 'private, max-age=3600, immutable',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    });
    ctx.type = file.type;
    ctx.body = Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength);
    return true;
  };
}
