/**
 * One self-contained page: style and script stand in it, and its policy forbids to load anything from anywhere or to run
 * any other script, whatever the text of a target brings.
 * Used by report-page.ts and the page of a comparison.
 * Spec: none of its own.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { escapeHtml } from './markup.js';

const asset = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

/** `body`: HTML inside of `<body>`. */
export function page(title: string, body: string): string {
  const [style, script] = [asset('page.css'), asset('page.mjs')];
  const hash = createHash('sha256').update(script).digest('base64');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:; script-src 'sha256-${hash}'">
<title>${escapeHtml(title)}</title><style>${style}</style></head>
<body>${body}
<script type="module">${script}</script></body></html>
`;
}
