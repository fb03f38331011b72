import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['{reference,conformance,load,generated,spec}/**/*.test.ts'],
    globalSetup: ['reference/browse/testing/browser-first.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    reporters: process.env['CI'] ? ['default', 'junit'] : ['default'],
    outputFile: { junit: '.build/junit.xml' },
  },
});
