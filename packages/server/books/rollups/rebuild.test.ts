import type { Knex } from "knex";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withTransaction } from "../../db/transaction.ts";
import { makeTestBusiness } from "../testing/check-test-business.ts";
import { checkBooks } from "../checks/check.ts";
import { post } from "../posting/post.ts";
import { rebuildRollups } from "./rebuild.ts";
import { makeReceiptVoucher, makeSaleVoucher } from "@vanbook/sdk/books";
import { createTestCompany } from "../testing/test-company.ts";
import { createTestDesk, type TestDesk } from "../testing/test-desk.ts";

let desk: TestDesk;
let db: Knex;

beforeAll(async () => {
  desk = await createTestDesk();
  db = desk.db;
  await makeTestBusiness(desk);
});
afterAll(() => desk.drop());

const NO_CORRECTIONS = {
  ledger_day: 0,
  ledger_month: 0,
  stock_day: 0,
  stock_month: 0,
  location_month: 0,
  salesman_day: 0,
  customer_month: 0,
  batch_stock: 0,
};

describe("the rebuild of rollups", () => {
  it("leaves correct rollups unchanged", async () => {
    const before = await readRollups();
    expect(await rebuildRollups(db, 1)).toEqual(NO_CORRECTIONS);
    expect(await readRollups()).toEqual(before);
  });

  it("repairs wrong, missing and extra rows, and counts the repairs in each table", async () => {
    const before = await readRollups();
    await db.raw("UPDATE ledger_day SET debit = debit + 5 WHERE company_id = 1 AND entry_kind = 'contra'"); // 2 accounts
    await db.raw("DELETE FROM ledger_day WHERE company_id = 1 AND entry_kind = 'hand_over'"); // 2 accounts
    await db.raw("UPDATE ledger_month SET entries = 0 WHERE company_id = 1 AND entry_kind = 'opening'"); // 6 accounts
    await db.raw("INSERT INTO stock_day VALUES (1, '2026-06-01', 4711, 'SALE', 3, -1, -2.50, 0, 0)"); // no such item
    await db.raw("DELETE FROM stock_month WHERE company_id = 1 AND move_kind = 'OPENING'"); // two items
    await db.raw("DELETE FROM location_month WHERE company_id = 1 AND move_kind = 'LOAD'"); // two items, godown and van
    await db.raw("UPDATE salesman_day SET bills = bills + 1 WHERE company_id = 1 AND date = '2025-08-01'"); // one salesman
    await db.raw("DELETE FROM customer_month WHERE company_id = 1 AND month = '2025-08-01'"); // one customer
    await db.raw("UPDATE batch_stock SET quantity = quantity + 1 WHERE company_id = 1 AND location_id = 2"); // one batch in the van
    expect(await checkBooks(db, 1)).not.toEqual([]);
    // Balances of 4 accounts, the stock, and equity.
    expect(await rebuildRollups(db, 1)).toEqual({
      ledger_day: 4,
      ledger_month: 6,
      stock_day: 1,
      stock_month: 2,
      location_month: 4,
      salesman_day: 1,
      customer_month: 1,
      batch_stock: 1,
    });
    expect(await checkBooks(db, 1)).toEqual([]);
    expect(await readRollups()).toEqual(before);
    expect(await rebuildRollups(db, 1)).toEqual(NO_CORRECTIONS);
  });

  it("restores deleted rollups, and changes no other company's", async () => {
    const before = await readRollups();
    await createTestCompany(db, 2);
    await db.raw("INSERT INTO ledger_day VALUES (2, 901, '2026-06-01', 'bill', 0, 5, 0, 1)");
    for (const table of Object.keys(NO_CORRECTIONS)) {
      await db.raw(`DELETE FROM ${table} WHERE company_id = 1`);
    }
    await rebuildRollups(db, 1);
    expect(await readRollups()).toEqual(before);
    expect(await db("ledger_day").where({ company_id: 2 }).first("debit")).toEqual({ debit: "5.00" });
  });

  it("repairs rollups while others post and while two rebuilds run at once", async () => {
    let isOver = false;
    let postedCount = 0;
    const postUntilOver = async (index: number) => {
      while (!isOver) {
        const vouchers = [makeBill(index), makeReceipt(index)];
        await withTransaction(db, (trx) => post(trx, desk.author, vouchers));
        postedCount += vouchers.length;
      }
    };
    const posters = [1, 2, 3].map(postUntilOver);
    const plantFaults = async () => {
      for (const fault of ROLLUP_FAULTS) await withTransaction(db, (trx) => trx.raw(fault));
    };
    for (let round = 0; round < 4; round++) {
      await plantFaults();
      const both = await Promise.all([rebuildRollups(db, 1), rebuildRollups(db, 1)]);
      // Damage was found and corrected. checkBooks shows that no part was corrected twice.
      const correctedKeys = both
        .flatMap((each) => Object.values(each))
        .reduce((sum, count) => sum + count, 0);
      expect(correctedKeys).toBeGreaterThan(0);
      expect(await checkBooks(db, 1)).toEqual([]);
    }
    isOver = true;
    await Promise.all(posters);
    expect(postedCount).toBeGreaterThan(20);
    expect(await checkBooks(db, 1)).toEqual([]);
    expect(await rebuildRollups(db, 1)).toEqual(NO_CORRECTIONS);
  });
});

/** Faults in the rows with the most contention: every posting of the test updates them. */
const ROLLUP_FAULTS = [
  "UPDATE ledger_day SET debit = debit + 3, entries = entries - 1 WHERE company_id = 1 AND date >= '2026-06-01'",
  "UPDATE ledger_month SET credit = credit + 7 WHERE company_id = 1 AND month = '2026-06-01'",
  "DELETE FROM stock_day WHERE company_id = 1 AND date >= '2026-06-01'",
  "DELETE FROM location_month WHERE company_id = 1 AND month >= '2026-06-01'",
  "UPDATE salesman_day SET amount = amount + 1 WHERE company_id = 1 AND date >= '2026-06-01'",
  "DELETE FROM customer_month WHERE company_id = 1 AND month >= '2026-06-01'",
];

function makeBill(index: number) {
  return makeSaleVoucher(desk.books, {
    date: "2026-06-01",
    customer: desk.customer,
    series: desk.series,
    saleType: "Retail",
    payment: index === 1 ? { mode: "credit" } : { mode: "cash", accountId: desk.salesmanCash },
    salesmanId: 2,
    branchId: 1,
    routeId: null,
    vehicleId: null,
    locationId: desk.godown,
    lines: [{ item: index === 2 ? desk.splint : desk.bandage, quantity: 1_000n, unitPrice: 333_333n }],
  });
}

function makeReceipt(index: number) {
  const head = { date: "2026-06-12", userId: 2, branchId: 1, partyId: 901 };
  return makeReceiptVoucher({ ...head, mode: "C", ledgerId: desk.salesmanCash, amount: BigInt(100 + index) });
}

/** The contents of the company's rollups, summed over the slots. */
async function readRollups() {
  const [days] = await db.raw(
    `SELECT account_id, date, entry_kind, SUM(debit), SUM(credit), SUM(entries) FROM ledger_day WHERE company_id = 1
      GROUP BY 1, 2, 3 HAVING SUM(entries) <> 0 ORDER BY 1, 2, 3`,
  );
  const [months] = await db.raw(
    `SELECT account_id, month, entry_kind, SUM(debit), SUM(credit), SUM(entries) FROM ledger_month WHERE company_id = 1
      GROUP BY 1, 2, 3 HAVING SUM(entries) <> 0 ORDER BY 1, 2, 3`,
  );
  const [stock] = await db.raw(
    `SELECT date, item_id, move_kind, SUM(quantity), SUM(value), SUM(taxable), SUM(tax) FROM stock_day WHERE company_id = 1
      GROUP BY 1, 2, 3 HAVING SUM(quantity) <> 0 OR SUM(value) <> 0 ORDER BY 1, 2, 3`,
  );
  const [stockMonths] = await db.raw(
    `SELECT month, item_id, move_kind, SUM(quantity), SUM(value), SUM(taxable), SUM(tax) FROM stock_month WHERE company_id = 1
      GROUP BY 1, 2, 3 HAVING SUM(quantity) <> 0 OR SUM(value) <> 0 ORDER BY 1, 2, 3`,
  );
  const [places] = await db.raw(
    `SELECT location_id, item_id, month, move_kind, SUM(quantity), SUM(value) FROM location_month WHERE company_id = 1
      GROUP BY 1, 2, 3, 4 HAVING SUM(quantity) <> 0 OR SUM(value) <> 0 ORDER BY 1, 2, 3, 4`,
  );
  return { days, months, stock, stockMonths, places };
}
