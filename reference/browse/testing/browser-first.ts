/**
 * Before any test: the browser the tests need is found, or installed once, and named in one line. When there is none, the
 * tests that need it fail by themselves and say how to install one; the others run.
 * Spec: none (tests).
 */
import { browserForTests } from './start-browser.js';

export default async function browserFirst(): Promise<void> {
  try {
    const { described } = await browserForTests();
    process.stdout.write(`Browser: ${described}\n`);
  } catch (error) {
    process.stdout.write(`${(error as Error).message} Tests that need it will fail.\n`);
  }
}
