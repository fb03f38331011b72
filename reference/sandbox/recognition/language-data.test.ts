import { existsSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { removeProcessFolder } from '../../base/process-folders.js';
import { languageFolder } from './language-data.js';

describe('the folder of language data', () => {
  it('holds every language, and takes the place of those that killed processes left', async () => {
    const left = join(tmpdir(), 'plumbline-ocr-4194399-abc');
    await mkdir(left, { recursive: true });
    onTestFinished(() => removeProcessFolder(left));
    const folder = languageFolder(['eng', 'deu']);
    onTestFinished(() => removeProcessFolder(folder));
    expect((await readdir(folder)).sort()).toEqual(['deu.traineddata.gz', 'eng.traineddata.gz']);
    expect(existsSync(left)).toBe(false);
  });
});
