import { spawnSync } from "node:child_process";
import { openSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { startDatabase } from "../../scripts/database.mjs";
import { checkRoom } from "../../scripts/database/data-directory.mjs";
import { keepDatabase, type KeptDatabase } from "../../scripts/database/keep.mjs";

let dir: string;
let database: KeptDatabase | undefined;
let messages: string[];
let ending: AbortController;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), `vanbook-test-${process.pid}-`));
});
afterAll(() => rm(dir, { recursive: true, force: true }));
beforeEach(() => {
  messages = [];
  ending = new AbortController();
});
afterEach(async () => {
  await database?.stop();
  database = undefined;
});

async function keep(options: { waits?: number[]; free?: () => number } = {}) {
  const addMessage = (words: string) => void messages.push(words);
  database = await keepDatabase({ dir, purpose: "test", until: ending.signal, say: addMessage, ...options });
  return database;
}

const joinMessages = () => messages.join("\n");
const kill = ({ pid }: { pid: number }) => process.kill(pid, "SIGKILL");

test("a dead database server is restarted at the same address with a message, until it dies too often", async () => {
  const keptServer = await keep({ waits: [0.1, 0.1] });
  const { url } = keptServer;
  for (const time of [1, 2]) {
    const { pid } = keptServer;
    kill(keptServer);
    await expect.poll(() => keptServer.pid, { timeout: 15_000 }).not.toBe(pid);
    expect(keptServer.url).toBe(url);
    expect(messages.filter((line) => line.includes("has ended. It is started again."))).toHaveLength(time);
    expect(messages.at(-1)).toBe(`The database server runs again (process ${keptServer.pid}).`);
  }
  kill(keptServer);
  await expect(keptServer.lost).rejects.toThrow("could not be kept running: 2 attempts did not help");
});

test("a server that dies while the command is stopping is not restarted", async () => {
  const keptServer = await keep({ waits: [0] });
  ending.abort();
  kill(keptServer);
  await keptServer.lost;
  await keptServer.stop();
  expect(messages).toEqual([]);
  await (await startDatabase({ dir, purpose: "test" })).stop(); // works, so the folder is free
});

test("a server is not restarted when the command stops it while it waits for its restart", async () => {
  const keptServer = await keep({ waits: [60] });
  kill(keptServer);
  await expect.poll(joinMessages).toContain("It is started again");
  await keptServer.stop();
  expect(joinMessages()).not.toContain("runs again");
});

test("after the last attempt the command gives up with a message, and the folder is free", async () => {
  const keptServer = await keep({ waits: [0.01, 0.02, 0.03] });
  // Make every start in this folder fail.
  await rm(join(dir, "engine.json"));
  await mkdir(join(dir, "engine.json"));
  kill(keptServer);
  await expect(keptServer.lost).rejects.toThrow("could not be kept running: 3 attempts did not help");
  expect(messages.filter((line) => /^Attempt \d of 3 .* failed/.test(line))).toHaveLength(3);
  await rm(join(dir, "engine.json"), { recursive: true });
  await (await startDatabase({ dir, purpose: "test" })).stop();
});

test("the restart waits while the disk is full, and uses up no attempt", async () => {
  let free = 0;
  const keptServer = await keep({ waits: [0.01], free: () => free });
  const { pid } = keptServer;
  kill(keptServer);
  await expect.poll(joinMessages).toContain("The disk is full");
  expect(joinMessages()).not.toMatch(/failed|runs again/);
  free = 50;
  await expect.poll(() => keptServer.pid, { timeout: 15_000 }).not.toBe(pid);
});

test("a first start needs 500 MB of free space, and a start with existing data 32 MB", async () => {
  const folder = await mkdtemp(join(dir, "room-"));
  expect(() => checkRoom(folder, 400)).toThrow("400 MB are free, 500 MB are needed");
  await mkdir(join(folder, "data"));
  checkRoom(folder, 50);
  expect(() => checkRoom(folder, 20)).toThrow("20 MB are free, 32 MB are needed");
});

test("the command continues when its log is on a full disk", async () => {
  const script = join(dir, "print.mjs");
  const module = new URL("../../scripts/project/print.mjs", import.meta.url).href;
  await writeFile(
    script,
    `import { print } from ${JSON.stringify(module)}; print("one"); setTimeout(() => print("two"), 50);`,
  );
  const full = openSync("/dev/full", "w");
  const run = spawnSync(process.execPath, [script], { stdio: ["ignore", full, "pipe"], encoding: "utf8" });
  expect(run).toMatchObject({ status: 0, stderr: "" });
});
