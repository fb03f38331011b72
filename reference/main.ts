#!/usr/bin/env node
/**
 * The program: sees that the system lets it open what it needs, and starts it. The modules of the server are read all at
 * once, so where too few files may be open it would end within them, by the name of whichever came too late.
 * Spec: none (operations).
 */
import { findingLine } from './preflight/finding.js';
import { filesAtStart, openFilesFinding } from './preflight/open-files-probe.js';

const { verdict, said } = openFilesFinding(filesAtStart);
if (verdict === 'fail') {
  if (process.argv.includes('--check')) process.stdout.write(`${findingLine('open files', verdict, said)}\n`);
  else process.stderr.write(`The server cannot start: ${said}.\n`);
  process.exit(1);
}
await import('./start.js');
