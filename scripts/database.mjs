// The private database server: `npm start`, `npm run dev` and every test run have their own, each
// in a separate folder. Plain Node without packages, because it runs before anything is installed.
import { spawn } from "node:child_process";
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { prepareDataDirectory, writeEngineFile } from "./database/data-directory.mjs";
import { lockFolder } from "./database/folder-lock.mjs";
import { buildServerOptions, prepareSocketPath } from "./database/options.mjs";
import { isListening, isRunning, findRunningServer, sleep, waitForExit } from "./database/processes.mjs";
import { findServer } from "./database/server-binary.mjs";
import { ProjectProblem } from "./project/problem.mjs";

export { ensureServer } from "./database/server-binary.mjs";

const START_LIMIT = 120_000; // crash recovery of a large database takes time
const STOP_LIMIT = 60_000;

/**
 * Starts the server on the data in `dir` (created if missing) and returns its address and a
 * function to stop it. `purpose` is "start" (every commit is on disk) or "test" (fast, data may be
 * lost in a power cut); `options` returns additional command-line options, by engine.
 */
export async function startDatabase({ dir, purpose, options = () => [] }) {
  const folder = resolve(dir);
  const server = findServer();
  mkdirSync(folder, { recursive: true });
  // Access to the socket means root access to the database.
  chmodSync(folder, 0o700);
  const unlock = await lockFolder(folder);
  try {
    prepareDataDirectory(folder, server);
    const paths = {
      folder,
      data: join(folder, "data"),
      pid: join(folder, "server.pid"),
      log: join(folder, "error.log"),
    };
    const socket = prepareSocketPath(folder);
    const pid =
      (await takeOverServer(paths, socket)) ??
      (await launch(server, paths, { socket, purpose, more: options(server) }));
    writeEngineFile(folder, server);
    return { url: makeAddress(socket), pid, stop: runOnce(() => stop(pid, unlock)) };
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * The address of the server on the data in `dir`, for a short time: the one already running, or one
 * started now, which `close` stops.
 */
export async function openDatabase({ dir }) {
  const folder = resolve(dir);
  const socket = prepareSocketPath(folder);
  const isServed = findRunningServer(join(folder, "server.pid"), join(folder, "data")) !== undefined;
  if (isServed && (await isListening(socket))) return { url: makeAddress(socket), close: async () => {} };
  const { url, stop: close } = await startDatabase({ dir, purpose: "start" });
  return { url, close };
}

/** Uses a database server that outlived its starting process and still has our data open. */
async function takeOverServer({ data, pid: pidFile }, socket) {
  const pid = findRunningServer(pidFile, data);
  if (pid === undefined) {
    rmSync(socket, { force: true });
    rmSync(pidFile, { force: true });
    return undefined;
  }
  // It may still be starting (recovering) or stopping: eventually it either accepts connections or
  // exits.
  for (const until = performance.now() + START_LIMIT; performance.now() < until; await sleep(100)) {
    if (await isListening(socket)) return pid;
    if (!isRunning(pid)) return undefined;
  }
  throw new ProjectProblem(
    `A database server (process ${pid}) holds ${data} but does not answer. End it, then start again.`,
  );
}

async function launch(server, paths, { socket, purpose, more }) {
  const initFile = join(paths.folder, "create-database.sql");
  writeFileSync(
    initFile,
    "CREATE DATABASE IF NOT EXISTS vanbook DEFAULT CHARACTER SET utf8mb4 DEFAULT COLLATE utf8mb4_unicode_ci;\n",
  );
  // Keep one old log: the last messages of the previous server may say why it ended.
  if (existsSync(paths.log)) renameSync(paths.log, `${paths.log}.old`);
  const output = openSync(paths.log, "a");
  // Detached, because Ctrl-C goes to the whole process group, but the database must outlive the
  // server that uses it.
  const child = spawn(
    server.path,
    [...buildServerOptions({ server, ...paths, socket, purpose, initFile }), ...more],
    {
      detached: true,
      stdio: ["ignore", output, output],
    },
  );
  closeSync(output);
  let failure;
  child.once("error", (error) => (failure = error.message));
  child.once("exit", (code, signal) => (failure = `it ended with ${signal ?? `code ${code}`}`));
  child.unref();
  for (const until = performance.now() + START_LIMIT; ; await sleep(25)) {
    if (failure !== undefined || performance.now() > until) {
      if (failure === undefined) child.kill("SIGKILL");
      throw new ProjectProblem(
        `The database server did not start: ${failure ?? "it gave no answer in time"}.\n${lastLines(paths.log)}` +
          `Its log is ${paths.log}; another server can be named by DATABASE_URL.`,
      );
    }
    if (await isListening(socket)) return child.pid;
  }
}

/** On SIGTERM the server writes its buffers to disk and exits; after that the folder is free. */
async function stop(pid, unlock) {
  try {
    process.kill(pid, "SIGTERM");
  } catch (error) {
    if (error.code !== "ESRCH") throw error;
  }
  if (!(await waitForExit(pid, STOP_LIMIT)))
    throw new ProjectProblem(`The database server (process ${pid}) does not stop.`);
  unlock();
}

function makeAddress(socket) {
  return `mysql://root@localhost/vanbook?socketPath=${encodeURIComponent(socket)}`;
}

function runOnce(work) {
  let result;
  return () => (result ??= work());
}

function lastLines(log) {
  const lines = readFileSync(log, "utf8").trimEnd().split("\n").slice(-12);
  return lines[0] === "" ? "" : `Its last words were:\n${lines.map((line) => `  ${line}\n`).join("")}`;
}
