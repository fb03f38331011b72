import { defineConfig } from 'vitest/config';
import { secondTries } from './second-tries.js';

/** The suite judged by its broken servers. */
const selftest = ['conformance/selftest/selftest.test.ts'];
/** The scale, the house's own rules, and what pages and Chromium do to each other: nothing there is about Node. */
const once = [
  '{load,.config}/**/*.test.ts',
  'reference/browse/**/*.test.ts',
  'reference/server/workbench-page.test.ts',
];

/** What counts the work of functions from when they first run, or replaces a module: in a process of its own. */
const alone = [
  'reference/engine/html/main-content/main-content.test.ts',
  'reference/engine/privacy/redact-data.test.ts',
  'reference/engine/readers/formats/html/read-html.test.ts',
  'reference/engine/readers/formats/xls/tabbed-text.test.ts',
  'reference/engine/readers/shared/sheets/sheet-blocks.test.ts',
  'reference/engine/writers/markdown/write-markdown.test.ts',
  'reference/page-questions/line-diff.test.ts',
  'reference/scrape/needs-scripts.test.ts',
  'reference/scrape/one-pass.test.ts',
  'reference/testing/{counted-work,interpreted-searches}.test.ts',
  'reference/understanding/extract.test.ts',
];

const everywhere = {
  root: new URL('..', import.meta.url).pathname,
  globalSetup: ['reference/browse/testing/browser-first.ts', 'reference/storage/testing/postgresql-door.ts'],
  pool: 'forks' as const,
  maxWorkers: 2,
  // A process loads each module once, not again for every file.
  isolate: false,
  // Only ends what hangs: no test may fail because the machine is busy.
  testTimeout: 120_000,
  hookTimeout: 240_000,
  // What is waited for may take as long as its test; without this a second decides.
  expect: { poll: { timeout: 110_000 } },
  // CI shares its machine with others: a test is failed when it fails twice, and one that needed it is told at the end.
  retry: process.env['CI'] ? 1 : 0,
};

/** Parts that can be run alone: `--project rooms`. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...everywhere,
          name: 'rooms',
          include: ['{reference,conformance,generated,spec}/**/*.test.ts'],
          exclude: [...selftest, ...once, ...alone],
        },
      },
      { test: { ...everywhere, name: 'alone', include: alone, isolate: true, provide: { isAlone: true } } },
      { test: { ...everywhere, name: 'once', include: once } },
      { test: { ...everywhere, name: 'selftest', include: selftest } },
    ],
    root: everywhere.root,
    reporters: ['default', ...(process.env['CI'] ? ['junit', secondTries] : [])],
    outputFile: { junit: '.build/junit.xml' },
  },
});
