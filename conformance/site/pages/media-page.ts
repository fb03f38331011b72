/**
 * A page with one sound and one film in it, and the sound itself: a second of silence as a WAV file.
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

const sampleRate = 8000;

/** One second of silence: 8 bit, one channel (RIFF WAVE). */
export function silence(): SiteAnswer {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(36 + sampleRate, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(sampleRate, 24);
  header.writeUInt32LE(sampleRate, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(sampleRate, 40);
  return fileAnswer(Buffer.concat([header, Buffer.alloc(sampleRate, 128)]), 'audio/wav');
}
