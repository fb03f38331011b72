/**
 * Runs unmodified clients of the interface against the server: `npm run clients`. Without a URL it starts the reference,
 * lets it reach the local site the calls are about, and ends it afterwards.
 */
import { parseArgs } from 'node:util';
import { startReference } from '../http/target.js';
import { runCalls } from './client-call.js';
import type { CallVerdict } from './client-call.js';
import { clients } from './clients.js';
import { startClientSite } from './site.js';

const names = clients.map(({ name }) => name);
const help = `Usage: npm run clients -- [options]
Runs every call of unmodified clients that the interface covers, and prints what their users get.
  --base-url URL   a server on this machine, ending in /v2, that may reach 127.0.0.1; default: the reference, started here
  --api-key KEY    its credential (or environment CLIENTS_API_KEY)
  --client NAME    ${names.join(', ')}; several times for several; default: all that this machine can run
  --latest         the newest versions from the registries in place of the pinned ones (not of the JavaScript client)
  --json           the table as JSON
  --help           this text
Exit code: 0 when every call works, 1 when one does not, 2 usage.
`;

const { values } = parseArgs({
  options: {
    'base-url': { type: 'string' },
    'api-key': { type: 'string' },
    client: { type: 'string', multiple: true },
    latest: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean' },
  },
});
const unknown = values.client?.filter((name) => !names.includes(name)) ?? [];
if (values.help) process.stdout.write(help);
else if (unknown.length > 0) {
  process.stderr.write(`No client is named ${unknown.join(', ')}; known: ${names.join(', ')}.\n`);
  process.exitCode = 2;
} else await run();

async function run(): Promise<void> {
  const site = await startClientSite();
  const given = values['base-url'];
  const target =
    given === undefined
      ? await startReference({ EGRESS_ALLOW: site.address, LOG_LEVEL: 'fatal' })
      : { baseUrl: given, apiKey: values['api-key'] ?? process.env['CLIENTS_API_KEY'], close: async () => undefined };
  const verdicts: CallVerdict[] = [];
  try {
    const world = { apiUrl: target.baseUrl.replace(/\/v2\/?$/, ''), apiKey: target.apiKey ?? 'none', site };
    for (const client of clients.filter(({ name }) => values.client?.includes(name) ?? true)) {
      const opened = await client.open(world, { latest: values.latest });
      if (typeof opened === 'string') {
        process.stderr.write(`${client.name}: ${opened}\n`);
        continue;
      }
      try {
        const onVerdict = ({ call, works, seconds }: CallVerdict): void =>
          void process.stderr.write(
            `${works ? 'works ' : 'BROKEN'} ${client.name} ${call} (${seconds.toFixed(1)} s)\n`,
          );
        verdicts.push(...(await runCalls({ name: client.name, version: opened.version }, opened.calls, { onVerdict })));
      } finally {
        await opened.close();
      }
    }
  } finally {
    await target.close();
    await site.close();
  }
  process.stdout.write(values.json ? `${JSON.stringify(verdicts, null, 2)}\n` : `${report(verdicts)}\n`);
  process.exitCode = verdicts.every(({ works }) => works) ? 0 : 1;
}

/** One line a call, broken ones with what the client's user read; the text of a call is cut where a line ends. */
function report(verdicts: readonly CallVerdict[]): string {
  const lines = verdicts.map(({ client, version, call, works, said }) => {
    const line = `${works ? 'works ' : 'broken'}  ${client} ${version}  ${call.slice(0, 90)}`;
    return works ? line : `${line}\n        ${said.replace(/\s+/g, ' ').slice(0, 300)}`;
  });
  const working = verdicts.filter(({ works }) => works).length;
  return [...lines, '', `${working} of ${verdicts.length} calls work.`].join('\n');
}
