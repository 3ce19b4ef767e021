/** Milliseconds that the processor worked for this process while `work` was done: what other processes take meanwhile is not in it. */
export function processorTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  return since(before);
}

/** The same of work that waits in between. */
export async function processorTimeOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  return since(before);
}

function since(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
