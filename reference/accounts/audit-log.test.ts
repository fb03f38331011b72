import { readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AuditEvent } from './audit-log.js';
import { openAuditLog } from './audit-log.js';
import { temporaryFolder } from '../testing/temporary-folder.js';

const event: AuditEvent = {
  event: 'parseFile.succeeded',
  time: '2026-03-15T12:00:00.000Z',
  owner: 'team-a',
  operation: 'parseFile',
  requestId: 'r1',
  status: 200,
  username: 'jane@example.org',
};

describe('audit log', () => {
  it('appends one JSON line for every event to a file that only its owner reads', async () => {
    const folder = await temporaryFolder();
    const path = join(folder, 'siem', 'events.jsonl');
    for (const status of [200, 408]) {
      const log = openAuditLog(path, (error) => expect.unreachable(error.message));
      log.record({ ...event, status });
      await log.close();
    }
    const lines = (await readFile(path, 'utf8')).trim().split('\n');
    expect(lines.map((line) => JSON.parse(line) as AuditEvent)).toEqual([event, { ...event, status: 408 }]);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  it('records nothing when no target is set', async () => {
    const log = openAuditLog('', () => undefined);
    log.record(event);
    await expect(log.close()).resolves.toBeUndefined();
  });

  it('tells when the file cannot be written', async () => {
    const failed = new Promise<Error>((resolve) => openAuditLog(tmpdir(), resolve));
    expect((await failed).message).toContain('EISDIR');
  });
});
