import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, it } from 'vitest';
import { endTree, processTree, TreeWatch } from './process-tree.js';

/** Starts one such process at once, and another for each line it is given; says so each time. */
const nursery = `
  born() { bash -c 'exec -a --type=renderer sleep 60' & echo born; }
  born
  while read -r line; do born; done`;

describe.skipIf(process.platform !== 'linux')('a process and all that it started', () => {
  const started: number[] = [];
  afterEach(() => started.splice(0).forEach(endTree));

  async function tree() {
    const parent = spawn('bash', ['-c', nursery], { stdio: ['pipe', 'pipe', 'ignore'] });
    started.push(parent.pid!);
    const lines = createInterface(parent.stdout);
    await once(lines, 'line');
    return {
      pid: parent.pid!,
      another: async (): Promise<void> => {
        parent.stdin.write('\n');
        await once(lines, 'line');
      },
    };
  }

  it('is the process first, and its children with their memory', async () => {
    const { pid } = await tree();
    const found = processTree(pid);
    expect(found.map((one) => one.pid)).toEqual([pid, expect.any(Number)]);
    expect(found[0]).toMatchObject({ isRenderer: false });
    expect(found[0]!.bytes).toBeGreaterThan(0);
  });

  it('shows what a known parent starts at the very next look', async () => {
    const { pid, another } = await tree();
    const watch = new TreeWatch(pid);
    const counts = [];
    for (let look = 0; look < 12; look++) {
      counts.push(watch.look().length);
      await another();
    }
    expect(counts).toEqual(Array.from({ length: 12 }, (_, look) => 2 + look));
  });

  it('knows those that show a page', async () => {
    const { pid } = await tree();
    const watch = new TreeWatch(pid);
    await expect.poll(() => watch.look().some(({ isRenderer }) => isRenderer)).toBe(true);
    expect(watch.look().map(({ isRenderer }) => isRenderer)).toEqual([false, true]);
  });

  it('is nobody when the process is gone', () => {
    expect(processTree(2 ** 30)).toEqual([]);
  });
});
