/** The Python client: its calls are a program of their own, which prints a line of JSON for each. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { ClientCall, ClientWorld, OpenedClient } from './client-call.js';
import { expectThat } from './client-call.js';
import { installPythonClient } from './install.js';
import { snippets } from './snippets.js';

const execute = promisify(execFile);

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
    calls: [
      ...calls.map((call): ClientCall => ({
        call,
        async run() {
          child.stdin.write(`${call}\n`);
          const { said } = await next();
          if (said !== undefined) throw new Error(said);
        },
      })),
      ...programsOfThePage(world, python),
    ],
    async close() {
      child.stdin.end();
      child.kill();
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}

/** Of the client itself, and of what stands above it. */
function programsOfThePage(world: ClientWorld, python: string): ClientCall[] {
  return snippets('python', world).map((program) => ({
    call: `a program of CLIENTS.md: ${program.split('\n', 1)[0]}`,
    async run() {
      const { stdout } = await execute(python, ['-c', program]);
      expectThat(stdout.includes('# Plumb lines'), 'the page is not in what it prints', stdout);
    },
  }));
}
