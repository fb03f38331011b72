// Compiles reference/ and generated/ to .build/ for production use: plain JavaScript with
// source maps, one output file per source file, other files copied beside them, tests left out.
// No type-checking (npm run check does that), so it is quick enough for `npm start` to run it every time.
import { build } from 'esbuild';
import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
// For the self-test of the conformance suite alone: a build that can plant faults in itself (reference/faults.ts).
const withFaults = process.argv.includes('--with-faults');
const out = join(root, withFaults ? '.build-with-faults' : '.build');
const isTest = (path) =>
  /\.test\.ts$/.test(path) ||
  /(^|\/)(fixtures|regressions|testing)\//.test(path) ||
  (path === 'reference/faults.ts' && !withFaults);

const files = [];
for (const part of ['reference', 'generated']) {
  for (const entry of await readdir(join(root, part), { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) files.push(join(part, join(entry.parentPath, entry.name).slice(join(root, part).length + 1)));
  }
}
const kept = files.filter((path) => !isTest(path));
// The pages at `/` and `/docs` run in browsers: one script each, with what it imports.
const workbench = 'reference/server/workbench';
const isOfPage = (path) => path.startsWith(`${workbench}/`) && /\.(ts|json)$/.test(path);
const sources = kept.filter((path) => path.endsWith('.ts') && !path.endsWith('.d.ts') && !isOfPage(path));
const assets = kept.filter((path) => !path.endsWith('.ts') && !isOfPage(path));

await rm(out, { recursive: true, force: true });
await build({
  entryPoints: sources.map((path) => join(root, path)),
  outdir: out,
  outbase: root,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: true,
  logLevel: 'warning',
});
await build({
  entryPoints: ['workbench.ts', 'try-operation.ts'].map((name) => join(root, workbench, name)),
  outdir: join(out, workbench),
  bundle: true,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  minify: true,
  legalComments: 'none',
  logLevel: 'warning',
});
for (const path of assets) {
  await mkdir(dirname(join(out, path)), { recursive: true });
  await cp(join(root, path), join(out, path));
}
