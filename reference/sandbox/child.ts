/**
 * The entry of an engine process: shuts the network, loads the engine, warms it up, serves jobs.
 * Started by engine-process.ts with an empty environment and a heap limit.
 * Spec: none (operations).
 */
import { forbidNetwork } from './no-network.js';
import { endWithParent } from './parent-watch.js';
import { serveJobs } from './serve-jobs.js';
import { warmUp } from './warm-up.js';

const end = (): never => process.exit(0);

endWithParent(end);
forbidNetwork();
const { convert } = await import('../engine/convert.js');
serveJobs(convert, await warmUp(convert), end);
