import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { connect } from "../db/connection.ts";
import { createTestDatabase, type TestDatabase } from "../db/test-database.ts";
import { purgeDaily, purgeKeys } from "./purge.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.db("companies").insert([1, 2].map((id) => ({ company_id: id, name: `Company ${id}` })));
});
afterAll(() => database?.drop());
beforeEach(() => database.db("idempotency_keys").delete());

const SOON = { timeout: 15_000 };
const NOW = new Date("2026-11-20T12:00:00.000Z");
// 90 days before: 20 November − 20 − 31 (October) − 30 (September) − 9 = 22 August.
const LIMIT = "2026-08-22 12:00:00.000";
const JUST_BEFORE = "2026-08-22 11:59:59.999";

const add = (companyId: number, key: string, at: string) => ({
  company_id: companyId,
  idempotency_key: key,
  operation: "receipts.create",
  request_hash: Buffer.alloc(32),
  created_at: at,
});
const left = () => database.db("idempotency_keys").orderBy("idempotency_key").pluck("idempotency_key");

it("forgets keys older than 90 days, in every company, however many there are", async () => {
  const old = Array.from({ length: 1203 }, (_, index) => add(1, `old-${index}`, JUST_BEFORE));
  await database
    .db("idempotency_keys")
    .insert([
      ...old,
      add(2, "old", JUST_BEFORE),
      add(1, "kept", LIMIT),
      add(2, "new", "2026-11-20 11:00:00.000"),
    ]);
  const statements: string[] = [];
  const watch = ({ sql }: { sql: string }) => void statements.push(sql);
  database.db.on("query", watch);
  await purgeKeys(database.db, NOW);
  database.db.removeListener("query", watch);
  expect(await left()).toEqual(["kept", "new"]);
  // Company 1: 500 + 500 + 203, company 2: 1.
  expect(statements.filter((sql) => sql.startsWith("DELETE"))).toHaveLength(4);
});

it("does so at the start, and never fails the server", async () => {
  await database.db("idempotency_keys").insert([add(1, "ancient", "2020-01-01 00:00:00.000")]);
  const warned: unknown[] = [];
  const log = { warn: (...said: unknown[]) => void warned.push(said) };
  const stop = purgeDaily(database.db, log);
  await expect.poll(left, SOON).toEqual([]);
  stop();
  expect(warned).toEqual([]);

  const nowhere = connect("mysql://nobody@127.0.0.1:1/none");
  const stopNowhere = purgeDaily(nowhere, log);
  await expect.poll(() => warned.length, SOON).toBe(1);
  stopNowhere();
  await nowhere.destroy();
});
