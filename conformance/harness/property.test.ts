import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ConformanceFailure, Unverified } from './interruptions.js';
import { CounterexampleFailure, runProperty } from './property.js';
import { createRecorder } from './recorder.js';

const settings = { runSeed: 7, runs: 40, replay: undefined };
const recorder = () => createRecorder('parse.a', new AbortController().signal);

async function failureOf(run: Promise<void>): Promise<unknown> {
  return run.then(
    () => undefined,
    (error: unknown) => error,
  );
}

const tooLarge = async (value: number) => {
  if (value > 90) throw new ConformanceFailure({ expected: 'a small number', actual: String(value) });
  return 'accepted' as const;
};

describe('a property', () => {
  it('counts what was accepted and refused', async () => {
    const record = recorder();
    await runProperty(record, settings, 'even', fc.nat(), async (value) => (value % 2 === 0 ? 'accepted' : 'rejected'));
    expect(record.counts.accepted + record.counts.rejected).toBe(40);
    expect(record.counts.accepted).toBeGreaterThan(0);
  });

  it('shrinks a counterexample and says how to see it again', async () => {
    const failure = await failureOf(runProperty(recorder(), settings, 'small', fc.nat({ max: 1000 }), tooLarge));
    expect(failure).toBeInstanceOf(CounterexampleFailure);
    const { seed, path, counterexample } = failure as CounterexampleFailure;
    expect(counterexample).toBe('91');
    const replayed = await failureOf(
      runProperty(
        recorder(),
        { ...settings, runSeed: 99, replay: { name: 'small', seed, path } },
        'small',
        fc.nat({ max: 1000 }),
        tooLarge,
      ),
    );
    expect((replayed as CounterexampleFailure).counterexample).toBe('91');
  });

  it('is unverified when nothing was accepted', async () => {
    const failure = await failureOf(runProperty(recorder(), settings, 'never', fc.nat(), async () => 'rejected'));
    expect(failure).toMatchObject({ reason: 'nothing-accepted' });
  });

  it('passes on what is not about the case, without shrinking', async () => {
    let calls = 0;
    const failure = await failureOf(
      runProperty(recorder(), settings, 'budget', fc.nat(), async () => {
        calls += 1;
        throw new Unverified('budget-spent', 'no more requests');
      }),
    );
    expect(failure).toMatchObject({ reason: 'budget-spent' });
    expect(calls).toBe(1);
  });

  it('draws the same cases from the same seed', async () => {
    const drawn = async (runSeed: number) => {
      const values: number[] = [];
      await runProperty(recorder(), { ...settings, runSeed }, 'p', fc.nat(), async (value) => {
        values.push(value);
        return 'accepted';
      });
      return values;
    };
    expect(await drawn(1)).toEqual(await drawn(1));
    expect(await drawn(1)).not.toEqual(await drawn(2));
  });
});
