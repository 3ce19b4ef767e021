import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { startDatabase } from "../../scripts/database.mjs";

const createdFolders: string[] = [];
let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), `vanbook-test-${process.pid}-`));
  createdFolders.push(dir);
});
afterAll(() => Promise.all(createdFolders.map((folder) => rm(folder, { recursive: true, force: true }))));

const start = () => startDatabase({ dir, purpose: "test" });
const getSocketPath = (url: string) => new URL(url).searchParams.get("socketPath")!;

test("the server listens on a socket in a folder that only its owner can enter, and on no network port", async () => {
  await chmod(dir, 0o755);
  const database = await start();
  const socket = getSocketPath(database.url);
  expect((await stat(socket)).isSocket()).toBe(true);
  expect((await stat(dirname(socket))).mode & 0o077).toBe(0);
  expect(await readFile(`/proc/${database.pid}/cmdline`, "utf8")).toContain("--skip-networking");
  await database.stop();
  expect(existsSync(socket)).toBe(false);
});

test("the socket is in a folder with a shorter path when its own path would be too long", async () => {
  dir = join(dir, "a-folder-with-a-long-name".repeat(4));
  const database = await start();
  expect(Buffer.byteLength(getSocketPath(database.url))).toBeLessThan(100);
  await database.stop();
  await rm(dirname(getSocketPath(database.url)), { recursive: true });
});

test("a second owner of the same folder is refused until the first has stopped", async () => {
  const first = await start();
  await expect(start()).rejects.toThrow(/already runs here/);
  await first.stop();
  await (await start()).stop();
});

test("a new owner takes over the running server of an owner that was killed", async () => {
  const owner = await startInProcess();
  owner.child.kill("SIGKILL");
  await once(owner.child, "exit");
  const database = await start();
  expect(database.pid).toBe(owner.pid);
  await database.stop();
  const next = await start();
  expect(next.pid).not.toBe(owner.pid);
  await next.stop();
});

test("a start removes the remains of a killed first start, and the socket and pid file of a killed server", async () => {
  await mkdir(join(dir, "data.new-99999/mysql"), { recursive: true });
  await writeFile(join(dir, "server.sock"), "");
  await writeFile(join(dir, "server.pid"), "999999\n");
  await writeFile(join(dir, "owner.lock"), JSON.stringify({ pid: 999_999, started: "1" }));
  const database = await start();
  expect(existsSync(join(dir, "data.new-99999"))).toBe(false);
  process.kill(database.pid, "SIGKILL");
  await waitUntil(() => !isRunning(database.pid));
  await database.stop();
  await (await start()).stop();
});

test("an old pid file does not make another process look like the database server", async () => {
  await writeFile(join(dir, "server.pid"), `${process.pid}\n`);
  const database = await start();
  expect(database.pid).not.toBe(process.pid);
  await database.stop();
});

test("the error names the database engine of the data when the present one can't read them", async () => {
  await (await start()).stop();
  const file = join(dir, "engine.json");
  const { engine } = JSON.parse(await readFile(file, "utf8")) as { engine: string };
  await writeFile(file, JSON.stringify({ engine, version: "99.1.0" }));
  await expect(start()).rejects.toThrow(new RegExp(`made by ${engine} 99\\.1\\.0`));
  const other = engine === "MySQL" ? "MariaDB" : "MySQL";
  await writeFile(file, JSON.stringify({ engine: other, version: "1.0.0" }));
  await expect(start()).rejects.toThrow(new RegExp(`made by ${other} 1\\.0\\.0`));
});

test("the error shows the server's last messages when it does not start, and the folder is free", async () => {
  await (await start()).stop();
  for (const file of ["ibdata1", "mysql.ibd"]) {
    const path = join(dir, "data", file);
    if (existsSync(path)) await writeFile(path, "not a tablespace");
  }
  await expect(start()).rejects.toThrow(/did not start: it ended with[^]*last words were:[^]*InnoDB/);
  expect(existsSync(join(dir, "owner.lock"))).toBe(false);
});

test("the error names the program of VANBOOK_MYSQLD when that is no database server", async () => {
  const before = process.env.VANBOOK_MYSQLD;
  process.env.VANBOOK_MYSQLD = "/bin/false";
  await expect(start()).rejects.toThrow("/bin/false does not run as a database server");
  if (before === undefined) delete process.env.VANBOOK_MYSQLD;
  else process.env.VANBOOK_MYSQLD = before;
});

/** Starts the database in a separate process, which then only waits. */
async function startInProcess(): Promise<{ child: ChildProcess; pid: number }> {
  const script = `
    const { startDatabase } = await import(${JSON.stringify(new URL("../../scripts/database.mjs", import.meta.url).href)});
    const { pid } = await startDatabase({ dir: ${JSON.stringify(dir)}, purpose: "test" });
    console.log(pid);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [output] = (await once(child.stdout, "data")) as [Buffer];
  return { child, pid: Number(output.toString()) };
}

function isRunning(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function waitUntil(check: () => boolean) {
  while (!check()) await new Promise((resolve) => setTimeout(resolve, 20));
}
