import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { isRunning } from "../database/processes.mjs";

let temporary: string;
let program: string;

beforeAll(() => {
  temporary = mkdtempSync(join(tmpdir(), "run-folder-"));
  program = join(temporary, "run.mjs");
  // A run that starts a process in a separate process group (like a database server), which would
  // outlive it, and then waits.
  writeFileSync(
    program,
    `import { spawn } from "node:child_process";
     import { writeFileSync } from "node:fs";
     import { openRunFolder } from ${JSON.stringify(fileURLToPath(new URL("run-folder.mjs", import.meta.url)))};
     const { folder, close } = openRunFolder();
     const left = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { detached: true, stdio: "ignore" });
     left.unref();
     writeFileSync(${JSON.stringify(join(temporary, "started.json"))}, JSON.stringify({ folder, pid: left.pid }));
     if (process.argv[2] === "close") close();
     else setInterval(() => {}, 1000);`,
  );
});
afterAll(() => rmSync(temporary, { recursive: true, force: true }));

/** The environment of a user who starts a run, because this test is itself part of a run. */
function copyOutsideEnv() {
  const { VANBOOK_RUN_FOLDER: _, ...env } = process.env;
  return { ...env, TMPDIR: temporary };
}

function readStarted(): { folder: string; pid: number } | undefined {
  const file = join(temporary, "started.json");
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  return text === "" ? undefined : (JSON.parse(text) as { folder: string; pid: number });
}

it.each(["SIGINT", "SIGTERM", "SIGKILL"] as const)(
  "a run that is ended by %s leaves no process and no folder behind",
  async (signal) => {
    rmSync(join(temporary, "started.json"), { force: true });
    const run = spawn(process.execPath, [program], { env: copyOutsideEnv(), stdio: "ignore" });
    await expect.poll(readStarted).toBeDefined();
    const { folder, pid } = readStarted() ?? { folder: "", pid: 0 };
    expect(existsSync(folder)).toBe(true);
    expect(isRunning(pid)).toBe(true);
    run.kill(signal);
    await expect.poll(() => isRunning(pid)).toBe(false);
    await expect.poll(() => existsSync(folder)).toBe(false);
  },
);

it("a run that was closed has ended its processes and removed its folder", () => {
  rmSync(join(temporary, "started.json"), { force: true });
  expect(spawnSync(process.execPath, [program, "close"], { env: copyOutsideEnv() }).status).toBe(0);
  const { folder, pid } = readStarted() ?? { folder: "none", pid: 0 };
  expect(isRunning(pid)).toBe(false);
  expect(existsSync(folder)).toBe(false);
});

it("a new run removes the folder that an ended run has left behind", () => {
  const endedPid = spawnSync(process.execPath, ["-e", ""]).pid;
  const abandonedFolder = mkdtempSync(join(temporary, `vanbook-run-${endedPid}-`));
  expect(spawnSync(process.execPath, [program, "close"], { env: copyOutsideEnv() }).status).toBe(0);
  expect(existsSync(abandonedFolder)).toBe(false);
  expect(readdirSync(temporary).filter((name) => name.startsWith("vanbook-run-"))).toEqual([]);
});
