import { describe, expect, it, vi } from 'vitest';
import { parseJson } from './safe-json.js';

describe('JSON from strangers', () => {
  it('is taken with what stands in its strings', () => {
    const text = JSON.stringify({ a: '[{,"\\\\', b: [1, 2, { c: null }] });
    expect(parseJson(text)).toEqual({ value: JSON.parse(text), values: 7 });
  });

  it('is refused before it is parsed when it holds too many values', () => {
    const parse = vi.spyOn(JSON, 'parse');
    expect(parseJson(`[${'0,'.repeat(300_000)}0]`)).toEqual({ fault: expect.stringContaining('values') });
    expect(parseJson(`[${'[],'.repeat(150_000)}0]`)).toEqual({ fault: expect.stringContaining('values') });
    expect(parse).not.toHaveBeenCalled();
    parse.mockRestore();
    expect(parseJson(JSON.stringify('[,'.repeat(300_000)))).toHaveProperty('value');
  });

  it.each(['"\\', '"', '[', '{"a":', '', '\\'])('that ends too early is a fault: %j', (text) => {
    expect(parseJson(text)).toHaveProperty('fault');
  });
});
