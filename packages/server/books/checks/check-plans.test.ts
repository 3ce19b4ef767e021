import { afterAll, beforeAll, expect, it } from "vitest";
import { startProduct, type Product } from "../../../../tests/product.ts";
import { queryRows } from "../../db/rows.ts";
import { checkBooks } from "./check.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
  const tables = await queryRows<{ name: string }>(
    product.db,
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()",
  );
  // Without statistics the server takes the tables for empty and chooses any key.
  await product.db.raw(`ANALYZE TABLE ${tables.map(({ name }) => name).join(", ")}`);
});
afterAll(() => product?.stop());

it("a query of the check that runs once per row finds its rows by more than the company", async () => {
  const plans = await explainCheck();
  const ofBills = plans.filter(({ table, sql }) => table === "b" && /FROM orders d/.test(sql));
  expect(ofBills.map(({ key }) => key)).toEqual(["bills_order"]);
  const wholeReads = plans.filter(
    ({ type, key_len: length }) =>
      type === "ALL" || type === "index" || (type === "ref" && Number(length) <= COMPANY_LENGTH),
  );
  expect(wholeReads.filter(({ key }) => key !== SMALL_TABLE_KEY)).toEqual([]);
});

/** The plan of each table that the check of the books reads once per row of another table. */
async function explainCheck(): Promise<(Plan & { sql: string })[]> {
  const { db } = product;
  const queries = new Map<string, readonly unknown[]>();
  await db.transaction(async (trx) => {
    const note = ({ sql, bindings }: Query) =>
      void (sql.startsWith("SELECT") && queries.set(sql, bindings ?? []));
    trx.on("query", note);
    expect(await checkBooks(trx, 1, { full: true })).toEqual([]);
    trx.removeListener("query", note);
  });
  const [{ version } = { version: "" }] = await queryRows<{ version: string }>(
    db,
    "SELECT VERSION() AS version",
  );
  const explain = version.includes("MariaDB") ? "EXPLAIN" : "EXPLAIN FORMAT = TRADITIONAL";
  const plans: (Plan & { sql: string })[] = [];
  for (const [sql, bindings] of queries)
    for (const plan of await queryRows<Plan>(db, `${explain} ${sql}`, bindings as (string | number)[]))
      if (plan.select_type === "DEPENDENT SUBQUERY" && plan.table !== null) plans.push({ ...plan, sql });
  return plans;
}

interface Query {
  sql: string;
  bindings?: unknown[];
}

interface Plan {
  select_type: string;
  table: string | null;
  type: string | null;
  key: string | null;
  key_len: string | null;
}

/** Bytes of a company's id in a key. */
const COMPANY_LENGTH = 4;
/** One row for each tax that an item had before: the demo has so few that any key will do. */
const SMALL_TABLE_KEY = "item_former_taxes_tax";
