/**
 * An engine process whose "documents" are orders: what a hostile or unlucky document could make the engine do.
 * For the tests of the sandbox, which is about processes and not about documents.
 * Spec: none (tests).
 */
import { Worker } from 'node:worker_threads';
import { ServiceError } from '../../base/errors.js';
import type { Conversion } from '../../engine/convert.js';
import { defaultLimits } from '../../engine/document/reading.js';
import { endWithParent } from '../../base/parent-watch.js';
import { failedRecognition, noRecognition } from '../ports/no-recognition.js';
import type { Task } from '../serve-jobs.js';
import { serveJobs } from '../serve-jobs.js';

let warmed = 0;

const orders: Record<string, (argument: string, bytes: Uint8Array) => string | Promise<string>> = {
  echo: (argument) => argument,
  size: (_argument, bytes) => String(bytes.byteLength),
  long: (length) => 'äß\ud83d'.repeat(Number(length) / 3),
  pid: () => String(process.pid),
  warmed: () => String(warmed),
  // eslint-disable-next-line no-restricted-properties -- the test asks what the engine sees of the environment
  environment: () => JSON.stringify(process.env),
  sleep: async (ms) => {
    await new Promise((resolve) => setTimeout(resolve, Number(ms)));
    return 'slept';
  },
  spin: (ms) => {
    const end = performance.now() + Number(ms);
    while (performance.now() < end);
    return 'spun';
  },
  forever: () => {
    while (true);
  },
  memory: () => {
    const held: Uint8Array[] = [];
    while (true) held.push(new Uint8Array(8 << 20).fill(held.length));
  },
  flood: async () => {
    const slice = 'x'.repeat(1 << 20);
    while (true) await new Promise((sent) => process.send!({ kind: 'slice', slice, isLast: false }, sent));
  },
  heap: () => {
    const held: string[][] = [];
    while (true) held.push(Array.from({ length: 10_000 }, (_, index) => `text ${index} ${held.length}`));
  },
  hold: (megabytes) => {
    (globalThis as { held?: Uint8Array }).held = new Uint8Array(Number(megabytes) << 20).fill(1);
    return String(process.pid);
  },
  crash: () => process.abort(),
  encrypted: () => {
    throw new ServiceError('document.encrypted', 'The document is encrypted.', { details: { format: 'pdf' } });
  },
  fault: () => {
    throw new TypeError('confidential words of the document');
  },
  uncaught: () =>
    new Promise(() => {
      setTimeout(() => {
        throw new TypeError('confidential words of the document');
      }, 1);
    }),
  depth: () => {
    const dive = (level: number): number => dive(level + 1) + level;
    return String(dive(0));
  },
  threadNetwork: () =>
    new Promise((resolve) => {
      const source = `
        const { parentPort } = require('node:worker_threads');
        const tries = { connect: () => require('node:net').connect(1, '127.0.0.1'), lookup: () => require('node:dns').lookup('a', () => 0), udp: () => require('node:dgram').createSocket('udp4') };
        const outcomes = Object.entries(tries).map(([name, attempt]) => { try { attempt(); return name + ' open'; } catch { return name + ' shut'; } });
        fetch('http://127.0.0.1:1/').then(() => 'open', (error) => error.message).then((said) => parentPort.postMessage([...outcomes, said].join(', ')));
      `;
      new Worker(source, { eval: true }).once('message', resolve);
    }),
  network: async () => {
    try {
      await fetch('http://127.0.0.1:1/');
      return 'connected';
    } catch (error) {
      return (error as Error).message;
    }
  },
};

const convert: Task<'convert'> = async (bytes, _request, ports) => {
  const [order, argument = ''] = new TextDecoder().decode(bytes.subarray(0, 200)).split(':');
  if (order === 'scan') {
    let failed = '';
    await ports.ocr!.recognize({ bytes, longerSide: 842 }).catch((error: Error) => (failed = error.message));
    if (failed === '' && argument === 'bomb') await orders['memory']!('', bytes);
    return {
      format: 'pdf',
      metadata: {},
      notices: [],
      markdown: `${argument} read by ${process.pid} ${failed}`.trim(),
    };
  }
  const conversion: Conversion = { format: 'html', metadata: {}, notices: [] };
  return { ...conversion, markdown: await orders[order!]!(argument, bytes) };
};

const notHere = (): Promise<never> => Promise.reject(new Error('Not in this test.'));
const end = (): never => process.kill(process.pid, 'SIGKILL') as never;

endWithParent(end);
serveJobs({
  tasks: { convert, compareVersions: notHere, think: notHere, redact: notHere },
  portsFor: (deadline, recognitionFailed) => {
    const recognizes = process.argv.length > 3;
    const page = { width: 1, height: 1, turn: 0 as const, confidence: 0, written: false, lines: [] };
    const ocr = { recognize: async () => page, holdsWriting: async () => false };
    const never = (): never => {
      throw new Error('not in these tests');
    };
    if (recognitionFailed)
      return { limits: defaultLimits, deadline, ...failedRecognition({ text: never, render: never }) };
    return {
      limits: defaultLimits,
      ...(recognizes ? { deadline, ocr } : noRecognition(deadline, { text: never, render: never })),
    };
  },
  warmUpFailures: [],
  // Three made documents are enough for this one.
  warmMore: async () => ++warmed < 3,
  end,
});
