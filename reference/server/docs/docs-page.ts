/**
 * The page about the contract: every operation with what it takes and answers, what is demanded of it, what is left open,
 * and a form to try it; every object with its members. Made of the contract itself; it asks nothing of other servers.
 * Spec: Endpoints; Resources and their fields.
 */
import type { Document } from 'openapi-backend';
import { escape, prose } from './markup.js';
import { objectsSection } from './objects.js';
import { operationSection } from './operation-section.js';
import type { Operation, Resolve } from './operation-section.js';

export function docsPage(contract: Document): string {
  const resolve: Resolve = (value) => {
    if (value.$ref === undefined) return value;
    const parts = value.$ref.slice(2).split('/');
    return parts.reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], contract) as typeof value;
  };
  const chapters = new Map<string, string[]>();
  for (const [path, item] of Object.entries(contract.paths ?? {})) {
    for (const [method, operation] of Object.entries(item as Record<string, Operation & { tags?: string[] }>)) {
      if (operation.operationId === undefined) continue;
      const chapter = operation.tags?.[0] ?? 'other';
      const sections = chapters.get(chapter) ?? [];
      chapters.set(chapter, [...sections, operationSection(method, path, operation, resolve)]);
    }
  }
  const chapterSections = [...chapters].map(
    ([name, sections]) => `<section><h2 id="${escape(name)}">${escape(name)}</h2>${sections.join('\n')}</section>`,
  );
  const links = [...chapters.keys(), 'objects'].map((name) => `<a href="#${escape(name)}">${escape(name)}</a>`);
  const address = contract.servers?.[0]?.url ?? '';
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(contract.info.title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/workbench.css">
<script type="module" src="/try-operation.js"></script>
<body class="docs">
<header><h1>${escape(contract.info.title)} <small>${escape(contract.info.version)}</small></h1>
<nav aria-label="More about this server"><a href="/">Try documents and pages</a> <a href="/openapi.yaml">openapi.yaml</a> <a href="/openapi.json">openapi.json</a></nav></header>
<main>
<section>
<p>${prose(contract.info.description ?? '')}</p>
<p>What is marked <em>choice</em> is named by the interface without being shown, or left open by it; it is ours.</p>
<pre tabindex="0">curl -H "Authorization: Bearer $KEY" -F file=@report.docx -F 'options={"formats":["markdown","links"]}' ${escape(address)}/parse</pre>
<nav aria-label="Chapters">${links.join(' ')}</nav>
<div id="key-row" hidden><label for="key">API key, for trying</label><input type="password" id="key" autocomplete="off"></div>
</section>
${chapterSections.join('\n')}
${objectsSection(contract.components?.schemas ?? {})}
</main>
</html>
`;
}
