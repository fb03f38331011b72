import { describe, expect, it } from 'vitest';
import type { Conversion } from '../engine/convert.js';
import { detectFormat } from '../engine/detect/detect-format.js';
import { readOptions } from '../engine/document/reading.js';
import { warmUp } from './warm-up.js';

describe('warm-up', () => {
  it('gives the engine samples that are what they are named', async () => {
    const formats: string[] = [];
    const failures = await warmUp(async (bytes, request) => {
      const { format } = detectFormat(bytes, readOptions());
      expect(request.read.fileName).toBe(`sample.${format}`);
      formats.push(format);
      return { format, metadata: {}, notices: [] } satisfies Conversion;
    });
    expect(failures).toEqual([]);
    expect(formats.sort()).toEqual(['docx', 'html', 'odt', 'pdf', 'rtf', 'xlsx']);
  });

  it('names the samples that could not be read and goes on', async () => {
    const failures = await warmUp(async () => {
      throw new Error('no');
    });
    expect(failures).toHaveLength(6);
    expect(failures).toContain('pdf: no');
  });
});
