/**
 * Milliseconds of processor time that this process used for `work`. Other processes are not
 * counted.
 */
export async function measureProcessorTime(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
