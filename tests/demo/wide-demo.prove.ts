import type { Knex } from "knex";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkBooks } from "../../packages/server/books/checks/check.ts";
import { voucherChecks } from "../../packages/server/books/checks/vouchers.ts";
import { DOCUMENT_TABLES } from "@vanbook/sdk/books";
import { createTestDatabase, type TestDatabase } from "../../packages/server/db/testing/test-database.ts";
import { createDemo } from "../../packages/server/demo/create-demo.ts";

/** The demo has documents of all kinds except stock counts. */
const { stock_count: _count, ...DEMO_TABLES } = DOCUMENT_TABLES;

/** Number of rows that the server has read for this connection. */
async function countReadRows(trx: Knex.Transaction): Promise<number> {
  const [counts = []] = await trx.raw<{ Value: string }[][]>("SHOW SESSION STATUS LIKE 'Handler_read%'");
  return counts.reduce((sum, { Value: value }) => sum + Number(value), 0);
}

/** 5000 bills as in `npm start`, 300 as in most tests. Both have rows for every screen. */
describe.each([5000, 300])("the demo business with %i bills", (bills) => {
  let database: TestDatabase;
  let db: Knex;

  beforeAll(async () => {
    database = await createTestDatabase();
    db = database.db;
    const statements: string[] = [];
    await createDemo(db, { bills, today: DEMO_DATE, say: (text) => statements.push(text) });
    console.info(statements.at(-1));
  });
  afterAll(() => database.drop());

  it("has books without errors", async () => {
    expect(await checkBooks(db, 1)).toEqual([]);
    expect(await checkBooks(db, 2)).toEqual([]);
  });

  it("the check of its cancelled vouchers reads little more than their own rows", async () => {
    const [check] = voucherChecks;
    const accounts = await db("accounts").where("company_id", 1).whereNotNull("system_key");
    const ids = Object.fromEntries(accounts.map(({ system_key, id }) => [system_key, id]));
    const [reversals] = await db("vouchers")
      .where("company_id", 1)
      .whereNotNull("reverses_id")
      .count({ n: "*" });
    const reads = await db.transaction(async (trx) => {
      const before = await countReadRows(trx);
      await trx.raw(check?.sql ?? "", { company: 1, most: 1, ...ids });
      return (await countReadRows(trx)) - before;
    });
    const [vouchers] = await db("vouchers").where("company_id", 1).count({ n: "*" });
    // Finding the reversals may read each voucher; each reversal may then read some dozens of rows.
    expect(reads).toBeLessThan(2 * Number(vouchers?.["n"]) + 200 * Number(reversals?.["n"]));
  });

  it("has documents of every kind in both companies, and cancelled ones of each kind", async () => {
    const kinds = await readColumn("SELECT DISTINCT kind FROM vouchers ORDER BY kind");
    expect(kinds).toEqual([...Object.keys(DEMO_TABLES), "opening"].sort());
    for (const company of [1, 2]) {
      for (const table of new Set(Object.values(DEMO_TABLES).map((each) => each.table))) {
        const statuses = await readColumn(
          `SELECT DISTINCT status FROM ${table} WHERE company_id = ${company} AND status <> 3 ORDER BY status`,
        );
        expect([company, table, statuses]).toEqual([company, table, [1, 2]]);
      }
      for (const table of ["bills", "receipts", "payments", "hand_overs"]) {
        expect([table, await count(table, `company_id = ${company} AND status = 3`)]).not.toEqual([table, 0]);
      }
    }
    expect(await readColumn("SELECT DISTINCT status FROM orders ORDER BY status")).toEqual([0, 1, 2]);
  });

  it("has documents of every type and payment mode", async () => {
    expect(await readColumn("SELECT DISTINCT kind FROM van_loads ORDER BY kind")).toEqual([
      "load",
      "transfer",
      "unload",
    ]);
    expect(await readColumn("SELECT DISTINCT type FROM journals ORDER BY type")).toEqual(["CJ", "MJ", "SJ"]);
    expect(await readColumn("SELECT DISTINCT mode FROM payments ORDER BY mode")).toEqual([
      "B",
      "C",
      "N",
      "O",
    ]);
    for (const quantity of ["good", "damaged", "expired"]) {
      expect(await count("sale_return_lines", `${quantity}_quantity > 0`)).toBeGreaterThan(0);
    }
    for (const [table, condition] of ROW_CONDITIONS) {
      expect([table, condition, await count(table, condition)]).not.toEqual([table, condition, 0]);
    }
    const fourLines = await readColumn(
      `SELECT COUNT(*) FROM ledger_entries e JOIN journals j USING (company_id, voucher_id)
       WHERE j.type = 'MJ' GROUP BY company_id, voucher_id`,
    );
    expect(new Set(fourLines)).toEqual(new Set([4]));
  });

  it("never has a negative stock of an item at a location, and sells the items that it makes", async () => {
    const below = await readColumn(
      `SELECT left_over FROM (
         SELECT SUM(SUM(quantity)) OVER (PARTITION BY company_id, item_id, location_id ORDER BY date) AS left_over
         FROM stock_moves GROUP BY company_id, item_id, location_id, date
       ) AS running WHERE left_over < 0`,
    );
    expect(below).toEqual([]);
    const producingCompanies = await readColumn(
      `SELECT DISTINCT p.company_id FROM productions p
       JOIN bill_lines l ON l.company_id = p.company_id AND l.item_id = p.item_id ORDER BY 1`,
    );
    expect(producingCompanies).toEqual([1, 2]);
  });

  it("sells from vans and godowns, and has stock in both and among the damaged goods", async () => {
    for (const kind of ["van", "godown"]) {
      const companies = await readColumn(
        `SELECT DISTINCT b.company_id FROM bills b JOIN stock_locations l
         ON l.company_id = b.company_id AND l.id = b.location_id AND l.kind = '${kind}' ORDER BY 1`,
      );
      expect([kind, companies]).toEqual([kind, [1, 2]]);
    }
    const places = await readColumn(
      `SELECT DISTINCT CONCAT(l.company_id, ' ', l.kind) FROM stock_moves d
       JOIN stock_locations l ON l.company_id = d.company_id AND l.id = d.location_id
       GROUP BY l.company_id, l.kind, d.item_id HAVING SUM(d.quantity) > 0 ORDER BY 1`,
    );
    expect(places).toEqual(expect.arrayContaining(["1 godown", "1 van", "2 godown", "2 van"]));
  });

  it("pays its suppliers and deposits its cash in the bank", async () => {
    const negative = await readColumn(
      `SELECT money FROM (
         SELECT SUM(SUM(e.debit - e.credit)) OVER (PARTITION BY e.company_id, e.account_id ORDER BY e.date) AS money
         FROM ledger_entries e JOIN accounts a ON a.company_id = e.company_id AND a.id = e.account_id
         WHERE a.group_id IN (5, 6) GROUP BY e.company_id, e.account_id, e.date
       ) AS running WHERE money < 0`,
    );
    expect(negative).toEqual([]);
    // On a Saturday evening a salesman holds 1,000 rupees of change and at most 500 more.
    const heldAmount = await readColumn(
      `SELECT MAX(held) FROM (
         SELECT SUM(e.debit - e.credit) AS held FROM accounts a
         JOIN ledger_entries e ON e.company_id = a.company_id AND e.account_id = a.id AND e.date <= '2026-11-14'
         WHERE a.user_id IS NOT NULL AND a.group_id = 6 GROUP BY a.company_id, a.id
       ) AS saturday`,
    );
    expect(Number(heldAmount[0])).toBeLessThan(1500);
    // Suppliers' invoices are paid within 75 days, or three days later if the bank account has too
    // little money.
    for (const day of ["2025-10-31", "2026-03-31", "2026-08-31", DEMO_DATE]) {
      for (const company of [1, 2]) {
        const owedAmount = await readAmount(
          `SELECT SUM(e.credit - e.debit) FROM accounts a
           JOIN ledger_entries e ON e.company_id = a.company_id AND e.account_id = a.id AND e.date <= '${day}'
           WHERE a.company_id = ${company} AND a.group_id = 27`,
        );
        const invoicedAmount = await readAmount(
          `SELECT SUM(amount) FROM purchases WHERE company_id = ${company} AND status = 1
           AND date > '${day}' - INTERVAL 80 DAY AND date <= '${day}'`,
        );
        expect(owedAmount).toBeGreaterThan(0);
        expect(owedAmount).toBeLessThanOrEqual(invoicedAmount);
      }
    }
  });

  it("gives its customers credit limits, and nearly all customers keep to them", async () => {
    const customers = await count("accounts", "group_id = 14");
    const beyond = await readColumn(
      `SELECT a.id FROM accounts a JOIN ledger_entries e ON e.company_id = a.company_id AND e.account_id = a.id
       WHERE a.group_id = 14 GROUP BY a.company_id, a.id, a.credit_limit
       HAVING SUM(e.debit - e.credit) > a.credit_limit`,
    );
    expect(beyond.length).toBeLessThan(customers / 20);
    expect(await count("accounts", "group_id = 14 AND credit_limit IS NULL")).toBeGreaterThan(5);
    expect(await count("accounts", "group_id = 14 AND credit_limit > 0")).toBeGreaterThan(customers * 0.8);
  });

  it("has one trip under way for each company, and odometers that only go up", async () => {
    expect(
      await readColumn("SELECT company_id FROM trips WHERE ended_at IS NULL AND date = ? ORDER BY 1", [
        DEMO_DATE,
      ]),
    ).toEqual([1, 2]);
    expect(await count("trips", "ended_at IS NULL")).toBe(2);
    const back = await readColumn(
      `SELECT b.id FROM trips a JOIN trips b ON b.company_id = a.company_id AND b.vehicle_id = a.vehicle_id
       AND b.started_at > a.started_at AND b.starting_km < COALESCE(a.ending_km, a.starting_km)
       WHERE a.date < b.date`,
    );
    expect(back).toEqual([]);
    expect(await readColumn("SELECT DISTINCT customer_status FROM visits ORDER BY 1")).toEqual([1, 2, 3, 4]);
    expect(await count("visits", "location_status = 5 AND order_id IS NULL")).toBe(0);
    expect(await count("visits", "order_id IS NOT NULL")).toBeGreaterThan(0);
    expect(await count("locations", "is_interval_point = 1")).toBe(await count("visits", "1 = 1"));
  });

  async function readColumn(sql: string, bindings: string[] = []): Promise<unknown[]> {
    const [foundRows] = await db.raw<[Record<string, unknown>[]]>(sql, bindings);
    return (foundRows ?? []).map((row) => Object.values(row)[0]);
  }

  async function count(table: string, condition: string): Promise<number> {
    return Number((await readColumn(`SELECT COUNT(*) FROM ${table} WHERE ${condition}`))[0]);
  }

  async function readAmount(sql: string): Promise<number> {
    return Number((await readColumn(sql))[0] ?? 0);
  }
});

const DEMO_DATE = "2026-11-21";

/** Conditions that at least one row must meet. */
const ROW_CONDITIONS = [
  ["sale_returns", "bill_id IS NULL"],
  ["sale_returns", "mode = 0 AND refund_ledger_id IS NOT NULL"],
  ["purchase_returns", "purchase_id IS NOT NULL"],
  ["purchase_returns", "purchase_id IS NULL"],
  ["damages", "salesman_id IS NOT NULL"],
  ["damage_lines", "expired_quantity > 0"],
  ["productions", "overhead > 0"],
  ["items", "supply = 'production'"],
  ["items", "item_type = 0"],
  ["expenses", "mode = 'C' AND trip_id IS NOT NULL"],
  ["expenses", "mode IN ('B', 'N')"],
  ["bills", "inter_state = 1"],
  ["rate_slabs", "discount > 0"],
  ["macs", "is_active = 0"],
  ["employee_distributors", "company_id = 2"],
  ["messages", "user_id IS NULL"],
  ["tasks", "status = 2"],
  ["login_log", "status = 'failed'"],
  ["stock_locations", "kind = 'damaged' AND company_id = 2"],
] as const;
