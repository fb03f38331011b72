/** The figures of a run as a file that is kept beside it: JSON, the folder made where there is none. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export function writeFigures(path: string, figures: object): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(figures, null, 2)}\n`);
  process.stdout.write(`written to ${path}\n`);
}
