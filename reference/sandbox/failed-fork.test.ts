import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

describe('an engine process that cannot be started', () => {
  it('is not the end of the server: it is started when there are file handles again', async () => {
    const program = fileURLToPath(new URL('./testing/few-handles.ts', import.meta.url));
    const tsx = import.meta.resolve('tsx');
    const { stdout } = await promisify(execFile)('sh', [
      '-c',
      `ulimit -n 256; exec "${process.execPath}" --import ${tsx} "${program}"`,
    ]);
    expect(JSON.parse(stdout)).toEqual({ lost: 'some', answer: 'still here' });
  });
});
