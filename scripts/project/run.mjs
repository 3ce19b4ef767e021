import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { ProjectProblem } from "./problem.mjs";
import { root } from "./root.mjs";

export function getDataFolder() {
  return resolve(root, process.env.VANBOOK_DATA_DIR || ".data/database");
}

/** Starts a Node program that ends together with this process, however this process ends. */
export function startNode(args, { env = {}, cwd = root, stdout = "inherit", stderr = "inherit" } = {}) {
  const tether = pathToFileURL(join(root, "scripts/project/tether.mjs")).href;
  return spawn(process.execPath, ["--import", tether, ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["ignore", stdout, stderr, "ipc"],
  });
}

/** Waits for the process to end and returns its exit code; 0 if it was asked to stop. */
export function waitForExitCode(child) {
  const stopSignals = ["SIGINT", "SIGTERM"];
  return new Promise((resolve) =>
    child.once("exit", (code, signal) => resolve(code ?? (stopSignals.includes(signal) ? 0 : 1))),
  );
}

/** Throws if the port is already in use. */
export function checkPort(port, host) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error) =>
      reject(error.code === "EADDRINUSE" ? new ProjectProblem(describePortInUse(port)) : error),
    );
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

function describePortInUse(port) {
  return `Port ${port} is in use, perhaps by Vanbook itself. Choose another one: PORT=${port + 1} npm start`;
}
