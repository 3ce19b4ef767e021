import { afterAll, beforeAll, expect, it } from "vitest";
import { toProblem } from "../http/errors.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";
import { withTransaction } from "./transaction.ts";

let database: TestDatabase;
beforeAll(async () => (database = await createTestDatabase({ template: null, max: 4 })));
afterAll(() => database?.drop());

it("refuses in words what there is no room for, loses and doubles nothing, and goes on when there is room", async () => {
  const { db } = database;
  await db.raw("CREATE TABLE documents (id INT PRIMARY KEY) ENGINE = InnoDB");
  // A table in memory is full as a disk is: with the same error, and after some hundred rows.
  await db.raw("CREATE TABLE moves (id INT PRIMARY KEY, pad CHAR(255)) ENGINE = MEMORY MAX_ROWS = 100");
  const post = (id: number) =>
    withTransaction(db, async (trx) => {
      await trx("documents").insert({ id });
      await trx("moves").insert({ id, pad: "x" });
    }).then(
      () => "posted",
      (error: unknown) => toProblem(error),
    );
  const outcomes: unknown[] = [];
  for (let id = 1; id <= 20_000 && (outcomes.at(-1) ?? "posted") === "posted"; id += 1)
    outcomes.push(await post(id));
  expect(outcomes.at(-1)).toMatchObject({
    code: "DISK_FULL",
    status: 503,
    message: "The server's disk is full. Nothing was saved. Please try again when there is room.",
  });
  const refused = outcomes.length;
  expect(await post(refused)).toMatchObject({ code: "DISK_FULL" });
  const count = async (table: string) => Number((await db(table).count("* as rows").first())?.rows);
  expect([await count("documents"), await count("moves")]).toEqual([refused - 1, refused - 1]);

  await db("moves").where("id", "<", 50).delete();
  expect(await post(refused)).toBe("posted");
  expect([await count("documents"), await count("moves")]).toEqual([refused, refused - 49]);
});

it.each([
  { errno: 1021, sqlMessage: "Disk full (/tmp/#sql); waiting for someone to free some space..." },
  { errno: 3, sqlMessage: `Error writing file './z.frm' (Errcode: 28 "No space left on device")` },
  { errno: 1030, sqlMessage: `Got error 28 "No space left on device" from storage engine InnoDB` },
])("knows the database's other words for a full disk: $errno", (given) => {
  expect(toProblem(Object.assign(new Error(given.sqlMessage), given))).toMatchObject({ code: "DISK_FULL" });
});

it("does not take a value that reads like them for a full disk", () => {
  const error = new Error("insert into `tasks` values ('No space left on device') - Unknown column");
  expect(toProblem(Object.assign(error, { errno: 1054, sqlMessage: "Unknown column" }))).toMatchObject({
    code: "INTERNAL",
  });
});
