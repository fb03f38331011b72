// Spec: none; the joining of spec/openapi.yaml and spec/schemas/.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readDocument, resolvePointer } from './document.js';

const entry = `paths: {}
webhooks: {}
x-limits: {}
components:
  responses:
    Failed: { content: { application/json: { schema: { $ref: './schemas/errors.yaml#/Failure' } } } }
`;

let folder: string;
const write = (files: { [path: string]: string }) =>
  Promise.all(Object.entries(files).map(([path, content]) => writeFile(join(folder, path), content)));

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plumbline-spec-'));
  await mkdir(join(folder, 'schemas'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('the joined document', () => {
  it('holds the schemas of every file, referred to as components', async () => {
    await write({
      'openapi.yaml': entry,
      'schemas/errors.yaml': `Failure: { properties: { cause: { $ref: '#/Failure' }, at: { $ref: './place.yaml#/Place' } } }`,
      'schemas/place.yaml': `Place: { type: string }`,
    });
    const document = await readDocument(folder);
    expect(document.components.schemas).toEqual({
      Failure: {
        properties: { cause: { $ref: '#/components/schemas/Failure' }, at: { $ref: '#/components/schemas/Place' } },
      },
      Place: { type: 'string' },
    });
    expect(resolvePointer(document, '#/components/responses/Failed/content/application~1json/schema')).toEqual({
      $ref: '#/components/schemas/Failure',
    });
  });

  it('is refused when a name is used twice', async () => {
    await write({ 'openapi.yaml': entry, 'schemas/errors.yaml': 'Failure: {}', 'schemas/other.yaml': 'Failure: {}' });
    await expect(readDocument(folder)).rejects.toThrow('schemas/other.yaml: the name Failure is used twice');
  });

  it('is refused when a reference leads nowhere', async () => {
    await write({ 'openapi.yaml': entry, 'schemas/errors.yaml': `Other: {}` });
    await expect(readDocument(folder)).rejects.toThrow('#/components/schemas/Failure leads nowhere');
  });
});
