import { randomInt } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../packages/server/db/test-database.ts";
import { runRandomDocuments } from "./random-documents.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase({ max: 12 });
});
afterAll(() => database?.drop());

// A new seed with each run; VANBOOK_SEED repeats one.
const seed = Number(process.env.VANBOOK_SEED ?? randomInt(1_000_000));

it(`keeps the books of two companies right while eight write at random (VANBOOK_SEED=${seed})`, async () => {
  const { findings, vouchers } = await runRandomDocuments({ db: database.db, seed, steps: 400 });
  expect(findings.slice(0, 10), `VANBOOK_SEED=${seed}`).toEqual([]);
  expect(Object.keys(vouchers).sort()).toEqual(KINDS);
}, 120_000);

const KINDS = [
  "closing",
  "contra",
  "damage",
  "expense",
  "hand_over",
  "journal",
  "opening",
  "payment",
  "production",
  "purchase",
  "purchase_return",
  "receipt",
  "replacement",
  "sale",
  "sale_return",
  "van_load",
];
