/**
 * Sound, film, or neither? By the first bytes; where they say nothing, by the declared type.
 * Spec: Document data (audio, video). Standard: the magic numbers of each container.
 */
import type { MediaType } from '../storage/media.js';
import { mimeType } from './kind-of-source.js';

export interface MediaKind {
  kind: 'sound' | 'film';
  /** What it can be stored and served as; undefined for sounds other than MP3. */
  type?: MediaType;
}

const films: Readonly<Record<string, MediaType>> = {
  'video/mp4': 'video/mp4',
  'video/x-m4v': 'video/mp4',
  'video/webm': 'video/webm',
  'video/ogg': 'video/ogg',
  'video/quicktime': 'video/quicktime',
  'video/x-matroska': 'video/x-matroska',
  'video/mpeg': 'video/mpeg',
};

/** @param contentType the Content-Type header */
export function mediaKind(bytes: Uint8Array, contentType: string | undefined): MediaKind | undefined {
  const declared = mimeType(contentType);
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 64)).toString('latin1');
  if (isMp3(start)) return { kind: 'sound', type: 'audio/mpeg' };
  if (/^RIFF[^]{4}WAVE|^fLaC|^FORM[^]{4}AIF|^\xff[\xf0\xf1\xf8\xf9]/.test(start)) return { kind: 'sound' };
  if (/^OggS/.test(start)) return declared.startsWith('video/') ? film('video/ogg') : { kind: 'sound' };
  if (/^[^]{4}ftyp/.test(start)) return isoMedia(start, declared);
  if (start.startsWith('\x1aE\xdf\xa3'))
    return declared.startsWith('audio/') ? { kind: 'sound' } : matroska(start, declared);
  if (start.startsWith('\0\0\x01\xba')) return film('video/mpeg');
  if (/^\s*(?:<|#EXTM3U)/.test(start) || !/^(?:audio|video)\//.test(declared)) return undefined;
  return declared.startsWith('audio/') ? { kind: 'sound' } : films[declared] && film(films[declared]);
}

/** With its tag before it, or from its first frame on (MPEG 1 or 2, layer III). */
function isMp3(start: string): boolean {
  return start.startsWith('ID3') || /^\xff[\xfa\xfb\xf2\xf3\xe2\xe3]/.test(start);
}

function isoMedia(start: string, declared: string): MediaKind {
  const brand = start.slice(8, 12);
  if (/^M4[AB] /.test(brand) || declared.startsWith('audio/')) return { kind: 'sound' };
  return film(brand === 'qt  ' ? 'video/quicktime' : 'video/mp4');
}

function matroska(start: string, declared: string): MediaKind {
  return film(declared === 'video/webm' || start.includes('webm') ? 'video/webm' : 'video/x-matroska');
}

function film(type: MediaType): MediaKind {
  return { kind: 'film', type };
}
