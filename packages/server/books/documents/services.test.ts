import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insertRows } from "../../db/insert-rows.ts";
import { checkBooks } from "../checks/check.ts";
import {
  type DocumentItem,
  type Posted,
  type Voucher,
  type PurchaseInput,
  makePurchaseReturnVoucher,
  makePurchaseVoucher,
  makeSaleReturnVoucher,
  makeSaleVoucher,
} from "@vanbook/sdk/books";
import { edit } from "../posting/edit.ts";
import { SERVICE_FAULTS } from "../testing/check-test-service-faults.ts";
import { createTestDesk, type TestDesk } from "../testing/test-desk.ts";
import { readReturnableBills } from "./returnable-bills.ts";
import { readReturnablePurchases } from "./returnable-purchases.ts";

/** The same tax as the test company's goods: 5 % in 2026. */
const FREIGHT_SERVICE: DocumentItem = { id: 3, hsnCode: "996511", taxId: 1, mrp: 0n, isService: true };
const ONE_FREIGHT = { item: FREIGHT_SERVICE, quantity: 1_000n, unitPrice: 500_000n };
let desk: TestDesk;
let invoice: PurchaseInput;

beforeAll(async () => {
  desk = await createTestDesk();
  const { db, supplier, godown, bandage } = desk;
  const freight = { company_id: 1, id: 3, name: "Freight", category_id: 1, unit_id: 1, tax_id: 1 };
  await db.transaction((trx) =>
    insertRows(trx, "items", [{ ...freight, hsn_code: "996511", is_service: 1 }]),
  );
  await desk.bought(100_000n, 600_000n);
  invoice = {
    date: "2026-05-02",
    supplier,
    supplierInvoiceNo: null,
    supplierInvoiceDate: null,
    locationId: godown,
    branchId: 1,
    lines: [
      { ...ONE_FREIGHT, quantity: 2_000n },
      { item: bandage, quantity: 10_000n, unitPrice: 600_000n },
    ],
  };
});
afterAll(async () => {
  expect(await checkBooks(desk.db, 1)).toEqual([]);
  await desk.drop();
});

/** A bill of 3 bandages at 100.00 and freight of 50.00. */
function postBill() {
  return desk.sold([{ item: desk.bandage, quantity: 3_000n, unitPrice: 1_000_000n }, ONE_FREIGHT]);
}

function replaceVoucher({ voucherId }: Posted, by: Voucher) {
  return desk.db.transaction((trx) => edit(trx, desk.author, voucherId, by));
}

describe("a service on a bill", () => {
  it("is taxed and sold like goods, and has neither stock nor cost", async () => {
    const bill = await postBill();
    // 350.00 with 5 %: 2 × 8.75; 3 bandages cost 60.00 each.
    expect(await desk.ledger(bill)).toEqual([
      ["Customer", "bill", "367.50", "0.00"],
      ["Sales", "bill", "0.00", "350.00"],
      ["Output CGST", "bill", "0.00", "8.75"],
      ["Output SGST", "bill", "0.00", "8.75"],
      ["Cost of Goods Sold", "cost", "180.00", "0.00"],
      ["Inventory", "cost", "0.00", "180.00"],
    ]);
    expect(await desk.moves(bill)).toEqual([["SALE", 1, desk.godown, "-3.000", "-180.00"]]);
    const lines = await desk.db("bill_lines").where({ bill_id: bill.documentId }).orderBy("line_no");
    expect(lines.map((line) => [line.hsn_code, line.taxable, line.cgst, line.amount, line.cost])).toEqual([
      ["3005", "300.00", "7.50", "315.00", "180.00"],
      ["996511", "50.00", "1.25", "52.50", "0.00"],
    ]);
  });

  it("can be the only line of the bill", async () => {
    const before = await desk.state();
    const bill = await desk.sold([ONE_FREIGHT]);
    expect(await desk.ledger(bill)).toEqual([
      ["Customer", "bill", "52.50", "0.00"],
      ["Sales", "bill", "0.00", "50.00"],
      ["Output CGST", "bill", "0.00", "1.25"],
      ["Output SGST", "bill", "0.00", "1.25"],
    ]);
    expect(await desk.moves(bill)).toEqual([]);
    expect(await checkBooks(desk.db, 1)).toEqual([]);
    await desk.cancelled(bill);
    expect(await desk.state()).toEqual(before);
  });

  it("can be replaced by another price or by goods, and its cancellation restores all balances", async () => {
    const { books, bandage, series, customer, godown } = desk;
    const before = await desk.state();
    const head = {
      date: "2026-06-01",
      customer,
      series,
      saleType: "Retail",
      payment: { mode: "credit" },
    } as const;
    const nobody = { salesmanId: 2, branchId: 1, routeId: null, vehicleId: null, locationId: godown };
    const goods = { item: bandage, quantity: 3_000n, unitPrice: 1_000_000n };
    const makeSale = (...lines: (typeof goods)[]) => makeSaleVoucher(books, { ...head, ...nobody, lines });
    const dearer = await replaceVoucher(
      await postBill(),
      makeSale(goods, { ...ONE_FREIGHT, unitPrice: 800_000n }),
    );
    // 300.00 and 80.00 with 5 %; the goods are unchanged.
    expect(dearer.amount).toBe(39_900n);
    expect(await desk.moves(dearer)).toEqual([["SALE", 1, godown, "-3.000", "-180.00"]]);
    const without = await replaceVoucher(dearer, makeSale(goods, { ...goods, quantity: 1_000n }));
    expect(await desk.moves(without)).toEqual([
      ["SALE", 1, godown, "-3.000", "-180.00"],
      ["SALE", 1, godown, "-1.000", "-60.00"],
    ]);
    const alone = await replaceVoucher(without, makeSale(ONE_FREIGHT));
    expect(await desk.moves(alone)).toEqual([]);
    await desk.cancelled(alone);
    expect(await desk.state()).toEqual(before);
  });

  it("is credited by a sale return, and no goods come back for it", async () => {
    const { books, bandage, customer, db, godown } = desk;
    const before = await desk.state();
    const bill = await postBill();
    const postSaleReturn = async (lines: { item: DocumentItem; billLineNo: number; good: bigint }[]) => {
      const source = (await db.transaction((trx) => readReturnableBills(trx, 1, [bill.documentId]))).get(
        bill.documentId,
      );
      if (!source) throw new Error("The bill is not there");
      const head = { date: "2026-06-02", branchId: 1, salesmanId: 2, routeId: null, vehicleId: null };
      const place = { locationId: godown, damagedLocationId: null };
      return desk.posted(
        makeSaleReturnVoucher(books, {
          ...head,
          ...place,
          customer,
          source: { bill: source },
          refund: { mode: "credit" },
          lines,
        }),
      );
    };
    const first = await postSaleReturn([
      { item: bandage, billLineNo: 1, good: 1_000n },
      { item: FREIGHT_SERVICE, billLineNo: 2, good: 500n },
    ]);
    // 100.00 and half of 50.00; the CGST of 25.00 is half of 1.25, 0.625 → 0.63.
    expect(await desk.ledger(first)).toEqual([
      ["Customer", "return", "0.00", "131.26"],
      ["Sales", "return", "125.00", "0.00"],
      ["Output CGST", "return", "3.13", "0.00"],
      ["Output SGST", "return", "3.13", "0.00"],
      ["Cost of Goods Sold", "cost", "0.00", "60.00"],
      ["Inventory", "cost", "60.00", "0.00"],
    ]);
    const last = await postSaleReturn([{ item: FREIGHT_SERVICE, billLineNo: 2, good: 500n }]);
    expect(last.amount).toBe(2_624n);
    expect(await desk.moves(last)).toEqual([]);
    await expect(postSaleReturn([{ item: FREIGHT_SERVICE, billLineNo: 2, good: 1n }])).rejects.toMatchObject({
      code: "RETURN_EXCEEDS_DOCUMENT",
    });
    expect(await checkBooks(db, 1)).toEqual([]);
    for (const each of [last, first, bill]) await desk.cancelled(each);
    expect(await desk.state()).toEqual(before);
  });
});

describe("a service on a purchase", () => {
  it("is posted as an expense, and the invoice's freight goes to the goods alone", async () => {
    const before = await desk.state();
    const postedPurchase = await desk.posted(
      makePurchaseVoucher(desk.books, { ...invoice, freight: 1_000n }),
    );
    // 2 × 50.00 and 10 × 60.00 with 5 %: 735.00, plus freight of 10.00, which belongs to the goods.
    expect(await desk.ledger(postedPurchase)).toEqual([
      ["Supplier", "purchase", "0.00", "745.00"],
      ["Input CGST", "purchase", "17.50", "0.00"],
      ["Input SGST", "purchase", "17.50", "0.00"],
      ["Freight Inward", "purchase", "100.00", "0.00"],
      ["Inventory", "purchase", "610.00", "0.00"],
    ]);
    expect(await desk.moves(postedPurchase)).toEqual([["PURCHASE", 1, desk.godown, "10.000", "610.00"]]);
    await desk.cancelled(postedPurchase);
    expect(await desk.state()).toEqual(before);
  });

  it("carries the invoice's freight when the invoice has only services", async () => {
    const before = await desk.state();
    const alone = await desk.posted(
      makePurchaseVoucher(desk.books, { ...invoice, lines: [ONE_FREIGHT], freight: 1_000n }),
    );
    expect(await desk.ledger(alone)).toEqual([
      ["Supplier", "purchase", "0.00", "62.50"],
      ["Input CGST", "purchase", "1.25", "0.00"],
      ["Input SGST", "purchase", "1.25", "0.00"],
      ["Freight Inward", "purchase", "60.00", "0.00"],
    ]);
    expect(await desk.moves(alone)).toEqual([]);
    expect(await checkBooks(desk.db, 1)).toEqual([]);
    const correctedPurchase = await replaceVoucher(
      alone,
      makePurchaseVoucher(desk.books, { ...invoice, freight: 0n }),
    );
    expect(await desk.moves(correctedPurchase)).toEqual([["PURCHASE", 1, desk.godown, "10.000", "600.00"]]);
    await desk.cancelled(correctedPurchase);
    expect(await desk.state()).toEqual(before);
  });

  it("is returned at the price charged, which reduces the expense", async () => {
    const { books, bandage, db, godown, supplier } = desk;
    const before = await desk.state();
    const postedPurchase = await desk.posted(makePurchaseVoucher(books, invoice));
    const returnablePurchases = await db.transaction((trx) =>
      readReturnablePurchases(trx, 1, [postedPurchase.documentId]),
    );
    const lines = [
      { item: FREIGHT_SERVICE, purchaseLineNo: 1, quantity: 1_000n },
      { item: bandage, purchaseLineNo: 2, quantity: 1_000n },
    ];
    const from = { date: "2026-05-03", branchId: 1, supplier, locationId: godown };
    const back = await desk.posted(
      makePurchaseReturnVoucher(books, {
        ...from,
        purchase: returnablePurchases.get(postedPurchase.documentId) ?? null,
        lines,
      }),
    );
    // 50.00 and 60.00 with 5 %.
    expect(await desk.ledger(back)).toEqual([
      ["Supplier", "purchase_return", "115.50", "0.00"],
      ["Input CGST", "purchase_return", "0.00", "2.75"],
      ["Input SGST", "purchase_return", "0.00", "2.75"],
      ["Freight Inward", "purchase_return", "0.00", "50.00"],
      ["Inventory", "purchase_return", "0.00", "60.00"],
    ]);
    expect(await desk.moves(back)).toEqual([["PURCHASE_RETURN", 1, godown, "-1.000", "-60.00"]]);
    expect(await checkBooks(db, 1)).toEqual([]);
    for (const each of [back, postedPurchase]) await desk.cancelled(each);
    expect(await desk.state()).toEqual(before);
  });
});

describe("the check of the books", () => {
  it.each(SERVICE_FAULTS)("finds a breach of %s, %s: %s", async (invariant, message, fault, document) => {
    const bill = await postBill();
    const postedPurchase = await desk.posted(makePurchaseVoucher(desk.books, invoice));
    const voucherIds = { bill: bill.voucherId, purchase: postedPurchase.voucherId };
    const rollBack = new Error("enough seen");
    const rolledBackCheck = desk.db.transaction(async (trx) => {
      const [updateResult] = await trx.raw<[{ affectedRows: number }]>(fault, voucherIds);
      expect(updateResult?.affectedRows).toBeGreaterThan(0);
      const findings = await checkBooks(trx, 1, { most: 20 });
      const matchingFindings = findings.filter(
        (each) => each.invariant === invariant && each.message.includes(message),
      );
      expect(
        matchingFindings.map(({ voucherId }) => voucherId),
        JSON.stringify(findings),
      ).toContain(voucherIds[document]);
      throw rollBack;
    });
    await expect(rolledBackCheck).rejects.toBe(rollBack);
    await desk.cancelled(postedPurchase);
    await desk.cancelled(bill);
  });
});
