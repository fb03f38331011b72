import { describe, expect, it } from 'vitest';
import { ConformanceFailure, Unverified } from './interruptions.js';
import { judgeEach } from './judge-each.js';

const fails = (name: string): never => {
  throw new ConformanceFailure({ expected: 'a table', actual: 'none', hint: `The file is ${name}.` });
};

describe('a check of several files', () => {
  it('tells the first that is wrong, and names the others', async () => {
    const judged: string[] = [];
    const told = judgeEach(['a.html', 'b.docx', 'c.pdf', 'd.odt'], async (name) => {
      judged.push(name);
      if (name !== 'a.html' && name !== 'c.pdf') fails(name);
    });
    await expect(told).rejects.toMatchObject({ hint: 'The file is b.docx. Wrong too: d.odt.', actual: 'none' });
    expect(judged).toHaveLength(4);
  });

  it('fails for what is wrong, though another kind is not offered', async () => {
    const told = judgeEach([{ extension: 'odt' }, { extension: 'pdf' }], async ({ extension }) => {
      if (extension === 'odt') throw new Unverified('capability-missing', 'no .odt');
      fails(extension);
    });
    await expect(told).rejects.toBeInstanceOf(ConformanceFailure);
  });

  it('is not verified where one file could not be judged and the others are right', async () => {
    const told = judgeEach([{ fixture: 'one' }, { name: 'two' }], async (item) => {
      if ('fixture' in item) throw new Unverified('capability-missing', 'no .odt');
    });
    await expect(told).rejects.toThrow('no .odt');
  });

  it('asks for nothing more when the run may not', async () => {
    let asked = 0;
    const told = judgeEach(['one', 'two'], async () => {
      asked += 1;
      throw new Unverified('budget-spent', 'no more requests');
    });
    await expect(told).rejects.toThrow('no more requests');
    expect(asked).toBe(1);
  });
});
