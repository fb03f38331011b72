/**
 * The scale: how fast a server of this interface answers, and how fast our engine is beside its peers.
 * `npm run load -- --base-url URL` loads a server over HTTP; `npm run load -- --engine` compares engines on files.
 * Every figure of speed is a ratio against something measured in the same run on the same machine.
 */
import { parseArgs } from 'node:util';
import { measureCrawl } from './crawl/measure-crawl.js';
import { measureEndurance } from './crawl/measure-endurance.js';
import { measureEngines } from './engine/measure-engines.js';
import { measureServer } from './http/measure-server.js';
import { measureRendered } from './rendered/measure-rendered.js';
import { measureLeaks } from './scrape/measure-leaks.js';
import { measureMemory } from './scrape/measure-memory.js';
import { measureScrape } from './scrape/measure-scrape.js';
import { measureUnderstanding } from './understanding/measure-understanding.js';

const help = `Usage:
  npm run load -- [--base-url URL] [--api-key KEY]   load POST /parse over HTTP (without a URL: starts the reference)
  npm run load -- --scrape                           compare static scrapes with Crawlee's CheerioCrawler, one site, one run
  npm run load -- --crawl                            compare a crawl with Crawlee's, same site, same pages
  npm run load -- --endurance                        crawls killed, shared, long, told to a failing receiver: is all there once?
  npm run load -- --leaks                            200 scrapes a round, half with the browser: does the server grow?
  npm run load -- --memory                           what a server holds at rest, and at most under documents and scrapes
  npm run load -- --rendered                         pages that their scripts write: is all of it there, every time?
  npm run load -- --understanding --files FOLDER     summaries and data of web pages: what is right, what is invented?
  npm run load -- --engine [--files FOLDER]          compare the parse engine with its peers on the same files, seen once

Over HTTP:
  --base-url URL       the server, ending in /v2; loopback unless --allow-remote is given
  --api-key KEY        credential (or environment LOAD_API_KEY)
  --seconds N          time per scenario, default 5
  --connections N      parallel connections, default 4
  --only TEXT          scenarios whose name contains TEXT, such as docx or large
  --allow-remote       load a server that is not on this machine (ask its owner first)

Engine:
  --files FOLDER       files of any of the nine extensions, searched with its subfolders; default: generated documents
  --peers a,b          peers to run (anydoc, kreuzberg, mdream, sheetjs, mammoth, word-extractor, pdf-inspector, pdf-inspector-text, liteparse, pdfjs);
                       default: all that read the format; installed on demand into load/peers
  --formats a,b        only these formats
  --warm-up N          seconds of processor time an engine works before it is measured, default 3
  --runs N             measured passes, default 5; the median counts
  --only-main-content  main content of web pages only, by our engine and the peers that can (other formats: always, as the peers do)
  --file-limit N       at most N files of each format, default 200
  --seconds N          time limit for one pass of an engine over one format, default 300

Scrapes:
  --pages N            pages of a round, default 400 (--scrape), 200 (--leaks) or 20 (--memory)
  --connections N      scrapes at a time, default 16 (--scrape) or 8 (--leaks, --memory)
  --runs N             rounds after one of warm-up, default 3

Crawls:
  --pages N            pages of a crawl, default 1000
  --connections N      pages at a time, default 16 (--crawl)
  --runs N             rounds, default 3 (--crawl: after one of warm-up) or 1 (--endurance)
  --kills N            kill -9 of a server so often in each crawl, default 0
  --database-restarts N  the database stopped for 3 s so often in each crawl, every other time like a crash, default 0
  --servers N          servers on one database, default 1; more than one also tell what a page and a claim cost
  --database-url URL   the PostgreSQL they share; default: one started here for several servers or restarts, else the
                       database in a folder
  --seed N             of the moments of the kills, default 1

Rendered pages:
  --runs N             rounds over all pages, default 20
  --connections N      scrapes at a time, default 4
  --only TEXT          pages whose name contains TEXT

All:
  --out FILE           write the figures as JSON; default load/results/<what>.local.json
  --help               this text
`;

const options = {
  'base-url': { type: 'string' },
  'api-key': { type: 'string' },
  seconds: { type: 'string' },
  connections: { type: 'string' },
  only: { type: 'string' },
  'allow-remote': { type: 'boolean' },
  engine: { type: 'boolean' },
  scrape: { type: 'boolean' },
  leaks: { type: 'boolean' },
  memory: { type: 'boolean' },
  crawl: { type: 'boolean' },
  endurance: { type: 'boolean' },
  kills: { type: 'string' },
  'database-restarts': { type: 'string' },
  servers: { type: 'string' },
  'database-url': { type: 'string' },
  seed: { type: 'string' },
  rendered: { type: 'boolean' },
  understanding: { type: 'boolean' },
  pages: { type: 'string' },
  files: { type: 'string' },
  peers: { type: 'string' },
  formats: { type: 'string' },
  runs: { type: 'string' },
  'warm-up': { type: 'string' },
  'only-main-content': { type: 'boolean' },
  'file-limit': { type: 'string' },
  out: { type: 'string' },
  help: { type: 'boolean' },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

/** A positive number from the command line, or the default. */
function count(
  values: Values,
  name: 'seconds' | 'connections' | 'pages' | 'runs' | 'warm-up' | 'file-limit' | 'servers' | 'seed',
  otherwise: number,
): number {
  const text = values[name];
  if (text === undefined) return otherwise;
  const number = Number(text);
  if (!Number.isFinite(number) || number <= 0) throw new Error(`--${name} takes a number above 0, not ${text}.`);
  return number;
}

function list(text: string | undefined): string[] | undefined {
  return text
    ?.split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options });
  if (values.help) {
    process.stdout.write(help);
  } else if (values.engine) {
    process.exitCode = await measureEngines({
      folder: values.files,
      peers: list(values.peers),
      formats: list(values.formats),
      runs: count(values, 'runs', 5),
      warmUpSeconds: count(values, 'warm-up', 3),
      fileLimit: count(values, 'file-limit', 200),
      secondsPerEngine: count(values, 'seconds', 300),
      onlyMainContent: values['only-main-content'] ?? false,
      out: values.out ?? 'load/results/engine.local.json',
    });
  } else if (values.understanding) {
    if (values.files === undefined)
      throw new Error('--understanding needs --files FOLDER: web pages, .html or .html.gz.');
    process.exitCode = await measureUnderstanding({
      baseUrl: values['base-url'],
      apiKey: values['api-key'] ?? process.env['LOAD_API_KEY'],
      files: values.files,
      limit: count(values, 'file-limit', 1000),
    });
  } else if (values.scrape) {
    process.exitCode = await measureScrape({
      pages: count(values, 'pages', 400),
      concurrency: count(values, 'connections', 16),
      rounds: count(values, 'runs', 3),
      out: values.out ?? 'load/results/scrape.local.json',
    });
  } else if (values.crawl) {
    process.exitCode = await measureCrawl({
      pages: count(values, 'pages', 1000),
      concurrency: count(values, 'connections', 16),
      rounds: count(values, 'runs', 3),
      out: values.out ?? 'load/results/crawl.local.json',
    });
  } else if (values.endurance) {
    process.exitCode = await measureEndurance({
      pages: count(values, 'pages', 1000),
      kills: Number(values.kills ?? 0),
      databaseRestarts: Number(values['database-restarts'] ?? 0),
      servers: count(values, 'servers', 1),
      databaseUrl: values['database-url'],
      rounds: count(values, 'runs', 1),
      seed: count(values, 'seed', 1),
      out: values.out ?? 'load/results/endurance.local.json',
    });
  } else if (values.leaks) {
    process.exitCode = await measureLeaks({
      scrapes: count(values, 'pages', 200),
      concurrency: count(values, 'connections', 8),
      rounds: count(values, 'runs', 3),
      out: values.out ?? 'load/results/leaks.local.json',
    });
  } else if (values.memory) {
    process.exitCode = await measureMemory({
      documents: 200,
      scrapes: count(values, 'pages', 20),
      concurrency: count(values, 'connections', 8),
      out: values.out ?? 'load/results/memory.local.json',
    });
  } else if (values.rendered) {
    process.exitCode = await measureRendered({
      rounds: count(values, 'runs', 20),
      concurrency: count(values, 'connections', 4),
      only: values.only,
      out: values.out ?? 'load/results/rendered.local.json',
    });
  } else {
    process.exitCode = await measureServer({
      baseUrl: values['base-url'],
      apiKey: values['api-key'] ?? process.env['LOAD_API_KEY'],
      seconds: count(values, 'seconds', 5),
      connections: count(values, 'connections', 4),
      only: values.only,
      allowRemote: values['allow-remote'] ?? false,
      out: values.out ?? 'load/results/http.local.json',
    });
  }
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
});
