/** Where the programs of clients are: on Node packages of the project or the newest, for Python always installed on demand. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const packagesFolder = fileURLToPath(new URL('packages', import.meta.url));
const projectFolder = fileURLToPath(new URL('../..', import.meta.url));

/** The path of a file of a client on Node: the development packages of the project have it, or the newest versions, installed here. */
export function nodeClient(name: 'firecrawl-mcp' | 'firecrawl-cli', { latest }: { readonly latest: boolean }) {
  if (latest) {
    const quiet = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--ignore-scripts'];
    run('npm', ['install', `${name}@latest`, ...quiet, '--prefix', packagesFolder], `installing ${name}`);
  }
  const folder = join(latest ? packagesFolder : projectFolder, 'node_modules', name);
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  return { version, program: join(folder, 'dist/index.js') };
}

/** Path of a Python that has the client, or undefined where the machine has no Python 3. */
export function installPythonClient({ latest }: { readonly latest: boolean }): string | undefined {
  const folder = join(packagesFolder, 'node_modules/.cache/python');
  const python = join(folder, process.platform === 'win32' ? 'Scripts/python.exe' : 'bin/python');
  if (!existsSync(python)) {
    if (spawnSync('python3', ['-m', 'venv', folder], { stdio: 'ignore' }).status !== 0) return undefined;
  }
  const wanted = latest
    ? ['--upgrade', 'firecrawl-py', 'langchain-firecrawl']
    : ['-r', join(packagesFolder, 'requirements.txt')];
  run(
    python,
    ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', ...wanted],
    'installing the Python client',
  );
  return python;
}

function run(command: string, args: readonly string[], what: string): void {
  process.stderr.write(`${what} ...\n`);
  const { status } = spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], cwd: packagesFolder });
  if (status !== 0) throw new Error(`${what} failed: ${command} ${args.join(' ')} ended with ${String(status)}.`);
}
