/** Milliseconds of processor time that this process used for `work`. Other processes are not counted. */
export function processorTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  return since(before);
}

/** The same for asynchronous work. */
export async function processorTimeOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  return since(before);
}

function since(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
