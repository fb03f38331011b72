/**
 * Where tests ask for an empty schema of a PostgreSQL: started by the first that asks, shared by all, stopped after the last.
 * With DATABASE_URL they share that one. When it cannot start, those that asked fail with the reason.
 * Spec: none (tests).
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startPostgresql } from './start-postgresql.js';
import type { TestPostgresql } from './start-postgresql.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Answers each GET with the address of a schema that nobody else has. */
    postgresqlDoor: string;
  }
}

export default async function postgresqlDoor({ provide }: TestProject): Promise<() => Promise<void>> {
  // eslint-disable-next-line no-restricted-properties -- the entry of the tests, as start.ts is the server's
  const given = process.env['DATABASE_URL'];
  let started: Promise<Pick<TestPostgresql, 'url' | 'stop'>> | undefined;
  const schemas: string[] = [];
  const newSchema = async (): Promise<string> => {
    const { url } = await (started ??= given ? inUse(given) : startPostgresql());
    const schema = `plumbline_test_${process.pid}_${schemas.length}`;
    schemas.push(schema);
    await inDatabase(url, `create schema ${schema}`);
    const address = new URL(url);
    address.searchParams.set('options', `-c search_path=${schema}`);
    return address.href;
  };
  const door = createServer((_request, response) => {
    newSchema().then(
      (address) => response.end(address),
      (error: unknown) => {
        response.statusCode = 500;
        response.end((error as Error).message);
      },
    );
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  provide('postgresqlDoor', `http://127.0.0.1:${(door.address() as AddressInfo).port}/`);
  return async () => {
    door.closeAllConnections();
    await new Promise((resolve) => door.close(resolve));
    const running = await started?.catch(() => undefined);
    // Dropped at the end only: who starts beside it looks at all schemas of the database.
    if (given && running) for (const schema of schemas) await inDatabase(given, `drop schema ${schema} cascade`);
    await running?.stop();
  };
}

/** Somebody else's business to stop. */
async function inUse(url: string): Promise<Pick<TestPostgresql, 'url' | 'stop'>> {
  return { url, stop: async () => undefined };
}

async function inDatabase(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
