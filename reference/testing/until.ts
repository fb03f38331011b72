/**
 * Waits in a test for what comes by itself: it is looked at again and again, and the limit of the test itself ends a wait
 * for what never comes, so that a busy machine fails nobody.
 * Spec: none (tests).
 */
const lookMs = 10;

export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, lookMs));
}
