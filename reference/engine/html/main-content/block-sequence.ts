/**
 * Judges text blocks in the order they stand in: what came before and what follows tells content from frame where a block
 * alone does not. One small gated recurrent network reads the page forwards, another backwards; see README.md.
 * Method: K. Cho et al., "Learning Phrase Representations using RNN Encoder-Decoder" (2014), with the reset gate applied
 * behind the recurrent weights.
 */
import { weights } from './block-sequence.table.js';

/** What is kept of a row, and how much each direction remembers. */
const summarySize = 12;
const memorySize = 8;
const gateCount = 3;
/** Features further from their mean than so many deviations count as this far. */
const farthest = 4;

/** One direction; rows are reset gate, update gate, candidate. */
interface Reader {
  input: Float64Array;
  recurrent: Float64Array;
  inputBias: Float64Array;
  recurrentBias: Float64Array;
}

interface Network {
  /** A feature counts by its distance from the mean, times `scale`. */
  mean: Float64Array;
  scale: Float64Array;
  /** `summarySize` weights per feature. */
  summary: Float64Array;
  summaryBias: Float64Array;
  forwards: Reader;
  backwards: Reader;
  output: Float64Array;
  outputBias: number;
}

let network: Network | undefined;

/** Log-odds that each block is content, from rows of `width` features in the order of the page. */
export function readSequence(features: Float32Array, width: number): Float64Array {
  network ??= readWeights(weights, width);
  const count = features.length / width;
  const summaries = summarize(network, features, width, count);
  const odds = new Float64Array(count).fill(network.outputBias);
  const { output } = network;
  addReading(network.forwards, summaries, output.subarray(0, memorySize), odds, 1);
  addReading(network.backwards, summaries, output.subarray(memorySize, 2 * memorySize), odds, -1);
  for (let row = 0; row < count; row++) {
    for (let unit = 0; unit < summarySize; unit++)
      odds[row]! += summaries[row * summarySize + unit]! * output[2 * memorySize + unit]!;
  }
  return odds;
}

/** Most features are the same as in the row before, so only what changed is added to the sums. */
function summarize(network: Network, features: Float32Array, width: number, count: number): Float64Array {
  const { mean, scale, summary, summaryBias } = network;
  const summaries = new Float64Array(count * summarySize);
  const sums = Float64Array.from(summaryBias);
  const last = new Float64Array(width);
  const changes = new Float64Array(width);
  const changed = new Int32Array(width);
  for (let row = 0; row < count; row++) {
    let changeCount = 0;
    for (let feature = 0, at = row * width; feature < width; feature++, at++) {
      if (row > 0 && features[at] === features[at - width]) continue;
      let amount = (features[at]! - mean[feature]!) * scale[feature]!;
      if (amount > farthest) amount = farthest;
      else if (amount < -farthest) amount = -farthest;
      changed[changeCount] = feature * summarySize;
      changes[changeCount++] = amount - last[feature]!;
      last[feature] = amount;
    }
    // Four sums at a time, which stay in registers.
    for (let unit = 0; unit < summarySize; unit += 4) {
      let a = sums[unit]!;
      let b = sums[unit + 1]!;
      let c = sums[unit + 2]!;
      let d = sums[unit + 3]!;
      for (let index = 0; index < changeCount; index++) {
        const change = changes[index]!;
        const at = changed[index]! + unit;
        a += change * summary[at]!;
        b += change * summary[at + 1]!;
        c += change * summary[at + 2]!;
        d += change * summary[at + 3]!;
      }
      sums[unit] = a;
      sums[unit + 1] = b;
      sums[unit + 2] = c;
      sums[unit + 3] = d;
    }
    for (let unit = 0; unit < summarySize; unit++) summaries[row * summarySize + unit] = Math.max(0, sums[unit]!);
  }
  return summaries;
}

/** Reads the page in one direction and adds to the log-odds what is remembered at each block. */
function addReading(
  { input, recurrent, inputBias, recurrentBias }: Reader,
  summaries: Float64Array,
  output: Float64Array,
  odds: Float64Array,
  step: 1 | -1,
): void {
  const memory = new Float64Array(memorySize);
  const fresh = new Float64Array(gateCount * memorySize);
  const recalled = new Float64Array(gateCount * memorySize);
  for (let row = step === 1 ? 0 : odds.length - 1; row >= 0 && row < odds.length; row += step) {
    multiply(input, summaries, row * summarySize, summarySize, inputBias, fresh);
    multiply(recurrent, memory, 0, memorySize, recurrentBias, recalled);
    for (let unit = 0; unit < memorySize; unit++) {
      const reset = gate(fresh[unit]! + recalled[unit]!);
      const update = gate(fresh[memorySize + unit]! + recalled[memorySize + unit]!);
      const candidate = tangent(fresh[2 * memorySize + unit]! + reset * recalled[2 * memorySize + unit]!);
      memory[unit] = candidate + update * (memory[unit]! - candidate);
      odds[row]! += memory[unit]! * output[unit]!;
    }
  }
}

/** `matrix` times the `size` numbers of `vector` at `from`, plus `bias`, into `result`; four rows at a time. */
function multiply(
  matrix: Float64Array,
  vector: Float64Array,
  from: number,
  size: number,
  bias: Float64Array,
  result: Float64Array,
): void {
  for (let row = 0; row < result.length; row += 4) {
    const first = row * size;
    let a = bias[row]!;
    let b = bias[row + 1]!;
    let c = bias[row + 2]!;
    let d = bias[row + 3]!;
    for (let column = 0; column < size; column++) {
      const value = vector[from + column]!;
      const at = first + column;
      a += matrix[at]! * value;
      b += matrix[at + size]! * value;
      c += matrix[at + 2 * size]! * value;
      d += matrix[at + 3 * size]! * value;
    }
    result[row] = a;
    result[row + 1] = b;
    result[row + 2] = c;
    result[row + 3] = d;
  }
}

/** The hyperbolic tangent. */
function tangent(value: number): number {
  return 2 * gate(2 * value) - 1;
}

/** The logistic function between -12 and 12 in steps of 1/128, since its exponential would take most of the time. */
const gateLimit = 12;
const gateSteps = 128;
const gates = Float64Array.from({ length: 2 * gateLimit * gateSteps + 1 }, (_, at) =>
  logistic(at / gateSteps - gateLimit),
);

function gate(value: number): number {
  if (value >= gateLimit) return 1;
  return value <= -gateLimit ? 0 : gates[((value + gateLimit) * gateSteps + 0.5) | 0]!;
}

export function logistic(value: number): number {
  return 1 / (1 + Math.exp(-value));
}

/**
 * Reads the table: a line per feature (mean, deviation, weights), the bias of the summary; per direction the rows of the
 * input weights, of the recurrent weights, and their biases; the output's weights (forwards, backwards, summary), its bias.
 */
function readWeights(text: string, width: number): Network {
  const lines = text.trim().split('\n');
  let next = 0;
  const take = (count: number): Float64Array =>
    Float64Array.from(lines.slice(next, (next += count)).flatMap((line) => line.split(' ').map(Number)));
  const rows = Array.from({ length: width }, () => take(1));
  const mean = Float64Array.from(rows, (row) => row[0]!);
  const scale = Float64Array.from(rows, (row) => 1 / row[1]!);
  const summary = new Float64Array(width * summarySize);
  rows.forEach((row, feature) => summary.set(row.subarray(2), feature * summarySize));
  const summaryBias = take(1);
  const reader = (): Reader => ({
    input: take(gateCount * memorySize),
    recurrent: take(gateCount * memorySize),
    inputBias: take(1),
    recurrentBias: take(1),
  });
  const forwards = reader();
  const backwards = reader();
  return { mean, scale, summary, summaryBias, forwards, backwards, output: take(1), outputBias: take(1)[0]! };
}
