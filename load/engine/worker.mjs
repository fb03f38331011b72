// Converts a list of files with one engine in a process of its own and tells CPU times.
// Plain JavaScript on purpose: nothing may stand between the measured engine and the machine.
// argv: JSON {engine, files: [path], warmUpSeconds, onlyMainContent}. Messages in: 'warm-up', then 'pass' any number of times;
// out: one answer to each (see WarmUp and Pass in run-engine.ts).
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { loadEngine } from './engines.mjs';

/** A measured pass lasts at least this long, so that the garbage of many quick conversions is paid for in every pass. */
const passMinMs = 250;

const job = JSON.parse(process.argv[2]);
const files = job.files.map((path) => ({ path, bytes: readFileSync(path) }));
const engine = await loadEngine(job.engine, { onlyMainContent: job.onlyMainContent });
let rounds = 1;

process.on('message', async (request) => {
  process.send(await (request === 'warm-up' ? warmUp() : pass()));
});
process.send('ready');

async function warmUp() {
  const end = performance.now() + job.warmUpSeconds * 1000;
  const first = await oneByOne();
  let last = first;
  while (performance.now() < end) last = await oneByOne();
  rounds = Math.max(1, Math.ceil(passMinMs / Math.max(0.1, sum(last.cpuMs))));
  return { firstPassCpuMs: sum(first.cpuMs), refused: first.refused, outputCharacters: first.outputCharacters };
}

async function pass() {
  // All together first: asking for the time of each file costs more than converting some of them.
  const before = process.cpuUsage();
  for (let round = 0; round < rounds; round++) for (const file of files) await attempt(file);
  const cpuMs = cpuMsSince(before) / rounds;
  const { cpuMs: perFileMs } = await oneByOne();
  return { cpuMs, perFileMs, peakBytes: process.resourceUsage().maxRSS * 1024 };
}

/** Converts every file once, each timed. */
async function oneByOne() {
  const cpuMs = [];
  const refused = [];
  let outputCharacters = 0;
  for (const [index, file] of files.entries()) {
    const before = process.cpuUsage();
    const output = await attempt(file);
    cpuMs.push(cpuMsSince(before));
    if (output === undefined) refused.push(index);
    else outputCharacters += output.length;
  }
  return { cpuMs, refused, outputCharacters };
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
