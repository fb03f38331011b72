// Converts a list of files with one engine in a process of its own and reports CPU times.
// Plain JavaScript on purpose: nothing may stand between the measured engine and the machine.
// argv: JSON {engine, files: [path], runs, warmUpSeconds, onlyMainContent, seconds}.
// Answers JSON messages: {stage} as it goes on, at last one with the figures (see EngineFigures in run-engine.ts).
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { loadEngine } from './engines.mjs';

/** A measured pass lasts at least this long, so that the garbage of many quick conversions is paid for in every pass. */
const passMinMs = 250;

const job = JSON.parse(process.argv[2]);
const end = performance.now() + job.seconds * 1000;
const files = job.files.map((path) => ({ path, bytes: readFileSync(path) }));
const engine = await loadEngine(job.engine, { onlyMainContent: job.onlyMainContent });

const figures = { firstPassCpuMs: 0, passCpuMs: [], perFileMs: files.map(() => []), failures: 0, outputCharacters: 0 };
const isComplete = await measure();
process.send({ ...figures, isComplete, peakBytes: process.resourceUsage().maxRSS * 1024 }, () => process.exit(0));

/** False when the time limit came first. */
async function measure() {
  process.send({ stage: `warms up for ${job.warmUpSeconds} s` });
  const warm = performance.now() + job.warmUpSeconds * 1000;
  let pass = await once();
  if (!pass) return false;
  figures.firstPassCpuMs = sum(pass.cpuMs);
  figures.failures = pass.failures;
  figures.outputCharacters = pass.outputCharacters;
  while (performance.now() < warm) {
    pass = await once();
    if (!pass) return false;
  }
  const rounds = Math.max(1, Math.ceil(passMinMs / Math.max(0.1, sum(pass.cpuMs))));
  process.send({ stage: `is measured ${job.runs} times, ${rounds === 1 ? 'one round' : `${rounds} rounds`} each` });
  for (let run = 0; run < job.runs; run++) {
    // All together first: asking for the time of each file costs more than converting some of them.
    const before = process.cpuUsage();
    for (let round = 0; round < rounds; round++) {
      for (const file of files) {
        await attempt(file);
        if (performance.now() > end) return false;
      }
    }
    figures.passCpuMs.push(cpuMsSince(before) / rounds);
    const apart = await once();
    if (!apart) return false;
    apart.cpuMs.forEach((ms, index) => figures.perFileMs[index].push(ms));
  }
  return true;
}

/** One conversion of every file, each timed; nothing when the time limit came first. */
async function once() {
  const cpuMs = [];
  let failures = 0;
  let outputCharacters = 0;
  for (const file of files) {
    const before = process.cpuUsage();
    const output = await attempt(file);
    cpuMs.push(cpuMsSince(before));
    if (output === undefined) failures++;
    else outputCharacters += output.length;
    if (performance.now() > end) return undefined;
  }
  return { cpuMs, failures, outputCharacters };
}

/** Of all threads of this process. */
function cpuMsSince(before) {
  const used = process.cpuUsage(before);
  return (used.user + used.system) / 1000;
}

/** The engine's text; nothing when it refuses the file. */
async function attempt(file) {
  try {
    return (await engine(file.bytes, file.path)) ?? undefined;
  } catch {
    return undefined;
  }
}

function sum(values) {
  return values.reduce((total, value) => total + value, 0);
}
