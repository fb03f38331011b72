/**
 * The fuzz run over the whole HTTP surface: `npm run fuzz`. Without a URL it starts the reference. Everything stays on
 * loopback, every request follows from the seed, and any of them can be made again alone.
 */
import { parseArgs } from 'node:util';
import { startReference } from '../http/target.js';
import { fuzzReport } from './fuzz-report.js';
import { startHostileSite } from './hostile-site.js';
import { runFuzz } from './run-fuzz.js';

const help = `Usage: npm run fuzz -- [options]
  --base-url URL       a server on this machine, ending in /v2; it must reach 127.0.0.1 (the reference: EGRESS_ALLOW=127.0.0.1)
  --api-key KEY        its credential (or environment FUZZ_API_KEY)
  --count N            mutations, default 20000
  --seed N             default 1
  --from N             index of the first case, default 0; with --count 1 a case alone
  --connections N      requests at the same time, default 6
  --within SECONDS     time for an answer, default 30
  --browser-share X    part of the pages shown by the browser, 0 to 1, default 0.02
  --help               this text
Exit code: 0 without a fault, 1 with one, 2 usage.
`;

const { values } = parseArgs({
  options: {
    'base-url': { type: 'string' },
    'api-key': { type: 'string' },
    count: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    connections: { type: 'string', default: '6' },
    within: { type: 'string', default: '30' },
    'browser-share': { type: 'string', default: '0.02' },
    help: { type: 'boolean' },
  },
});

const given = values['base-url'];
if (values.help) process.stdout.write(help);
else if (given !== undefined && !isLoopback(given)) {
  process.stderr.write('Only a server on this machine is fuzzed: --base-url must name a loopback address.\n');
  process.exitCode = 2;
} else await fuzz();

async function fuzz(): Promise<void> {
  const site = await startHostileSite();
  const target =
    given === undefined
      ? await startReference({
          EGRESS_ALLOW: site.address,
          REQUEST_TIMEOUT_SECONDS: '10',
          LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'fatal',
          SCRAPE_CACHE_MB: '16',
        })
      : { baseUrl: given, apiKey: values['api-key'] ?? process.env['FUZZ_API_KEY'], close: async () => undefined };
  try {
    const figures = await runFuzz({
      baseUrl: target.baseUrl,
      authorization: target.apiKey === undefined ? '' : `Bearer ${target.apiKey}`,
      site: site.origin,
      browserShare: Number(values['browser-share']),
      seed: Number(values.seed),
      from: Number(values.from),
      count: Number(values.count),
      connections: Number(values.connections),
      answerWithinMs: Number(values.within) * 1000,
      onFault: ({ index, family, what }) => process.stderr.write(`case ${index} (${family}): ${what}\n`),
    });
    process.stdout.write(fuzzReport(figures));
    process.exitCode = figures.faults.length === 0 ? 0 : 1;
  } finally {
    await target.close();
    await site.close();
  }
}

function isLoopback(url: string): boolean {
  return URL.canParse(url) && /^(?:127\.\d+\.\d+\.\d+|localhost|\[::1\])$/.test(new URL(url).hostname);
}
