import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

export { sleep };

/** Whether a process with this id exists (a zombie that waits for its parent does not count). */
export function isRunning(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
  return !/^\d+ \(.*\) Z/s.test(readText(`/proc/${pid}/stat`));
}

/**
 * The start time of a process, in the system's own format: distinguishes it from a later process
 * with the same id.
 */
export function readStartTime(pid) {
  const stat = readText(`/proc/${pid}/stat`);
  if (stat !== "") return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
  return spawnSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).stdout?.trim() ?? "";
}

/**
 * The id of the database server that uses `dataDir`, if the one named in its pid file is still
 * running.
 */
export function findRunningServer(pidFile, dataDir) {
  const pid = Number.parseInt(readText(pidFile), 10);
  if (!Number.isInteger(pid) || pid <= 1 || !isRunning(pid)) return undefined;
  const command =
    readText(`/proc/${pid}/cmdline`) ||
    (spawnSync("ps", ["-ww", "-o", "command=", "-p", String(pid)], { encoding: "utf8" }).stdout ?? "");
  return command.includes(`--datadir=${dataDir}`) ? pid : undefined;
}

export function isListening(socket) {
  return new Promise((resolve) => {
    const connection = connect(socket);
    const end = (answer) => {
      connection.destroy();
      resolve(answer);
    };
    connection.setTimeout(2000, () => end(false));
    connection.once("error", () => end(false));
    connection.once("close", () => resolve(false));
    // The greeting: three bytes of length, one byte of sequence, then protocol version 10.
    connection.once("data", (greeting) => end(greeting[4] === 10));
  });
}

/** Waits until the process has ended; false if it still runs after `limit` milliseconds. */
export async function waitForExit(pid, limit) {
  for (const until = performance.now() + limit; isRunning(pid); await sleep(20))
    if (performance.now() > until) return false;
  return true;
}

function readText(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
