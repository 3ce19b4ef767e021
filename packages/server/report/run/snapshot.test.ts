import type { Socket } from "node:net";
import { Readable } from "node:stream";
import type { Knex } from "knex";
import { afterAll, beforeAll, expect, it } from "vitest";
import { identifyDatabaseFault } from "../../db/database-error.ts";
import { openBeside } from "../../db/connection.ts";
import { createTestDatabase, type TestDatabase } from "../../db/testing/test-database.ts";
import { withTransaction } from "../../db/transaction.ts";
import { toProblem } from "../../http/errors.ts";
import { openRows, visitEachRow } from "./run-report.ts";
import { readInSnapshot, streamSnapshot } from "./snapshot.ts";

let database: TestDatabase;
beforeAll(async () => (database = await createTestDatabase({ max: 4, statementSeconds: 2 })));
afterAll(() => database?.drop());

it("many reports at once leave a connection for postings", async () => {
  const { db } = database;
  let end = () => {};
  const postingEnd = new Promise<void>((resolve) => (end = resolve));
  const reports = Array.from({ length: 12 }, () =>
    readInSnapshot(db, async (snapshot) => {
      await snapshot.raw("SELECT 1");
      await postingEnd;
    }),
  );
  const order: string[] = [];
  const all = Promise.all(reports).then(() => order.push("reports"));
  await withTransaction(db, (trx) => trx.raw("SELECT 1")).then(() => order.push("posting"));
  end();
  await all;
  expect(order).toEqual(["posting", "reports"]);
});

it("a report is refused with BUSY when too many others are waiting", async () => {
  const { db } = database;
  const reports = Array.from({ length: 150 }, () =>
    readInSnapshot(db, (snapshot) => snapshot.raw("SELECT SLEEP(0.02)")).then(
      () => "read",
      (error: unknown) => toProblem(error),
    ),
  );
  const outcomes = await Promise.all(reports);
  const refusals = outcomes.filter((one) => one !== "read");
  expect(refusals).toHaveLength(150 - 2 - 100); // two are read at once, a hundred wait
  for (const problem of refusals)
    expect(problem).toMatchObject({ code: "BUSY", status: 503, detail: { retryAfter: 1 } });
});

it("a report's statement is ended when it takes too long", async () => {
  const endless = readInSnapshot(database.db, (snapshot) =>
    snapshot.raw(
      "SELECT COUNT(*) FROM information_schema.columns a, information_schema.columns b, information_schema.columns c",
    ),
  );
  const error: unknown = await endless.catch((failure: unknown) => failure);
  expect(toProblem(error)).toMatchObject({ code: "TOO_SLOW", status: 503 });
});

it("a report sees the data of one moment, whatever is written at the same time", async () => {
  const { db } = database;
  await db("installation").insert({ name: "picture", value: "1" });
  const seenValues = await readInSnapshot(db, async (snapshot) => {
    const readValue = async () =>
      (await snapshot("installation").where({ name: "picture" }).first("value")).value as string;
    const before = await readValue();
    await db("installation").where({ name: "picture" }).update({ value: "2" });
    return [before, await readValue()];
  });
  expect(seenValues).toEqual(["1", "1"]);
});

it("slow readers leave a connection for other reports", async () => {
  const { db } = database;
  const streams = Array.from({ length: 2 }, () =>
    streamSnapshot(db, () => Promise.resolve(new Readable({ read() {} }))),
  );
  const slow = await streams[0];
  await expect(readInSnapshot(db, () => Promise.resolve("read"))).resolves.toBe("read");
  slow?.destroy();
  (await streams[1])?.destroy();
});

it("a report fails when its connection is lost, and later reports are read", async () => {
  const { db } = database;
  const numbers: unknown[][] = [];
  const reading = readInSnapshot(db, async (snapshot) => {
    const connection = await (
      snapshot.client as { acquireConnection(): Promise<{ stream: Socket }> }
    ).acquireConnection();
    snapshot.on("query", () => void setImmediate(() => connection.stream.destroy()));
    await visitEachRow(
      snapshot,
      snapshot.from(snapshot.raw("(SELECT SLEEP(1.5)) AS s")).select("s.*"),
      () => {},
    );
  });
  const error: unknown = await reading.catch((failure: unknown) => failure);
  expect(identifyDatabaseFault(error)).toBe("lost");
  await readInSnapshot(db, (snapshot) =>
    visitEachRow(snapshot, snapshot.select(snapshot.raw("1")), (row) => numbers.push(row)),
  );
  expect(numbers).toEqual([[1]]);
});

it("reading rows gives other work a turn every hundred rows, and paused rows wait until they are resumed", async () => {
  const { db } = database;
  const selectManyRows = (snapshot: Knex.Transaction) =>
    snapshot
      .from(snapshot.raw("information_schema.columns a, (SELECT 1 UNION SELECT 2 UNION SELECT 3) b"))
      .select(snapshot.raw("a.column_name"))
      .limit(5000);
  let turns = 0;
  let isOver = false;
  const takeTurns = () => void ((turns += 1), isOver || setImmediate(takeTurns));
  let rows = 0;
  let turnsBefore = 0;
  let most = 0;
  await readInSnapshot(db, async (snapshot) => {
    setImmediate(takeTurns);
    await visitEachRow(snapshot, selectManyRows(snapshot), () => {
      rows = turns === turnsBefore ? rows + 1 : 1;
      turnsBefore = turns;
      most = Math.max(most, rows);
    });
    isOver = true;
  });
  expect(most).toBeLessThanOrEqual(100);
  expect(turns).toBeGreaterThan(50);

  let rowCount = 0;
  await readInSnapshot(db, async (snapshot) => {
    const openedRows = await openRows(snapshot, selectManyRows(snapshot));
    await new Promise<void>((resolve) => {
      openedRows.each(
        () => {
          rowCount += 1;
          if (rowCount !== 150) return;
          openedRows.pause();
          // Longer than a turn: the rows must not resume automatically.
          setTimeout(() => {
            expect(rowCount).toBe(150);
            openedRows.resume();
          }, 100);
        },
        () => resolve(),
      );
    });
  });
  expect(rowCount).toBe(5000);
});

it("an error in handling a row reaches the caller, and the connection can be used again", async () => {
  const own = openBeside(database.db, { max: 2 });
  const failing = readInSnapshot(own, (snapshot) =>
    visitEachRow(snapshot, snapshot("schema_migrations").select("name"), () => {
      throw new TypeError("not a row");
    }),
  );
  await expect(failing).rejects.toThrow("not a row");
  const names: unknown[][] = [];
  await readInSnapshot(own, (snapshot) =>
    visitEachRow(snapshot, snapshot("schema_migrations").select("name"), (row) => names.push(row)),
  );
  expect(names.length).toBeGreaterThan(10);
  await own.destroy();
});
