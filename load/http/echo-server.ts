/**
 * The yardstick: a bare server in a process of its own that receives an upload and answers its size.
 * No routing, no parsing: what this machine and HTTP cost before any work is done.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';

export interface Echo {
  readonly baseUrl: string;
  close(): Promise<void>;
}

export async function startEcho(): Promise<Echo> {
  const child = fork(new URL('echo-process.mjs', import.meta.url));
  const [port] = (await once(child, 'message')) as [number];
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    async close() {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}
