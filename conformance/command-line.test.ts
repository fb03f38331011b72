import { describe, expect, it } from 'vitest';
import { helpText, readCommandLine, verbs } from './command-line.js';
import type { VerbName } from './command-line.js';
import { levelFlags, many, numberFlag, rateFlag, urlFlag } from './flags.js';

const read = (line: string) => readCommandLine(line.split(' ').filter((word) => word !== ''));

describe('the command line', () => {
  it('runs by default, and knows the other verbs with their arguments', () => {
    expect(read('--base-url http://a/v2').verb).toBe('run');
    expect(read('').verb).toBe('run');
    expect(read('explain parse.timeout')).toMatchObject({ verb: 'explain', args: ['parse.timeout'] });
  });

  it('refuses unknown verbs and flags with a hint', () => {
    expect(() => read('pln')).toThrow('did you mean plan');
    expect(() => read('--sede 4')).toThrow('unknown flag --sede; did you mean --seed?');
    expect(() => read('list --base-url http://a')).toThrow('list has no flag --base-url');
    expect(() => read('explain')).toThrow('explain takes ID');
    expect(() => read('plan one')).toThrow('plan has no use for "one"');
    expect(() => read('--seed')).toThrow();
  });

  it('takes repeated flags and comma lists', () => {
    const { values } = read('--chapter parse,errors --chapter limits');
    expect(many(values, 'chapter')).toEqual(['parse', 'errors', 'limits']);
  });

  it('reads numbers, rates, levels and URLs, and refuses what is none', () => {
    const { values } = read('--seed 7 --rate 2.5/s --level must --base-url https://a.example/v2/');
    expect(numberFlag(values, 'seed', { minimum: 0, integer: true })).toBe(7);
    expect(rateFlag(values)).toBe(2.5);
    expect(levelFlags(values, 'level')).toEqual(['must']);
    expect(urlFlag(values, 'base-url')).toBe('https://a.example/v2');
    expect(() => numberFlag(read('--seed x').values, 'seed', { minimum: 0 })).toThrow('--seed takes a number');
    expect(() => rateFlag(read('--rate 0').values)).toThrow('--rate takes requests per second');
    expect(() => levelFlags(read('--level always').values, 'level')).toThrow('must, should, may');
    expect(() => urlFlag(read('--base-url host/v2').values, 'base-url')).toThrow(
      'takes an http or https URL, not "host/v2"; did you mean http://host/v2?',
    );
    expect(() => urlFlag(read('--base-url http://host/v2?key=1').values, 'base-url')).toThrow('without ? and #');
  });

  it('explains every flag of every verb', () => {
    for (const verb of Object.keys(verbs) as VerbName[]) {
      const text = helpText(verb);
      for (const flag of verbs[verb].flags) expect(text).toContain(`--${flag}`);
      expect(read(verb === 'run' ? '--help' : `${verb} --help`).help).toBe(true);
    }
    expect(helpText('run')).toContain('Exit codes: 0 conformant, 1 not, 2 usage, 3 error of the suite, 4 incomplete.');
  });
});
