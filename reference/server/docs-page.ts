/**
 * A plain page about the contract: every operation with what it does. Made once, asks nothing of other servers.
 * Spec: Endpoints.
 */
import type { Document } from 'openapi-backend';

interface OperationText {
  operationId?: string;
  summary?: string;
  description?: string;
  'x-basis'?: string;
}

export function docsPage(contract: Document): string {
  const rows = Object.entries(contract.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item as Record<string, OperationText>)
      .filter(([, operation]) => operation.operationId !== undefined)
      .map(([method, operation]) => row(method, path, operation)),
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escape(contract.info.title)}</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #222; }
code, pre { font-family: ui-monospace, monospace; background: #f4f4f4; }
pre { padding: 1rem; overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: .5rem; border-bottom: 1px solid #ddd; }
small { color: #666; }
</style>
<h1>${escape(contract.info.title)} <small>${escape(contract.info.version)}</small></h1>
<p>${escape(contract.info.description ?? '')}</p>
<p>The whole contract: <a href="/openapi.yaml">openapi.yaml</a>, <a href="/openapi.json">openapi.json</a>.
Operations marked <em>choice</em> are named by the interface without being shown; their shape is ours.</p>
<pre>curl -H "Authorization: Bearer $KEY" -F file=@report.docx -F 'options={"formats":["markdown","links"]}' ${escape(contract.servers?.[0]?.url ?? '')}/parse</pre>
<table>
<tr><th>Operation<th>What it does</tr>
${rows.join('\n')}
</table>
</html>
`;
}

function row(method: string, path: string, operation: OperationText): string {
  const basis = operation['x-basis'] === 'choice' ? ' <em>choice</em>' : '';
  return `<tr><td><code>${method.toUpperCase()} /v2${escape(path)}</code><br><small>${escape(operation.operationId ?? '')}${basis}</small><td><b>${escape(operation.summary ?? '')}.</b> ${escape(operation.description ?? '')}</tr>`;
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
