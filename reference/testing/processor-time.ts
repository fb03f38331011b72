/**
 * Seconds of processor time that a piece of work takes, whatever else the machine does meanwhile. For growth that cannot be
 * counted, because the work is done within expressions and built-in functions: the bounds of its tests are many times
 * what the work takes, so that only work of another order is beyond them.
 * Spec: none (tests).
 */
export function processorSeconds(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}
