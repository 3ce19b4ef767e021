// Loaded into the programs that our commands start: when the command is gone, even killed, they stop as if it had asked them to.
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
// The wire to the command must not keep a program running that has nothing left to do.
process.channel?.unref();
