/**
 * Makes MP3 of sounds and films with ffmpeg, where the machine has it. What is given to it is untrusted: it may open no
 * address and no other file, reads only plain containers (no playlists, which could name either), and is ended in time.
 * Spec: Document data (audio).
 */
import { budgets } from '../base/budgets.js';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Deadline } from '../base/deadline.js';
import { ServiceError } from '../base/errors.js';
import { findProgram } from '../base/find-program.js';
import { timerMs } from '../base/timer.js';

export interface AudioEncoder {
  /** @throws ServiceError `document.corrupted` when there is no sound in it that can be read, `deadline.exceeded` */
  toMp3(bytes: Uint8Array, deadline: Deadline, signal: AbortSignal): Promise<Uint8Array>;
}

/** ffmpeg's names of containers that hold everything they need. */
const containers = 'mp3,aac,wav,flac,ogg,aiff,mov,mp4,m4a,matroska,webm,avi,mpeg,flv,asf';

/** Undefined when the machine has no ffmpeg. @param searchPath the PATH of the environment */
export async function findAudioEncoder(searchPath: string): Promise<AudioEncoder | undefined> {
  const program = await findProgram(['ffmpeg'], searchPath);
  return program === undefined ? undefined : audioEncoder(program);
}

function audioEncoder(program: string): AudioEncoder {
  return {
    toMp3: async (bytes, deadline, signal) => {
      const folder = await mkdtemp(join(tmpdir(), 'plumbline-audio-'));
      const [source, target] = [join(folder, 'source'), join(folder, 'sound.mp3')];
      try {
        await writeFile(source, bytes, { mode: 0o600 });
        await encode(program, source, target, deadline, signal);
        return await readFile(target);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

async function encode(
  program: string,
  source: string,
  target: string,
  deadline: Deadline,
  signal: AbortSignal,
): Promise<void> {
  const quiet = ['-nostdin', '-hide_banner', '-loglevel', 'error', '-threads', '1'];
  const input = ['-protocol_whitelist', 'file', '-format_whitelist', containers, '-i', `file:${source}`];
  const sound = ['-map', '0:a:0', '-vn', '-sn', '-dn', '-codec:a', 'libmp3lame', '-q:a', '4'];
  const output = ['-fs', String(budgets.soundBytes.bound), '-f', 'mp3', '-y', `file:${target}`];
  try {
    const timeout = Math.max(1, timerMs(deadline.remainingMs()));
    await promisify(execFile)(program, [...quiet, ...input, ...sound, ...output], {
      env: {},
      timeout,
      signal,
      killSignal: 'SIGKILL',
    });
  } catch (cause) {
    signal.throwIfAborted();
    deadline.check();
    throw new ServiceError('document.corrupted', 'The sound of the page could not be read.', { cause });
  }
}
