/** The Python client: its calls are a program of their own, which prints a line of JSON for each. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { ClientCall, ClientWorld, OpenedClient } from './client-call.js';
import { installPythonClient } from './install.js';

interface Line {
  readonly version?: string;
  readonly calls?: readonly string[];
  readonly said?: string;
}

export async function openPython(
  world: ClientWorld,
  options: { readonly latest: boolean },
): Promise<OpenedClient | string> {
  const python = installPythonClient(options);
  if (python === undefined) return 'left out: there is no python3 with venv on the path.';
  const program = fileURLToPath(new URL('python-calls.py', import.meta.url));
  const child = spawn(python, [program, world.apiUrl, world.apiKey, world.site.origin], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async (): Promise<Line> => {
    const line = (await lines.next()) as IteratorResult<string, undefined>;
    if (line.value === undefined) throw new Error('the Python program ended');
    return JSON.parse(line.value) as Line;
  };
  const { version = '', calls = [] } = await next();
  return {
    version,
    calls: calls.map((call): ClientCall => ({
      call,
      async run() {
        child.stdin.write(`${call}\n`);
        const { said } = await next();
        if (said !== undefined) throw new Error(said);
      },
    })),
    async close() {
      child.stdin.end();
      child.kill();
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}
