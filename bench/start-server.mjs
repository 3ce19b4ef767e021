// The bench's database server: that of scripts/database.mjs with its own options. Plain Node, as the parts it is made of.
import { spawn } from "node:child_process";
import { chmodSync, closeSync, mkdirSync, openSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { prepareDataDirectory, recordEngine } from "../scripts/database/data-directory.mjs";
import { lockFolder } from "../scripts/database/folder-lock.mjs";
import { serverOptions, socketPath } from "../scripts/database/options.mjs";
import { answers, isRunning, runningServer, sleep, waitForExit } from "../scripts/database/processes.mjs";
import { findServer } from "../scripts/database/server-binary.mjs";

/** Starts it over the data in `dir`; answers the address of its socket and how to stop it. */
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
  await stop(runningServer(paths.pid, paths.data));
  writeFileSync(paths.initFile, "CREATE DATABASE IF NOT EXISTS vanbook;\n");
  const socket = socketPath(folder);
  const output = openSync(paths.log, "w");
  const options = [...serverOptions({ server, ...paths, socket, purpose: "start" }), ...ownOptions(server)];
  const child = spawn(server.path, options, { detached: true, stdio: ["ignore", output, output] });
  closeSync(output);
  child.unref();
  while (!(await answers(socket))) {
    if (!isRunning(child.pid)) throw new Error(`The database server did not start: see ${paths.log}.`);
    await sleep(50);
  }
  recordEngine(folder, server);
  return {
    url: `mysql://root@localhost/vanbook?socketPath=${encodeURIComponent(socket)}`,
    stop: async () => {
      await stop(child.pid);
      unlock();
    },
  };
}

/** Ten million ledger rows and their keys in memory; keys are sorted in few passes when they are made. */
function ownOptions({ engine }) {
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
