/**
 * Writes the reports that `--report` asks for, and says which suite made them.
 * Spec: none of its own.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { many, UsageError } from '../flags.js';
import type { FlagValues } from '../flags.js';
import { badge } from './badge.js';
import { htmlReport } from './html/report-page.js';
import { jsonReport } from './json.js';
import { junitReport } from './junit.js';
import { markdownReport } from './markdown.js';
import { resultFile } from './result-file.js';
import type { Report } from './report.js';

const writers = {
  json: jsonReport,
  junit: junitReport,
  markdown: markdownReport,
  html: htmlReport,
  result: resultFile,
  badge,
};

type ReportKind = keyof typeof writers;

export interface ReportFile {
  readonly kind: ReportKind;
  readonly path: string;
}

/** The files of `--report kind=file`. @throws UsageError for unknown kinds and missing file names */
export function reportFiles(values: FlagValues): ReportFile[] {
  return many(values, 'report').map((word) => {
    const [kind = '', ...rest] = word.split('=');
    const path = rest.join('=');
    if (!(kind in writers)) throw new UsageError(`--report takes ${Object.keys(writers).join(', ')}, not "${kind}"`);
    if (path === '') throw new UsageError(`--report ${kind} needs a file: ${kind}=FILE`);
    return { kind: kind as ReportKind, path };
  });
}

/** Returns the paths written. */
export async function writeReports(report: Report, files: readonly ReportFile[]): Promise<string[]> {
  for (const { kind, path } of files) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, writers[kind](report));
  }
  return files.map((file) => file.path);
}

/** Name and version of the suite, and a fingerprint of the contract it judged by. */
export async function suiteIdentity(): Promise<Report['suite']> {
  const manifest = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  const contract = await readFile(new URL('../../generated/openapi.gen.json', import.meta.url));
  const fingerprint = createHash('sha256').update(contract).digest('hex').slice(0, 16);
  return { name: 'plumbline-conformance', version: manifest.version, contract: `sha256:${fingerprint}` };
}
