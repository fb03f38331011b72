/** The PostgreSQL that servers share: started here and gone afterwards, or the caller's own; and what its work cost it. */
import pg from 'pg';
import { startPostgresql } from '../../reference/storage/testing/start-postgresql.js';
import { usageOf } from '../http/usage.js';

/** Since the last reset. */
export interface DatabaseCost {
  readonly cpuSeconds: number;
  /** Of all statements, without their waits for their turn to claim. */
  readonly statementSeconds: number;
  readonly statements: number;
  readonly commits: number;
  readonly rowsWritten: number;
  readonly logBytes: number;
  readonly resultBytes: number;
  /** A claim: one look for tasks of a lane, under its lock; waits for the lock are not its work. */
  readonly claims: number;
  readonly claimSeconds: number;
  readonly claimWaitSeconds: number;
}

export interface SharedDatabase {
  readonly url: string;
  /** Away for a while, as after a crash or in good order. */
  restart(how: { immediate: boolean; awayMs: number }): Promise<void>;
  resetCost(): Promise<void>;
  cost(): Promise<DatabaseCost>;
  close(): Promise<void>;
}

export async function startSharedDatabase(): Promise<SharedDatabase> {
  const postgresql = await startPostgresql(['shared_preload_libraries=pg_stat_statements', 'track_wal_io_timing=on']);
  const ask = async <Row extends object>(text: string): Promise<Row[]> => {
    const client = new pg.Client({ connectionString: postgresql.url });
    await client.connect();
    try {
      return (await client.query<Row>(text)).rows;
    } finally {
      await client.end();
    }
  };
  await ask('create extension pg_stat_statements');
  const counters = async (): Promise<Counters> => {
    const [row] = await ask<Record<keyof Omit<Counters, 'cpu'>, string>>(
      `select xact_commit as commits, tup_inserted + tup_updated + tup_deleted as rows, wal_bytes as log
       from pg_stat_database, pg_stat_wal where datname = current_database()`,
    );
    return {
      commits: Number(row!.commits),
      rows: Number(row!.rows),
      log: Number(row!.log),
      cpu: usageOf(postgresql.pid)?.cpuSeconds ?? 0,
    };
  };
  let before: Counters | undefined;
  return {
    url: postgresql.url,
    restart: (how) => postgresql.restart(how),
    close: () => postgresql.stop(),
    resetCost: async () => {
      await ask('select pg_stat_statements_reset()');
      before = await counters();
    },
    cost: async () => {
      const now = await counters();
      const was = before ?? { commits: 0, rows: 0, log: 0, cpu: 0 };
      const told = await ask<{ query: string; calls: string; ms: number }>(
        'select query, calls, total_exec_time as ms from pg_stat_statements',
      );
      const [results] = await ask<{ bytes: string | null }>('select sum(size_bytes) as bytes from job_results');
      const of = (kind: RegExp): { calls: number; seconds: number } => {
        const rows = told.filter(({ query }) => kind.test(query));
        return {
          calls: rows.reduce((sum, { calls }) => sum + Number(calls), 0),
          seconds: rows.reduce((sum, { ms }) => sum + ms, 0) / 1000,
        };
      };
      const turns = of(turn);
      const all = of(/(?:)/);
      return {
        cpuSeconds: now.cpu - was.cpu,
        statementSeconds: all.seconds - turns.seconds,
        statements: all.calls,
        commits: now.commits - was.commits,
        rowsWritten: now.rows - was.rows,
        logBytes: now.log - was.log,
        resultBytes: Number(results?.bytes ?? 0),
        claims: turns.calls,
        claimSeconds: of(claiming).seconds,
        claimWaitSeconds: turns.seconds,
      };
    },
  };
}

interface Counters {
  readonly commits: number;
  readonly rows: number;
  readonly log: number;
  readonly cpu: number;
}

/** Statements that nothing but claims makes (reference/jobs/claim-tasks.ts): waiting for the turn, and the work in it. */
const turn = /pg_advisory_xact_lock/;
const claiming =
  /as "due"|group by "owner"|recursive heads|"job_turns"\."due_at" <=|as "again"|"phase" > |"lease_until" = \$\d+, "attempts" = |"due_at" = \$\d+ where "job_id" = \$\d+ and "lane" = \$\d+$/;
