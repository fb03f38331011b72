// Who may import whom: the one table. The rules of dependency-cruiser.cjs are made from it, reference/README.md shows its
// rows of `reference/`, and layers.test.ts plants every import it forbids and sees each refused.
//
// A room is a folder or a file; `may` lists the rooms it may import beside itself. What stands nowhere is forbidden.
// `above` means: every room of the same tree that stands in a row above. `generated` is the folder.

/** The house, ground first. */
const reference = [
  { layer: 'ground', rooms: ['base'], may: [] },
  { layer: 'ground', rooms: ['security'], may: ['base'] },
  { layer: 'engine', rooms: ['engine'], may: ['base'] },
  { layer: 'engine', rooms: ['page-questions'], may: ['engine', 'generated', 'base'] },
  { layer: 'engine', rooms: ['understanding/schema'], may: ['base'] },
  {
    layer: 'engine',
    rooms: ['understanding'],
    may: ['understanding/schema', 'page-questions', 'engine', 'generated', 'base'],
  },
  { layer: 'means', rooms: ['fetch'], may: ['security', 'base'] },
  { layer: 'means', rooms: ['browse'], may: ['fetch', 'security', 'base'] },
  {
    layer: 'means',
    rooms: ['sandbox'],
    may: ['understanding', 'page-questions', 'engine', 'security', 'base'],
  },
  { layer: 'means', rooms: ['intelligence'], may: ['sandbox', 'understanding', 'understanding/schema', 'base'] },
  { layer: 'services', rooms: ['storage', 'telemetry'], may: ['base'] },
  { layer: 'services', rooms: ['accounts', 'jobs'], may: ['storage', 'base'] },
  { layer: 'services', rooms: ['webhooks'], may: ['jobs', 'fetch', 'security', 'base'] },
  {
    layer: 'features',
    rooms: ['document-data'],
    may: ['intelligence', 'sandbox', 'page-questions', 'storage', 'engine', 'generated', 'base'],
  },
  { layer: 'features', rooms: ['parse'], may: ['document-data', 'intelligence', 'sandbox', 'engine', 'base'] },
  {
    layer: 'features',
    rooms: ['scrape'],
    may: [
      'document-data',
      'intelligence',
      'page-questions',
      'storage',
      'sandbox',
      'browse',
      'fetch',
      'engine',
      'security',
      'generated',
      'base',
    ],
  },
  {
    layer: 'features',
    rooms: ['crawl'],
    may: [
      'scrape',
      'document-data',
      'webhooks',
      'accounts',
      'jobs',
      'storage',
      'fetch',
      'engine',
      'security',
      'generated',
      'base',
    ],
  },
  {
    layer: 'features',
    rooms: ['agent'],
    may: [
      'scrape',
      'document-data',
      'intelligence',
      'understanding/schema',
      'webhooks',
      'accounts',
      'jobs',
      'fetch',
      'generated',
      'base',
    ],
  },
  {
    layer: 'features',
    rooms: ['monitor'],
    may: ['crawl', 'scrape', 'webhooks', 'accounts', 'jobs', 'storage', 'generated', 'base'],
  },
  {
    layer: 'edge',
    rooms: ['operations'],
    may: [
      'agent',
      'monitor',
      'crawl',
      'webhooks',
      'jobs',
      'scrape',
      'parse',
      'document-data',
      'intelligence',
      'understanding/schema',
      'sandbox',
      'browse',
      'fetch',
      'accounts',
      'storage',
      'engine',
      'security',
      'generated',
      'base',
    ],
  },
  { layer: 'edge', rooms: ['server'], may: ['accounts', 'generated', 'base'] },
  { layer: 'entry', rooms: ['config'], may: ['base'] },
  { layer: 'entry', rooms: ['compose'], may: ['above', 'generated'] },
  { layer: 'entry', rooms: ['preflight'], may: ['config', 'browse', 'storage', 'security', 'base'] },
  { layer: 'entry', rooms: ['faults'], may: ['above'] },
  { layer: 'entry', rooms: ['start', 'sandbox/child'], may: ['above'] },
  { layer: 'entry', rooms: ['main'], may: ['start', 'preflight'] },
];

/** Inside of the engine: a format knows no other format, readers and writers never meet. */
const engine = [
  { rooms: ['document'], may: [] },
  { rooms: ['html'], may: ['document'] },
  { rooms: ['transforms'], may: ['document'] },
  { rooms: ['privacy'], may: ['html'] },
  { rooms: ['writers'], may: ['document'] },
  { rooms: ['readers/shared'], may: ['document', 'html'] },
  { rooms: ['readers/formats/*'], may: ['readers/shared', 'document', 'html'] },
  { rooms: ['readers/registry'], may: ['readers/formats', 'document'] },
  { rooms: ['detect'], may: ['readers/shared', 'document'] },
  { rooms: ['convert'], may: ['above'] },
];

/** The inspector. */
const conformance = [
  { rooms: ['catalogue'], may: ['generated'] },
  { rooms: ['documents'], may: [] },
  { rooms: ['site'], may: ['documents'] },
  { rooms: ['program'], may: [] },
  { rooms: ['flags'], may: ['catalogue'] },
  { rooms: ['harness'], may: ['catalogue', 'site', 'documents', 'generated'] },
  { rooms: ['coverage'], may: ['harness', 'generated'] },
  { rooms: ['profiles'], may: ['flags', 'catalogue'] },
  { rooms: ['arbitraries'], may: ['harness', 'documents'] },
  { rooms: ['vocabulary'], may: ['harness', 'site', 'documents'] },
  { rooms: ['checks'], may: ['vocabulary', 'arbitraries', 'harness', 'site', 'documents'] },
  { rooms: ['capabilities'], may: ['vocabulary', 'harness', 'site', 'documents'] },
  { rooms: ['lies'], may: ['harness', 'site'] },
  { rooms: ['mutants', 'variants'], may: ['lies', 'checks', 'harness', 'site'] },
  {
    rooms: ['reporters', 'baseline', 'target', 'command-line'],
    may: ['coverage', 'harness', 'catalogue', 'flags', 'program', 'site'],
  },
  { rooms: ['suite'], may: ['checks', 'harness', 'catalogue', 'site'] },
  { rooms: ['depth'], may: ['vocabulary', 'harness', 'site', 'documents'] },
  {
    rooms: ['selftest'],
    may: ['suite', 'target', 'mutants', 'variants', 'lies', 'harness', 'catalogue', 'site', 'documents', 'generated'],
  },
  { rooms: ['verbs'], may: ['above'] },
  { rooms: ['cli'], may: ['above'] },
];

/** The scale: the engine is measured as it is built, the server over HTTP, with the suite's documents and the tests' database. */
const load = [
  { rooms: ['report', 'scenarios'], may: [] },
  { rooms: ['engine', 'http'], may: ['report', 'scenarios'] },
  { rooms: ['scrape', 'rendered', 'understanding', 'clients'], may: ['http', 'report', 'scenarios'] },
  { rooms: ['crawl'], may: ['scrape', 'http', 'report'] },
  { rooms: ['cli'], may: ['above'] },
];

/** The street: which trees a tree may reach at all. */
const trees = {
  spec: [],
  generated: [],
  reference: ['generated'],
  conformance: ['generated'],
  load: ['conformance/documents', 'conformance/site', 'reference/storage/testing', 'generated'],
};

/** `readers/formats/*` and `base` alike as the beginning of a path. */
const path = (tree, room) => `${tree}/${room.replace('*', '[^/]+')}(/|\\.)`;

/** Rooms that what stands in row `index` may reach, written out. */
const reach = (rows, index) =>
  rows[index].may.flatMap((room) => (room === 'above' ? rows.slice(0, index).flatMap((row) => row.rooms) : [room]));

/** One rule a room: all of its own tree but itself and what its row names is forbidden. */
function rulesOf(tree, rows) {
  return rows.flatMap((row, index) =>
    row.rooms.map((room) => ({
      name: `${tree}/${room}`,
      severity: 'error',
      comment: `${tree}/${room} may import: ${row.may.join(', ') || 'nothing'}`,
      from: {
        path: `^${path(tree, room).replace('[^/]+', '([^/]+)')}`,
        pathNot: [
          // A test, and what it works with, may bring rooms together that do not know each other.
          '(\\.test\\.ts$|/testing/)',
          // Rooms within rooms have rows of their own.
          ...rows
            .flatMap((other) => other.rooms)
            .filter((other) => other.startsWith(`${room}/`))
            .map((other) => `^${path(tree, other)}`),
        ],
      },
      to: {
        path: [`^${tree}/`, ...(tree.includes('/') ? [] : ['^generated/'])],
        pathNot: [
          `^${path(tree, room).replace('[^/]+', '$1')}`,
          ...reach(rows, index).map((other) => (other === 'generated' ? '^generated/' : `^${path(tree, other)}`)),
        ],
      },
    })),
  );
}

/** The rules between trees hold for tests too. */
const streetRules = Object.entries(trees).map(([tree, reached]) => ({
  name: tree,
  severity: 'error',
  comment: `${tree} may reach: ${reached.join(', ') || 'nothing'}`,
  from: { path: `^${tree}/` },
  to: {
    path: `^(${Object.keys(trees).join('|')})/`,
    pathNot: [`^${tree}/`, ...reached.map((other) => `^${other}/`)],
  },
}));

module.exports = {
  reference,
  tables: { reference, 'reference/engine': engine, conformance, load },
  trees,
  rules: [
    ...streetRules,
    ...rulesOf('reference', reference),
    ...rulesOf('reference/engine', engine),
    ...rulesOf('conformance', conformance),
    ...rulesOf('load', load),
  ],
};
