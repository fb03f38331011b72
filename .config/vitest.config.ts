import { defineConfig } from 'vitest/config';
import { secondTries } from './second-tries.js';

export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['{reference,conformance,load,generated,spec,.config}/**/*.test.ts'],
    globalSetup: ['reference/browse/testing/browser-first.ts', 'reference/storage/testing/postgresql-door.ts'],
    pool: 'forks',
    maxWorkers: 2,
    // Only ends what hangs: no test may fail because the machine is busy.
    testTimeout: 120_000,
    hookTimeout: 240_000,
    // What is waited for may take as long as its test; without this a second decides.
    expect: { poll: { timeout: 110_000 } },
    // CI shares its machine with others: a test is failed when it fails twice, and one that needed it is told at the end.
    retry: process.env['CI'] ? 1 : 0,
    reporters: ['default', ...(process.env['CI'] ? ['junit', secondTries] : [])],
    outputFile: { junit: '.build/junit.xml' },
  },
});
