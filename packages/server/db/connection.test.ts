import { setTimeout as sleep } from "node:timers/promises";
import type { Knex } from "knex";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { markCompany, runMarked } from "../channels.ts";
import { toProblem } from "../http/errors.ts";
import { buildConnectionSettings, openBeside } from "./connection.ts";
import { identifyDatabaseFault } from "./database-error.ts";
import { queryRows } from "./rows.ts";
import { createTestDatabase, type TestDatabase } from "./testing/test-database.ts";

describe("a connection", () => {
  let test1: TestDatabase;
  let db: Knex;
  beforeAll(async () => {
    test1 = await createTestDatabase({ statementSeconds: 1 });
    db = test1.db;
  });
  afterAll(() => test1.drop());

  test("fills values into a statement, and sends one without values as it is", () => {
    const { queryFormat } = buildConnectionSettings("mysql://root@localhost/vanbook");
    const manyRows = [
      ["Anil's", null],
      ["?", 1],
    ];
    expect(queryFormat("INSERT INTO t VALUES ?", [manyRows], "Z")).toBe(
      "INSERT INTO t VALUES ('Anil\\'s', NULL), ('?', 1)",
    );
    for (const values of [[], undefined])
      expect(queryFormat("SELECT '?', ?", values, "Z")).toBe("SELECT '?', ?");
  });

  test("reads decimals, dates and large integers exactly as they are stored", async () => {
    const [row] = await queryRows(
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

  test("keeps times in UTC, whatever the time zone of the server and of this process", async () => {
    const moment = new Date("2026-03-31T18:30:00.250Z");
    const [row] = await queryRows(db, "SELECT ? given, @@session.time_zone zone", [moment]);
    expect(row).toEqual({ given: "2026-03-31 18:30:00.250", zone: "+00:00" });
    const [clock] = await queryRows<{ drift: number }>(
      db,
      "SELECT ABS(TIMESTAMPDIFF(SECOND, NOW(), UTC_TIMESTAMP())) drift",
    );
    expect(clock!.drift).toBeLessThan(2);
  });

  test("stores characters of four bytes", async () => {
    await db("company_settings").insert({ company_id: 1, name: "sign", value: "കേരളം 🙂" });
    expect(await db("company_settings").pluck("value")).toEqual(["കേരളം 🙂"]);
  });

  test("refuses a value that does not fit instead of cutting it", async () => {
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

  test("ends a statement that takes longer than its time limit", async () => {
    const numbers =
      "(SELECT 0 n UNION SELECT 1 UNION SELECT 2 UNION SELECT 3 UNION SELECT 4 UNION SELECT 5 UNION SELECT 6)";
    const joinedTables = Array.from({ length: 11 }, (_, n) => `${numbers} t${n}`).join(", ");
    const error: unknown = await db
      .raw(`SELECT SUM(SQRT(t0.n + t10.n)) FROM ${joinedTables}`)
      .catch((result: unknown) => result);
    expect(identifyDatabaseFault(error)).toBe("too-slow");
    expect(toProblem(error)).toMatchObject({ code: "BUSY", detail: { retryAfter: 1 } });
  });

  test("is closed, and its statement killed, when the server's own limit does not end the statement", async () => {
    // As for a statement that changes rows on MySQL, whose limit applies to SELECT only.
    let id = 0;
    const error: unknown = await db
      .transaction(async (trx) => {
        await trx.raw("SET SESSION /*M! max_statement_time = 0 */ /*!80000 max_execution_time = 0 */");
        id = (await queryRows<{ id: number }>(trx, "SELECT CONNECTION_ID() id"))[0]?.id ?? 0;
        await trx.raw("SELECT SLEEP(600)");
      })
      .catch((failure: unknown) => failure);
    expect(identifyDatabaseFault(error)).toBe("overdue");
    expect(toProblem(error)).toMatchObject({ code: "BUSY", detail: { retryAfter: 1 } });
    const countConnections = async () =>
      (await queryRows(db, "SELECT id FROM information_schema.processlist WHERE id = ?", [id])).length;
    await expect.poll(countConnections, { timeout: 60_000 }).toBe(0);
  });

  test("that rests between two statements for longer than a statement may take is used again", async () => {
    const readId = async () => (await queryRows<{ id: number }>(db, "SELECT CONNECTION_ID() id"))[0]?.id;
    const before = await readId();
    await sleep(1_300);
    expect(await readId()).toBe(before);
  });

  test("is free for another company while statements of one company wait for a lock", async () => {
    const own = openBeside(db, { max: 5, statementSeconds: 10 });
    await db("company_settings").insert({ company_id: 3, name: "n", value: "" });
    const askAs = (companyId: number, sql: string) =>
      runMarked({ requestId: `${companyId}`, operation: "test" }, () => {
        markCompany(companyId);
        return own.raw(sql).then(() => companyId);
      });
    const holder = await db.transaction();
    await holder("company_settings").where({ company_id: 3 }).forUpdate();
    const waiting = Array.from({ length: 12 }, () =>
      askAs(1, "SELECT value FROM company_settings WHERE company_id = 3 FOR UPDATE"),
    );
    const other = askAs(2, "SELECT 1");
    expect(await Promise.race([...waiting, other])).toBe(2);
    await holder.rollback();
    expect(await Promise.all(waiting)).toHaveLength(12);
  });

  test("that never becomes free is not waited for: BUSY", async () => {
    const own = openBeside(db, { max: 1, connectSeconds: 0.1 });
    const error: unknown = await own
      .transaction(() => own.raw("SELECT 1"))
      .catch((failure: unknown) => failure);
    expect(toProblem(error)).toMatchObject({ code: "BUSY", detail: { retryAfter: 1 } });
  });
});

describe("connection settings", () => {
  test("are read from an ordinary address", () => {
    expect(buildConnectionSettings("mysql://van:p%40ss@db.example:3307/books")).toMatchObject({
      host: "db.example",
      port: 3307,
      user: "van",
      password: "p@ss",
      database: "books",
    });
  });

  test("are read from the address of a socket and from one with TLS", () => {
    expect(
      buildConnectionSettings("mysql://root@localhost/vanbook?socketPath=%2Ftmp%2Fa.sock"),
    ).toMatchObject({
      socketPath: "/tmp/a.sock",
    });
    expect(buildConnectionSettings("mysql://a@b/c")).not.toHaveProperty("ssl");
    expect(buildConnectionSettings("mysql://a@b/c?ssl=true")).toMatchObject({
      ssl: { rejectUnauthorized: true },
    });
    expect(buildConnectionSettings("mysql://a@b/c?sslCa=PEM")).toMatchObject({
      ssl: { rejectUnauthorized: true, ca: "PEM" },
    });
  });
});
