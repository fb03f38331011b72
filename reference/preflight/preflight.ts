/**
 * `npm start -- --check`: would a server with these settings start here, and what would it lack? Each subject is looked at
 * once and leaves nothing behind: no table is made, no port answers, no folder stays.
 * Flow: main -> here -> one probe a subject.
 * Spec: none (operations).
 */
import type { Config } from '../config.js';
import { browserProbe } from './browser-probe.js';
import { databaseProbe } from './database-probe.js';
import { dataFolderProbe } from './data-folder-probe.js';
import { findingLine } from './finding.js';
import type { Finding, Probe } from './finding.js';
import { keysProbe } from './keys-probe.js';
import { memoryProbe } from './memory-probe.js';
import { modelProbe } from './model-probe.js';
import { openFilesProbe } from './open-files-probe.js';
import { outboundProbe } from './outbound-probe.js';
import { portProbe } from './port-probe.js';

/** A subject of the report, in its order. */
export interface Subject {
  subject: string;
  probe: Probe;
}

const subjects: readonly Subject[] = [
  { subject: 'configuration', probe: async () => ({ verdict: 'ok', said: 'every setting can be read' }) },
  { subject: 'keys', probe: keysProbe },
  { subject: 'data folder', probe: dataFolderProbe },
  { subject: 'database', probe: databaseProbe },
  { subject: 'memory', probe: memoryProbe },
  { subject: 'open files', probe: openFilesProbe },
  { subject: 'browser', probe: browserProbe },
  { subject: 'outbound', probe: outboundProbe },
  { subject: 'model', probe: modelProbe },
  { subject: 'port', probe: portProbe },
];

/**
 * Looks at every subject, one after the other, and tells each as a line.
 * @returns whether none failed
 */
export async function preflight(
  config: Config,
  tell: (line: string) => void,
  asked: readonly Subject[] = subjects,
): Promise<boolean> {
  let failed = 0;
  for (const { subject, probe } of asked) {
    const { verdict, said } = await probe(config).catch(failure);
    if (verdict === 'fail') failed++;
    tell(findingLine(subject, verdict, said));
  }
  tell(failed === 0 ? 'A server with these settings can start.' : `It cannot start: ${failed} of the above failed.`);
  return failed === 0;
}

function failure(error: unknown): Finding {
  return { verdict: 'fail', said: (error as Error).message };
}
