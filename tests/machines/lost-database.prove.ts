import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Knex } from "knex";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { connect } from "../../packages/server/db/connection.ts";
import { identifyDatabaseFault } from "../../packages/server/db/database-error.ts";
import { getDatabase } from "../../packages/server/db/database.ts";
import { withTransaction } from "../../packages/server/db/transaction.ts";
import { startDatabase, type Database } from "../../scripts/database.mjs";
import { freezeProcess } from "../freeze-process.ts";

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

  test("makes a request wait no longer than three seconds", () => {
    const db = connect(server.url);
    // A caller without a connection by then gets an error. The other limits are shorter than this
    // one.
    const { acquireTimeoutMillis, createTimeoutMillis } = getPool(db);
    expect([createTimeoutMillis, acquireTimeoutMillis]).toEqual([2_500, 2_800]);
  });

  test("gives errors while it is away, and the first request after its return succeeds", async () => {
    const db = connect(server.url);
    // Fill the pool: none of its ten connections may be given to a later request once they are
    // dead.
    await Promise.all(Array.from({ length: 10 }, () => db.raw("SELECT SLEEP(0.1)")));
    await server.stop();
    expect(await collectFaults(Array.from({ length: 20 }, () => db.raw("SELECT 1")))).toEqual(
      UNREACHABLE_FAULTS,
    );
    expect(await collectFaults(Array.from({ length: 64 }, () => write(db)))).toEqual(UNREACHABLE_FAULTS);

    server = await startDatabase({ dir, purpose: "test" });
    await Promise.all(Array.from({ length: 20 }, () => db.raw("SELECT 1")));
    await db.destroy();
  });

  test("does not make a request wait for ever when it freezes during a statement", async () => {
    const db = connect(server.url, { statementSeconds: 1 });
    await db.raw("SELECT 1");
    const faultsOfStatement = collectFaults([db.raw("SELECT SLEEP(0.9)")]);
    await freezeProcess(server.pid);
    // The caller gets the error while the server is still frozen.
    expect(await faultsOfStatement.finally(() => process.kill(server.pid, "SIGCONT"))).toEqual(
      new Set(["overdue"]),
    );
    await db.destroy();
  });

  test("gives an error when it runs but does not answer", async () => {
    const db = connect(server.url);
    await Promise.all(Array.from({ length: 10 }, () => db.raw("SELECT SLEEP(0.1)")));
    await sleep(1100);
    await freezeProcess(server.pid);
    let attempts = 0;
    getPool(getDatabase(db).writing()).on("acquireRequest", () => (attempts += 1));
    const all = [
      ...Array.from({ length: 20 }, () => db.raw("SELECT 1")),
      ...Array.from({ length: 64 }, () => write(db)),
    ];
    const foundFaults = await collectFaults(all).finally(() => process.kill(server.pid, "SIGCONT"));
    expect(foundFaults).toEqual(UNREACHABLE_FAULTS);
    // There are more writers than may run at once. The queued ones fail without an attempt to
    // connect.
    expect(attempts).toBe(8);
    // A request that came during the last attempts to connect can still get the error of one.
    await expect.poll(() => collectFaults([db.raw("SELECT 1")])).toEqual(new Set([undefined]));
    await db.destroy();
  });
});

function write(db: Knex) {
  return withTransaction(db, (trx) => trx.raw("SELECT 1"));
}

/** The distinct outcomes: the fault of each error, undefined for an answer. */
async function collectFaults(all: readonly Promise<unknown>[]) {
  const outcomes = await Promise.allSettled(all);
  return new Set(
    outcomes.map((one) => (one.status === "rejected" ? identifyDatabaseFault(one.reason) : undefined)),
  );
}

/** Knex does not type its pool. */
function getPool(db: Knex) {
  return (db.client as { pool: Pool }).pool;
}

interface Pool {
  acquireTimeoutMillis: number;
  createTimeoutMillis: number;
  on(event: "acquireRequest", listener: () => void): void;
}

const UNREACHABLE_FAULTS = new Set(["unreachable"]);
