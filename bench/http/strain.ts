import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Asked, Told } from "./messages.ts";

/** In a server's process: tells the bench the port, and how the process fares when it is asked. It ends with the bench. */
export function answerStrain(server: Server): void {
  const loop = monitorEventLoopDelay({ resolution: 1 });
  let idle = 0;
  let largest = 0;
  let sampling: NodeJS.Timeout | undefined;
  const sample = () => (largest = Math.max(largest, inUse()));
  process.on("disconnect", () => process.exit());
  process.on("message", (asked: Asked) => {
    if (asked === "begin") {
      globalThis.gc?.();
      largest = idle = inUse();
      sampling = setInterval(sample, 10);
      loop.reset();
      loop.enable();
      tell({ memory: 0, delay: 0 });
    } else {
      clearInterval(sampling);
      loop.disable();
      sample();
      // What the timer itself waits for is no delay.
      tell({ memory: largest - idle, delay: Math.max(0, loop.percentile(99) / 1e6 - 1) });
    }
  });
  tell({ port: (server.address() as AddressInfo).port }); // it listens on a port
}

/** What is not yet collected counts too. The process as a whole would hide it: it keeps room from its start. */
function inUse() {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

function tell(told: Told) {
  process.send?.(told);
}
