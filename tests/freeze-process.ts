import { readdir, readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * Stops a process by SIGSTOP and waits until each of its threads has stopped: until then it may
 * still answer.
 */
export async function freezeProcess(pid: number): Promise<void> {
  process.kill(pid, "SIGSTOP");
  while (!(await isStopped(pid))) await sleep(10);
}

async function isStopped(pid: number) {
  const threads = await readdir(`/proc/${pid}/task`);
  const stats = await Promise.all(threads.map((id) => readFile(`/proc/${pid}/task/${id}/stat`, "utf8")));
  return stats.every((stat) => stat.includes(") T "));
}
