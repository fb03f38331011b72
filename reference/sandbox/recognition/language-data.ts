/**
 * Where the data of a language of text recognition is: a package of its own, all in one folder for the engine that looks there.
 * Spec: Parser object (PDF), modes `auto` and `ocr`.
 */
import { rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { ServiceError } from '../../base/errors.js';
import { makeProcessFolder, removeLeftFolders } from '../../base/process-folders.js';

/** The packed data of a language. @throws ServiceError `feature.not-available` naming the package to install */
export function dataFile(code: string): string {
  try {
    const manifest = createRequire(import.meta.url).resolve(`@tesseract.js-data/${code}/package.json`);
    return join(dirname(manifest), '4.0.0_best_int', `${code}.traineddata.gz`);
  } catch (error) {
    throw new ServiceError('feature.not-available', `OCR in the language "${code}" is not installed on this server.`, {
      cause: error,
      log: `install the package @tesseract.js-data/${code}, or leave ${code} out of OCR_LANGUAGES`,
    });
  }
}

/** One folder with the data of all these languages; npm keeps each in its own. */
export function languageFolder(codes: readonly string[]): string {
  const files = codes.map(dataFile);
  const joined = ownFolder();
  for (const file of files) symlinkSync(file, join(joined, basename(file)));
  return joined;
}

/** A folder for data of languages that goes with this process; those of processes that were killed go now. */
export function ownFolder(): string {
  removeLeftFolders(tmpdir(), 'plumbline-ocr');
  const folder = makeProcessFolder(tmpdir(), 'plumbline-ocr');
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
