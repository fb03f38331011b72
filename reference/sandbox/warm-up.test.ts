import { describe, expect, it } from 'vitest';
import type { Conversion } from '../engine/convert.js';
import { detectFormat } from '../engine/detect/detect-format.js';
import { readOptions } from '../engine/document/reading.js';
import { convertDocument } from './convert-document.js';
import { warmWith } from './warm-documents.js';
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

describe('made documents', () => {
  it('are of every format, and each is read before one is read again', async () => {
    const formats = new Set<string>();
    const names = new Set<string | undefined>();
    const warmMore = warmWith(async (bytes, request, ports) => {
      const answer = await convertDocument(bytes, request, ports);
      expect(answer.markdown!.length, request.read.fileName).toBeGreaterThan(200);
      formats.add(answer.format);
      names.add(request.read.fileName);
      return answer;
    }, 60_000);
    for (let count = 0; count < 10; count += 1) expect(await warmMore()).toBe(true);
    expect(names.size).toBe(10);
    expect([...formats].sort()).toEqual(['doc', 'docx', 'html', 'odt', 'pdf', 'rtf', 'xls', 'xlsx']);
  });

  it('are enough when their time is spent', async () => {
    const warmMore = warmWith(convertDocument, 0);
    expect(await warmMore()).toBe(false);
  });
});
