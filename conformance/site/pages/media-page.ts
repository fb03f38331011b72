/**
 * A page with one sound and one film in it, and the two themselves: a second of silence, and a still picture of two
 * frames. Both are what the results must be, so that a target need not convert them.
 * Used by the checks of the audio and video results.
 * Spec: Document data, audio, video.
 */
import { fileAnswer, htmlAnswer } from '../resource.js';
import type { SiteAnswer } from '../resource.js';

/** `sound` and `film` are addresses, relative to the page. */
export function mediaPage(word: string, sound: string, film: string): SiteAnswer {
  return htmlAnswer(`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Recordings</title>
<meta property="og:video" content="${film}">
<meta property="og:audio" content="${sound}">
</head>
<body>
<main>
<h1>Recordings</h1>
<p>The fog horn says ${word} twice every minute when the weather is bad.</p>
<audio controls src="${sound}"></audio>
<video controls src="${film}"></video>
</main>
</body>
</html>
`);
}

/** Frames of 1152 samples at 44.1 kHz that make a second. */
const framesInASecond = 38;

/**
 * One second of silence: MPEG-1 Layer III, 128 kbit/s, two channels. A frame is its header and a body of zeros, which
 * ISO/IEC 11172-3 reads as no signal.
 */
export function silence(): SiteAnswer {
  const frame = Buffer.alloc(417);
  frame.writeUInt32BE(0xfffb9064);
  return fileAnswer(Buffer.concat(Array.from({ length: framesInASecond }, () => frame)), 'audio/mpeg');
}

/**
 * 16 by 16 pixels of teal for 0.4 s, as WebM. Made once with
 * `ffmpeg -f lavfi -i color=c=teal:s=16x16:d=0.4:r=5 -c:v libvpx -b:v 5k -fflags +bitexact film.webm`.
 */
const filmBase64 = [
  'GkXfo59ChoEBQveBAULygQRC84EIQoKEd2VibUKHgQJChYECGFOAZwEAAAAAAAHUEU2bdLpNu4tTq4QVSalmU6yBoU27i1OrhBZUrmtTrIHG',
  'TbuMU6uEElTDZ1OsggEMTbuMU6uEHFO7a1OsggG+7AEAAAAAAABZAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAVSalmoCrXsYMPQkBNgIRMYXZmV0GETGF2ZkSJiEB5AAAA',
  'AAAAFlSua8GuAQAAAAAAADjXgQFzxYgAAAAAAAAAAZyBACK1nIN1bmSIgQCGhVZfVlA4g4EBI+ODhAvrwgDgibCBELqBEJqBAhJUw2fRc3PO',
  'Y8CLY8WIAAAAAAAAAAFnyJhFo4dFTkNPREVSRIeLTGF2YyBsaWJ2cHhnyKJFo4hEVVJBVElPTkSHlDAwOjAwOjAwLjQwMDAwMDAwMAAAH0O2',
  'ddfngQCju4EAAICwAgCdASoQABAAAEcIhYWIhYSIAgICdaoD+AIM/fsA/vtol/89M15g/yc//bkf7cj/bkf/tsIAo5WBAMgAsQEAARAQABgA',
  'GFgv9AAIAAAcU7trkbuPs4EAt4r3gQHxggFi8IED',
].join('');

export function shortFilm(): SiteAnswer {
  return fileAnswer(Buffer.from(filmBase64, 'base64'), 'video/webm');
}
