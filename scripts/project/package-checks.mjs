import { spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import { packPackage, PUBLISHED, tarball } from "./pack.mjs";
import { root } from "./root.mjs";

/** Packs each published package and checks it as a user gets it: all exports exist and have types, however a host resolves them. */
export function packageChecks() {
  return PUBLISHED.flatMap((name) => [
    { name: `${name}: pack`, run: () => packPackage(name).then(() => ({ ok: true, output: "" })) },
    { name: `${name}: publint`, run: () => call(bin("publint"), ["run", tarball(name), "--strict"]) },
    { name: `${name}: types`, run: () => call(bin("attw"), [tarball(name), "--no-emoji"]) },
    { name: `${name}: API`, run: () => call(process.execPath, ["scripts/api-report.mjs", "--check", name]) },
  ]);
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
