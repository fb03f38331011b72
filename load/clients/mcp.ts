/** The MCP server of the interface, driven over standard input and output as an assistant drives it. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { expectThat } from './client-call.js';
import type { ClientCall, ClientWorld, OpenedClient } from './client-call.js';
import { mcpEnvironment } from './snippets.js';
import { nodeClient } from './install.js';

type Use = (name: string, args: Record<string, unknown>) => Promise<string>;

export async function openMcp(world: ClientWorld, options: { readonly latest: boolean }): Promise<OpenedClient> {
  const { version, program } = nodeClient('firecrawl-mcp', options);
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-mcp-'));
  await writeFile(join(folder, 'file.html'), '<main><h1>A heading</h1><p>Some words of a file.</p></main>');
  const client = new Client({ name: 'plumbline-clients', version: '1.0.0' });
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [program],
      // As the page tells assistants to.
      env: mcpEnvironment(world),
      cwd: folder,
      stderr: 'ignore',
    }),
  );
  const use: Use = async (name, args) => {
    const { isError, content } = await client.callTool({ name: `firecrawl_${name}`, arguments: args });
    const text = (content as { text?: string }[]).map((part) => part.text ?? '').join('\n');
    if (isError) throw new Error(text);
    return text;
  };
  return {
    version,
    calls: mcpCalls(world, use, join(folder, 'file.html')),
    async close() {
      await client.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function mcpCalls({ site }: ClientWorld, use: Use, filePath: string): ClientCall[] {
  const at = (path: string): string => `${site.origin}${path}`;
  const says = (expected: string, name: string, args: Record<string, unknown>): ClientCall => ({
    call: `${name} ${JSON.stringify(args).replaceAll(site.origin, 'http://site').replace(filePath, 'file.html')}`.slice(
      0,
      90,
    ),
    async run() {
      const said = await use(name, args);
      expectThat(said.includes(expected), `"${expected}" is not in what it says`, said);
    },
  });
  const idIn = (said: string): string => {
    const id = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(said)?.[0];
    expectThat(id, 'no id in what it says', said);
    return id;
  };
  const schema = { type: 'object', properties: { name: { type: 'string' }, price: { type: 'number' } } };
  return [
    says('# Plumb lines', 'scrape', { url: at('/article') }),
    says('links', 'scrape', {
      url: at('/article'),
      formats: ['markdown', 'links', 'html', 'rawHtml', 'summary'],
      maxAge: 0,
      onlyMainContent: true,
      lockdown: false,
      mobile: false,
    }),
    says('Plumb bob', 'scrape', {
      url: at('/shop'),
      formats: ['json'],
      jsonOptions: { prompt: 'The product', schema },
    }),
    says('brass', 'scrape', {
      url: at('/article'),
      formats: ['query'],
      queryOptions: { prompt: 'What is the bob made of?' },
    }),
    says('Clicked text', 'scrape', { url: at('/article'), actions: [{ type: 'click', selector: '#more' }], maxAge: 0 }),
    says('Plumb', 'scrape', { url: at('/article'), redactPII: true, storeInCache: false, zeroDataRetention: true }),
    says('# A heading', 'parse', { filePath }),
    says('/topic/levels', 'map', { url: at('/'), search: 'levels', limit: 10 }),
    {
      call: 'crawl, check_crawl_status',
      async run() {
        const id = idIn(await use('crawl', { url: at('/'), limit: 2, maxDiscoveryDepth: 1, sitemap: 'skip' }));
        for (let round = 0; round < 100; round++) {
          if ((await use('check_crawl_status', { id })).includes('completed')) return;
          await sleep(200);
        }
        throw new Error('the crawl did not end within 20 s');
      },
    },
    {
      call: 'agent, agent_status',
      async run() {
        const id = idIn(
          await use('agent', { prompt: 'Find the name and price of the product', urls: [at('/shop')], schema }),
        );
        for (let round = 0; round < 100; round++) {
          if ((await use('agent_status', { id })).includes('Plumb bob')) return;
          await sleep(200);
        }
        throw new Error('the agent did not find the product within 20 s');
      },
    },
    {
      call: 'monitor_create, list, get, run, checks, check, update, delete',
      async run() {
        const id = idIn(
          await use('monitor_create', {
            page: at('/news'),
            name: 'News',
            scheduleText: 'every day',
            goal: 'Tell what is new',
          }),
        );
        expectThat((await use('monitor_list', {})).includes(id), 'the monitor in the list');
        expectThat((await use('monitor_get', { id })).includes('News'), 'its name');
        const checkId = idIn((await use('monitor_run', { id })).replaceAll(id, ''));
        expectThat((await use('monitor_checks', { id })).includes(checkId), 'the check in the list');
        expectThat((await use('monitor_check', { id, checkId })).includes(checkId), 'the check');
        await use('monitor_update', { id, body: { status: 'paused' } });
        await use('monitor_delete', { id });
      },
    },
  ];
}
