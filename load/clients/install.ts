/** Clients that are no packages of the project: installed on demand beside the table of their calls. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const packagesFolder = fileURLToPath(new URL('packages', import.meta.url));

/** Installs packages/package.json, or the newest versions of what it names. */
export function installNodeClients({ latest }: { readonly latest: boolean }): void {
  if (!latest && existsSync(join(packagesFolder, 'node_modules/firecrawl-mcp'))) return;
  const asked = JSON.parse(readFileSync(join(packagesFolder, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const newest = latest ? Object.keys(asked.dependencies).map((name) => `${name}@latest`) : [];
  const quiet = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--ignore-scripts'];
  run('npm', ['install', ...newest, ...quiet, '--prefix', packagesFolder], 'installing the MCP server and the CLI');
}

export function nodeClientVersion(name: string): string {
  const file = join(packagesFolder, 'node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/** Path of a Python that has the client, or undefined where the machine has no Python 3. */
export function installPythonClient({ latest }: { readonly latest: boolean }): string | undefined {
  const folder = join(packagesFolder, 'node_modules/.cache/python');
  const python = join(folder, process.platform === 'win32' ? 'Scripts/python.exe' : 'bin/python');
  if (!existsSync(python)) {
    if (spawnSync('python3', ['-m', 'venv', folder], { stdio: 'ignore' }).status !== 0) return undefined;
  }
  const wanted = latest ? ['--upgrade', 'firecrawl-py'] : ['-r', join(packagesFolder, 'requirements.txt')];
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
