/** The command line client, as a user types it; every run is a process of its own. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expectThat } from './client-call.js';
import type { ClientCall, ClientWorld, OpenedClient } from './client-call.js';
import { snippets } from './snippets.js';
import { nodeClient } from './install.js';

const execute = promisify(execFile);

export async function openCommandLine(
  world: ClientWorld,
  options: { readonly latest: boolean },
): Promise<OpenedClient> {
  const { version, program } = nodeClient('firecrawl-cli', options);
  const home = await mkdtemp(join(tmpdir(), 'plumbline-cli-'));
  await writeFile(join(home, 'file.html'), '<main><h1>A heading</h1><p>Some words of a file.</p></main>');
  const type = async (...args: string[]): Promise<string> => {
    const env = {
      ...process.env,
      HOME: home,
      FIRECRAWL_API_URL: world.apiUrl,
      FIRECRAWL_API_KEY: world.apiKey,
      NO_COLOR: '1',
    };
    const { stdout } = await execute(process.execPath, [program, ...args], { cwd: home, env, timeout: 50_000 });
    return stdout;
  };
  return {
    version,
    calls: [...commandLineCalls(world, type), lineOfThePage(world, program, home)],
    close: () => rm(home, { recursive: true, force: true }),
  };
}

function lineOfThePage(world: ClientWorld, program: string, home: string): ClientCall {
  return {
    call: 'the line of CLIENTS.md',
    async run() {
      const [line] = snippets('sh', world);
      const here = line!.replace('npx firecrawl-cli', `"${process.execPath}" "${program}"`);
      const { stdout } = await execute('sh', ['-c', here], { cwd: home, env: { ...process.env, HOME: home } });
      expectThat(stdout.includes('# Plumb lines'), 'the page is not in what it prints', stdout);
    },
  };
}

function commandLineCalls({ site }: ClientWorld, type: (...args: string[]) => Promise<string>): ClientCall[] {
  const at = (path: string): string => `${site.origin}${path}`;
  const says = (expected: string, ...args: string[]): ClientCall => ({
    call: args.map((arg) => arg.replace(site.origin, 'http://site')).join(' '),
    async run() {
      const said = await type(...args);
      expectThat(said.includes(expected), `"${expected}" is not in what it prints`, said);
    },
  });
  /** A job's id, of whatever the client prints about it. */
  const idIn = (said: string): string => {
    const id = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(said)?.[0];
    expectThat(id, 'no id in what it prints', said);
    return id;
  };
  const schema = '{"type":"object","properties":{"name":{"type":"string"},"price":{"type":"number"}}}';
  return [
    says('# Plumb lines', 'scrape', at('/article')),
    says('"links"', 'scrape', at('/article'), '-f', 'markdown,html,rawHtml,links,images', '--json'),
    says('brass', 'scrape', at('/article'), '-S'),
    says('brass', 'scrape', at('/article'), '-Q', 'What is the bob made of?'),
    says('Plumb bob', 'scrape', at('/shop'), '-f', 'json', '--schema', schema),
    says('Plumb', 'scrape', at('/article'), '--redact-pii', '--only-main-content'),
    says('Clicked text', 'scrape', at('/article'), '--actions', '[{"type":"click","selector":"#more"}]'),
    says('screenshot', 'scrape', at('/article'), '--full-page-screenshot', '--json'),
    says(
      'Plumb',
      'scrape',
      at('/article'),
      '--wait-for',
      '20',
      '--include-tags',
      'main',
      '--exclude-tags',
      'img',
      '--max-age',
      '0',
      '--country',
      'US',
      '--languages',
      'en',
      '--proxy',
      'auto',
    ),
    says('# A heading', 'parse', 'file.html'),
    says('A heading', 'parse', 'file.html', '-f', 'markdown,links,images', '--json'),
    says('words', 'parse', 'file.html', '-S'),
    says('/topic/levels', 'map', at('/'), '--limit', '20'),
    says('/topic/levels', 'map', at('/'), '--search', 'levels', '--sitemap', 'include', '--json'),
    says('completed', 'crawl', at('/'), '--limit', '3', '--wait', '--poll-interval', '1', '--timeout', '40'),
    {
      call: 'crawl URL, crawl ID --status, crawl ID --cancel',
      async run() {
        const id = idIn(
          await type(
            'crawl',
            at(`/slow?${crypto.randomUUID()}`),
            '--limit',
            '2',
            '--sitemap',
            'skip',
            '--max-concurrency',
            '1',
          ),
        );
        expectThat((await type('crawl', id, '--status')).includes(id), 'the status of the job');
        await type('crawl', id, '--cancel');
      },
    },
    says(
      'Plumb bob',
      'agent',
      'Find the name and price of the product',
      '--urls',
      at('/shop'),
      '--schema',
      schema,
      '--max-credits',
      '50',
      '--wait',
      '--poll-interval',
      '1',
      '--timeout',
      '40',
    ),
    {
      call: 'monitor create, list, get, run, checks, check, update, delete',
      async run() {
        const id = idIn(
          await type('monitor', 'create', '--name', 'News', '--cron', '0 6 * * *', '--page', at('/news')),
        );
        expectThat((await type('monitor', 'list')).includes(id), 'the monitor in the list');
        expectThat((await type('monitor', 'get', id)).includes('News'), 'its name');
        await type('monitor', 'run', id);
        const check = idIn((await type('monitor', 'checks', id)).replaceAll(id, ''));
        expectThat((await type('monitor', 'check', id, check)).includes(check), 'the check');
        expectThat((await type('monitor', 'update', id, '--state', 'paused')).includes('paused'), 'the state');
        await type('monitor', 'delete', id);
      },
    },
    says('', 'credit-usage'),
    says('', '--status'),
  ];
}
