/**
 * Tagged fixtures read by their looks alone, as files without a structure tree are: the outline stands beside each
 * (`<name>.untagged.txt`).
 * Spec: What the service does, 1.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { dumpDocument } from '../../../document/dump.js';
import { read } from './testing/read-made.js';

const fixtures = new URL('./fixtures/', import.meta.url);
const tagged = readdirSync(fixtures)
  .filter((name) => name.endsWith('.pdf'))
  .map((name) => ({ name, bytes: readFileSync(new URL(name, fixtures)) }))
  .filter(({ bytes }) => bytes.includes('/StructTreeRoot'));

/** The same file with a tree nobody finds. */
const withoutTags = (bytes: Buffer): Buffer =>
  Buffer.from(bytes.toString('latin1').replaceAll('/StructTreeRoot', '/StructTreeNone'), 'latin1');

describe('A file without tags', () => {
  it.each(tagged)('is read by its looks: $name', async ({ name, bytes }) => {
    const { document } = await read(withoutTags(bytes));
    await expect(dumpDocument(document)).toMatchFileSnapshot(
      new URL(name.replace('.pdf', '.untagged.txt'), fixtures).pathname,
    );
  });
});
