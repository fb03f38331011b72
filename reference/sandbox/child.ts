/**
 * The entry of an engine process, whose network is shut already (no-network.cjs): loads what is done with untrusted documents, warms it up, serves jobs.
 * Started by engine-process.ts with an empty environment, a heap limit, and as arguments the processor time that warming
 * may take in milliseconds, and when it recognises text the program for it (or nothing) and the languages of scanned pages.
 * Spec: none (operations).
 */
import { defaultLimits } from '../engine/document/reading.js';
import { endWithParent } from '../base/parent-watch.js';
import { compileThriftily } from './compiler-thrift.js';
import { failedRecognition, noRecognition } from './ports/no-recognition.js';
import { createOcr } from './ports/ocr.js';
import { createPdfFallback } from './ports/pdf-fallback.js';
import { serveJobs } from './serve-jobs.js';
import type { DocumentAnswer } from './tasks.js';
import { warmWith } from './warm-documents.js';
import { warmUp } from './warm-up.js';

const end = (): never => process.exit(0);

endWithParent(end);
compileThriftily();
const { convertDocument, redactAnswer } = await import('./convert-document.js');
const { compareVersions } = await import('../page-questions/change-tracking.js');
const [warmUpMs, program = '', ...languages] = process.argv.slice(2);
// One page at a time: the pool has a process for each core already.
const ocr =
  languages.length > 0
    ? createOcr({ languages, workers: 1, program: program === '' ? undefined : program })
    : undefined;
const pdfFallback = createPdfFallback();
serveJobs({
  tasks: {
    convert: convertDocument,
    // Few requests ask for it: what it needs is loaded with the first.
    think: async (_bytes, { material, wanted }, { deadline }) =>
      (await import('../understanding/think.js')).think(material, wanted, deadline),
    redact: async (bytes, { redaction, named }, { deadline }) =>
      redactAnswer(JSON.parse(new TextDecoder().decode(bytes)) as DocumentAnswer, redaction, deadline, named),
    compareVersions: async (_bytes, { previous, current, comparison }) =>
      compareVersions(previous, current, comparison),
  },
  portsFor: (deadline, recognitionFailed) => {
    const fallback = pdfFallback.forJob(deadline);
    if (recognitionFailed) return { limits: defaultLimits, deadline, ...failedRecognition(fallback) };
    const recognition = ocr
      ? { deadline, ocr: ocr.forJob(deadline), pdfFallback: fallback }
      : noRecognition(deadline, fallback);
    return { limits: defaultLimits, ...recognition };
  },
  warmUpFailures: await warmUp(convertDocument),
  warmMore: warmWith(convertDocument, Number(warmUpMs)),
  end,
});
