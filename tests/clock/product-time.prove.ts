import { afterAll, beforeAll, expect, it } from "vitest";
import type { Knex } from "knex";
import { readClock, toDatabaseTime } from "../../packages/server/clock.ts";
import { runClockShift } from "../../scripts/project/run-clock.mjs";
import { startProduct, type Product } from "../product.ts";
import { collectAnswers } from "../wall/interference.ts";
import { operations } from "../wall/operations.ts";
import { postSamples } from "../wall/samples.ts";
import { makeSpares } from "../wall/spares.ts";
import { listVisitors } from "../wall/visitors.ts";

let product: Product;

beforeAll(async () => {
  product = await startProduct({ bills: 60 });
  const paths = new Map(operations.map(({ id, path }) => [id, path]));
  const [administrator] = await listVisitors(product.db, 1);
  const cookie = await product.signIn(1, administrator?.username ?? "");
  const documents = await postSamples(product, cookie, administrator?.known.samples ?? {}, paths);
  const [visitor] = await listVisitors(product.db, 1, documents, await makeSpares(product.db, 1));
  if (visitor) await collectAnswers(product, visitor);
});
afterAll(() => product?.stop());

it("is on a day that is not the machine's", () => {
  expect(Math.abs(runClockShift())).toBeGreaterThan(3 * HOUR_MS);
});

it("is the product's in every row that the demo and every operation have written", async () => {
  const machine = readClock().getTime() - runClockShift();
  const [from = "", to = ""] = [-HOUR_MS, HOUR_MS].map((apart) => toDatabaseTime(new Date(machine + apart)));
  const problemLines: string[] = [];
  const columns = await listTimeColumns(product.db);
  for (const { table, column } of columns) {
    // The demo's times are whole minutes and may lie in the machine's hour by chance.
    const rows = await product
      .db(table)
      .whereBetween(column, [from, to])
      .whereRaw("(SECOND(??) <> 0 OR MICROSECOND(??) <> 0)", [column, column]);
    if (rows.length > 0) problemLines.push(`${table}.${column}: ${rows.length}`);
  }
  expect(columns.length).toBeGreaterThan(60);
  expect(problemLines, "written by the machine's clock").toEqual([]);
});

/**
 * All time columns except the one that orders events of several machines: it uses the database's
 * clock.
 */
async function listTimeColumns(db: Knex): Promise<{ table: string; column: string }[]> {
  return db("information_schema.columns")
    .whereNot({ table_name: "events", column_name: "written_at" })
    .where("table_schema", db.raw("DATABASE()"))
    .whereIn("data_type", ["datetime", "timestamp"])
    .select({ table: "table_name", column: "column_name" });
}

const HOUR_MS = 3_600_000;
