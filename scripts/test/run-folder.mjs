// The temporary folder of a test run. Everything that the run starts uses it as its temporary
// folder, so that whatever an interrupted run leaves behind can be found: database servers,
// browsers, product servers, and their files.
import { spawn, spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isRunning } from "../database/processes.mjs";

const FOLDER_VARIABLE = "VANBOOK_RUN_FOLDER";
const FOLDER_PREFIX = "vanbook-run-";
/** Milliseconds within which killed processes must have ended. */
const KILL_LIMIT = 20_000;

/**
 * Creates the run's folder, unless the parent process has created it, and makes it the temporary
 * folder of this process and its child processes. However this process ends, a keeper process then
 * ends what is left of the run and removes the folder. Returns the folder and `close`, which does
 * the same at once.
 */
export function openRunFolder() {
  const givenFolder = process.env[FOLDER_VARIABLE];
  if (givenFolder) return { folder: givenFolder, close: () => {} };
  removeAbandoned();
  const folder = mkdtempSync(join(tmpdir(), `${FOLDER_PREFIX}${process.pid}-`));
  // A database server may run under another account, which must be able to reach its folder through
  // this one.
  chmodSync(folder, 0o711);
  startKeeper(folder);
  Object.assign(process.env, { [FOLDER_VARIABLE]: folder, TMPDIR: folder });
  return { folder, close: () => clearRunFolder(folder) };
}

/**
 * Kills the processes started with this temporary folder and removes the folder. Blocks this
 * process while waiting, so that an interrupted run starts nothing more.
 */
export function clearRunFolder(folder) {
  for (const until = performance.now() + KILL_LIMIT; performance.now() < until; pause(20)) {
    const leftProcesses = listRunProcesses(folder);
    if (leftProcesses.length === 0) break;
    for (const pid of leftProcesses) kill(pid);
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}

/**
 * Starts the keeper. It gets the folder on its input, so that its own command line and environment
 * don't contain it.
 */
function startKeeper(folder) {
  const program = fileURLToPath(new URL("run-keeper.mjs", import.meta.url));
  // A separate process group, because Ctrl+C goes to the group of the run.
  const keeper = spawn(process.execPath, [program], { detached: true, stdio: ["pipe", "ignore", "ignore"] });
  keeper.stdin.write(folder);
  keeper.unref();
  keeper.stdin.unref();
}

/** Removes folders of runs whose process and keeper were both killed, or lost in a power cut. */
function removeAbandoned() {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(FOLDER_PREFIX)))
    if (!isRunning(Number.parseInt(name.slice(FOLDER_PREFIX.length), 10)))
      clearRunFolder(join(tmpdir(), name));
}

function listRunProcesses(folder) {
  return listProcesses()
    .filter(({ pid, text }) => pid !== process.pid && text.includes(folder))
    .map(({ pid }) => pid);
}

function listProcesses() {
  if (!existsSync("/proc/self/environ")) return listWithPs();
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => ({
      pid: Number(pid),
      text: `${readText(`/proc/${pid}/cmdline`)}\n${readText(`/proc/${pid}/environ`)}`.replaceAll("\0", " "),
    }))
    .filter(({ pid }) => isRunning(pid));
}

/** For systems without /proc, such as macOS. */
function listWithPs() {
  const { stdout = "" } = spawnSync("ps", ["-Aww", "-E", "-o", "pid=,command="], { encoding: "utf8" });
  return stdout.split("\n").flatMap((line) => {
    const [, pid, text] = /^\s*(\d+)\s+(.*)$/.exec(line) ?? [];
    return pid === undefined ? [] : [{ pid: Number(pid), text }];
  });
}

function kill(pid) {
  try {
    process.kill(pid, "SIGKILL");
  } catch (error) {
    if (error.code !== "ESRCH") throw error;
  }
}

function pause(milliseconds) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

function readText(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
