/**
 * Checks of the answers to files that cannot be served. The source does not show them: the choice is recorded,
 * and only what every client needs is recommended.
 * Spec: Errors (unsupported file extension: not shown).
 */
import { check } from '../../harness/check.js';
import { shortJson } from '../../harness/contract.js';
import type { Upload } from '../../vocabulary/parse.js';
import { htmlUpload } from '../../vocabulary/pages.js';
import { parse } from '../../vocabulary/parse.js';

/** Files that are none of the nine kinds, by name and by bytes. */
const unsupportedFiles: readonly Upload[] = [
  { name: 'picture.png', contentType: 'image/png', bytes: pngBytes() },
  { name: 'program.exe', contentType: 'application/x-msdownload', bytes: programBytes() },
];

function pngBytes(): Uint8Array {
  // A picture of one pixel.
  return Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
}

function programBytes(): Uint8Array {
  return Buffer.concat([
    Buffer.from('MZ\x90\x00\x03\x00\x00\x00', 'latin1'),
    Buffer.alloc(248),
    Buffer.from('PE\x00\x00', 'latin1'),
  ]);
}

const unsupported = { silence: 'unsupported-extension' } as const;

export const fileChecks = [
  check('errors.file.unsupported-extension', async (t) => {
    for (const file of unsupportedFiles) {
      t.tolerateAnswer('unsupported-extension', await parse(t, { file }, unsupported), () => 'accepted');
    }
  }),
  check('errors.file.unsupported-extension-body', async (t) => {
    for (const file of unsupportedFiles) {
      const expect = t.expect(await parse(t, { file }, unsupported));
      expect.at('/success').equals(false);
      expect.at('/error').isString();
    }
  }),
  check('errors.file.unsupported-extension-400', async (t) => {
    for (const file of unsupportedFiles) t.expect(await parse(t, { file }, unsupported)).status(400);
  }),
  check('errors.file.empty', async (t) => {
    const exchange = await parse(t, { file: htmlUpload('') }, { silence: 'empty-file' });
    t.tolerateAnswer('empty-file', exchange, (data) =>
      data['markdown'] === '' ? 'empty-result' : `markdown ${shortJson(data['markdown'], 40)}`,
    );
  }),
];
