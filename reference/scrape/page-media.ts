/**
 * The sound and the film of a page: found by page-questions/media-addresses, fetched through the egress guard, stored, and
 * answered by a signed address that lives for an hour. A page without one is answered null, and the warning says why.
 * Spec: Document data (audio, video); Limits (signed audio and video URLs).
 */
import { budgets } from '../base/budgets.js';
import type { Deadline } from '../base/deadline.js';
import { isServiceError } from '../base/errors.js';
import type { MediaAddresses } from '../page-questions/media-addresses.js';
import { isSameSite, visitHeaders } from '../fetch/request-headers.js';
import type { AudioEncoder } from './audio-encoder.js';
import { mediaKind } from './media-kind.js';
import type { PageSource } from './page-source.js';
import type { Publish } from './published-media.js';
import type { ScrapeRequest } from './scrape-request.js';
import type { Means } from './visit.js';

export interface MediaMeans extends Pick<Means, 'fetcher' | 'limits'> {
  /** Undefined on a machine without one: then only what is MP3 already can be answered as `audio`. */
  encoder: AudioEncoder | undefined;
}

export interface MediaJob {
  request: ScrapeRequest;
  source: PageSource;
  /** Where the page says its media are. */
  addresses: MediaAddresses;
  publish: Publish;
  deadline: Deadline;
  signal: AbortSignal;
}

interface Download {
  bytes: Uint8Array;
  contentType?: string;
}

/** The address, or null. @param remarks is told why there is none */
export async function mediaOf(
  member: 'audio' | 'video',
  means: MediaMeans,
  job: MediaJob,
  remarks: string[],
): Promise<string | null> {
  let trouble: string | undefined;
  for await (const download of downloads(member, means, job)) {
    const result = download instanceof Error ? download.message : await published(member, download, means, job);
    if (typeof result === 'object') return result.address;
    trouble ??= result;
  }
  remarks.push(`\`${member}\` is null: ${trouble ?? `the page has no ${member} that can be fetched as a file`}.`);
  return null;
}

/** Whatever can be had, the likeliest first; an Error for what could not be fetched. The URL may lead to a file of media itself. */
async function* downloads(
  member: 'audio' | 'video',
  { fetcher, limits }: MediaMeans,
  { request, source, addresses, deadline, signal }: MediaJob,
): AsyncGenerator<Download | Error> {
  if (source.kind === 'media') {
    yield { bytes: source.body, ...(source.contentType !== undefined && { contentType: source.contentType }) };
    return;
  }
  // The sound of a film is a sound of the page too, when there is no other.
  const likely = member === 'audio' ? [...addresses.audio, ...addresses.video] : addresses.video;
  for (const address of likely.slice(0, budgets.mediaTries.bound)) {
    const url = new URL(address);
    // The caller's headers may hold credentials: they are for the page's own site.
    const headers = isSameSite(new URL(source.url), url) ? request.headers : {};
    const wish = {
      url,
      headers: visitHeaders(headers, []),
      verifyTls: request.verifyTls,
      maxBytes: limits.maxBodyBytes,
    };
    try {
      const fetched = await fetcher.fetch(wish, deadline, signal);
      if (fetched.statusCode >= 400) yield new Error(`${url.host} answered ${fetched.statusCode}`);
      else yield fetched;
    } catch (error) {
      if (signal.aborted || deadline.remainingMs() <= 0 || !isServiceError(error)) throw error;
      yield new Error(error.publicMessage.replace(/\.$/, ''));
    }
  }
}

/** The address, or why there is none. */
async function published(
  member: 'audio' | 'video',
  { bytes, contentType }: Download,
  { encoder }: MediaMeans,
  { publish: put, deadline, signal }: MediaJob,
): Promise<{ address: string } | string> {
  const found = mediaKind(bytes, contentType);
  if (!found) return 'what the page names is neither sound nor film in one file';
  if (member === 'video') {
    if (found.kind === 'sound' || !found.type) return 'what the page names is no film';
    return { address: await put(bytes, found.type) };
  }
  if (found.type === 'audio/mpeg') return { address: await put(bytes, 'audio/mpeg') };
  if (!encoder) return 'the sound is not MP3, and this server has no encoder (ffmpeg) to make it one';
  try {
    return { address: await put(await encoder.toMp3(bytes, deadline, signal), 'audio/mpeg') };
  } catch (error) {
    if (signal.aborted || !isServiceError(error) || error.code !== 'document.corrupted') throw error;
    return error.publicMessage.replace(/\.$/, '');
  }
}
