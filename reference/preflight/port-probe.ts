/**
 * HOST and PORT: is the address one of this machine's, may this user have the port, and does nobody answer there yet?
 * The port itself is not opened: it is called once, and its number is tried for datagrams, which the same rules hold for.
 * Spec: none (operations).
 */
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { connect, isIPv6 } from 'node:net';
import type { Probe } from './finding.js';

const callWithinMs = 2_000;

export const portProbe: Probe = async ({ host, port }) => {
  const fault = await bindingFault(host, port);
  if (fault === 'EACCES')
    return { verdict: 'fail', said: `this user may not listen on ${port}: set PORT to 1024 or more` };
  if (fault !== undefined && fault !== 'EADDRINUSE')
    return { verdict: 'fail', said: `${host} is no address of this machine (${fault}): look at HOST` };
  if (port === 0) return { verdict: 'ok', said: `any free one of ${host}` };
  if (await answers(host, port))
    return { verdict: 'fail', said: `something answers at ${host} port ${port} already: end it or set another PORT` };
  return { verdict: 'ok', said: `${port} of ${host} is free` };
};

async function bindingFault(address: string, port: number): Promise<string | undefined> {
  const socket = createSocket(isIPv6(address) ? 'udp6' : 'udp4');
  try {
    socket.bind({ address, port, exclusive: true });
    await once(socket, 'listening');
    return undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? (error as Error).message;
  } finally {
    socket.close();
  }
}

async function answers(host: string, port: number): Promise<boolean> {
  const socket = connect({ host, port });
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(callWithinMs) });
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
