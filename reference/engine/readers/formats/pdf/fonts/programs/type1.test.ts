import { describe, expect, it } from 'vitest';
import { readType1Encoding } from './type1.js';

const namesOf = (program: string, ...codes: number[]): (string | undefined)[] | undefined => {
  const read = readType1Encoding(Buffer.from(program, 'latin1'));
  return read && codes.map((code) => read.nameOfCode!(code));
};

describe('the encoding of a Type 1 program', () => {
  it('is its own list, with codes in any base', () => {
    const program = `%!PS-AdobeFont-1.0
/Encoding 256 array 0 1 255 {1 index exch /.notdef put} for
dup 65 /alpha put
dup 8#102/beta put
dup 16#43 /gamma put
readonly def currentfile eexec dup 68 /delta put`;
    expect(namesOf(program, 65, 66, 67, 68)).toEqual(['alpha', 'beta', 'gamma', undefined]);
  });

  it('is the standard one where the program says so', () => {
    expect(namesOf('%!FontType1\n/Encoding StandardEncoding def', 65, 0xae)).toEqual(['A', 'fi']);
  });

  it('is none where the program tells none, or one without names', () => {
    expect(
      namesOf('%!FontType1\ncurrentfile eexec /Encoding StandardEncoding def'.replace('/Encoding', '')),
    ).toBeUndefined();
    expect(namesOf('/Encoding 256 array readonly def', 65)).toBeUndefined();
  });

  it('is looked for in the head of the program alone', () => {
    expect(namesOf(`${' '.repeat(70_000)}/Encoding StandardEncoding def`, 65)).toBeUndefined();
  });
});
