#!/usr/bin/env node
import { runCommand } from "./run-command.ts";

// Ctrl+C gives a call up; a second one ends the process at once.
const interrupted = new AbortController();
process.once("SIGINT", () => interrupted.abort(new Error("Interrupted.")));
// Who reads has seen enough (`vanbook … | head`).
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(0);
  throw error;
});

process.exitCode = await runCommand(process.argv.slice(2), {
  input: process.stdin,
  output: process.stdout,
  errors: process.stderr,
  env: process.env,
  signal: interrupted.signal,
});
