import { readFileSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Asked, Told } from "./messages.ts";

/**
 * Runs in a server's process: sends the bench the port and, on request, memory and event loop
 * delay. It ends when the bench ends.
 */
export function answerStrain(server: Server): void {
  const loop = monitorEventLoopDelay({ resolution: 1 });
  let idle = 0;
  let largest = 0;
  let work = 0;
  let workBefore = 0;
  let sampling: NodeJS.Timeout | undefined;
  let working: NodeJS.Timeout | undefined;
  const measureMemory = () => (largest = Math.max(largest, measureUsedBytes()));
  const measureWork = () => {
    const now = readThreadMilliseconds();
    work = Math.max(work, now - workBefore);
    workBefore = now;
  };
  process.on("disconnect", () => process.exit());
  process.on("message", (order: Asked) => {
    if (order === "begin") {
      globalThis.gc?.();
      largest = idle = measureUsedBytes();
      sampling = setInterval(measureMemory, 10);
      work = 0;
      workBefore = readThreadMilliseconds();
      working = setInterval(measureWork, 5);
      loop.reset();
      loop.enable();
      tell({ memory: 0, delay: 0, longest: 0, work: 0 });
    } else {
      clearInterval(sampling);
      clearInterval(working);
      loop.disable();
      measureMemory();
      // Subtract the timer's own interval (1 ms), which is no delay.
      const takeOffInterval = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - 1);
      tell({
        memory: largest - idle,
        delay: takeOffInterval(loop.percentile(99)),
        longest: takeOffInterval(loop.max),
        work,
      });
    }
  });
  tell({ port: (server.address() as AddressInfo).port }); // the server listens on a port
}

/**
 * Includes memory not yet collected. The size of the whole process would not show the growth,
 * because it reserves memory at start.
 */
function measureUsedBytes() {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Processor time of the main thread; only Linux says it, so elsewhere there is no such figure. */
function readThreadMilliseconds(): number {
  if (process.platform !== "linux") return Number.NaN;
  const [nanoseconds] = readFileSync("/proc/thread-self/schedstat", "utf8").split(" ");
  return Number(nanoseconds) / 1e6;
}

function tell(message: Told) {
  process.send?.(message);
}
