import { describe, expect, it } from 'vitest';
import { mediaKind } from './media-kind.js';

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');

describe('kind of media', () => {
  it.each([
    ['an MP3 with a tag', 'ID3\x04', '', { kind: 'sound', type: 'audio/mpeg' }],
    ['an MP3 from its first frame', '\xff\xfb\x90\x64', 'text/html', { kind: 'sound', type: 'audio/mpeg' }],
    ['a WAV', 'RIFF\0\0\0\0WAVEfmt ', '', { kind: 'sound' }],
    ['an AAC', '\xff\xf1\x50', '', { kind: 'sound' }],
    ['an M4A', '\0\0\0\x18ftypM4A ', '', { kind: 'sound' }],
    ['an MP4', '\0\0\0\x18ftypisom', 'application/octet-stream', { kind: 'film', type: 'video/mp4' }],
    ['a QuickTime film', '\0\0\0\x18ftypqt  ', '', { kind: 'film', type: 'video/quicktime' }],
    ['an Ogg sound', 'OggS\0', 'application/ogg', { kind: 'sound' }],
    ['an Ogg film', 'OggS\0', 'video/ogg', { kind: 'film', type: 'video/ogg' }],
    ['a WebM', '\x1aE\xdf\xa3\x9f\x42\x82\x84webm', '', { kind: 'film', type: 'video/webm' }],
    ['a Matroska film', '\x1aE\xdf\xa3\x9f', '', { kind: 'film', type: 'video/x-matroska' }],
    ['a WebM that is called a sound', '\x1aE\xdf\xa3webm', 'audio/webm', { kind: 'sound' }],
    ['what is only called a film', 'xxxx', 'video/mp4; codecs=x', { kind: 'film', type: 'video/mp4' }],
    ['what is only called a sound', 'xxxx', 'audio/aac', { kind: 'sound' }],
    ['a page that is called a film', '<!doctype html>', 'video/mp4', undefined],
    ['a playlist', '#EXTM3U\n', 'audio/mpegurl', undefined],
    ['anything else', 'xxxx', 'application/octet-stream', undefined],
    ['a film nobody knows', 'xxxx', 'video/x-unknown', undefined],
  ])('knows %s', (_what, start, contentType, kind) => {
    expect(mediaKind(latin(start), contentType)).toEqual(kind);
  });
});
