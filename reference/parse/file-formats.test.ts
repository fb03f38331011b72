import { describe, expect, it } from 'vitest';
import { limits } from '../../generated/limits.gen.js';
import { fileFormats } from './file-formats.js';

describe('the formats of files', () => {
  it('have every extension of the interface among their names', () => {
    const extensions = fileFormats().flatMap((format) => format.extensions.map((extension) => `.${extension}`));
    expect(extensions).toEqual(expect.arrayContaining([...limits.parseFileExtensions]));
    expect(new Set(extensions).size).toBe(extensions.length);
  });

  it('each have extensions and MIME types', () => {
    expect(
      fileFormats().filter(({ extensions, contentTypes }) => extensions.length * contentTypes.length === 0),
    ).toEqual([]);
  });
});
