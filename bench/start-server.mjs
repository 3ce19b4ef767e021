// The bench's database server: the one of scripts/database.mjs with different options. Plain Node,
// like the scripts it imports.
import { spawn } from "node:child_process";
import { chmodSync, closeSync, mkdirSync, openSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { prepareDataDirectory, writeEngineFile } from "../scripts/database/data-directory.mjs";
import { lockFolder } from "../scripts/database/folder-lock.mjs";
import { buildServerOptions, prepareSocketPath } from "../scripts/database/options.mjs";
import {
  isListening,
  isRunning,
  findRunningServer,
  sleep,
  waitForExit,
} from "../scripts/database/processes.mjs";
import { findServer } from "../scripts/database/server-binary.mjs";

/** Returns the address of the server's socket and a function that stops it. */
export async function startServer(dir) {
  const folder = resolve(dir);
  const server = findServer();
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
  const unlock = await lockFolder(folder);
  prepareDataDirectory(folder, server);
  const paths = {
    data: join(folder, "data"),
    pid: join(folder, "server.pid"),
    log: join(folder, "error.log"),
    initFile: join(folder, "create-database.sql"),
  };
  await stop(findRunningServer(paths.pid, paths.data));
  writeFileSync(paths.initFile, "CREATE DATABASE IF NOT EXISTS vanbook;\n");
  const socket = prepareSocketPath(folder);
  const output = openSync(paths.log, "w");
  const options = [
    ...buildServerOptions({ server, ...paths, socket, purpose: "start" }),
    ...listServerOptions(server),
  ];
  const child = spawn(server.path, options, { detached: true, stdio: ["ignore", output, output] });
  closeSync(output);
  child.unref();
  while (!(await isListening(socket))) {
    if (!isRunning(child.pid)) throw new Error(`The database server did not start: see ${paths.log}.`);
    await sleep(50);
  }
  writeEngineFile(folder, server);
  return {
    url: `mysql://root@localhost/vanbook?socketPath=${encodeURIComponent(socket)}`,
    stop: async () => {
      await stop(child.pid);
      unlock();
    },
  };
}

/** Enough memory for ten million ledger rows and their keys; new keys are sorted in few passes. */
function listServerOptions({ engine }) {
  return [
    "--innodb-buffer-pool-size=5G",
    ...(engine === "MySQL"
      ? ["--innodb-redo-log-capacity=2G"]
      : ["--innodb-log-file-size=2G", "--innodb-sort-buffer-size=64M"]),
    "--tmp-table-size=256M",
    "--max-heap-table-size=256M",
  ];
}

async function stop(pid) {
  if (pid === undefined || !isRunning(pid)) return;
  process.kill(pid, "SIGTERM");
  await waitForExit(pid, 120_000);
}
