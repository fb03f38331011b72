// Compiles reference/ and generated/ to .build/ for production use: plain JavaScript with
// source maps, one output file per source file, other files copied beside them, tests left out.
// No type-checking (npm run check does that), so it is quick enough for `npm start` to run it every time.
// What is built already is left as it is, and what is new takes its place at once: several servers run from one checkout.
import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
// For the self-test of the conformance suite alone: a build that can plant faults in itself (reference/faults.ts).
const withFaults = process.argv.includes('--with-faults');
// For `npm pack` and the container of the suite: the suite too, to dist/ or the folder that is named.
const packageAt = process.argv.indexOf('--package');
const isPackage = packageAt >= 0;
const target = isPackage
  ? resolve(root, process.argv[packageAt + 1] ?? 'dist')
  : join(root, withFaults ? '.build-with-faults' : '.build');
const isTest = (path) =>
  /\.test\.ts$/.test(path) ||
  /(^|\/)(fixtures|regressions|testing)\//.test(path) ||
  (path === 'reference/faults.ts' && !withFaults);

const files = [];
for (const part of ['reference', 'generated', ...(isPackage ? ['conformance'] : [])]) {
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

const digest = createHash('sha256');
for (const path of ['package.json', 'package-lock.json', '.config/build.mjs', ...kept.sort()])
  digest.update(`${path}\n`).update(await readFile(join(root, path)));
const stamp = digest.digest('hex');
const builtFrom = (folder) => readFile(join(folder, 'built-from'), 'utf8').catch(() => '');
if ((await builtFrom(target)) === stamp) process.exit(0);

const out = `${target}.${process.pid}`;
await build({
  entryPoints: sources.map((path) => join(root, path)),
  outdir: out,
  outbase: root,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
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
// The suite names its version, and plain Node must know the files for modules wherever the folder stands.
if (isPackage) await cp(join(root, 'package.json'), join(out, 'package.json'));
await writeFile(join(out, 'built-from'), stamp);
await takePlace();

/** Another build may take the place at the same moment: then it is tried again, or its work was the same. */
async function takePlace() {
  const old = `${out}.old`;
  for (let attempt = 0; attempt < 20 && (await builtFrom(target)) !== stamp; attempt++) {
    await rename(target, old).catch(() => {});
    await rename(out, target).catch(() => {});
    await rm(old, { recursive: true, force: true });
  }
  await rm(out, { recursive: true, force: true });
}
