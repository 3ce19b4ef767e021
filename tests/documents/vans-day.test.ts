import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { listTypeErrors, startProgram } from "../../packages/sdk/fixtures/test-program.ts";
import { checkBooks } from "../../packages/server/books/checks/check.ts";
import { formatDayIn, readClock } from "../../packages/server/clock.ts";
import { startProduct, type Product } from "../product.ts";

const EXAMPLE_PATH = join(import.meta.dirname, "../../examples/post-a-vans-day.ts");
const YESTERDAY_DATE = formatDayIn("Asia/Kolkata", new Date(readClock().getTime() - 24 * 60 * 60 * 1000));

let product: Product;
let env: Record<string, string>;

beforeAll(async () => {
  product = await startProduct({ bills: 60 });
  // Remove the credit limits, so that the example's only refusal is the expected one.
  await product.db("accounts").where({ company_id: 1, group_id: 14 }).update({ credit_limit: null });
  const cookie = await product.signIn(1, "meera");
  const keyAnswer = await product.call({
    method: "POST",
    path: "/api/v1/api-keys",
    cookie,
    body: { name: "A van's day" },
  });
  const van = await product.db("vehicles").where("company_id", 1).orderBy("id").first("reg_no");
  env = {
    VANBOOK_API_KEY: keyAnswer.read<{ secret: string }>().secret,
    VANBOOK_VAN: van.reg_no,
    VANBOOK_SALESMAN: "Anil Kumar",
    VANBOOK_DATE: YESTERDAY_DATE,
  };
});
afterAll(() => product?.stop());

it("the example posts a van's day, and changes nothing when it runs again", async () => {
  const program = await readFile(EXAMPLE_PATH, "utf8");
  const run = await startProgram(program, product.url, env);
  expect(listTypeErrors(run.file)).toEqual([]);
  const before = await countTableRows(product);

  const first = splitOutput(await run.output());
  expect(first.map(([status, what]) => `${status} ${what}`)).toEqual(
    EXPECTED_DOCUMENTS.map((what) => `posted ${what}`),
  );
  const after = await countTableRows(product);
  // 3 bills less the refused one, plus load, 2 returns, receipt, expense, unload and cash: 9
  // vouchers.
  expect(after.vouchers - before.vouchers).toBe(9);
  expect(after.locations - before.locations).toBe(6);
  expect(after.visits - before.visits).toBe(2);

  const second = splitOutput(await run.output());
  expect(second).toEqual(first.map(([, ...rest]) => ["replayed", ...rest]));
  expect(await countTableRows(product)).toEqual(after);
  expect(await checkBooks(product.db, 1)).toEqual([]);
});

it("the van and the salesman's cash are empty at the end of the day, and the order is invoiced", async () => {
  const { db } = product;
  const van = await db("stock_moves as m")
    .join(
      "stock_locations as l",
      (on) => void on.on("l.company_id", "m.company_id").andOn("l.id", "m.location_id"),
    )
    .join("vouchers as v", (on) => void on.on("v.company_id", "m.company_id").andOn("v.id", "m.voucher_id"))
    .where({ "m.company_id": 1, "l.name": env.VANBOOK_VAN })
    .where("v.client_id", "like", `${YESTERDAY_DATE}/%`)
    .groupBy("m.item_id")
    .select(db.raw("SUM(m.quantity) AS quantity"));
  expect(van).toEqual([{ quantity: "0.000" }, { quantity: "0.000" }]);
  const cash = await db("ledger_entries as e")
    .join("accounts as a", (on) => void on.on("a.company_id", "e.company_id").andOn("a.id", "e.account_id"))
    .join("vouchers as v", (on) => void on.on("v.company_id", "e.company_id").andOn("v.id", "e.voucher_id"))
    .where({ "e.company_id": 1, "a.name": "Cash with Anil Kumar" })
    .where("v.client_id", "like", `${YESTERDAY_DATE}/%`)
    .select(db.raw("SUM(e.debit - e.credit) AS left_over"), db.raw("COUNT(*) AS count"));
  expect(cash).toEqual([{ left_over: "0.00", count: 6 }]); // bill, two refunds, receipt, expense, hand-over
  const order = await db("orders")
    .where("company_id", 1)
    .where("client_id", "like", `${YESTERDAY_DATE}/%`)
    .first("status");
  expect(order.status).toBe(1);
  const trip = await db("trips")
    .where("company_id", 1)
    .where("client_id", "like", `${YESTERDAY_DATE}/%`)
    .first();
  expect([trip.starting_km, trip.ending_km, trip.days]).toEqual(["48211.500", "48296.000", 1]);
});

/**
 * Status, kind and number from each output line, without the one bill that is refused in every run.
 */
function splitOutput(output: string): string[][] {
  const lines = output.trimEnd().split("\n");
  const refusedLines = lines.filter((line) => line.startsWith("refused"));
  expect(refusedLines).toHaveLength(1);
  expect(refusedLines[0]).toContain("PRICE_STALE");
  return lines
    .filter((line) => !line.startsWith("refused"))
    .map((line) => [line.slice(0, 8).trim(), line.slice(10, 22).trim(), line.slice(22).trim()]);
}

/** The row count of each table of the database, except the tables of the requests themselves. */
async function countTableRows({
  db,
}: Product): Promise<Record<string, number> & { vouchers: number; locations: number; visits: number }> {
  // MySQL returns information_schema column names in capitals, unless they are renamed.
  const tables: { name: string }[] = await db("information_schema.tables")
    .whereRaw("table_schema = DATABASE() AND table_type = 'BASE TABLE'")
    .whereNotIn("table_name", ["idempotency_keys", "login_logs", "login_log", "sessions"])
    .select({ name: "table_name" });
  const counts = { vouchers: 0, locations: 0, visits: 0 };
  const all = await Promise.all(
    tables.map(async ({ name }) => [name, Number((await db(name).count({ count: "*" }))[0]?.count)] as const),
  );
  return { ...counts, ...Object.fromEntries(all) };
}

const EXPECTED_DOCUMENTS = [
  "load",
  "trip begins",
  "order",
  "visit",
  "visit",
  "bill",
  "bill",
  "return",
  "return",
  "receipt",
  "expense",
  ...Array.from({ length: 6 }, () => "point"),
  "unload",
  "trip ends",
  "cash",
];
