import { describe, expect, it } from 'vitest';
import { firstKey } from './first-key.js';

const random = { bytes: (length: number) => Buffer.alloc(length, 0xab) };

function fileInMemory(kept?: string) {
  return {
    kept,
    read: async function (this: { kept?: string | undefined }) {
      return this.kept;
    },
    write: async function (this: { kept?: string | undefined }, text: string) {
      this.kept = text;
    },
  };
}

describe('first key', () => {
  it('is made once and kept', async () => {
    const file = fileInMemory();
    const made = await firstKey(file, random);
    expect(made).toEqual({ key: `pl-${'ab'.repeat(16)}`, made: true });
    expect(await firstKey(file, { bytes: (length) => Buffer.alloc(length, 0xcd) })).toEqual({
      key: made.key,
      made: false,
    });
  });

  it('replaces an empty file', async () => {
    expect((await firstKey(fileInMemory('\n'), random)).made).toBe(true);
  });
});
