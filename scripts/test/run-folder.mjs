// The temporary folder of a run of tests. Everything that the run starts has it as its temporary folder, so that one look finds what an
// interrupted run would leave behind: database servers, browsers, servers of the product, and their files.
import { spawn, spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isRunning } from "../database/processes.mjs";

/** Names the folder to the processes of the run. */
const VARIABLE = "VANBOOK_RUN_FOLDER";
const PREFIX = "vanbook-run-";
/** Milliseconds within which killed processes must be gone. */
const KILL_LIMIT = 20_000;

/**
 * Makes the run's folder, unless the process that started this one has made it, and makes it the temporary folder of this process and of
 * those that it starts. However this process ends, a keeper process then ends what is left of the run and removes the folder.
 * Returns the folder and `close`, which does the same at once.
 */
export function openRunFolder() {
  const given = process.env[VARIABLE];
  if (given) return { folder: given, close: () => {} };
  removeAbandoned();
  const folder = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
  // A database server may run under another account, which has to pass through here to its folder.
  chmodSync(folder, 0o711);
  startKeeper(folder);
  Object.assign(process.env, { [VARIABLE]: folder, TMPDIR: folder });
  return { folder, close: () => clearRunFolder(folder) };
}

/**
 * Kills what was started with this temporary folder and removes the folder. Waits without giving way to other work of this process, so
 * that a run which is interrupted starts nothing more.
 */
export function clearRunFolder(folder) {
  for (const until = performance.now() + KILL_LIMIT; performance.now() < until; pause(20)) {
    const left = processesOf(folder);
    if (left.length === 0) break;
    for (const pid of left) kill(pid);
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}

/** Starts the keeper. It is told the folder by its input, so that it is not itself one of the processes that name it. */
function startKeeper(folder) {
  const program = fileURLToPath(new URL("run-keeper.mjs", import.meta.url));
  // A separate process group, because Ctrl+C goes to the group of the run.
  const keeper = spawn(process.execPath, [program], { detached: true, stdio: ["pipe", "ignore", "ignore"] });
  keeper.stdin.write(folder);
  keeper.unref();
  keeper.stdin.unref();
}

/** Folders of runs whose process and keeper were both killed, or lost with the machine's power. */
function removeAbandoned() {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(PREFIX)))
    if (!isRunning(Number.parseInt(name.slice(PREFIX.length), 10))) clearRunFolder(join(tmpdir(), name));
}

/** The ids of the processes whose environment or command line names the folder, other than this one. */
function processesOf(folder) {
  return listProcesses()
    .filter(({ pid, text }) => pid !== process.pid && text.includes(folder))
    .map(({ pid }) => pid);
}

/** Each process with its command line and, below that, its environment. */
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

/** Where there is no /proc, as on macOS. */
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
