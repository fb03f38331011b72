/** The local site that both sides of a comparison fetch from. */
import { fork } from 'node:child_process';
import { once } from 'node:events';

export interface Site {
  readonly origin: string;
  /** `host:port`, as EGRESS_ALLOW takes it. */
  readonly address: string;
  close(): Promise<void>;
}

export async function startSite(): Promise<Site> {
  const child = fork(new URL('site-process.mjs', import.meta.url));
  const [port] = (await once(child, 'message')) as [number];
  return {
    origin: `http://127.0.0.1:${port}`,
    address: `127.0.0.1:${port}`,
    async close() {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}

/** Addresses of articles, each asked for once. */
export function articles(site: Site, from: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${site.origin}/article/${from + index}`);
}
