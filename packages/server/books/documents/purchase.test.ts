import type { Knex } from "knex";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../db/test-database.ts";
import { checkBooks } from "../checks/check.ts";
import { opening } from "./opening.ts";
import { post } from "../posting/post.ts";
import { purchase } from "./purchase.ts";
import { receipt } from "./receipt.ts";
import { createTestCompany, type TestCompany } from "../testing/test-company.ts";
import type { Voucher } from "../posting/voucher.ts";

let database: TestDatabase;
let db: Knex;
let company: TestCompany;

beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
  company = await createTestCompany(db);
});
afterAll(() => database.drop());

describe("documents besides bills", () => {
  it("bring in a purchase at its landed cost, freight and free goods included", async () => {
    const { books, supplier, bandage, splint, godown } = company;
    const posted = await postOne(
      purchase(books, {
        date: "2026-05-01",
        supplier,
        supplierInvoiceNo: "KM/881",
        supplierInvoiceDate: "2026-04-29",
        locationId: godown,
        branchId: 1,
        freight: 9_000n,
        discount: 5_000n,
        toRupee: true,
        lines: [
          {
            item: bandage,
            quantity: 10_000n,
            freeQuantity: 2_000n,
            unitPrice: 600_000n,
            discountRate: 1_000n,
          },
          { item: splint, quantity: 5_000n, unitPrice: 720_500n },
        ],
      }),
    );
    // Bandages 600.00 less 10 % = 540.00, tax 13.50 twice; splints 360.25, 9.00625 → 9.01 twice.
    // Freight 90.00 by value: 90 × 540 / 900.25 = 53.985… → 53.99, the rest 36.01.
    // 900.25 + 22.51 + 22.51 + 90.00 − 50.00 = 985.27 → 985.00, round-off −0.27.
    const { accounts } = books;
    expect(await lines(posted.voucherId)).toEqual([
      [supplier.id, "purchase", "0.00", "985.00"],
      [accounts.cgst_input, "purchase", "22.51", "0.00"],
      [accounts.sgst_input, "purchase", "22.51", "0.00"],
      [accounts.discount_received, "purchase", "0.00", "50.00"],
      [accounts.round_off, "purchase", "0.00", "0.27"],
      [accounts.inventory, "purchase", "990.25", "0.00"],
    ]);
    // 593.99 / 12 = 49.499167; 396.26 / 5 = 79.252
    expect(await costs()).toEqual([
      [1, "12.000", "593.99", "49.499167"],
      [2, "5.000", "396.26", "79.252000"],
    ]);
    const rows = await db("purchase_lines")
      .where({ company_id: 1, purchase_id: posted.documentId })
      .orderBy("line_no");
    expect(rows.map((row) => [row.taxable, row.amount, row.freight, row.landed])).toEqual([
      ["540.00", "567.00", "53.99", "593.99"],
      ["360.25", "378.27", "36.01", "396.26"],
    ]);
  });

  it("take a supplier's tax from another state as integrated", async () => {
    const { books, bandage, godown } = company;
    const voucher = purchase(books, {
      date: "2025-09-01",
      supplier: { id: 903, stateCode: "27", isRegistered: true },
      supplierInvoiceNo: null,
      supplierInvoiceDate: null,
      locationId: godown,
      branchId: 1,
      lines: [{ item: bandage, quantity: 1_000n, unitPrice: 1_000_000n }],
    });
    const posted = await postOne(voucher);
    // 12 % of 100.00
    expect(await lines(posted.voucherId)).toEqual([
      [903, "purchase", "0.00", "112.00"],
      [books.accounts.igst_input, "purchase", "12.00", "0.00"],
      [books.accounts.inventory, "purchase", "100.00", "0.00"],
    ]);
  });

  it("open the books with balances and stock against opening balance equity", async () => {
    const { books, godown } = company;
    const { accounts } = books;
    const voucher = opening(books, {
      date: "2025-04-01",
      balances: [
        { accountId: 901, amount: 250_000n },
        { accountId: 903, amount: -400_000n },
      ],
      stock: [{ itemId: 2, locationId: godown, quantity: 4_000n, value: 30_000n }],
    });
    const posted = await postOne(voucher);
    // 2,500.00 − 4,000.00 + 300.00 = −1,200.00: the equity is in debit
    expect(await lines(posted.voucherId)).toEqual([
      [901, "opening", "2500.00", "0.00"],
      [903, "opening", "0.00", "4000.00"],
      [accounts.opening_equity, "opening", "1200.00", "0.00"],
      [accounts.inventory, "opening", "300.00", "0.00"],
    ]);
  });

  it("take a cheque to the bank", async () => {
    const { accounts } = company.books;
    const head = { date: "2026-05-02", ledgerId: accounts.bank, partyId: 901, userId: 2, branchId: 1 };
    const cheque = { number: "004512", date: "2026-05-01", bank: "Federal Bank", branch: "Thiruvalla" };
    const posted = await postOne(receipt({ ...head, mode: "B", amount: 125_050n, cheque, approved: true }));
    expect(await lines(posted.voucherId)).toEqual([
      [accounts.bank, "receipt", "1250.50", "0.00"],
      [901, "receipt", "0.00", "1250.50"],
    ]);
    const row = await db("receipts").where({ company_id: 1, id: posted.documentId }).first();
    expect(row).toMatchObject({
      number: 1,
      mode: "B",
      cheque_no: "004512",
      approval_status: 1,
      amount: "1250.50",
    });
    expect(() => receipt({ ...head, mode: "C", amount: 0n })).toThrow(
      "not in the range that the books accept",
    );
    expect(await checkBooks(db, 1)).toEqual([]);
  });
});

async function postOne(voucher: Voucher) {
  const [posted] = await db.transaction((trx) => post(trx, company.author, [voucher]));
  if (!posted) throw new Error("Nothing was posted");
  return posted;
}

async function lines(voucherId: number) {
  const rows = await db("ledger_entries").where({ company_id: 1, voucher_id: voucherId }).orderBy("line_no");
  return rows.map((row) => [row.account_id, row.entry_kind, row.debit, row.credit]);
}

async function costs() {
  const rows = await db("item_costs").where("company_id", 1).orderBy("item_id");
  return rows.map((row) => [row.item_id, row.quantity, row.value, row.rate]);
}
