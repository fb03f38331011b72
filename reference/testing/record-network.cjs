// Loaded into a server by a test (--require): writes down, a line each, what its process asks of the network and which
// processes it starts, in the file NETWORK_RECORD. Plain JavaScript, because it runs before anything else.
const childProcess = require('node:child_process');
const dgram = require('node:dgram');
const dns = require('node:dns');
const { appendFileSync } = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');
const net = require('node:net');

const file = process.env.NETWORK_RECORD;
const record = (what, detail) => appendFileSync(file, `${JSON.stringify({ what, detail })}\n`);

function watch(object, name, what, detailOf) {
  const original = object[name];
  object[name] = function (...args) {
    const detail = detailOf(args);
    if (detail !== undefined) record(what, detail);
    return original.apply(this, args);
  };
}

// Sockets with a path are pipes on this machine. Arguments come normalized in a list of their own, or as they were given.
watch(net.Socket.prototype, 'connect', 'connect', ([first, second]) => {
  const [options, host] = Array.isArray(first) ? first : [first, second];
  if (typeof options === 'object' && options !== null)
    return options.path === undefined ? `${options.host ?? 'localhost'}:${options.port}` : undefined;
  return typeof options === 'string' && !/^\d+$/.test(options) ? undefined : `${host ?? 'localhost'}:${options}`;
});
watch(dgram, 'createSocket', 'datagrams', () => 'socket');
for (const resolver of [dns, dns.promises])
  for (const name of Object.keys(resolver).filter((key) => /^(lookup|resolve|reverse)/.test(key)))
    // An address is no question.
    watch(resolver, name, 'name', ([host]) => (net.isIP(host) ? undefined : String(host)));
watch(childProcess, 'fork', 'fork', ([module, , options]) => [String(module), ...(options?.execArgv ?? [])]);
for (const name of ['spawn', 'exec', 'execFile', 'spawnSync', 'execSync', 'execFileSync'])
  watch(childProcess, name, 'process', ([command]) => String(command));
syncBuiltinESMExports();
