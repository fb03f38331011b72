/**
 * Names of persons, places and postal addresses, from one look at the words of a text.
 * Spec: RedactPIIOptions (PERSON, LOCATION).
 */
import type { Finding } from '../entities.js';
import { Tokens } from '../tokens.js';
import { findAddresses } from './addresses.js';
import { nameRuns } from './name-runs.js';
import { findPersons } from './persons.js';
import { findPlaces } from './places.js';

export function findNamesAndPlaces(text: string, aggressive: boolean): Finding[] {
  const tokens = Tokens.of(text);
  const runs = nameRuns(tokens);
  return [
    ...findAddresses(tokens, aggressive),
    ...findPersons(tokens, runs, aggressive),
    ...findPlaces(tokens, runs, aggressive),
  ];
}
