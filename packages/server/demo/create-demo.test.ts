import type { Knex } from "knex";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listSeriesFaults } from "@vanbook/sdk/books";
import { checkBooks } from "../books/checks/check.ts";
import { createTestDatabase, type TestDatabase } from "../db/testing/test-database.ts";
import { verifyPassword } from "../auth/password.ts";
import { createDemo } from "./create-demo.ts";
import { demoSignIns } from "./sign-ins.ts";

const options = { bills: 300, today: "2026-11-21" };
let database: TestDatabase;
let db: Knex;

beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
  expect(await createDemo(db, options)).toBe(true);
});
afterAll(() => database.drop());

describe("the books of the demo business", () => {
  it("pass the check of the books", async () => {
    expect(await checkBooks(db, 1)).toEqual([]);
    expect(await checkBooks(db, 2)).toEqual([]);
  });

  it("have series whose numbers GST allows", async () => {
    const series: { series: string; numbers_checked: number }[] = await db("invoice_series");
    expect(series.length).toBeGreaterThanOrEqual(8);
    expect(series.flatMap(({ series: name }) => listSeriesFaults(name))).toEqual([]);
    expect(series.every(({ numbers_checked: isChecked }) => isChecked === 1)).toBe(true);
  });

  it("balance in each voucher, on each day and in each company", async () => {
    for (const by of ["voucher_id", "date", "company_id"]) {
      const uneven = await readRows(
        `SELECT company_id, ${by} FROM ledger_entries GROUP BY company_id, ${by} HAVING SUM(debit) <> SUM(credit)`,
      );
      expect(uneven).toEqual([]);
    }
  });

  it("show the same sales in the bills and in the ledger, month by month", async () => {
    const bills = await readRows(
      `SELECT company_id, LEFT(date, 7) AS month, SUM(amount) AS amount, SUM(taxable) AS taxable, SUM(cgst) AS cgst,
         SUM(igst) AS igst FROM bills WHERE status = 1 GROUP BY 1, 2 ORDER BY 1, 2`,
    );
    const ledger = await readRows(
      `SELECT e.company_id, LEFT(e.date, 7) AS month, SUM(e.credit - e.debit) AS amount,
         SUM(IF(a.system_key = 'sales', e.credit - e.debit, 0)) AS taxable,
         SUM(IF(a.system_key = 'cgst_output', e.credit - e.debit, 0)) AS cgst,
         SUM(IF(a.system_key = 'igst_output', e.credit - e.debit, 0)) AS igst
       FROM ledger_entries e JOIN accounts a ON a.company_id = e.company_id AND a.id = e.account_id
       WHERE e.entry_kind = 'bill' AND a.system_key IN
         ('sales', 'cgst_output', 'sgst_output', 'igst_output', 'discount_allowed', 'round_off')
       GROUP BY 1, 2 ORDER BY 1, 2`,
    );
    expect(bills).toHaveLength(40); // 20 months of each company
    expect(ledger).toEqual(bills);
  });

  it("show the same stock value in the inventory account, the item costs and the stock moves", async () => {
    const inventory = await readRows(
      `SELECT e.company_id, SUM(e.debit - e.credit) AS value FROM ledger_entries e
       JOIN accounts a ON a.company_id = e.company_id AND a.id = e.account_id AND a.system_key = 'inventory'
       GROUP BY 1 ORDER BY 1`,
    );
    expect(inventory.map((row) => row.company_id)).toEqual([1, 2]);
    expect(
      await readRows("SELECT company_id, SUM(value) AS value FROM item_costs GROUP BY 1 ORDER BY 1"),
    ).toEqual(inventory);
    expect(
      await readRows("SELECT company_id, SUM(value) AS value FROM stock_moves GROUP BY 1 ORDER BY 1"),
    ).toEqual(inventory);
    expect(
      await readRows("SELECT company_id, SUM(value) AS value FROM stock_day GROUP BY 1 ORDER BY 1"),
    ).toEqual(inventory);
  });

  it("number every kind of document without gaps", async () => {
    const vouchers = `SELECT company_id, kind, series_id, year_id, number FROM vouchers WHERE reverses_id IS NULL`;
    for (const source of [
      vouchers,
      "SELECT company_id, 'order' AS kind, 0 AS series_id, year_id, number FROM orders",
    ]) {
      const brokenSequences = await readRows(
        `SELECT company_id, kind, series_id, year_id FROM (${source}) AS numbered GROUP BY 1, 2, 3, 4
         HAVING MIN(number) <> 1 OR MAX(number) <> COUNT(DISTINCT number)`,
      );
      expect(brokenSequences).toEqual([]);
    }
    const next = await readRows(
      `SELECT c.company_id FROM counters c JOIN (
         ${vouchers} AND kind = 'sale') v USING (company_id, kind, series_id, year_id)
       GROUP BY c.company_id, c.kind, c.series_id, c.year_id, c.next_number HAVING c.next_number <> MAX(v.number) + 1`,
    );
    expect(next).toEqual([]);
  });
});

describe("the demo business", () => {
  it("has the requested number of bills, a fifth of them in the second company, and some today", async () => {
    const bills = await readRows(
      `SELECT company_id, COUNT(*) AS bills, SUM(date = '2026-11-21') >= 4 AS today, SUM(mode = 0) > 0 AS cash,
         SUM(inter_state) > 0 AS outside, SUM(discount > 0) > 0 AS discounts, SUM(round_off <> 0) > 0 AS rounded,
         COUNT(narration) > 0 AS narrated, SUM(sale_type = 'Wholesale') > 0 AS wholesale
       FROM bills WHERE status <> 3 GROUP BY 1 ORDER BY 1`,
    );
    const all = { today: 1, cash: 1, outside: 1, discounts: 1, rounded: 1, narrated: 1, wholesale: 1 };
    expect(bills.map((row) => ({ ...row, ...toNumbers(row) }))).toEqual([
      { company_id: 1, bills: 240, ...all },
      { company_id: 2, bills: 60, ...all },
    ]);
    expect(await count("bills", "status = 2")).toBeGreaterThan(0);
    expect(await count("bills", "order_id IS NOT NULL")).toBeGreaterThan(0);
    expect(await count("bill_lines", "free_quantity > 0")).toBeGreaterThan(0);
    expect(await readRows("SELECT DISTINCT mode FROM receipts ORDER BY mode")).toEqual(
      ["B", "C", "N", "O"].map((mode) => ({ mode })),
    );
    for (const table of ["receipts", "purchases", "orders"])
      expect(await count(table, "date = '2026-11-21'")).toBeGreaterThan(0);
    expect(await count("bills", "date > '2026-11-21' OR date < '2025-04-01'")).toBe(0);
  });

  it("taxes each bill at the rate of its day", async () => {
    const rates = await readRows(
      `SELECT b.date >= '2025-09-22' AS reformed, GROUP_CONCAT(DISTINCT l.tax_rate ORDER BY l.tax_rate) AS rates
       FROM bills b JOIN bill_lines l ON l.company_id = b.company_id AND l.bill_id = b.id
       JOIN items i ON i.company_id = l.company_id AND i.id = l.item_id
       JOIN taxes t ON t.company_id = i.company_id AND t.id = i.tax_id AND t.name = 'GST 12% to 5%' GROUP BY 1`,
    );
    expect(rates).toEqual([
      { reformed: 0, rates: "12.00" },
      { reformed: 1, rates: "5.00" },
    ]);
  });

  it("has expired batches, batches that expire soon, and batches that expire much later", async () => {
    const lying = await readRows(
      `SELECT s.company_id, SUM(b.expires_on < '2026-11-21') > 0 AS expired,
         SUM(b.expires_on BETWEEN '2026-11-21' AND '2027-02-19') > 0 AS soon, SUM(b.expires_on > '2027-06-30') > 0 AS later
       FROM batch_stock s JOIN batches b ON b.company_id = s.company_id AND b.id = s.batch_id
       WHERE s.quantity > 0 GROUP BY 1 ORDER BY 1`,
    );
    // The second company has only two such items.
    expect(lying.map((row) => ({ ...row, ...toNumbers(row) }))).toEqual([
      { company_id: 1, expired: 1, soon: 1, later: 1 },
      { company_id: 2, expired: expect.any(Number), soon: expect.any(Number), later: 1 },
    ]);
  });

  it("has new prices for this month and the next, and no bill that should have used them", async () => {
    const days = await readRows(
      "SELECT company_id, valid_from, COUNT(*) > 0 AS some FROM item_prices GROUP BY 1, 2 ORDER BY 1, 2",
    );
    expect(days.map((row) => [row.company_id, row.valid_from])).toEqual([
      [1, "2026-11-01"],
      [1, "2026-12-01"],
      [2, "2026-11-01"],
      [2, "2026-12-01"],
    ]);
    const staleLines = await readRows(
      `SELECT l.item_id FROM item_prices p JOIN bill_lines l ON l.company_id = p.company_id AND l.item_id = p.item_id
       JOIN bills b ON b.company_id = l.company_id AND b.id = l.bill_id AND b.date >= p.valid_from`,
    );
    expect(staleLines).toEqual([]);
  });

  it("lets every listed user sign in with the listed role, and has a disabled user in each company", async () => {
    const roles = ["Company administrator", "Salesman", "Zone manager", "Branch manager"];
    for (const { company, username, role, password } of demoSignIns) {
      const [user] = await readRows(
        `SELECT u.role_id, u.is_active, u.password_hash FROM users u JOIN companies c USING (company_id)
         WHERE c.name = ? AND u.username = ?`,
        [company, username],
      );
      expect(user).toMatchObject({ is_active: 1, role_id: roles.indexOf(role) + 1 });
      expect(await verifyPassword(String(user?.password_hash), password)).toBe(true);
    }
    expect(await count("users", "is_active = 0")).toBe(2);
  });

  it("numbers its records separately in each company, beginning at 1", async () => {
    for (const table of [
      "accounts",
      "items",
      "users",
      "routes",
      "vouchers",
      "bills",
      "orders",
      "receipts",
      "purchases",
    ]) {
      const first = await readRows(`SELECT company_id, MIN(id) AS id FROM ${table} GROUP BY 1 ORDER BY 1`);
      expect([table, first]).toEqual([
        table,
        [
          { company_id: 1, id: 1 },
          { company_id: 2, id: 1 },
        ],
      ]);
    }
  });

  it("has only names that the rules allow, and two in Malayalam", async () => {
    const names = await readRows("SELECT name FROM accounts WHERE group_id IN (14, 27)");
    const odd = names.map((row) => String(row.name)).filter((name) => !/^[A-Za-z0-9 ]+$/.test(name));
    expect(odd).toEqual(["ശ്രീ ഭഗവതി മെഡിക്കൽസ്", "മലബാർ ഓർത്തോ കെയർ"]);
    expect(await count("accounts", "CHAR_LENGTH(name) > 120")).toBe(2);
  });
});

describe("making the demo business", () => {
  it("changes neither a finished demo nor a database that has its own companies", async () => {
    const before = await count("vouchers", "1 = 1");
    expect(await createDemo(db, { ...options, bills: 900 })).toBe(true);
    expect(await count("vouchers", "1 = 1")).toBe(before);
    const own = await createTestDatabase();
    await own.db("companies").insert({ company_id: 7, name: "A business" });
    expect(await createDemo(own.db, options)).toBe(false);
    expect(await own.db("companies").pluck("name")).toEqual(["A business"]);
    await own.drop();
  });
});

type AnyRow = Record<string, unknown>;

async function readRows(sql: string, bindings: string[] = []): Promise<AnyRow[]> {
  const [resultRows] = await db.raw<[AnyRow[]]>(sql, bindings);
  return (resultRows ?? []).map((row) => ({ ...row }));
}

async function count(table: string, condition: string): Promise<number> {
  const [countRow] = await readRows(`SELECT COUNT(*) AS n FROM ${table} WHERE ${condition}`);
  return Number(countRow?.n);
}

function toNumbers(row: AnyRow) {
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [key, Number(value)]));
}
