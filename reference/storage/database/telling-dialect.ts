/**
 * A dialect of Kysely whose errors are those of the closed list: what is full or away is named at one place, for every
 * query of every port.
 * Spec: none (operations).
 */
import type { CompiledQuery, DatabaseConnection, Dialect, Driver } from 'kysely';
import { storageError } from './storage-error.js';

export function tellingDialect(dialect: Dialect): Dialect {
  return {
    createDriver: () => tellingDriver(dialect.createDriver()),
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}

function tellingDriver(driver: Driver): Driver {
  const told = new WeakSet<DatabaseConnection>();
  const acquire = driver.acquireConnection.bind(driver);
  driver.acquireConnection = async () => {
    const connection = await acquire().catch((error: unknown) => {
      throw storageError(error);
    });
    if (!told.has(connection)) {
      told.add(connection);
      const execute = connection.executeQuery.bind(connection);
      connection.executeQuery = async <Row>(query: CompiledQuery) => {
        try {
          return await execute<Row>(query);
        } catch (error) {
          throw storageError(error);
        }
      };
    }
    return connection;
  };
  const rollBack = driver.rollbackTransaction.bind(driver);
  driver.rollbackTransaction = async (connection) => {
    // SQLite has ended the transaction itself when the disk is full: why it did is the error the caller is told.
    await rollBack(connection).catch((error: unknown) => {
      if (!(error instanceof Error && error.message.includes('no transaction is active'))) throw error;
    });
  };
  return driver;
}
