import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readParts, writeParts } from './multipart-form.js';
import { multipartBody } from './multipart.js';
import { parseParts } from '../vocabulary/parse.js';

describe('multipart bodies', () => {
  it('come back as the parts they were made of, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 200 }), { maxLength: 4 }), (values) => {
        const parts = values.map((value, index) => ({ name: `part${index}`, value, filename: 'a.bin' }));
        const { contentType, body } = multipartBody(parts, 'boundary-of-the-test');
        const read = readParts(contentType, body)!;
        expect(read.map((part) => [...part.value])).toEqual(values.map((value) => [...value]));
        expect(writeParts(contentType, read)!.length).toBeGreaterThan(0);
      }),
    );
  });

  it('writes UTF-8 file names and escapes what would end the quotation', () => {
    const { body } = multipartBody([{ name: 'file', filename: 'Ü"1".html', value: 'x' }], 'b');
    expect(body.toString('utf8')).toContain('filename="Ü%221%22.html"');
  });

  it('writes the options part in the form asked for', () => {
    const file = { name: 'a.html', contentType: 'text/html', bytes: 'x' };
    const part = (request: object) =>
      parseParts({ file, options: { a: 1 }, ...request }).find((item) => item.name === 'options')!;
    expect(part({})).toEqual({ name: 'options', contentType: 'application/json', value: '{"a":1}' });
    expect(part({ optionsForm: 'plain-field' })).toEqual({ name: 'options', value: '{"a":1}' });
    expect(part({ optionsForm: 'json-file' }).filename).toBe('options.json');
  });

  it('sends options first when asked to, and text options as they are', () => {
    const file = { name: 'a.html', contentType: 'text/html', bytes: 'x' };
    const parts = parseParts({ file, options: '{"broken"', order: 'options-first' });
    expect(parts.map((part) => part.name)).toEqual(['options', 'file']);
    expect(parts[0]!.value).toBe('{"broken"');
  });

  it('reads no parts from a body without its closing boundary', () => {
    const { contentType, body } = multipartBody([{ name: 'a', value: 'b' }], 'b');
    expect(readParts(contentType, body.subarray(0, body.length - 6))).toBeUndefined();
    expect(readParts('multipart/form-data', body)).toBeUndefined();
  });
});
