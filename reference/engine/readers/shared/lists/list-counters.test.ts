import { describe, expect, it } from 'vitest';
import { ListCounters, type ListInstance, type ListLevel } from './list-counters.js';
import { listLevelOf, type WordLevel } from './word-level.js';

const level = (formatCode: number, text: string, more: Partial<WordLevel> = {}): ListLevel =>
  listLevelOf({ start: 1, formatCode, text, legal: false, ...more });
const list = (levels: ListLevel[], startOverrides: (number | undefined)[] = []): ListInstance => ({
  listId: 1,
  level: (index) => levels[index],
  startOverrides,
});
const texts = (counters: ListCounters, instance: ListInstance, ...levels: number[]): (string | undefined)[] =>
  levels.map((index) => counters.next(instance, index)?.text);

describe('ListCounters', () => {
  it('restarts deeper levels when a level above them is counted', () => {
    const instance = list([level(0, '\0.'), level(4, '\u0001)'), level(2, '\u0002.')]);
    expect(texts(new ListCounters(), instance, 0, 1, 1, 2, 0, 1, 2)).toEqual([
      '1.',
      'a)',
      'b)',
      'i.',
      '2.',
      'a)',
      'i.',
    ]);
  });

  it('goes on with a level that says it does not restart', () => {
    const instance = list([level(0, '\0.'), level(0, '\0.\u0001', { restartAfter: 0 })]);
    expect(texts(new ListCounters(), instance, 0, 1, 1, 0, 1)).toEqual(['1.', '1.1', '1.2', '2.', '2.3']);
  });

  it('shows all numbers as digits where the level is legal', () => {
    const instance = list([level(1, '\0.'), level(0, '\0.\u0001', { legal: true })]);
    expect(texts(new ListCounters(), instance, 0, 1)).toEqual(['I.', '1.1']);
  });

  it('shares the counters of a list among its instances, and restarts where one says so', () => {
    const counters = new ListCounters();
    const levels = [level(0, '\0.')];
    expect(texts(counters, list(levels), 0, 0)).toEqual(['1.', '2.']);
    expect(texts(counters, list(levels), 0)).toEqual(['3.']);
    expect(texts(counters, list(levels, [7]), 0, 0)).toEqual(['7.', '8.']);
  });

  it('tells plain numbers, labels, bullets and levels without a mark apart', () => {
    const counters = new ListCounters();
    const instance = list([level(0, '\0)'), level(0, '(\u0001)'), level(23, '•'), level(255, ''), level(0, '')]);
    expect(counters.next(instance, 0)?.mark).toEqual({ level: 0, ordered: true, value: 1 });
    expect(counters.next(instance, 1)?.mark).toEqual({ level: 1, ordered: true, value: 1, label: '(1)' });
    expect(counters.next(instance, 2)?.mark).toEqual({ level: 2, ordered: false });
    expect(counters.next(instance, 3)).toBeUndefined();
    expect(counters.next(instance, 8)).toBeUndefined();
  });

  it('takes boxes for bullets as items to tick', () => {
    const counters = new ListCounters();
    const instance = list([level(23, '☐'), level(23, '☑'), level(23, '\uf06f'), level(23, '□')]);
    const checked = [0, 1, 2, 3].map((index) => counters.next(instance, index)?.mark.checked);
    expect(checked).toEqual([false, true, false, undefined]);
  });
});
