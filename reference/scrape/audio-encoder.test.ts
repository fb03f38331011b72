// The encoder against a stand-in for ffmpeg: how it is called, and what becomes of its failures.
import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deadlineAfter, noDeadline } from '../base/deadline.js';
import { findAudioEncoder } from './audio-encoder.js';
import type { AudioEncoder } from './audio-encoder.js';

let folder: string;
const never = new AbortController().signal;

/** @param script what the stand-in does; `$in` and `$out` are the two files it is given */
async function encoderThat(script: string): Promise<AudioEncoder> {
  const program = join(folder, 'ffmpeg');
  const lines = [
    '#!/bin/sh',
    'all="$*"',
    'while [ $# -gt 1 ]; do [ "$1" = -i ] && in="${2#file:}"; shift; done',
    'out="${1#file:}"',
    script,
  ];
  await writeFile(program, lines.join('\n'));
  await chmod(program, 0o755);
  return (await findAudioEncoder(`/nowhere:${folder}`))!;
}

const leftOvers = async (): Promise<string[]> =>
  (await readdir(tmpdir())).filter((name) => name.startsWith('plumbline-audio-'));

let before: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plumbline-encoder-'));
  before = await leftOvers();
});
afterEach(async () => {
  await rm(folder, { recursive: true });
  expect(await leftOvers()).toEqual(before);
});

describe('audio encoder', () => {
  it('is there when the path has ffmpeg', async () => {
    expect(await findAudioEncoder(folder)).toBeUndefined();
    expect(await findAudioEncoder('')).toBeUndefined();
    expect(await encoderThat('')).toBeDefined();
  });

  it('gives what the program makes of the bytes', async () => {
    const encoder = await encoderThat('{ printf ID3; cat "$in"; } > "$out"');
    expect(Buffer.from(await encoder.toMp3(Buffer.from('sound'), noDeadline, never)).toString()).toBe('ID3sound');
  });

  it('lets the program open no address and no playlist, and tells it nothing of the environment', async () => {
    const encoder = await encoderThat('{ echo "$all"; env; } > "$out"');
    const said = Buffer.from(await encoder.toMp3(Buffer.from('sound'), noDeadline, never)).toString();
    expect(said).toMatch(/-protocol_whitelist file -format_whitelist [\w,]+ -i file:/);
    expect(said).not.toMatch(/hls|concat|dash/);
    expect(said).not.toContain('HOME=');
  });

  it('says so when there is no sound in it', async () => {
    const encoder = await encoderThat('exit 1');
    await expect(encoder.toMp3(Buffer.from('x'), noDeadline, never)).rejects.toMatchObject({
      code: 'document.corrupted',
    });
  });

  it('ends with the deadline and with the client', async () => {
    const encoder = await encoderThat('exec sleep 30');
    const deadline = deadlineAfter(150, () => performance.now());
    await expect(encoder.toMp3(Buffer.from('x'), deadline, never)).rejects.toMatchObject({ code: 'deadline.exceeded' });
    const gone = AbortSignal.timeout(100);
    await expect(encoder.toMp3(Buffer.from('x'), noDeadline, gone)).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});
