// Who may import whom (layers.cjs, shown in README, Architecture). No cycles, type imports included.
const { rules } = require('./layers.cjs');

// Entries of processes: nothing imports them.
const entries = '(^|/)(main|cli|child)\\.ts$';

module.exports = {
  forbidden: [
    // The client generator's own files import each other's types; they are not ours to mend.
    { name: 'no-circular', severity: 'error', from: { pathNot: '^generated/sdk/' }, to: { circular: true } },
    ...rules,
    {
      name: 'no-orphans',
      severity: 'error',
      from: {
        orphan: true,
        path: '^(reference|conformance|load|spec)/',
        // A page's own script is put into the page as text.
        pathNot: ['\\.test\\.ts$', '/fixtures/', entries, '\\.d\\.m?ts$', '/page\\.mjs$'],
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
