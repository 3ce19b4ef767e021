import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import { root } from "./root.mjs";

/** The packages that partners install: those that build their exports. */
function published() {
  return ["packages/sdk", "packages/widgets"].filter((folder) => {
    const list = join(root, folder, "package.json");
    return existsSync(list) && JSON.parse(readFileSync(list, "utf8")).scripts?.build !== undefined;
  });
}

/** Builds each published package and checks it as a user gets it: all exports exist and have types. */
export function packageChecks() {
  return published().flatMap((folder) => {
    const name = folder.split("/").at(-1);
    return [
      { name: `${name}: build`, run: () => call("npm", ["run", "--silent", "build"], folder) },
      { name: `${name}: publint`, run: () => call(bin("publint"), ["--strict", "--pack", "npm"], folder) },
      {
        name: `${name}: types`,
        run: () => call(bin("attw"), ["--pack", ".", "--profile", "esm-only"], folder),
      },
    ];
  });
}

/** Runs a program; returns its output and whether it succeeded. */
export function call(command, args, folder = ".", env = {}) {
  const run = start(command, args, folder, env);
  return ended(run);
}

/** The same with the lowest priority: it computes while nobody else does. What the program starts inherits that. */
export function callQuietly(command, args, env = {}) {
  const run = start(command, args, ".", env);
  if (run.pid !== undefined) setPriority(run.pid, constants.priority.PRIORITY_LOW);
  return ended(run);
}

function start(command, args, folder, env) {
  return spawn(command, args, {
    cwd: join(root, folder),
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

function ended(run) {
  return new Promise((resolve) => {
    let output = "";
    for (const stream of [run.stdout, run.stderr])
      stream.setEncoding("utf8").on("data", (text) => (output += text));
    run.once("error", (error) => resolve({ ok: false, output: `${output}${error.message}`.trim() }));
    run.once("close", (status) => resolve({ ok: status === 0, output: output.trim() }));
  });
}

function bin(name) {
  return join(root, "node_modules/.bin", name);
}
