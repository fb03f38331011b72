// Who may import whom (the table of README, Architecture). No cycles, type imports included.
const rooms = (...names) => `^reference/(${names.join('|')})(/|\\.ts$)`;
// Entries of processes: they put things together, as compose/ does, and nothing imports them.
const entries = '(^|/)(main|cli|child)\\.ts$';
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: rooms(from), pathNot: entries },
  to: {
    path: '^(reference|generated|spec|conformance|load)/',
    pathNot: [rooms(from, ...allowed.house), ...(allowed.generated ? ['^generated/'] : [])],
  },
});
const layer = {
  base: [],
  security: ['base'],
  engine: ['base'],
  means: ['security', 'base'],
  services: ['base'],
};
module.exports = {
  forbidden: [
    // The client generator's own files import each other's types; they are not ours to mend.
    { name: 'no-circular', severity: 'error', from: { pathNot: '^generated/sdk/' }, to: { circular: true } },
    {
      name: 'reference-and-conformance-are-strangers',
      severity: 'error',
      from: { path: '^reference/' },
      to: { path: '^(conformance|load)/' },
    },
    {
      name: 'the-inspector-has-no-key',
      severity: 'error',
      from: { path: '^conformance/' },
      to: { path: '^(reference|load)/' },
    },
    {
      name: 'generated-imports-nothing-of-ours',
      severity: 'error',
      from: { path: '^generated/' },
      to: { path: '^(reference|conformance|load)/' },
    },
    only('base-is-ground', 'base', { house: layer.base }),
    only('security-stands-on-base', 'security', { house: layer.security }),
    only('engine-is-pure', 'engine', { house: layer.engine }),
    ...['fetch', 'browse', 'intelligence', 'privacy'].map((room) =>
      only(`${room}-is-a-means`, room, {
        house: [
          ...layer.means,
          ...(room === 'privacy' ? ['intelligence', 'engine/document'] : []),
          ...(room === 'browse' ? ['fetch'] : []),
        ],
      }),
    ),
    only('sandbox-runs-the-engine', 'sandbox', { house: ['engine', ...layer.means] }),
    ...['jobs', 'accounts', 'storage'].map((room) => only(`${room}-is-a-service`, room, { house: layer.services })),
    only('webhooks-deliver-through-fetch', 'webhooks', { house: ['fetch', ...layer.services] }),
    only('server-knows-no-documents', 'server', { house: ['accounts', 'base'], generated: true }),
    {
      name: 'readers-and-writers-never-meet',
      severity: 'error',
      from: { path: '^reference/engine/readers/' },
      to: { path: '^reference/engine/writers/' },
    },
    {
      name: 'writers-and-readers-never-meet',
      severity: 'error',
      from: { path: '^reference/engine/writers/' },
      to: { path: '^reference/engine/readers/' },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      from: {
        orphan: true,
        path: '^(reference|conformance|load)/',
        pathNot: ['\\.test\\.ts$', '/fixtures/', entries, '\\.d\\.m?ts$'],
      },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)fixtures/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.js', '.json'],
    },
  },
};
