/**
 * The page at `/` and what it loads, from memory. It is made by the build: where the server runs from its sources, there
 * is none, and `/` leads to the page about the interface.
 * Spec: none (operations).
 */
import { readFile } from 'node:fs/promises';
import type { ServicePages } from './service-pages.js';
import { servePages } from './service-pages.js';

/** Everything from here and nothing from elsewhere: a document that is looked at loads no picture, runs no script. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export async function workbenchPages(): Promise<ServicePages> {
  const read = (name: string): Promise<string | undefined> =>
    readFile(new URL(`workbench/${name}`, import.meta.url), 'utf8').catch(() => undefined);
  const [html, css, script] = await Promise.all(['workbench.html', 'workbench.css', 'workbench.js'].map(read));
  if (html === undefined || script === undefined) return servePages({ '/': (ctx) => void ctx.redirect('/docs') });
  return servePages({
    '/': (ctx) => {
      ctx.set('Content-Security-Policy', policy);
      ctx.set('Referrer-Policy', 'no-referrer');
      ctx.type = 'text/html; charset=utf-8';
      ctx.body = html;
    },
    '/workbench.css': (ctx) => {
      ctx.type = 'text/css; charset=utf-8';
      ctx.body = css;
    },
    '/workbench.js': (ctx) => {
      ctx.type = 'text/javascript; charset=utf-8';
      ctx.body = script;
    },
  });
}
