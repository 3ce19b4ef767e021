import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Knex } from "knex";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startDatabase, type Database } from "../../../scripts/database.mjs";
import { connect, connectionSettings } from "./connection.ts";
import { databaseOf } from "./database.ts";
import { databaseFault } from "./database-error.ts";
import { rows } from "./rows.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";
import { withTransaction } from "./transaction.ts";

describe("a connection", () => {
  let test1: TestDatabase;
  let db: Knex;
  beforeAll(async () => {
    test1 = await createTestDatabase({ statementSeconds: 1 });
    db = test1.db;
  });
  afterAll(() => test1.drop());

  test("reads decimals, dates and large integers exactly as they are held", async () => {
    const [row] = await rows(
      db,
      `SELECT CAST(90071992547409.91 AS DECIMAL(18,2)) money, CAST('2026-04-01' AS DATE) day, COUNT(*) rows_found,
              CAST('2026-04-01 23:59:59.123' AS DATETIME(3)) moment, CAST(9007199254740993 AS SIGNED) large`,
    );
    expect(row).toEqual({
      money: "90071992547409.91",
      day: "2026-04-01",
      rows_found: 1,
      moment: "2026-04-01 23:59:59.123",
      large: "9007199254740993",
    });
  });

  test("keeps times in UTC, wherever the server and this process stand", async () => {
    const moment = new Date("2026-03-31T18:30:00.250Z");
    const [row] = await rows(db, "SELECT ? given, @@session.time_zone zone", [moment]);
    expect(row).toEqual({ given: "2026-03-31 18:30:00.250", zone: "+00:00" });
    const [clock] = await rows<{ drift: number }>(
      db,
      "SELECT ABS(TIMESTAMPDIFF(SECOND, NOW(), UTC_TIMESTAMP())) drift",
    );
    expect(clock!.drift).toBeLessThan(2);
  });

  test("keeps four-byte letters", async () => {
    await db("company_settings").insert({ company_id: 1, name: "sign", value: "കേരളം 🙂" });
    expect(await db("company_settings").pluck("value")).toEqual(["കേരളം 🙂"]);
  });

  test("refuses what does not fit instead of clipping it", async () => {
    const tooLong = db("company_settings").insert({ company_id: 1, name: "x".repeat(61), value: "" });
    await expect(tooLong).rejects.toThrow(/Data too long/);
    await expect(
      db("counters").insert({ company_id: 1, kind: "k", year_id: 1, next_number: 2 ** 31 }),
    ).rejects.toThrow(/Out of range/);
  });

  test("reads the latest committed rows within a transaction", async () => {
    await db("company_settings").insert({ company_id: 2, name: "n", value: "before" });
    await db.transaction(async (trx) => {
      const read = () => trx("company_settings").where({ company_id: 2 }).pluck("value");
      expect(await read()).toEqual(["before"]);
      await db("company_settings").where({ company_id: 2 }).update({ value: "after" });
      expect(await read()).toEqual(["after"]);
    });
  });

  test("ends a statement that takes longer than its limit", async () => {
    const numbers =
      "(SELECT 0 n UNION SELECT 1 UNION SELECT 2 UNION SELECT 3 UNION SELECT 4 UNION SELECT 5 UNION SELECT 6)";
    const joined = Array.from({ length: 11 }, (_, n) => `${numbers} t${n}`).join(", ");
    const error: unknown = await db
      .raw(`SELECT SUM(SQRT(t0.n + t10.n)) FROM ${joined}`)
      .catch((found: unknown) => found);
    expect(databaseFault(error)).toBe("too-slow");
  });
});

describe("the settings", () => {
  test("are read from an ordinary address", () => {
    expect(connectionSettings("mysql://van:p%40ss@db.example:3307/books")).toMatchObject({
      host: "db.example",
      port: 3307,
      user: "van",
      password: "p@ss",
      database: "books",
    });
  });

  test("are read from a socket's and from one with TLS", () => {
    expect(connectionSettings("mysql://root@localhost/vanbook?socketPath=%2Ftmp%2Fa.sock")).toMatchObject({
      socketPath: "/tmp/a.sock",
    });
    expect(connectionSettings("mysql://a@b/c")).not.toHaveProperty("ssl");
    expect(connectionSettings("mysql://a@b/c?ssl=true")).toMatchObject({ ssl: { rejectUnauthorized: true } });
    expect(connectionSettings("mysql://a@b/c?sslCa=PEM")).toMatchObject({
      ssl: { rejectUnauthorized: true, ca: "PEM" },
    });
  });
});

describe("a database that goes away", () => {
  let dir: string;
  let server: Database;
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), `vanbook-test-${process.pid}-`));
    server = await startDatabase({ dir, purpose: "test" });
  });
  afterAll(async () => {
    process.kill(server.pid, "SIGCONT");
    await server.stop();
    await rm(dir, { recursive: true });
  });

  test("is waited for no longer than three seconds", () => {
    const db = connect(server.url);
    // Whoever has no connection by then is told so; the other limits are parts of this one.
    const { acquireTimeoutMillis, createTimeoutMillis } = poolOf(db);
    expect([createTimeoutMillis, acquireTimeoutMillis]).toEqual([2_500, 2_800]);
  });

  test("is an error, and is back with the first who asks after its return", async () => {
    const db = connect(server.url);
    // The pool is full: none of its ten dead connections may be given to a later request.
    await Promise.all(Array.from({ length: 10 }, () => db.raw("SELECT SLEEP(0.1)")));
    await server.stop();
    expect(await faults(Array.from({ length: 20 }, () => db.raw("SELECT 1")))).toEqual(UNREACHABLE);
    expect(await faults(Array.from({ length: 64 }, () => write(db)))).toEqual(UNREACHABLE);

    server = await startDatabase({ dir, purpose: "test" });
    await Promise.all(Array.from({ length: 20 }, () => db.raw("SELECT 1")));
    await db.destroy();
  });

  test("does not hold a request for ever when it freezes within its statement", async () => {
    const db = connect(server.url, { statementSeconds: 1 });
    await db.raw("SELECT 1");
    const asked = faults([db.raw("SELECT SLEEP(0.9)")]);
    await freeze(server.pid);
    // It is told so while the server is frozen.
    expect(await asked.finally(() => process.kill(server.pid, "SIGCONT"))).toEqual(UNREACHABLE);
    await db.destroy();
  });

  test("is an error when it is there but answers nothing", async () => {
    const db = connect(server.url);
    await Promise.all(Array.from({ length: 10 }, () => db.raw("SELECT SLEEP(0.1)")));
    await sleep(1100);
    await freeze(server.pid);
    let attempts = 0;
    poolOf(databaseOf(db).writing()).on("acquireRequest", () => (attempts += 1));
    const all = [
      ...Array.from({ length: 20 }, () => db.raw("SELECT 1")),
      ...Array.from({ length: 64 }, () => write(db)),
    ];
    const found = await faults(all).finally(() => process.kill(server.pid, "SIGCONT"));
    expect(found).toEqual(UNREACHABLE);
    // There are more writers than may run at once: the queued ones did not wait for an attempt of their own.
    expect(attempts).toBe(8);
    await db.raw("SELECT 1");
    await db.destroy();
  });
});

/** Stops all threads of the process and waits until they have stopped: a server that can still answer is not frozen. */
async function freeze(pid: number) {
  process.kill(pid, "SIGSTOP");
  const isStopped = async () => {
    const threads = await readdir(`/proc/${pid}/task`);
    const stats = await Promise.all(threads.map((id) => readFile(`/proc/${pid}/task/${id}/stat`, "utf8")));
    return stats.every((stat) => stat.includes(") T "));
  };
  while (!(await isStopped())) await sleep(10);
}

function write(db: Knex) {
  return withTransaction(db, (trx) => trx.raw("SELECT 1"));
}

/** What became of each, without repetition: the fault of its error, or undefined where it was answered. */
async function faults(all: readonly Promise<unknown>[]) {
  const outcomes = await Promise.allSettled(all);
  return new Set(outcomes.map((one) => (one.status === "rejected" ? databaseFault(one.reason) : undefined)));
}

/** Knex's pool, which it leaves untyped. */
function poolOf(db: Knex) {
  return (db.client as { pool: Pool }).pool;
}

interface Pool {
  acquireTimeoutMillis: number;
  createTimeoutMillis: number;
  on(event: "acquireRequest", listener: () => void): void;
}

const UNREACHABLE = new Set(["unreachable"]);
