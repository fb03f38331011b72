import { afterEach, describe, expect, it } from 'vitest';
import { check } from '../harness/check.js';
import { startTinyServer, tinyCatalogue, tinyContract, tinyKey, tinyRow } from '../harness/testing/tiny-server.js';
import type { TinyServer } from '../harness/testing/tiny-server.js';
import { answersData } from '../lies/lies.js';
import type { Mutant, Variant } from '../lies/mutant.js';
import { runSelftest } from './run-selftest.js';
import type { SelftestSettings } from './run-selftest.js';
import { selftestReport } from './selftest-report.js';
import { parse, parsed } from '../vocabulary/parse.js';

let server: TinyServer | undefined;
afterEach(() => server?.close());

const file = { name: 'a.html', contentType: 'text/html', bytes: '<p>Word</p>' };
const keepsText = check('parse.text', async (t) => {
  const { exchange } = await parsed(t, { file });
  t.expect(exchange).at('/data/markdown').contains('Word');
});
const shouts = check('parse.shout', async (t) => {
  const { exchange } = await parsed(t, { file, options: { shout: true } });
  t.expect(exchange).at('/data/markdown').equals('WORD');
});
/** Asks for more than the interface says: the exact bytes. */
const tooStrict = check('parse.text', async (t) => {
  const { exchange } = await parsed(t, { file });
  t.expect(exchange).at('/data/markdown').equals('Word');
});

const loses: Mutant = {
  id: 'loses-text',
  describe: 'loses the text',
  breaks: ['parse.text'],
  ...answersData((data) => void (data['markdown'] = '')),
};
const whispers: Mutant = {
  id: 'whispers',
  describe: 'never shouts',
  breaks: ['parse.shout'],
  ...answersData((data) => void (data['markdown'] = String(data['markdown']).toLowerCase().replace('word', 'Word'))),
};
const harmless: Mutant = { id: 'harmless', describe: 'does nothing wrong', breaks: ['parse.text'] };
const dialect: Variant = {
  id: 'dialect',
  describe: 'marks the text bold',
  ...answersData((data) => void (data['markdown'] = `**${String(data['markdown'])}**`)),
};

async function selftest(given: Partial<SelftestSettings> & { checks?: (typeof keepsText)[] }) {
  server = await startTinyServer();
  const { checks = [keepsText, shouts], ...rest } = given;
  return runSelftest({
    suite: {
      catalogue: tinyCatalogue(tinyRow('parse.text'), tinyRow('parse.shout')),
      contract: tinyContract,
      checks,
      capabilities: [],
    },
    target: { baseUrl: server.baseUrl, apiKey: tinyKey, startedByUs: false },
    mutants: [loses, whispers],
    variants: [],
    full: false,
    partial: false,
    seed: 1,
    runs: 3,
    concurrency: 2,
    ...rest,
  });
}

describe('the self-test', () => {
  it('judges a survivor and a false alarm a second time, with nothing beside them, before it tells of them', async () => {
    let mutantAnswers = 0;
    const late: Mutant = {
      ...loses,
      ...answersData((data) => void (mutantAnswers++ > 0 && (data['markdown'] = ''))),
    };
    let variantAnswers = 0;
    const hasty: Variant = {
      ...dialect,
      ...answersData((data) => void (variantAnswers++ === 0 && (data['markdown'] = ''))),
    };

    const result = await selftest({ checks: [keepsText], mutants: [late], variants: [hasty], partial: true });

    expect(result.mutants.map(({ killed }) => killed)).toEqual([true]);
    expect(result.variants.map(({ alarms }) => alarms)).toEqual([[]]);
    expect(result.judgedTwice).toEqual(['loses-text', 'dialect']);
  });

  it('is sound when every mutant is killed and no variant raises an alarm', async () => {
    const gentle = check('parse.shout', async (t) => {
      const { exchange } = await parsed(t, { file, options: { shout: true } });
      t.expect(exchange).at('/data/markdown').contains('WORD');
    });
    const result = await selftest({ checks: [keepsText, gentle], variants: [dialect] });
    expect(result.mutants.map((mutant) => [mutant.id, mutant.killedBy])).toEqual([
      ['loses-text', ['parse.text']],
      ['whispers', ['parse.shout']],
    ]);
    expect(result.sound).toBe(true);
    expect(selftestReport(result)).toContain('2/2 mutants killed (100.0 %)');
  });

  it('tells a surviving mutant and a check that was never red', async () => {
    const result = await selftest({ mutants: [loses, harmless] });
    expect(result.sound).toBe(false);
    expect(result.mutants[1]).toMatchObject({ id: 'harmless', killed: false });
    expect(result.neverRed).toEqual(['parse.shout']);
    expect(selftestReport(result)).toContain('harmless: a server that does nothing wrong');
  });

  it('tells a check that fails a lawful server', async () => {
    const result = await selftest({ checks: [tooStrict, shouts], variants: [dialect] });
    expect(result.variants[0]!.alarms.map((alarm) => alarm.checkId)).toContain('parse.text');
    expect(result.sound).toBe(false);
  });

  it('names which of the differences that are joined in one server raises the alarm', async () => {
    const { id: _, ...marks } = dialect;
    const quiet: Variant = { id: 'quiet', describe: 'adds a header' };
    const joined: Variant = { ...marks, id: 'joined', parts: [quiet, dialect] };
    const result = await selftest({ checks: [tooStrict], mutants: [], variants: [joined], partial: true });
    expect(result.variants[0]!.alarms).toMatchObject([{ checkId: 'parse.text', of: ['dialect'] }]);
    expect(selftestReport(result)).toContain('joined (by dialect)');
  });

  it('counts no check as a killer that is red on the good server too', async () => {
    const broken = check('parse.text', async (t) => t.expect(await parse(t, { file })).status(204));
    const result = await selftest({ checks: [broken, shouts] });
    expect(result.baselineProblems.map((item) => item.checkId)).toEqual(['parse.text']);
    expect(result.mutants[0]!.killed).toBe(false);
  });

  it('tells a check that sends more than it plans', async () => {
    const greedy = check(
      'parse.text',
      async (t) => {
        for (let count = 0; count < 3; count += 1) await parsed(t, { file });
      },
      { requests: 2 },
    );
    const result = await selftest({ checks: [greedy], mutants: [], partial: true });
    expect(result.overspent).toEqual(['parse.text']);
    expect(result.sound).toBe(false);
  });

  it('says nothing about the rest of the suite when only some mutants run, and does not run it', async () => {
    let shouted = 0;
    const counted = check('parse.shout', async (t) => {
      shouted += 1;
      await shouts.run(t);
    });
    const result = await selftest({ checks: [keepsText, counted], mutants: [loses], partial: true });
    expect(result.neverRed).toEqual([]);
    expect(shouted).toBe(0);
    expect(result.sound).toBe(true);
  });
});
