import { expect, it } from 'vitest';
import { toLocation } from './scrape-options.js';

it('a page is asked for in the first ten languages that are language tags', () => {
  const many = ['fr-FR', 'x y', '*', ...Array.from({ length: 100_000 }, (_, index) => `l${index}`)];
  expect(toLocation({ languages: many })?.languages).toEqual(['fr-FR', '*', ...many.slice(3, 11)]);
  expect(toLocation({})).toEqual({ languages: [] });
});

it('a country is two letters', () => {
  expect(toLocation({ country: ' de ' })).toEqual({ country: 'DE', languages: [] });
  expect(() => toLocation({ country: 'DEU' })).toThrow('two letters of ISO 3166-1');
});
