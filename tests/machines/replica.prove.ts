import type { Knex } from "knex";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { channels, watch, type SnapshotBegun } from "../../packages/server/channels.ts";
import { connect } from "../../packages/server/db/connection.ts";
import { rows } from "../../packages/server/db/rows.ts";
import { inSnapshot } from "../../packages/server/report/run/snapshot.ts";
import { startReplicated, type Replicated } from "./replicated.ts";

let servers: Replicated;
let db: Knex;
const begun: SnapshotBegun[] = [];
const stop = watch<SnapshotBegun>(channels.snapshot, (one) => begun.push(one));
beforeAll(async () => {
  servers = await startReplicated("test");
  db = connect(servers.url, { max: 4, readUrl: servers.readUrl });
  await db.raw("CREATE TABLE counted (id INT PRIMARY KEY, what INT NOT NULL) ENGINE=InnoDB");
});
afterAll(async () => {
  stop();
  await db?.destroy();
  await servers?.stop();
});
beforeEach(() => void begun.splice(0));

/** What a report reads from the table, and from which server. */
function read() {
  return inSnapshot(db, async (snapshot) => {
    const [row] = await rows<{ server: number; newest: number }>(
      snapshot,
      "SELECT @@server_id AS server, COALESCE(MAX(id), 0) AS newest FROM counted",
    );
    return row;
  });
}

let newest = 0;
async function write() {
  newest += 1;
  await db("counted").insert({ id: newest, what: 1 });
  return newest;
}

/** Waits until reports are read from the replica again. */
async function untilBack() {
  await vi.waitFor(async () => expect(await read()).toMatchObject({ server: 2 }), {
    timeout: 15_000,
    interval: 200,
  });
}

it("a read from the replica always sees what was written before", async () => {
  await untilBack();
  for (let turn = 0; turn < 200; turn += 1) {
    const written = await write();
    expect(await read()).toEqual({ server: 2, newest: written });
  }
});

it("reads use the database while the replica is behind, and do not wait for it each time", async () => {
  await untilBack();
  await servers.hold();
  begun.splice(0);
  for (let turn = 0; turn < 20; turn += 1) {
    const written = await write();
    expect(await read()).toEqual({ server: 1, newest: written });
  }
  expect(begun).toContainEqual({ from: "writer", why: "behind" });
  expect(begun.length).toBeLessThan(20);
  await servers.release();
  await untilBack();
});

it("reads use the database while the replica is frozen", async () => {
  await untilBack();
  servers.freeze();
  try {
    begun.splice(0);
    const written = await write();
    const answers = await Promise.all([read(), read(), read()]);
    for (const answer of answers) expect(answer).toEqual({ server: 1, newest: written });
    expect(begun.map(({ why }) => why)).toContain("away");
  } finally {
    servers.thaw();
  }
  await untilBack();
});

it("a read is repeated on the database when the replica is killed during it", async () => {
  await untilBack();
  const written = await write();
  const asked: number[] = [];
  let isKilled: Promise<void> | undefined;
  const answer = await inSnapshot(db, async (snapshot) => {
    const [{ server } = { server: 0 }] = await rows<{ server: number }>(
      snapshot,
      "SELECT @@server_id AS server",
    );
    asked.push(server);
    isKilled ??= servers.kill();
    await isKilled;
    return rows<{ newest: number }>(snapshot, "SELECT MAX(id) AS newest FROM counted");
  });
  expect(asked).toEqual([2, 1]);
  expect(answer).toEqual([{ newest: written }]);
  expect(await read()).toEqual({ server: 1, newest: written });
  await servers.startAgain();
  await untilBack();
});

it("reads use the database when there is no log to compare, no replica, or one that refuses", async () => {
  // The replica has no binary log, so if it is used as the writer it has no log position to compare.
  const unlogged = connect(servers.readUrl, { max: 4, readUrl: servers.url });
  const nowhere = connect(servers.url, {
    max: 4,
    readUrl: "mysql://root@localhost/vanbook?socketPath=/nowhere",
  });
  const stranger = Object.assign(new URL(servers.readUrl), { username: "stranger" }).href;
  const refused = connect(servers.url, { max: 4, readUrl: stranger });
  try {
    const serverOf = (other: Knex) =>
      inSnapshot(other, (snapshot) => rows<{ server: number }>(snapshot, "SELECT @@server_id AS server"));
    expect(await serverOf(unlogged)).toEqual([{ server: 2 }]);
    expect(await serverOf(nowhere)).toEqual([{ server: 1 }]);
    expect(await serverOf(refused)).toEqual([{ server: 1 }]);
    expect(begun).toMatchObject([
      { from: "writer", why: "without a log" },
      { from: "writer", why: "away", error: { code: "ENOENT" } },
      { from: "writer", why: "away", error: { code: "ER_ACCESS_DENIED_ERROR" } },
    ]);
  } finally {
    await unlogged.destroy();
    await nowhere.destroy();
    await refused.destroy();
  }
});

it("nothing can be written to the replica", async () => {
  await untilBack();
  const writing = inSnapshot(db, (snapshot) => snapshot("counted").insert({ id: 0, what: 1 }));
  await expect(writing).rejects.toMatchObject({ errno: 1792 });
});
