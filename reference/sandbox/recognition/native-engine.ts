/**
 * The program `tesseract`, one process a page. It gets a picture that was decoded here on its standard input and writes to
 * its standard output; a shell sets the bounds of its memory and processor time before it starts, so that it keeps them
 * also when this process ends first. It opens no file but its data, and it has no network code.
 * Spec: Parser object (PDF), modes `auto` and `ocr`; Limits (timeout).
 */
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { budgets } from '../../base/budgets.js';
import type { Deadline } from '../../base/deadline.js';
import { ServiceError } from '../../base/errors.js';
import { timerMs } from '../../base/timer.js';
import type { RecognitionEngine } from './engines.js';
import { graymap } from './gray-picture.js';
import { dataFile, ownFolder } from './language-data.js';

const bounded = 'ulimit -v "$1" && ulimit -t "$2" && shift 2 && exec "$@"';

/** @param program its absolute path */
export function nativeEngine(program: string): RecognitionEngine {
  const ownLanguages = listLanguages(program);
  const unpacked = new Map<string, Promise<void>>();
  let folder: string | undefined;

  /** The program's own data is leaner and is taken where there is some; else that of the packages. */
  async function dataFolder(language: string): Promise<string[]> {
    const codes = language.split('+');
    const own = await ownLanguages;
    if (codes.every((code) => own.has(code))) return [];
    folder ??= ownFolder();
    for (const code of codes) {
      if (!unpacked.has(code)) unpacked.set(code, unpack(code, folder));
      await unpacked.get(code);
    }
    return ['--tessdata-dir', folder];
  }

  return {
    async read(picture, as, dpi, language, deadline) {
      const data = await dataFolder(language);
      const options = [
        '-l',
        language,
        '--psm',
        as === 'page' ? '3' : '6',
        '--dpi',
        believable(dpi),
        ...data,
        '-c',
        'tessedit_create_hocr=1',
        '-c',
        'debug_file=/dev/null',
      ];
      return run([program, '-', '-', ...options], graymap(picture), deadline);
    },
    end: () => undefined,
  };
}

/** What the engines take for a resolution: of a page whose size says nothing, the nearest. */
export const believable = (dpi: number): string => String(Math.round(Math.min(600, Math.max(70, dpi))));

async function unpack(code: string, folder: string): Promise<void> {
  writeFileSync(join(folder, `${code}.traineddata`), gunzipSync(await readFile(dataFile(code))));
}

async function listLanguages(program: string): Promise<Set<string>> {
  try {
    const { stdout } = await promisify(execFile)(program, ['--list-langs'], { env: {} });
    return new Set(stdout.split('\n').slice(1));
  } catch {
    return new Set();
  }
}

function run(command: string[], input: Buffer, deadline: Deadline): Promise<string> {
  deadline.check();
  const limits = [String(budgets.recognitionMemory.bound >> 10), String(budgets.recognitionTime.bound / 1000)];
  return new Promise((resolve, reject) => {
    const child = execFile(
      '/bin/sh',
      ['-c', bounded, 'sh', ...limits, ...command],
      {
        env: { OMP_THREAD_LIMIT: '1' },
        timeout: Math.max(1, timerMs(deadline.remainingMs())),
        killSignal: 'SIGKILL',
        maxBuffer: budgets.recognizedPage.bound,
      },
      (error, stdout) => {
        if (!error) resolve(stdout);
        else if (deadline.remainingMs() <= 0) reject(tooLate());
        else reject(new ServiceError('internal.unexpected', 'The text recognition broke off.', { cause: error }));
      },
    );
    // It may end before it has read everything.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input);
  });
}

/** What a caller is told when a page was not recognised in time. */
export const tooLate = (): ServiceError =>
  new ServiceError('deadline.exceeded', 'Recognising the text of a page took longer than `timeout` allows.');
