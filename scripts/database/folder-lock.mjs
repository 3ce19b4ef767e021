import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ProjectProblem } from "../project/problem.mjs";
import { isRunning, sleep, readStartTime } from "./processes.mjs";

/**
 * Locks `folder` for this process, the only one to run a database in it; returns the function that
 * releases the lock.
 */
export async function lockFolder(folder) {
  const file = join(folder, "owner.lock");
  const own = JSON.stringify({ pid: process.pid, started: readStartTime(process.pid) });
  for (let attempt = 0; ; attempt++) {
    try {
      writeFileSync(file, own, { flag: "wx" });
      return () => {
        if (read(file) === own) rmSync(file, { force: true });
      };
    } catch (error) {
      if (error.code !== "EEXIST") throw error;
    }
    const text = read(file);
    const holder = parse(text);
    if (holder && isRunning(holder.pid) && readStartTime(holder.pid) === holder.started) {
      throw new ProjectProblem(
        `Vanbook already runs here (process ${holder.pid} uses the database in ${folder}). ` +
          `Stop it first, or give this one another database with DATABASE_URL.`,
      );
    }
    // An empty lock file is probably being written by its owner, unless it stays empty.
    if (holder || attempt > 10) takeAway(file, text);
    await sleep(20);
  }
}

/** Removes the lock of a dead process, unless another process has replaced it in the meantime. */
function takeAway(file, text) {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (error.code === "ENOENT") return;
    throw error;
  }
  if (read(aside) === text) rmSync(aside);
  else renameSync(aside, file);
}

function read(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
