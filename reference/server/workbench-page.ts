/**
 * The page at `/` and what it loads, from memory. It is made by the build: where the server runs from its sources, there
 * is none, and `/` leads to the page about the interface.
 * Spec: none (operations).
 */
import { readFile } from 'node:fs/promises';
import type { RequestContext } from './request-state.js';
import { ownPagePolicy, servePages } from './service-pages.js';
import type { ServicePages } from './service-pages.js';

export async function workbenchPages(): Promise<ServicePages> {
  const read = (name: string): Promise<string | undefined> =>
    readFile(new URL(`workbench/${name}`, import.meta.url), 'utf8').catch(() => undefined);
  const names = ['workbench.html', 'workbench.css', 'workbench.js', 'try-operation.js'];
  const [html, css, script, tryOperation] = await Promise.all(names.map(read));
  const file = (type: string, text: string | undefined) => (ctx: RequestContext) => {
    ctx.set('Content-Security-Policy', ownPagePolicy);
    ctx.set('Referrer-Policy', 'no-referrer');
    ctx.type = `${type}; charset=utf-8`;
    ctx.body = text;
  };
  return servePages({
    '/': script === undefined ? (ctx) => ctx.redirect('/docs') : file('text/html', html),
    '/workbench.css': file('text/css', css),
    ...(script !== undefined && { '/workbench.js': file('text/javascript', script) }),
    ...(tryOperation !== undefined && { '/try-operation.js': file('text/javascript', tryOperation) }),
  });
}
