/**
 * Golden pairs: every file in a format's `fixtures` and `regressions` has the outline of its document beside it
 * (`<name>.document.txt`), read with `onlyMainContent: false`; a file that must be refused has the code of its refusal.
 * After a wanted change: `vitest run -u`, then read the difference.
 * Spec: What the service does, 1.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isServiceError } from '../../base/errors.js';
import { dumpDocument } from '../document/dump.js';
import { formats, readOptions, type Format } from '../document/reading.js';
import { readers } from './registry.js';
import { readPorts } from './shared/containers/testing/read-ports.js';

function filesOf(format: Format, folder: string): URL[] {
  const at = new URL(`./formats/${format}/${folder}/`, import.meta.url);
  if (!existsSync(at)) return [];
  return readdirSync(at)
    .filter((name) => name.endsWith(`.${format}`))
    .map((name) => new URL(name, at));
}

async function outcome(format: Format, file: URL): Promise<string> {
  try {
    const options = readOptions({ onlyMainContent: false });
    return dumpDocument((await readers[format](readFileSync(file), options, readPorts())).document);
  } catch (error) {
    if (!isServiceError(error)) throw error;
    return `refused ${error.code}\n`;
  }
}

describe.each(formats)('a file in the format %s', (format) => {
  const fixtures = filesOf(format, 'fixtures');

  it('is among the golden pairs', () => {
    expect(fixtures.length).toBeGreaterThan(0);
  });

  it.each([...fixtures, ...filesOf(format, 'regressions')].map((file) => [file.pathname.split('/').at(-1)!, file]))(
    'gives the document written down for %s',
    async (_, file) => {
      const written = file.pathname.replace(/\.\w+$/, '.document.txt');
      await expect(await outcome(format, file)).toMatchFileSnapshot(written);
    },
  );
});
