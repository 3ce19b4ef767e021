import type { Knex } from "knex";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../db/test-database.ts";
import { cancel } from "../posting/cancel.ts";
import { checkBooks } from "../checks/check.ts";
import { opening } from "./opening.ts";
import { post } from "../posting/post.ts";
import { purchase } from "./purchase.ts";
import type { SaleInput } from "./sale-input.ts";
import { sale } from "./sale.ts";
import { createTestCompany, type TestCompany } from "../testing/test-company.ts";
import { testLedger, type TestLedger } from "../testing/test-ledger.ts";
import type { Voucher } from "../posting/voucher.ts";

let database: TestDatabase;
let db: Knex;
let company: TestCompany;
let ledger: TestLedger;
let companyId = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
});
beforeEach(async () => {
  companyId += 1;
  company = await createTestCompany(db, companyId);
  ledger = testLedger(db, companyId);
});
afterAll(() => database.drop());

describe("a bill", () => {
  beforeEach(async () => {
    const { books, bandage, splint, godown } = company;
    // 100 bandages at 52.50 and 40 splints at 49.975.
    const stock = [
      { itemId: bandage.id, locationId: godown, quantity: 100_000n, value: 525_000n },
      { itemId: splint.id, locationId: godown, quantity: 40_000n, value: 199_900n },
    ];
    await postOne(opening(books, { date: "2025-04-01", balances: [], stock }));
  });

  it("paid in cash, with a discount, free goods and a round-off", async () => {
    const mixed = goods();
    const payment = { mode: "cash", accountId: company.salesmanCash } as const;
    const { voucherId } = await postOne(billOf({ ...mixed, payment, discount: 1_550n, toRupee: true }));
    // 7 × 83.57 = 584.99, half of 5 % = 14.62475 → 14.62; 3 × 112.345 = 337.035 → 337.04, half of 5 % = 8.426 → 8.43.
    // 922.03 + 23.05 + 23.05 = 968.13; less 15.50 = 952.63; to the rupee 953.00, round-off 0.37.
    // Cost: 7 × 52.50 = 367.50; 3 × 49.975 = 149.925 → 149.93, and the free one 49.975 → 49.98: each move is rounded.
    expect(await ledger.linesOf(voucherId)).toEqual([
      ["Customer", "bill", "953.00", "0.00"],
      ["Discount Allowed", "bill", "15.50", "0.00"],
      ["Sales", "bill", "0.00", "922.03"],
      ["Output CGST", "bill", "0.00", "23.05"],
      ["Output SGST", "bill", "0.00", "23.05"],
      ["Round Off", "bill", "0.00", "0.37"],
      ["Cash of Anil", "receipt", "953.00", "0.00"],
      ["Customer", "receipt", "0.00", "953.00"],
      ["Cost of Goods Sold", "cost", "567.41", "0.00"],
      ["Inventory", "cost", "0.00", "567.41"],
    ]);
    expect(await checkBooks(db, companyId)).toEqual([]);
  });

  it("of the same goods to another state", async () => {
    const { voucherId } = await postOne(billOf({ ...goods(), customer: company.customerOutside }));
    // 5 % of 584.99 = 29.2495 → 29.25; of 337.04 = 16.852 → 16.85.
    expect(await ledger.linesOf(voucherId)).toEqual([
      ["Customer outside", "bill", "968.13", "0.00"],
      ["Sales", "bill", "0.00", "922.03"],
      ["Output IGST", "bill", "0.00", "46.10"],
      ["Cost of Goods Sold", "cost", "567.41", "0.00"],
      ["Inventory", "cost", "0.00", "567.41"],
    ]);
    expect(await checkBooks(db, companyId)).toEqual([]);
  });

  it.each([
    // 5 × 99.99 = 499.95. Half of 12 % = 29.997 → 30.00; half of 5 % = 12.49875 → 12.50.
    ["2025-09-21", "30.00", "559.95"],
    ["2025-09-22", "12.50", "524.95"],
  ])("paid in cash on %s bears %s to centre and state each", async (date, tax, amount) => {
    const payment = { mode: "cash", accountId: company.salesmanCash } as const;
    const lines = [{ item: company.bandage, quantity: 5_000n, unitPrice: 999_900n }];
    const bill = billOf({ date, series: company.earlierSeries, payment, lines });
    const { voucherId } = await postOne(bill);
    expect(await ledger.linesOf(voucherId)).toEqual([
      ["Customer", "bill", amount, "0.00"],
      ["Sales", "bill", "0.00", "499.95"],
      ["Output CGST", "bill", "0.00", tax],
      ["Output SGST", "bill", "0.00", tax],
      ["Cash of Anil", "receipt", amount, "0.00"],
      ["Customer", "receipt", "0.00", amount],
      ["Cost of Goods Sold", "cost", "262.50", "0.00"],
      ["Inventory", "cost", "0.00", "262.50"],
    ]);
    expect(await checkBooks(db, companyId)).toEqual([]);
  });
});

describe("a back-dated purchase that is cancelled", () => {
  it("changes no later cost: what it can't take back from inventory is stock variance", async () => {
    await postOne(bought("2026-05-01", 10_000n, 1_000_000n)); // 10 at 100.00
    const first = await postOne(soldOn("2026-05-10", 4_000n)); // 400.00, 6 left worth 600.00
    const late = await postOne(bought("2026-05-05", 6_000n, 1_500_000n)); // 6 at 150.00: 12 worth 1,500.00
    const second = await postOne(soldOn("2026-06-02", 6_000n)); // 6 at 125.00 = 750.00, 6 left worth 750.00
    const reversal = await db.transaction((trx) => cancel(trx, company.author, late.voucherId));
    expect(reversal).toMatchObject({ date: "2026-05-05", number: late.number });
    // 900.00 and 22.50 tax twice; inventory has 750.00 of them, 150.00 went out with the second bill.
    expect(await ledger.linesOf(reversal.voucherId)).toEqual([
      ["Supplier", "purchase", "945.00", "0.00"],
      ["Input CGST", "purchase", "0.00", "22.50"],
      ["Input SGST", "purchase", "0.00", "22.50"],
      ["Inventory", "purchase", "0.00", "900.00"],
      ["Stock Variance", "stock", "0.00", "150.00"],
      ["Inventory", "stock", "150.00", "0.00"],
    ]);
    expect(await costOf(first.documentId)).toBe("400.00");
    expect(await costOf(second.documentId)).toBe("750.00");
    // 400.00 + 750.00 − 150.00 = 1,000.00, which is what the ten pieces were bought for.
    expect(await ledger.balances()).toMatchObject({
      "Cost of Goods Sold": "1150.00",
      "Stock Variance": "-150.00",
      Inventory: "0.00",
    });
    expect(await checkBooks(db, companyId)).toEqual([]);
  });
});

async function postOne(voucher: Voucher) {
  const [posted] = await db.transaction((trx) => post(trx, company.author, [voucher]));
  if (!posted) throw new Error("Nothing was posted");
  return posted;
}

function goods() {
  const { bandage, splint } = company;
  return {
    lines: [
      { item: bandage, quantity: 7_000n, unitPrice: 835_700n },
      { item: splint, quantity: 3_000n, freeQuantity: 1_000n, unitPrice: 1_123_450n },
    ],
  };
}

function soldOn(date: string, quantity: bigint) {
  return billOf({ date, lines: [{ item: company.bandage, quantity, unitPrice: 2_000_000n }] });
}

function billOf(more: Partial<SaleInput> & Pick<SaleInput, "lines">): Voucher {
  return sale(company.books, {
    date: "2026-06-01",
    customer: company.customer,
    series: company.series,
    saleType: "Retail",
    payment: { mode: "credit" },
    salesmanId: 2,
    branchId: 1,
    routeId: null,
    vehicleId: null,
    locationId: company.godown,
    ...more,
  });
}

function bought(date: string, quantity: bigint, unitPrice: bigint): Voucher {
  return purchase(company.books, {
    date,
    supplier: company.supplier,
    supplierInvoiceNo: null,
    supplierInvoiceDate: null,
    locationId: company.godown,
    branchId: 1,
    lines: [{ item: company.bandage, quantity, unitPrice }],
  });
}

async function costOf(billId: number) {
  const line = await db("bill_lines")
    .where({ company_id: companyId, bill_id: billId, line_no: 1 })
    .first("cost");
  return line.cost;
}
