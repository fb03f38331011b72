import { describe, expect, it } from 'vitest';
import { Closers } from './closers.js';

describe('closers', () => {
  const thing = (log: string[], name: string, failure?: Error): [string, () => string, () => Promise<void>] => [
    name,
    () => name,
    async () => {
      log.push(name);
      if (failure) throw failure;
    },
  ];

  it('close what was built, the latest first', async () => {
    const log: string[] = [];
    const closers = new Closers();
    for (const name of ['one', 'two', 'three']) await closers.build(...thing(log, name));
    await closers.close();
    expect(log).toEqual(['three', 'two', 'one']);
  });

  it('close each once, however often and at however many places they are asked to', async () => {
    const log: string[] = [];
    const closers = new Closers();
    await closers.build(...thing(log, 'one'));
    await Promise.all([closers.close(), closers.close()]);
    await closers.close();
    expect(log).toEqual(['one']);
  });

  it('close the rest when one cannot be closed, and name it', async () => {
    const log: string[] = [];
    const closers = new Closers();
    await closers.build(...thing(log, 'one'));
    await closers.build(...thing(log, 'two', new Error('stuck')));
    await closers.build(...thing(log, 'three', new Error('stuck too')));
    const failure = await closers.close().catch((error: unknown) => error as AggregateError);
    expect(log).toEqual(['three', 'two', 'one']);
    expect(failure).toBeInstanceOf(AggregateError);
    expect((failure as AggregateError).message).toBe('three could not be closed; two could not be closed');
  });

  it('do not close what could not be built', async () => {
    const log: string[] = [];
    const closers = new Closers();
    await closers.build(...thing(log, 'one'));
    const broken = closers.build(
      'two',
      () => Promise.reject(new Error('no')),
      async () => void log.push('two'),
    );
    await expect(broken).rejects.toThrow('no');
    await closers.close();
    expect(log).toEqual(['one']);
  });

  it('let the build for the self-test put a faulty thing in the place of a good one, and close the good one', async () => {
    const log: string[] = [];
    const closers = new Closers(undefined, (name, made) => (name === 'two' ? 'faulty' : made));
    expect(await closers.build(...thing(log, 'one'))).toBe('one');
    expect(await closers.build(...thing(log, 'two'))).toBe('faulty');
    await closers.close();
    expect(log).toEqual(['two', 'one']);
  });
});
