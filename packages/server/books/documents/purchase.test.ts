import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withTransaction } from "../../db/transaction.ts";
import { cancel } from "../posting/cancel.ts";
import { checkBooks } from "../checks/check.ts";
import { post } from "../posting/post.ts";
import {
  type PurchaseReturnInput,
  type PurchaseReturnLine,
  makePurchaseReturnVoucher,
  makePurchaseVoucher,
  type Posted,
} from "@vanbook/sdk/books";
import { readReturnablePurchases } from "./returnable-purchases.ts";
import { createTestDesk, openTestDesk, type Desk, type TestDesk } from "../testing/test-desk.ts";

let desk: TestDesk;
let head: Omit<PurchaseReturnInput, "lines" | "purchase">;

beforeAll(async () => {
  desk = await createTestDesk();
  head = { date: "2026-05-10", supplier: desk.supplier, branchId: 1, locationId: desk.godown };
});
afterAll(async () => {
  expect(await checkBooks(desk.db, 1)).toEqual([]);
  await desk.drop();
});

describe("a purchase", () => {
  let other: Desk;
  beforeAll(async () => {
    other = await openTestDesk(desk.db, 2);
  });
  afterAll(async () => {
    expect(await checkBooks(desk.db, 2)).toEqual([]);
  });
  it("brings goods in at a cost that includes the freight and covers the free goods", async () => {
    const { books, supplier, bandage, splint, godown } = other;
    const postedPurchase = await other.posted(
      makePurchaseVoucher(books, {
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
    expect(await other.ledger(postedPurchase)).toEqual([
      ["Supplier", "purchase", "0.00", "985.00"],
      ["Input CGST", "purchase", "22.51", "0.00"],
      ["Input SGST", "purchase", "22.51", "0.00"],
      ["Discount Received", "purchase", "0.00", "50.00"],
      ["Round Off", "purchase", "0.00", "0.27"],
      ["Inventory", "purchase", "990.25", "0.00"],
    ]);
    // 593.99 / 12 = 49.499167; 396.26 / 5 = 79.252
    expect([await other.cost(bandage), await other.cost(splint)]).toEqual([
      ["12.000", "593.99", "49.499167"],
      ["5.000", "396.26", "79.252000"],
    ]);
    const rows = await desk
      .db("purchase_lines")
      .where({ company_id: other.companyId, purchase_id: postedPurchase.documentId })
      .orderBy("line_no");
    expect(rows.map((row) => [row.taxable, row.amount, row.freight, row.landed])).toEqual([
      ["540.00", "567.00", "53.99", "593.99"],
      ["360.25", "378.27", "36.01", "396.26"],
    ]);
  });

  it("from a supplier in another state posts the tax as IGST", async () => {
    const { books, bandage, godown } = other;
    const voucher = makePurchaseVoucher(books, {
      date: "2025-09-01",
      supplier: { id: 903, stateCode: "27", isRegistered: true },
      supplierInvoiceNo: null,
      supplierInvoiceDate: null,
      locationId: godown,
      branchId: 1,
      lines: [{ item: bandage, quantity: 1_000n, unitPrice: 1_000_000n }],
    });
    const postedPurchase = await other.posted(voucher);
    // 12 % of 100.00
    expect(await other.ledger(postedPurchase)).toEqual([
      ["Supplier", "purchase", "0.00", "112.00"],
      ["Input IGST", "purchase", "12.00", "0.00"],
      ["Inventory", "purchase", "100.00", "0.00"],
    ]);
  });
});

describe("a purchase return", () => {
  it("in parts returns the invoice's price and tax, and posts the remaining cost to variance", async () => {
    const { bandage, books, supplier, godown } = desk;
    const before = await desk.state();
    // 10 × 12.00 less 10 % = 108.00, tax 2.70 twice. With 2 free pieces and 24.00 freight: 12 worth
    // 132.00, 11.00 each.
    const boughtGoods = await desk.posted(
      makePurchaseVoucher(books, {
        ...{ date: "2026-05-01", supplier, supplierInvoiceNo: "A-1", supplierInvoiceDate: null, branchId: 1 },
        locationId: godown,
        freight: 2_400n,
        lines: [
          {
            item: bandage,
            quantity: 10_000n,
            freeQuantity: 2_000n,
            unitPrice: 120_000n,
            discountRate: 1_000n,
          },
        ],
      }),
    );
    const after = await desk.state();
    const first = await postReturn(boughtGoods, [{ item: bandage, purchaseLineNo: 1, quantity: 3_000n }]);
    // 3 of 10: 32.40, 0.81 twice; inventory is reduced by 3 × 11.00
    expect(await desk.ledger(first)).toEqual([
      ["Supplier", "purchase_return", "34.02", "0.00"],
      ["Input CGST", "purchase_return", "0.00", "0.81"],
      ["Input SGST", "purchase_return", "0.00", "0.81"],
      ["Inventory", "purchase_return", "0.00", "33.00"],
      ["Stock Variance", "stock", "0.60", "0.00"],
    ]);
    expect(await desk.moves(first)).toEqual([["PURCHASE_RETURN", 1, godown, "-3.000", "-33.00"]]);
    const [line] = await desk
      .db("purchase_return_lines")
      .where({ company_id: 1, purchase_return_id: first.documentId });
    expect(line).toMatchObject({
      purchase_line_no: 1,
      unit_price: "10.8000",
      taxable: "32.40",
      amount: "34.02",
      cost: "33.00",
    });
    // The other 7 paid pieces and the 2 free ones: 75.60, 1.89 twice; inventory is reduced by the
    // remaining 99.00.
    const second = await postReturn(boughtGoods, [{ item: bandage, purchaseLineNo: 1, quantity: 9_000n }]);
    expect(await desk.ledger(second)).toEqual([
      ["Supplier", "purchase_return", "79.38", "0.00"],
      ["Input CGST", "purchase_return", "0.00", "1.89"],
      ["Input SGST", "purchase_return", "0.00", "1.89"],
      ["Inventory", "purchase_return", "0.00", "99.00"],
      ["Stock Variance", "stock", "23.40", "0.00"],
    ]);
    // Only the freight is still owed to the supplier; variance has the same amount.
    expect((await desk.state()).accounts.map((row) => row.balance)).toEqual(["24.00", "-24.00"]);
    const more = [{ item: bandage, purchaseLineNo: 1, quantity: 1n }];
    await expect(postReturn(boughtGoods, more)).rejects.toThrow(
      "Line 1: More is returned than is left of the purchase.",
    );
    await desk.cancelled(second);
    await desk.cancelled(first);
    expect(await desk.state()).toEqual(after);
    await desk.cancelled(boughtGoods);
    expect(await desk.state()).toEqual(before);
  });

  it("without a purchase uses its own price, here to another state and rounded to the rupee", async () => {
    const { books, splint, supplier } = desk;
    await desk.bought(10_000n, 250_000n, splint);
    const before = await desk.state();
    const postedReturn = await desk.posted(
      makePurchaseReturnVoucher(books, {
        ...head,
        supplier: { ...supplier, stateCode: "29" },
        purchase: null,
        toRupee: true,
        lines: [{ item: splint, purchaseLineNo: null, quantity: 2_000n, unitPrice: 301_000n }],
      }),
    );
    // 2 × 30.10 = 60.20, 5 % = 3.01: 63.21, to the rupee 63.00; inventory is reduced by 2 × 25.00
    expect(await desk.ledger(postedReturn)).toEqual([
      ["Supplier", "purchase_return", "63.00", "0.00"],
      ["Input IGST", "purchase_return", "0.00", "3.01"],
      ["Round Off", "purchase_return", "0.21", "0.00"],
      ["Inventory", "purchase_return", "0.00", "50.00"],
      ["Stock Variance", "stock", "0.00", "10.20"],
    ]);
    expect(postedReturn.voucherNo).toMatch(/^PRN\/\d+$/);
    await desk.cancelled(postedReturn);
    expect(await desk.state()).toEqual(before);
  });

  it("is refused when its lines, its supplier or its purchase are wrong", async () => {
    const { bandage, splint, books } = desk;
    const boughtGoods = await desk.bought(5_000n, 100_000n);
    const line = { item: bandage, purchaseLineNo: 1, quantity: 1_000n };
    const tryReturn = async (lines: PurchaseReturnLine[], more: Partial<PurchaseReturnInput> = {}) =>
      postReturn(boughtGoods, lines, more).then(
        () => "posted",
        (error: unknown) => error,
      );
    expect(await tryReturn([])).toMatchObject({ code: "DOCUMENT_EMPTY" });
    expect(await tryReturn([{ ...line, quantity: 0n }])).toMatchObject({ code: "LINE_INVALID" });
    expect(await tryReturn([{ ...line, quantity: -1n }])).toMatchObject({ code: "LINE_INVALID" });
    expect(await tryReturn([{ ...line, item: splint }])).toMatchObject({ code: "LINE_INVALID" });
    const twice = [line, { ...line, quantity: 4_001n }];
    expect(await tryReturn(twice)).toMatchObject({
      code: "RETURN_EXCEEDS_DOCUMENT",
      detail: { fields: [{ field: "lines.1" }] },
    });
    const supplier = { id: 901, stateCode: "32", isRegistered: true };
    expect(await tryReturn([line], { supplier })).toMatchObject({ code: "PARTY_DIFFERS" });
    const unpricedReturn = { ...head, purchase: null, lines: [{ ...line, purchaseLineNo: null }] };
    expect(() => makePurchaseReturnVoucher(books, unpricedReturn)).toThrow("either a debit");
    const makePricedLines = (unitPrice: bigint) => [
      { item: bandage, purchaseLineNo: null, quantity: 1n, unitPrice },
    ];
    expect(() =>
      makePurchaseReturnVoucher(books, { ...unpricedReturn, lines: makePricedLines(-1n) }),
    ).toThrow("either a debit");
    expect(() =>
      makePurchaseReturnVoucher(books, { ...unpricedReturn, lines: makePricedLines(10n ** 18n) }),
    ).toThrow("outside the range that the books accept");
    await desk.cancelled(boughtGoods);
    expect(await tryReturn([line])).toMatchObject({ code: "DOCUMENT_NOT_STANDING" });
  });

  it("and the cancellation of its purchase cannot both succeed", async () => {
    const { bandage, author, db } = desk;
    for (let round = 0; round < 5; round++) {
      const boughtGoods = await desk.bought(5_000n, 100_000n);
      const outcomes = await Promise.allSettled([
        postReturn(boughtGoods, [{ item: bandage, purchaseLineNo: 1, quantity: 5_000n }]),
        withTransaction(db, (trx) => cancel(trx, author, boughtGoods.voucherId)),
      ]);
      expect(outcomes.filter((each) => each.status === "fulfilled")).toHaveLength(1);
    }
  });
});

function postReturn(
  boughtGoods: Posted,
  lines: readonly PurchaseReturnLine[],
  more: Partial<PurchaseReturnInput> = {},
) {
  return withTransaction(desk.db, async (trx) => {
    const returnable = (await readReturnablePurchases(trx, 1, [boughtGoods.documentId])).get(
      boughtGoods.documentId,
    );
    if (!returnable) throw new Error("No such purchase");
    const voucher = makePurchaseReturnVoucher(desk.books, { ...head, purchase: returnable, lines, ...more });
    const [postedReturn] = await post(trx, desk.author, [voucher]);
    if (!postedReturn) throw new Error("Nothing was posted");
    return postedReturn;
  });
}
