/**
 * Both databases, for suites that hold for each of them.
 * Spec: none (tests).
 */
import { describe, inject, onTestFinished } from 'vitest';
import type { Database } from '../database/database.js';
import { openDatabase } from '../database/open-database.js';
import type { DatabaseSettings } from '../database/open-database.js';
import { temporaryFolder } from '../../testing/temporary-folder.js';

/** Where a database of a test is: what `openDatabase` wants. */
export type Place = Pick<DatabaseSettings, 'dataDir' | 'databaseUrl'>;

/** Runs a suite once for each database; `newPlace` gives each test an empty one, gone after it. */
export function onEachDatabase(title: string, suite: (newPlace: () => Promise<Place>) => void): void {
  describe.each([
    ['libSQL', embeddedPlace],
    ['PostgreSQL', postgresqlPlace],
  ] as const)(`${title}, on %s`, (_name, newPlace) => suite(newPlace));
}

export async function embeddedPlace(): Promise<Place> {
  return { dataDir: await temporaryFolder(), databaseUrl: '' };
}

/** A schema of its own. */
export async function postgresqlPlace(): Promise<Place> {
  return { dataDir: await temporaryFolder(), databaseUrl: await newSchema() };
}

/** The address of an empty schema that nobody else has. */
export async function newSchema(): Promise<string> {
  const answer = await fetch(inject('postgresqlDoor'));
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}

/** Opened like a server does, closed after the test. */
export async function opened(place: Place): Promise<Database> {
  const database = await openDatabase({
    ...place,
    onConnectionError: (error) => {
      throw error;
    },
  });
  let open = true;
  const close = async (): Promise<void> => {
    if (open) await database.close();
    open = false;
  };
  onTestFinished(close);
  return { ...database, close };
}
