/**
 * Says at the end of a run which tests passed only when they were tried again, so that a second try hides none.
 * Spec: none (tests).
 */
import type { Reporter } from 'vitest/node';

export const secondTries: Reporter = {
  onTestRunEnd: (modules) => {
    const flaky = modules
      .flatMap((module) => [...module.children.allTests()])
      .filter((test) => test.diagnostic()?.flaky === true);
    for (const { module, fullName } of flaky)
      process.stdout.write(`NEEDED A SECOND TRY  ${module.relativeModuleId}: ${fullName}\n`);
  },
};
