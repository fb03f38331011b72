// Converts a list of files with one engine in a process of its own and tells CPU times.
// Plain JavaScript on purpose: nothing may stand between the measured engine and the machine.
// argv: JSON {engine, files: [path], warmUpSeconds, onlyMainContent}. Messages in: {do: 'loop'}, then {do: 'pass'} any number
// of times, or {do: 'once', warm, files}; out: one answer to each (see Loop, Pass and Once in run-engine.ts).
import { readFileSync } from 'node:fs';
import { loadEngine } from './engines.mjs';

/** A measured pass lasts at least this long, so that the garbage of many quick conversions is paid for in every pass. */
const passMinMs = 250;

const job = JSON.parse(process.argv[2]);
const files = job.files.map((path) => ({ path, bytes: readFileSync(path) }));
const engine = await loadEngine(job.engine, { onlyMainContent: job.onlyMainContent });
let rounds = 1;

const tasks = { loop, pass, once };
process.on('message', async (request) => {
  process.send(await tasks[request.do](request));
});
process.send('ready');

/** The same files again and again, until the compiler knows them by heart. */
async function loop() {
  const begun = process.cpuUsage();
  const first = await oneByOne(files);
  let last = first;
  while (!isWarm(begun)) last = await oneByOne(files);
  rounds = Math.max(1, Math.ceil(passMinMs / Math.max(0.1, sum(last.cpuMs))));
  return { firstPassCpuMs: sum(first.cpuMs), refused: first.refused, outputCharacters: first.outputCharacters };
}

async function pass() {
  // All together first: asking for the time of each file costs more than converting some of them.
  const before = process.cpuUsage();
  for (let round = 0; round < rounds; round++) for (const file of files) await attempt(file);
  const cpuMs = cpuMsSince(before) / rounds;
  const { cpuMs: perFileMs } = await oneByOne(files);
  return { cpuMs, perFileMs, peakBytes: process.resourceUsage().maxRSS * 1024 };
}

/** Warm on some files, then others once each: places in the list of files, `warm` again and again for the time of warming up. */
async function once({ warm, files: places }) {
  const begun = process.cpuUsage();
  while (warm.length > 0 && !isWarm(begun)) {
    for (const place of warm) if (!isWarm(begun)) await attempt(files[place]);
  }
  const { cpuMs, refused } = await oneByOne(places.map((place) => files[place]));
  return { cpuMs, refused: refused.map((index) => places[index]) };
}

/** Converts every file of a list once, each timed. */
async function oneByOne(list) {
  const cpuMs = [];
  const refused = [];
  let outputCharacters = 0;
  for (const [index, file] of list.entries()) {
    const before = process.cpuUsage();
    const output = await attempt(file);
    cpuMs.push(cpuMsSince(before));
    if (output === undefined) refused.push(index);
    else outputCharacters += output.length;
  }
  return { cpuMs, refused, outputCharacters };
}

/** By processor time, so that a busy machine warms an engine no less. */
function isWarm(begun) {
  return cpuMsSince(begun) >= job.warmUpSeconds * 1000;
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
