/**
 * A folder of one test, gone when the test is over, however it ends.
 * Spec: none (tests).
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
