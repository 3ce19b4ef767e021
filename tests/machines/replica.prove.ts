import type { Knex } from "knex";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { channels, watch, type SnapshotBegun } from "../../packages/server/channels.ts";
import { connect } from "../../packages/server/db/connection.ts";
import { queryRows } from "../../packages/server/db/rows.ts";
import { readInSnapshot } from "../../packages/server/report/run/snapshot.ts";
import { startReplicated, type Replicated } from "./replicated.ts";

let servers: Replicated;
let db: Knex;
const snapshots: SnapshotBegun[] = [];
const stop = watch<SnapshotBegun>(channels.snapshot, (one) => snapshots.push(one));
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
beforeEach(() => void snapshots.splice(0));

/** What a report reads from the table, and from which server. */
function read() {
  return readInSnapshot(db, async (snapshot) => {
    const [row] = await queryRows<{ server: number; newest: number }>(
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
async function waitUntilBack() {
  await vi.waitFor(async () => expect(await read()).toMatchObject({ server: 2 }), {
    timeout: 15_000,
    interval: 200,
  });
}

it("a read from the replica always sees what was written before", async () => {
  await waitUntilBack();
  for (let turn = 0; turn < 200; turn += 1) {
    const writtenId = await write();
    expect(await read()).toEqual({ server: 2, newest: writtenId });
  }
});

it("reads use the database while the replica is behind, and do not wait for it each time", async () => {
  await waitUntilBack();
  await servers.hold();
  snapshots.splice(0);
  for (let turn = 0; turn < 20; turn += 1) {
    const writtenId = await write();
    expect(await read()).toEqual({ server: 1, newest: writtenId });
  }
  expect(snapshots).toContainEqual({ from: "writer", why: "behind" });
  expect(snapshots.length).toBeLessThan(20);
  await servers.release();
  await waitUntilBack();
});

it("reads use the database while the replica is frozen", async () => {
  await waitUntilBack();
  await servers.freeze();
  try {
    snapshots.splice(0);
    const writtenId = await write();
    const answers = await Promise.all([read(), read(), read()]);
    for (const answer of answers) expect(answer).toEqual({ server: 1, newest: writtenId });
    expect(snapshots.map(({ why }) => why)).toContain("away");
  } finally {
    servers.thaw();
  }
  await waitUntilBack();
});

it("a read is repeated on the database when the replica is killed during it", async () => {
  await waitUntilBack();
  const writtenId = await write();
  const askedServers: number[] = [];
  let isKilled: Promise<void> | undefined;
  const answer = await readInSnapshot(db, async (snapshot) => {
    const [{ server } = { server: 0 }] = await queryRows<{ server: number }>(
      snapshot,
      "SELECT @@server_id AS server",
    );
    askedServers.push(server);
    isKilled ??= servers.kill();
    await isKilled;
    return queryRows<{ newest: number }>(snapshot, "SELECT MAX(id) AS newest FROM counted");
  });
  expect(askedServers).toEqual([2, 1]);
  expect(answer).toEqual([{ newest: writtenId }]);
  expect(await read()).toEqual({ server: 1, newest: writtenId });
  await servers.startAgain();
  await waitUntilBack();
});

it("reads use the database when there is no log to compare, no replica, or one that refuses", async () => {
  // The replica has no binary log, so if it is used as the writer it has no log position to
  // compare.
  const unloggedDb = connect(servers.readUrl, { max: 4, readUrl: servers.url });
  const nowhere = connect(servers.url, {
    max: 4,
    readUrl: "mysql://root@localhost/vanbook?socketPath=/nowhere",
  });
  const stranger = Object.assign(new URL(servers.readUrl), { username: "stranger" }).href;
  const refusedDb = connect(servers.url, { max: 4, readUrl: stranger });
  try {
    const readServer = (other: Knex) =>
      readInSnapshot(other, (snapshot) =>
        queryRows<{ server: number }>(snapshot, "SELECT @@server_id AS server"),
      );
    expect(await readServer(unloggedDb)).toEqual([{ server: 2 }]);
    expect(await readServer(nowhere)).toEqual([{ server: 1 }]);
    expect(await readServer(refusedDb)).toEqual([{ server: 1 }]);
    expect(snapshots).toMatchObject([
      { from: "writer", why: "without a log" },
      { from: "writer", why: "away", error: { code: "ENOENT" } },
      { from: "writer", why: "away", error: { code: "ER_ACCESS_DENIED_ERROR" } },
    ]);
  } finally {
    await unloggedDb.destroy();
    await nowhere.destroy();
    await refusedDb.destroy();
  }
});

it("nothing can be written to the replica", async () => {
  await waitUntilBack();
  const writing = readInSnapshot(db, (snapshot) => snapshot("counted").insert({ id: 0, what: 1 }));
  await expect(writing).rejects.toMatchObject({ errno: 1792 });
});
