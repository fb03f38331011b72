// Takes the network away from an engine process and from every thread in it: reading a document needs none, and a library
// that tries is a fault. Loaded by Node before anything else (--require, which threads run too; --import they do not); plain
// JavaScript, so that the same file runs from the sources and from the build. It stops accidents; the walls around the process are the system's.
const dgram = require('node:dgram');
const dns = require('node:dns');
const net = require('node:net');

function refuse() {
  throw new Error('The engine has no network.');
}

// Pipes that are open already keep working.
net.Socket.prototype.connect = refuse;
net.Server.prototype.listen = refuse;
dgram.createSocket = refuse;
dns.lookup = refuse;
globalThis.fetch = () => Promise.reject(new Error('The engine has no network.'));
