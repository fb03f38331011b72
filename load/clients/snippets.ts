/** The programs of reference/CLIENTS.md, pointed at a server and at pages that are there. */
import { readFileSync } from 'node:fs';
import type { ClientWorld } from './client-call.js';

const page = readFileSync(new URL('../../reference/CLIENTS.md', import.meta.url), 'utf8');

/** Those of one language, in the order of the page. */
export function snippets(language: 'js' | 'python' | 'json' | 'sh', { apiUrl, apiKey, site }: ClientWorld): string[] {
  const blocks = [...page.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))].map(([, text]) => text!);
  return blocks.map((text) =>
    text
      .replaceAll('http://127.0.0.1:3002', apiUrl)
      .replaceAll('https://example.com', site.origin)
      .replaceAll(/\bKEY\b/g, apiKey),
  );
}

/** What an assistant is given. */
export function mcpEnvironment(world: ClientWorld): Record<string, string> {
  const [text] = snippets('json', world);
  const { mcpServers } = JSON.parse(text!) as { mcpServers: { plumbline: { env: Record<string, string> } } };
  return mcpServers.plumbline.env;
}
