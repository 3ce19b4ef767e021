#!/usr/bin/env node
import { runCommand } from "./run-command.ts";

// Ctrl+C aborts the call; a second one ends the process immediately.
const interruption = new AbortController();
process.once("SIGINT", () => interruption.abort(new Error("Interrupted.")));
// The reader has closed the pipe (`vanbook … | head`).
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(0);
  throw error;
});

process.exitCode = await runCommand(process.argv.slice(2), {
  input: process.stdin,
  output: process.stdout,
  errors: process.stderr,
  env: process.env,
  signal: interruption.signal,
});
