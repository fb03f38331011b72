/** Seconds of processor time that a piece of work takes, whatever else the machine does meanwhile. */
export function processorSeconds(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}
