/**
 * Processor time that a work takes of this process, milliseconds: the least of five times, since the collector may come in
 * between. What else the machine does adds nothing to it.
 */
export function cpuCost(work: () => unknown): number {
  const once = (): number => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  return Math.min(...Array.from({ length: 5 }, once));
}
