/**
 * Milliseconds of processor time that this process used for `work`. Other processes are not
 * counted.
 */
export function measureProcessorTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  return calculateTimeSince(before);
}

/** The same for asynchronous work. */
export async function measureProcessorTimeOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  return calculateTimeSince(before);
}

function calculateTimeSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
