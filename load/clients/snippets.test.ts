import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixtureNamed } from '../../conformance/documents/collection.js';
import { startReference } from '../http/target.js';
import type { Target } from '../http/target.js';
import type { ClientWorld } from './client-call.js';
import { startClientSite } from './site.js';
import type { ClientSite } from './site.js';
import { mcpEnvironment, snippets } from './snippets.js';

const run = promisify(execFile);
let site: ClientSite;
let target: Target;
let world: ClientWorld;
let folder: string;
beforeAll(async () => {
  site = await startClientSite();
  target = await startReference({ EGRESS_ALLOW: site.address, LOG_LEVEL: 'fatal', BROWSER_INSTALL: 'off' });
  world = { apiUrl: target.baseUrl.replace(/\/v2$/, ''), apiKey: target.apiKey!, site };
  folder = await mkdtemp(join(tmpdir(), 'plumbline-snippets-'));
  await symlink(join(import.meta.dirname, '../../node_modules'), join(folder, 'node_modules'));
  await writeFile(join(folder, 'report.docx'), await fixtureNamed('article-docx').bytes());
});
afterAll(async () => {
  await target.close();
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

describe('the page about clients', () => {
  it('has programs for JavaScript that print what they ask for', async () => {
    const said: string[] = [];
    for (const program of snippets('js', world)) {
      const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', program], { cwd: folder });
      said.push(stdout);
    }
    expect(said).toEqual([expect.stringMatching(/^Plumb lines \d+\n$/), expect.stringMatching(/^# \w/)]);
  });

  it('has a configuration for assistants that leads here, without /v2', () => {
    expect(mcpEnvironment(world)).toEqual({ FIRECRAWL_API_URL: world.apiUrl, FIRECRAWL_API_KEY: world.apiKey });
  });
});
