/**
 * How eagerly V8 compiles in an engine process. Left alone it makes the most of code that runs for hours: it inlines whole
 * readers into one function, and throws that away when a document takes a branch that none has taken before. Documents are
 * seen once, so compiling cost more than it gave: most of the processor time that a document took.
 * Measured on documents seen once, after as many others (whole process, with it and without): 80 web pages 193 instead of
 * 266 ms, 80 PDF 388 instead of 563; these were not looked at when the figures below were chosen. 76 DOCX 78 instead of 122,
 * 40 DOC 35 instead of 45; nothing for ODT, RTF a tenth more. A loop over the same pages takes a tenth to a third longer.
 * Not for the server's own process, whose code is the same for every request: a small upload took it a twentieth to a
 * sixth less at first, and a third more from the three-thousandth on (0.74 -> 1.00 ms).
 * Spec: none (operations).
 */
import { setFlagsFromString } from 'node:v8';

/** Bytes of bytecode; V8's own are 460 and 920. Functions below 27 bytes are inlined whatever these say. */
const largestInlined = 100;
const inlinedTogether = 200;
/** Bytes of bytecode that a function has run before it is worth another look; V8's own is half of it. */
const interruptBudget = 135_000;

/** For this process, from here on: before the engine is loaded. */
export function compileThriftily(): void {
  setFlagsFromString(`--max-inlined-bytecode-size=${largestInlined}`);
  setFlagsFromString(`--max-inlined-bytecode-size-cumulative=${inlinedTogether}`);
  setFlagsFromString(`--interrupt-budget=${interruptBudget}`);
}
