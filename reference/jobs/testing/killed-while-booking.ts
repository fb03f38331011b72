/**
 * A process that takes a task, books what it cost, and is killed before it could say that the task is done.
 * Arguments: data folder, address of the database (empty: the embedded one), month, and `complete` or `fail`.
 * Spec: none (tests).
 */
import { systemClock } from '../../base/clock.js';
import { newId } from '../../base/ids.js';
import { systemRandom } from '../../base/random.js';
import { openCreditAccounts } from '../../storage/credit-accounts.js';
import { openDatabase } from '../../storage/database/open-database.js';
import { openJobStore } from '../job-store.js';

const [dataDir = '', databaseUrl = '', month, how] = process.argv.slice(2);
const onConnectionError = (error: unknown): void => void process.stderr.write(String(error));
const database = await openDatabase({ dataDir, databaseUrl, onConnectionError });
const accounts = await openCreditAccounts(database, systemClock);
const store = await openJobStore(
  database,
  systemClock,
  () => newId(systemRandom),
  async (db, owner, credits) => {
    await accounts.book(db, owner, Number(month), credits);
    process.stdout.write('booked\n', () => process.kill(process.pid, 'SIGKILL'));
    await new Promise(() => undefined);
  },
);
const [task] = await store.claim('page', { places: 1, ownerMax: 1, leaseMs: 1 });
if (how === 'complete') await store.complete(task!, { bytes: Buffer.from('{}'), credits: 3 });
else await store.fail(task!, { code: 'X', message: 'Nothing to give.' }, { credits: 3 });
