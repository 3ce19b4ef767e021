import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../packages/server/db/test-database.ts";
import { isWhole } from "../whole.ts";
import { KIND_NAMES } from "./kinds.ts";
import { runRandomDocuments } from "./random-documents.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase({ max: 12 });
});
afterAll(() => database?.drop());

const seed = Number(process.env["VANBOOK_SEED"] ?? 2026);

it(`keeps the books of two companies right while eight write at random (VANBOOK_SEED=${seed})`, async () => {
  const { findings, starved, vouchers } = await runRandomDocuments({
    db: database.db,
    seed,
    steps: isWhole ? 400 : 200,
  });
  expect([...starved, ...findings].slice(0, 10), `VANBOOK_SEED=${seed}`).toEqual([]);
  expect(Object.keys(vouchers).sort()).toEqual(["closing", ...KIND_NAMES]);
}, 120_000);
