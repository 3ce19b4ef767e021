// Loaded into the programs that our commands start: when the command has ended, even killed, they
// stop as if it had asked them to.
import cluster from "node:cluster";

// Node itself connects a forked worker to its program; that connection keeps the worker running.
if (!cluster.isWorker) {
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
  // The connection to the command must not keep a program alive that has nothing left to do.
  process.channel?.unref();
}
