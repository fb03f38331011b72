/**
 * `npm run check`: everything a commit must pass, cheapest first; stops at nothing, so that one run names all that is wrong.
 */
import { spawnSync } from 'node:child_process';

const config = '.config';
const steps: [name: string, command: string, args: string[]][] = [
  ['generated files are up to date', 'tsx', ['spec/generate/generate.ts', '--check']],
  ['the contract is well formed', 'redocly', ['lint', 'contract', '--config', `${config}/redocly.yaml`]],
  ['every fact has a row, every row its check', 'tsx', ['spec/trace/trace.ts']],
  [
    'format',
    'prettier',
    [
      '--config',
      `${config}/prettier.json`,
      '--ignore-path',
      `${config}/prettierignore`,
      '--check',
      '--log-level',
      'warn',
      '.',
    ],
  ],
  ['types', 'tsc', ['-p', 'tsconfig.json']],
  ['types of the page in browsers', 'tsc', ['-p', 'reference/server/workbench']],
  ['lint', 'eslint', ['--config', `${config}/eslint.config.js`, '.']],
  [
    'layers',
    'depcruise',
    ['--config', `${config}/dependency-cruiser.cjs`, 'reference', 'conformance', 'load', 'generated', 'spec'],
  ],
  ['no dead code', 'knip', ['--config', `${config}/knip.jsonc`]],
  ['tests', 'npm', ['test', '--silent']],
];

const failed: string[] = [];
for (const [name, command, args] of steps) {
  const startedMs = Date.now();
  process.stdout.write(`${name} ... `);
  const result = spawnSync(command, args, { encoding: 'utf8', env: { ...process.env, REDOCLY_TELEMETRY: 'off' } });
  const seconds = ((Date.now() - startedMs) / 1000).toFixed(1);
  process.stdout.write(
    result.status === 0 ? `ok (${seconds} s)\n` : `FAILED (${seconds} s)\n${result.stdout}${result.stderr}\n`,
  );
  if (result.status !== 0) failed.push(name);
}
if (failed.length > 0) {
  process.stdout.write(`Failed: ${failed.join('; ')}\n`);
  process.exitCode = 1;
}
