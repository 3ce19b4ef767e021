// Loaded into the programs that our commands start: when the command is gone, even killed, they stop as if it had asked them to.
import cluster from "node:cluster";

// A worker that such a program forks is tied to the program, by Node itself; its wire is what keeps it running.
if (!cluster.isWorker) {
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
  // The wire to the command must not keep a program running that has nothing left to do.
  process.channel?.unref();
}
