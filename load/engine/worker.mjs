// Converts a list of files with one engine in a process of its own and reports CPU times.
// Plain JavaScript on purpose: nothing may stand between the measured engine and the machine.
// argv: JSON {engine, files: [path], runs, onlyMainContent, seconds}; answers one JSON message.
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { loadEngine } from './engines.mjs';

const job = JSON.parse(process.argv[2]);
const files = job.files.map((path) => ({ path, bytes: readFileSync(path) }));
const engine = await loadEngine(job.engine, { onlyMainContent: job.onlyMainContent });
const end = performance.now() + job.seconds * 1000;
const passes = [];
let peakBytes = 0;
let isComplete = true;

for (let run = 0; run <= job.runs && isComplete; run++) {
  const perFileMs = [];
  let failures = 0;
  let outputCharacters = 0;
  for (const file of files) {
    const before = process.cpuUsage();
    const output = await attempt(file);
    const used = process.cpuUsage(before);
    perFileMs.push((used.user + used.system) / 1000);
    if (output === undefined) failures++;
    else outputCharacters += output.length;
    const resident = process.memoryUsage.rss();
    if (resident > peakBytes) peakBytes = resident;
    if (performance.now() > end) {
      isComplete = false;
      break;
    }
  }
  passes.push({ perFileMs, failures, outputCharacters });
}
process.send({ passes, peakBytes, isComplete }, () => process.exit(0));

async function attempt(file) {
  try {
    return (await engine(file.bytes, file.path)) ?? undefined;
  } catch {
    return undefined;
  }
}
