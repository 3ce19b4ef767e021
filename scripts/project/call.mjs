import { spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import { root } from "./root.mjs";

/**
 * Runs a program in a folder of the project, with `env` added to the environment; returns its
 * output and whether it succeeded.
 */
export function call(command, args, options) {
  return collectOutput(start(command, args, options));
}

/**
 * Runs a program like `call`, but with the lowest priority: it only uses an idle CPU. Programs that
 * it starts inherit the priority.
 */
export function callQuietly(command, args, options) {
  const run = start(command, args, options);
  if (run.pid !== undefined) setPriority(run.pid, constants.priority.PRIORITY_LOW);
  return collectOutput(run);
}

function start(command, args, { folder = ".", env = {} } = {}) {
  return spawn(command, args, {
    cwd: join(root, folder),
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

function collectOutput(run) {
  return new Promise((resolve) => {
    let output = "";
    for (const stream of [run.stdout, run.stderr])
      stream.setEncoding("utf8").on("data", (text) => (output += text));
    run.once("error", (error) => resolve({ ok: false, output: `${output}${error.message}`.trim() }));
    run.once("close", (status) => resolve({ ok: status === 0, output: output.trim() }));
  });
}
