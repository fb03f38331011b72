/**
 * The database: can it be reached, is it free, and which steps does the next start take? Takes none of them.
 * Spec: none (operations).
 */
import { lookAtDatabase } from '../storage/database/look-at-database.js';
import type { Probe } from './finding.js';

export const databaseProbe: Probe = async ({ databaseUrl, dataDir }) => {
  const kind = databaseUrl === '' ? 'embedded' : 'PostgreSQL';
  try {
    const { isEmpty, waiting, unknown, mayMakeTables } = await lookAtDatabase({ databaseUrl, dataDir });
    if (unknown.length > 0)
      return {
        verdict: 'fail',
        said: `${kind}: a newer version of the server has used it (${unknown.join(', ')}); run that version, or go back to a backup`,
      };
    if (waiting.length > 0 && !mayMakeTables)
      return { verdict: 'fail', said: `${kind}: its user may not make tables; grant CREATE on the schema` };
    if (isEmpty) return { verdict: 'ok', said: `${kind}: empty, the next start makes its tables` };
    const steps = waiting.length === 0 ? 'up to date' : `the next start brings it up to date (${waiting.join(', ')})`;
    return { verdict: 'ok', said: `${kind}: ${steps}` };
  } catch (error) {
    const hint = databaseUrl === '' ? '' : '; look at DATABASE_URL and whether PostgreSQL runs there';
    return { verdict: 'fail', said: `${kind}: ${(error as Error).message}${hint}` };
  }
};
