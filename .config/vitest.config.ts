import { defineConfig } from 'vitest/config';
import { secondTries } from './second-tries.js';

/** Rooms whose tests only call functions. */
const functions = [
  '{spec,generated}/**/*.test.ts',
  'conformance/{arbitraries,capabilities,catalogue,checks,coverage,depth,documents,harness,lies,mutants}/**/*.test.ts',
  'reference/{base,document-data,engine,page-questions,security,understanding}/**/*.test.ts',
];
/** The suite judged by its broken servers. */
const selftest = ['conformance/selftest/selftest.test.ts'];
/** The scale, the house's own rules, and what pages and Chromium do to each other: nothing there is about Node. */
const once = [
  '{load,.config}/**/*.test.ts',
  'reference/browse/**/*.test.ts',
  'reference/server/workbench-page.test.ts',
];

const everywhere = {
  root: new URL('..', import.meta.url).pathname,
  pool: 'forks',
  maxWorkers: 2,
  // Only ends what hangs: no test may fail because the machine is busy.
  testTimeout: 120_000,
  hookTimeout: 240_000,
  // What is waited for may take as long as its test; without this a second decides.
  expect: { poll: { timeout: 110_000 } },
  // CI shares its machine with others: a test is failed when it fails twice, and one that needed it is told at the end.
  retry: process.env['CI'] ? 1 : 0,
} as const;

const around = {
  ...everywhere,
  globalSetup: ['reference/browse/testing/browser-first.ts', 'reference/storage/testing/postgresql-door.ts'],
};

/** Parts that can be run alone: `--project processes`. */
export default defineConfig({
  test: {
    projects: [
      // One process loads each module once, not again for every file.
      { test: { ...everywhere, name: 'functions', include: functions, isolate: false } },
      {
        test: {
          ...around,
          name: 'processes',
          include: ['{reference,conformance}/**/*.test.ts'],
          exclude: [...functions, ...selftest, ...once],
        },
      },
      { test: { ...around, name: 'once', include: once } },
      { test: { ...around, name: 'selftest', include: selftest } },
    ],
    root: everywhere.root,
    reporters: ['default', ...(process.env['CI'] ? ['junit', secondTries] : [])],
    outputFile: { junit: '.build/junit.xml' },
  },
});
