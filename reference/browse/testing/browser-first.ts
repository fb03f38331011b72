/**
 * Before any test: the browser the tests need is found, or installed once, and named in one line. When there is none, the
 * tests that need it fail by themselves and say how to install one; the others run.
 * Spec: none (tests).
 */
import type { TestProject } from 'vitest/node';
import { browserForTests } from './start-browser.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of the browser's program; '' when there is none. */
    browserPath: string;
  }
}

export default async function browserFirst(project: TestProject): Promise<void> {
  project.provide('browserPath', '');
  try {
    const { described, executablePath } = await browserForTests();
    project.provide('browserPath', executablePath);
    process.stdout.write(`Browser: ${described}\n`);
  } catch (error) {
    process.stdout.write(`${(error as Error).message} Tests that need it will fail.\n`);
  }
}
