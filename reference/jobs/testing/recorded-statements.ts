/**
 * What the statements of a piece of work cost a database, by its own account: how many rows it visits for each.
 * Spec: none (tests).
 */
import { CompiledQuery, sql } from 'kysely';
import type { Kysely, KyselyPlugin, RootOperationNode } from 'kysely';
import LibsqlFile from 'libsql';
import type { Database } from '../../storage/database/database.js';
import type { Tables } from '../../storage/database/tables.js';

export interface RecordedStatements {
  /** To be worked with. */
  database: Database;
  /** Forgets what was done so far. */
  reset(): void;
  /** The plan of each statement since, once for each that differs. */
  plans(): Promise<{ text: string; plan: StatementPlan }[]>;
}

export interface StatementPlan {
  /** PostgreSQL: rows that were visited, those that did not fit included. libSQL does not count them: 0. */
  rows: number;
  /** libSQL: looks at a whole table, at all that waits, or at all of a job. PostgreSQL counts rows: none. */
  slow: string[];
}

export function recordedStatements(database: Database): RecordedStatements {
  let recorded: RootOperationNode[] = [];
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      recorded.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const { query, driver } = database;
  const compiled = (): CompiledQuery[] => {
    const executor = query.getExecutor();
    return recorded.map((node) => executor.compileQuery(node, { queryId: 'explained' }));
  };
  return {
    database: { ...database, query: query.withPlugin(plugin) },
    reset: () => (recorded = []),
    plans: async () => {
      const texts = new Map(compiled().map((statement) => [statement.sql, statement]));
      const plans: { text: string; plan: StatementPlan }[] = [];
      for (const [text, statement] of texts) {
        if (!/^\s*(select|with|update|delete)/i.test(text) || text.includes('advisory')) continue;
        const plan =
          driver.name === 'libsql' ? await libsqlPlan(query, statement) : await postgresqlPlan(query, statement);
        plans.push({ text, plan });
      }
      return plans;
    },
  };
}

/** Told by an empty database of the same tables: one in which a change was explained cannot be closed in order. */
async function libsqlPlan(query: Kysely<Tables>, { sql: text, parameters }: CompiledQuery): Promise<StatementPlan> {
  const made = await sql<{ sql: string }>`select sql from sqlite_master where sql is not null`.execute(query);
  const empty = new LibsqlFile(':memory:');
  for (const { sql: table } of made.rows) empty.exec(table);
  const rows = empty.prepare(`explain query plan ${text}`).all(parameters) as { detail: string }[];
  const isOfWaiting = parameters.includes('waiting');
  const isSlow = (detail: string): boolean =>
    /^SCAN job/.test(detail) ||
    /^SEARCH job_(tasks|results) .*\(job_id=\?\)$/.test(detail) ||
    (isOfWaiting && /^SEARCH job_tasks /.test(detail) && !detail.includes('(job_id=? AND '));
  return { rows: 0, slow: rows.map(({ detail }) => detail).filter(isSlow) };
}

interface PlanNode {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

/** Done once more, and taken back. */
async function postgresqlPlan(query: Kysely<Tables>, statement: CompiledQuery): Promise<StatementPlan> {
  let rows = 0;
  const work = query.transaction().execute(async (db) => {
    // Tables of a test are small enough to be read as a whole; whether they must be is the question.
    await sql`set local enable_seqscan = off`.execute(db);
    const explained = `explain (analyze, timing off, format json) ${statement.sql}`;
    const told = await db.executeQuery<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
      CompiledQuery.raw(explained, [...statement.parameters]),
    );
    rows = rowsOf(told.rows[0]!['QUERY PLAN'][0]!.Plan);
    throw new RolledBack();
  });
  await work.catch((error: unknown) => {
    if (!(error instanceof RolledBack)) throw error;
  });
  return { rows, slow: [] };
}

function rowsOf(node: PlanNode): number {
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  const inner = (node.Plans ?? []).reduce((sum, each) => sum + rowsOf(each), 0);
  return (node['Actual Rows'] + removed) * node['Actual Loops'] + inner;
}

class RolledBack extends Error {}

/** So that PostgreSQL knows how much there is, as it does after a minute by itself. */
export async function analyze({ query, driver }: Database): Promise<void> {
  if (driver.name === 'postgresql') await sql`analyze`.execute(query);
}
