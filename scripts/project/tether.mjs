// Loaded into the programs that our commands start: when the command is gone, even killed, they stop as if it had asked them to.
import cluster from "node:cluster";

// A forked worker is connected to its program by Node itself; that connection is what keeps it running.
if (!cluster.isWorker) {
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
  // The connection to the command must not keep a program alive that has nothing left to do.
  process.channel?.unref();
}
