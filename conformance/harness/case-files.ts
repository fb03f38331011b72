/**
 * Writes a failed case to a folder that can be read, repeated with curl, and replayed on another target:
 * case.json, curl.sh, the exact request bytes, the uploaded parts, the response.
 * Written by the runner through the command line, read by `replay`.
 * Spec: none of its own.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ShownFolder } from '../site/fixture-site.js';
import { exchangeEvidence, needsFile, partFileName, redact } from './evidence.js';
import type { Exchange } from './exchange.js';
import type { ConformanceFailure } from './interruptions.js';
import { CounterexampleFailure } from './property.js';
import type { CheckRun } from './run-check.js';

/** The content of case.json. */
export interface CaseFile {
  readonly version: 1;
  readonly checkId: string;
  readonly requirementIds: readonly string[];
  readonly baseUrl: string;
  readonly runSeed: number;
  /** For a property: where its counterexample starts. */
  readonly property?: { readonly name: string; readonly seed: number; readonly path: string };
  readonly expected: string;
  readonly actual: string;
  /** Where the fixture site stood, for checks that use it. */
  readonly site?: { readonly port: number; readonly publicUrl?: string };
}

export interface CaseFilesSettings {
  /** The output folder; cases go to `cases/<check id>` below it. */
  readonly outFolder: string;
  readonly baseUrl: string;
  readonly runSeed: number;
  readonly secrets: readonly string[];
  /** The pages of a check on the fixture site, as they were; undefined when it had none. */
  site(checkId: string): ShownFolder | undefined;
  requirementIds(checkId: string): readonly string[];
}

/** Returns the case's folder. */
export async function writeCase(
  settings: CaseFilesSettings,
  run: CheckRun,
  failure: ConformanceFailure,
): Promise<string> {
  const folder = join(settings.outFolder, 'cases', run.check.id);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  // What is asked once for several checks stands on the pages of the check that asked.
  const site = settings.site(failure.exchange?.checkId ?? run.check.id) ?? settings.site(run.check.id);
  if (site) await writeFile(join(folder, siteFile), JSON.stringify(site));
  const caseFile: CaseFile = {
    version: 1,
    checkId: run.check.id,
    requirementIds: settings.requirementIds(run.check.id),
    baseUrl: settings.baseUrl,
    runSeed: settings.runSeed,
    ...(failure instanceof CounterexampleFailure && {
      property: { name: failure.propertyName, seed: failure.seed, path: failure.path },
    }),
    expected: redact(failure.expected, settings.secrets),
    actual: redact(failure.actual, settings.secrets),
    ...(site && { site: { port: site.port, ...(site.publicUrl !== undefined && { publicUrl: site.publicUrl }) } }),
  };
  await writeFile(join(folder, 'case.json'), `${JSON.stringify(caseFile, null, 2)}\n`);
  if (failure.exchange) await writeExchange(folder, failure.exchange, settings.secrets, site);
  return folder;
}

/** The fixture site of a case: a ShownFolder. */
export const siteFile = 'site.json';

const suiteRoot = fileURLToPath(new URL('../..', import.meta.url));
/** From the sources, or as the package has it. */
const suiteCommand = import.meta.url.endsWith('.ts')
  ? 'node --import tsx conformance/cli.ts'
  : 'node conformance/cli.js';

/** Serves the pages of the case while its request is repeated. */
function servingLines({ port }: ShownFolder): string {
  return `case="$PWD"
(cd '${suiteRoot}' && exec ${suiteCommand} serve "$case" >&2) &
trap "kill $!" EXIT
curl -s --retry 30 --retry-connrefused --retry-delay 1 -o /dev/null http://127.0.0.1:${port}/
`;
}

async function writeExchange(
  folder: string,
  exchange: Exchange,
  secrets: readonly string[],
  site: ShownFolder | undefined,
): Promise<void> {
  const evidence = exchangeEvidence(exchange, secrets);
  const script = `#!/bin/sh\n# Repeats the request. Set API_KEY first.\ncd "$(dirname "$0")"\n${site ? servingLines(site) : ''}${evidence.curl}\n`;
  await writeFile(join(folder, 'curl.sh'), script, { mode: 0o755 });
  const { request, response } = exchange;
  if (request.parts) {
    for (const [index, part] of request.parts.entries())
      if (needsFile(part)) await writeFile(join(folder, partFileName(part, index)), part.value);
  } else if (request.body) await writeFile(join(folder, 'request.bin'), request.body);
  const head = Object.entries(evidence.responseHeaders).map(([name, value]) => `${name}: ${value}`);
  const body = redact(response.text, secrets);
  await writeFile(join(folder, 'response.txt'), `${[`status ${response.status}`, ...head].join('\n')}\n\n${body}`);
}

/** Reads a case folder or its case.json. @throws Error when it is not one of ours */
export async function readCase(path: string): Promise<CaseFile> {
  const file = path.endsWith('.json') ? path : join(path, 'case.json');
  const value = JSON.parse(await readFile(file, 'utf8')) as Partial<CaseFile>;
  if (value.version !== 1 || typeof value.checkId !== 'string' || typeof value.runSeed !== 'number')
    throw new Error(`${file} is not a case file of this suite`);
  return value as CaseFile;
}
