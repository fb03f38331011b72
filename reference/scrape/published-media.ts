/**
 * Pictures, prints, sounds and films -> what stands in the answer: signed addresses; with zero data retention the file
 * itself, as a `data:` address, because nothing may be stored.
 * Spec: Document data (screenshot, actions, audio, video).
 */
import type { ActionResults } from '../../generated/types.gen.js';
import type { ActionOutcome, Picture } from '../browse/page-visit.js';
import type { MediaStore, MediaType } from '../storage/media.js';
import { mediaLifetimeMs } from '../storage/media.js';

/** Turns bytes into an address. */
export type Publish = (bytes: Uint8Array, type: MediaType) => Promise<string>;

/** @param origin where this server is reached, without a path */
export function publisher(
  media: Pick<MediaStore, 'put'>,
  owner: string,
  origin: string,
  zeroDataRetention: boolean,
): Publish {
  if (zeroDataRetention) {
    return async (bytes, type) => `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
  }
  return async (bytes, type) => `${origin}${await media.put(owner, bytes, type, lifetimeMsOf(type))}`;
}

function lifetimeMsOf(type: MediaType): number {
  if (type.startsWith('audio/')) return mediaLifetimeMs.sound;
  return type.startsWith('video/') ? mediaLifetimeMs.film : mediaLifetimeMs.picture;
}

/** @returns its signed address @throws as Publish */
export async function publishPicture(publish: Publish, { bytes, contentType }: Picture): Promise<string> {
  return publish(bytes, contentType);
}

/** Prints are given like pictures, by address. */
export async function publishActions(publish: Publish, outcome: ActionOutcome): Promise<ActionResults> {
  return {
    javascriptReturns: outcome.javascriptReturns,
    pdfs: await Promise.all(outcome.pdfs.map((pdf) => publish(pdf, 'application/pdf'))),
    scrapes: outcome.scrapes,
    screenshots: await Promise.all(outcome.screenshots.map((picture) => publishPicture(publish, picture))),
  };
}
