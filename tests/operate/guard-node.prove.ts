import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startDatabase } from "../../scripts/database.mjs";
import { isRunning } from "../../scripts/database/processes.mjs";
import { connect, buildConnectionSettings } from "../../packages/server/db/connection.ts";
import { keepGuard } from "../../packages/server/operate/guard-node.ts";

let folder: string;
let server: Awaited<ReturnType<typeof startDatabase>>;
const messages: string[] = [];
const end = new AbortController();
let guard: Promise<void>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), `vanbook-test-${process.pid}-guard-`));
  server = await startDatabase({ dir: folder, purpose: "test" });
  guard = keepGuard({
    settings: buildConnectionSettings(server.url),
    pidFile: join(folder, "server.pid"),
    silence: 800,
    say: (text) => void messages.push(text),
    signal: end.signal,
  });
  await sleep(500); // the guard has had its first answer
});
afterAll(async () => {
  end.abort();
  await guard;
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

it("the guard leaves a server running that is busy, or frozen only for a short time", async () => {
  const db = connect(server.url, { max: 4 });
  await Promise.all([1, 2, 3].map(() => db.raw("SELECT BENCHMARK(20000000, SHA2('x', 512))")));
  process.kill(server.pid, "SIGSTOP");
  await sleep(400);
  process.kill(server.pid, "SIGCONT");
  await sleep(600);
  expect(messages).toEqual([]);
  await db.destroy();
});

it("the guard kills a server that stays frozen, and waits for the next one", async () => {
  process.kill(server.pid, "SIGSTOP");
  const startTime = performance.now();
  await expect.poll(() => messages.length, { timeout: 15_000, interval: 20 }).toBe(1);
  const after = performance.now() - startTime;
  expect(messages[0]).toMatch(/^The node was silent for \d+ ms: process \d+ is killed\.$/);
  // Not before 800 ms of silence, less the time since the last answer.
  expect(after).toBeGreaterThan(700);
  await expect.poll(() => isRunning(server.pid)).toBe(false);
  await sleep(1_500);
  expect(messages).toHaveLength(1);
});
