/**
 * Takes the network away from an engine process: reading a document needs none, and a library that tries is a fault.
 * It stops accidents; the walls around the process are the system's.
 * Spec: none (operations).
 */
import dgram from 'node:dgram';
import dns from 'node:dns';
import net from 'node:net';

function refuse(): never {
  throw new Error('The engine has no network.');
}

/** Call before the engine is loaded. Pipes that are open already keep working. */
export function forbidNetwork(): void {
  net.Socket.prototype.connect = refuse;
  net.Server.prototype.listen = refuse;
  dgram.createSocket = refuse;
  dns.lookup = refuse as unknown as typeof dns.lookup;
  globalThis.fetch = () => Promise.reject(new Error('The engine has no network.'));
}
