/**
 * The entry of an engine process: shuts the network, loads the engine, warms it up, serves jobs.
 * Started by engine-process.ts with an empty environment and a heap limit.
 * Spec: none (operations).
 */
import { defaultLimits } from '../engine/document/reading.js';
import { forbidNetwork } from './no-network.js';
import { endWithParent } from './parent-watch.js';
import { createOcr } from './ports/ocr.js';
import { createPdfFallback } from './ports/pdf-fallback.js';
import { serveJobs } from './serve-jobs.js';
import { warmUp } from './warm-up.js';

const end = (): never => process.exit(0);

endWithParent(end);
forbidNetwork();
const { convert } = await import('../engine/convert.js');
// One page at a time: the pool has a process for each core already.
const ocr = createOcr({ languages: ['eng'], workers: 1 });
const pdfFallback = createPdfFallback();
serveJobs({
  convert,
  portsFor: (deadline) => ({
    deadline,
    limits: defaultLimits,
    ocr: ocr.forJob(deadline),
    pdfFallback: pdfFallback.forJob(deadline),
  }),
  warmUpFailures: await warmUp(convert),
  end,
});
