import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withTransaction } from "../../db/transaction.ts";
import { cancel } from "../posting/cancel.ts";
import { checkBooks } from "../checks/check.ts";
import { edit } from "../posting/edit.ts";
import { post } from "../posting/post.ts";
import { readReturnableBills } from "./returnable-bills.ts";
import {
  type SaleReturnInput,
  type SaleReturnLine,
  makeSaleReturnVoucher,
  type Posted,
} from "@vanbook/sdk/books";
import { createTestDesk, DAMAGED_LOCATION, type TestDesk } from "../testing/test-desk.ts";

let desk: TestDesk;
let head: Omit<SaleReturnInput, "lines" | "source">;

beforeAll(async () => {
  desk = await createTestDesk();
  head = {
    date: "2026-06-10",
    customer: desk.customer,
    refund: { mode: "credit" },
    salesmanId: 2,
    branchId: 1,
    routeId: null,
    vehicleId: null,
    locationId: desk.godown,
    damagedLocationId: DAMAGED_LOCATION,
  };
});
afterAll(async () => {
  expect(await checkBooks(desk.db, 1)).toEqual([]);
  await desk.drop();
});

describe("a sale return", () => {
  it("in three parts returns all amounts of the bill to the paisa", async () => {
    const { bandage } = desk;
    await desk.bought(3_000n, 66_667n); // 3 × 6.6667 = 20.00
    const before = await desk.state();
    // 3 × 33.3333 = 100.00, 2.50 twice: 105.00; less 10.25 = 94.75, to the rupee 95.00
    const bill = await desk.sold([{ item: bandage, quantity: 3_000n, unitPrice: 333_333n }], {
      discount: 1_025n,
      toRupee: true,
    });
    const one = [{ item: bandage, billLineNo: 1, good: 1_000n }];
    const [first, second, third] = [
      await postReturn(bill, one),
      await postReturn(bill, one),
      await postReturn(bill, one),
    ];
    // Cumulative shares; each return gets its share less the earlier returns. Taxable: 33.33
    // (33.333…), 66.67, 100.00. Tax: 0.83 (0.8333…), 1.67, 2.50. Discount, in proportion to
    // amounts: 10.25 × 34.99 / 105.00 = 3.4157, 6.8343, 10.25. Round-off 0.25: 0.08, 0.17. Cost:
    // 20.00 / 3 = 6.67, 13.33, 20.00.
    expect(await desk.ledger(first)).toEqual([
      ["Customer", "return", "0.00", "31.65"],
      ["Discount Allowed", "return", "0.00", "3.42"],
      ["Sales", "return", "33.33", "0.00"],
      ["Output CGST", "return", "0.83", "0.00"],
      ["Output SGST", "return", "0.83", "0.00"],
      ["Round Off", "return", "0.08", "0.00"],
      ["Cost of Goods Sold", "cost", "0.00", "6.67"],
      ["Inventory", "cost", "6.67", "0.00"],
    ]);
    expect(await readFigures(second)).toEqual([
      "33.34",
      "0.84",
      "0.84",
      "0.00",
      "3.41",
      "0.09",
      "31.70",
      "6.66",
    ]);
    expect(await readFigures(third)).toEqual([
      "33.33",
      "0.83",
      "0.83",
      "0.00",
      "3.42",
      "0.08",
      "31.65",
      "6.67",
    ]);
    expect(await desk.state()).toEqual(before);
    await expect(postReturn(bill, one)).rejects.toMatchObject({ code: "RETURN_EXCEEDS_DOCUMENT" });
    // After a return is cancelled, the pieces can be returned again, with the remaining amounts.
    await desk.cancelled(second);
    expect(await readFigures(await postReturn(bill, one))).toEqual(await readFigures(second));
    expect(await desk.state()).toEqual(before);
    expect(first.voucherNo).toBe("SRN/1");
  });

  it("from another state is refunded in cash and keeps damaged and expired goods apart", async () => {
    const { bandage, customerOutside, salesmanCash } = desk;
    await desk.bought(10_000n, 600_000n); // with 3 worth 20.00: 13 worth 620.00, 47.692308 each
    // 4 × 99.99 = 399.96, 5 % of it 19.998 → 20.00; cost of 5 × 47.692308 = 238.46 (190.77 and
    // 47.69)
    const lines = [{ item: bandage, quantity: 4_000n, freeQuantity: 1_000n, unitPrice: 999_900n }];
    const bill = await desk.sold(lines, { customer: customerOutside });
    const postedReturn = await postReturn(
      bill,
      [{ item: bandage, billLineNo: 1, good: 1_000n, damaged: 1_000n, expired: 1_000n, free: 1_000n }],
      { customer: customerOutside, refund: { mode: "cash", accountId: salesmanCash } },
    );
    // 3 of 4: 299.97 and 15.00; cost of 4 of 5: 238.46 × 4 / 5 = 190.768 → 190.77, of which half is
    // 95.385 → 95.39
    expect(await desk.ledger(postedReturn)).toEqual([
      ["Customer outside", "return", "0.00", "314.97"],
      ["Sales", "return", "299.97", "0.00"],
      ["Output IGST", "return", "15.00", "0.00"],
      ["Customer outside", "payment", "314.97", "0.00"],
      ["Cash of Anil", "payment", "0.00", "314.97"],
      ["Cost of Goods Sold", "cost", "0.00", "190.77"],
      ["Inventory", "cost", "190.77", "0.00"],
    ]);
    expect(await desk.moves(postedReturn)).toEqual([
      ["SALE_RETURN", 1, desk.godown, "2.000", "95.39"],
      ["SALE_RETURN", 1, DAMAGED_LOCATION, "2.000", "95.38"],
    ]);
    expect(
      await desk.db("sale_returns").where({ company_id: 1, id: postedReturn.documentId }).first(),
    ).toMatchObject({
      bill_id: bill.documentId,
      mode: 0,
      refund_ledger_id: salesmanCash,
      inter_state: 1,
      inv_type: "B2C",
      sale_type: "Retail",
      amount: "314.97",
    });
    const more = { item: bandage, billLineNo: 1, free: 1_000n };
    await expect(postReturn(bill, [more], { customer: customerOutside })).rejects.toThrow(
      "Line 1: More is returned",
    );
    const after = await desk.state();
    const rest = [{ item: bandage, billLineNo: 1, good: 1_000n }];
    const last = await postReturn(bill, rest, { customer: customerOutside });
    expect(await readFigures(last)).toEqual([
      "99.99",
      "0.00",
      "0.00",
      "5.00",
      "0.00",
      "0.00",
      "104.99",
      "47.69",
    ]);
    await desk.cancelled(last);
    expect(await desk.state()).toEqual(after);
  });

  it("without a bill is priced and taxed on its own day and valued at the average cost", async () => {
    const { books, splint } = desk;
    await desk.bought(10_000n, 500_000n, splint);
    const before = await desk.state();
    const postedReturn = await desk.posted(
      makeSaleReturnVoucher(books, {
        ...head,
        source: { bill: null, invType: "B2B", saleType: "Wholesale", discount: 150n },
        toRupee: true,
        lines: [{ item: splint, billLineNo: null, good: 1_000n, expired: 1_000n, unitPrice: 800_000n }],
      }),
    );
    // 2 × 80.00 = 160.00, 4.00 twice, less 1.50 = 166.50, to the rupee 167.00; 2 at the average of
    // 50.00
    expect(await readFigures(postedReturn)).toEqual([
      "160.00",
      "4.00",
      "4.00",
      "0.00",
      "1.50",
      "0.50",
      "167.00",
      "100.00",
    ]);
    expect(await desk.moves(postedReturn)).toEqual([
      ["SALE_RETURN", 2, desk.godown, "1.000", "50.00"],
      ["SALE_RETURN", 2, DAMAGED_LOCATION, "1.000", "50.00"],
    ]);
    const row = await desk.db("sale_returns").where({ company_id: 1, id: postedReturn.documentId }).first();
    expect(row).toMatchObject({ bill_id: null, inv_type: "B2B", sale_type: "Wholesale", mode: 1 });
    await desk.cancelled(postedReturn);
    expect(await desk.state()).toEqual(before);
  });

  it("can be edited to return more, up to the quantity on the bill", async () => {
    const { bandage, books, author } = desk;
    const bill = await desk.sold([{ item: bandage, quantity: 3_000n, unitPrice: 333_333n }]);
    const postedReturn = await postReturn(bill, [{ item: bandage, billLineNo: 1, good: 2_000n }]);
    const editedReturn = await desk.db.transaction(async (trx) => {
      const except = postedReturn.documentId;
      const returnable = (await readReturnableBills(trx, 1, [bill.documentId], { except })).get(
        bill.documentId,
      );
      if (!returnable) throw new Error("No such bill");
      const lines = [{ item: bandage, billLineNo: 1, damaged: 3_000n }];
      return edit(
        trx,
        author,
        postedReturn.voucherId,
        makeSaleReturnVoucher(books, { ...head, source: { bill: returnable }, lines }),
      );
    });
    expect(editedReturn.number).toBe(postedReturn.number);
    expect((await readFigures(editedReturn)).slice(0, 3)).toEqual(["100.00", "2.50", "2.50"]);
    await expect(postReturn(bill, [{ item: bandage, billLineNo: 1, good: 1n }])).rejects.toThrow(
      "More is returned",
    );
  });

  it("is refused when its lines, its customer or its bill are wrong", async () => {
    const { bandage, splint, customerOutside, books } = desk;
    const bill = await desk.sold([{ item: bandage, quantity: 3_000n, unitPrice: 100_000n }]);
    const line = { item: bandage, billLineNo: 1, good: 1_000n };
    const tryReturn = async (lines: SaleReturnLine[], more: Partial<SaleReturnInput> = {}) =>
      postReturn(bill, lines, more).then(
        () => "posted",
        (error: unknown) => error,
      );
    expect(await tryReturn([])).toMatchObject({ code: "DOCUMENT_EMPTY" });
    expect(await tryReturn([{ ...line, good: 0n }])).toMatchObject({ code: "LINE_INVALID" });
    expect(await tryReturn([{ ...line, damaged: -1_000n }])).toMatchObject({ code: "LINE_INVALID" });
    expect(await tryReturn([{ ...line, item: splint }])).toMatchObject({ code: "LINE_INVALID" });
    expect(await tryReturn([line, { ...line, billLineNo: 2 }])).toMatchObject({
      code: "LINE_INVALID",
      detail: { fields: [{ field: "lines.1" }] },
    });
    expect(await tryReturn([{ ...line, billLineNo: null }])).toMatchObject({ code: "LINE_INVALID" });
    const twice = [
      { ...line, good: 2_000n },
      { ...line, damaged: 1_001n },
    ];
    expect(await tryReturn(twice)).toMatchObject({
      code: "RETURN_EXCEEDS_DOCUMENT",
      message: "Line 2: More is returned than is left of the bill.",
    });
    expect(await tryReturn([line], { customer: customerOutside })).toMatchObject({ code: "PARTY_DIFFERS" });
    const damagedLines = [{ ...line, damaged: 1_000n }];
    expect(await tryReturn(damagedLines, { damagedLocationId: null })).toMatchObject({
      code: "LOCATION_UNKNOWN",
    });
    const source = { bill: null, invType: "B2C", saleType: "Retail" as const };
    const unpricedReturn = { ...head, source, lines: [{ ...line, billLineNo: null }] };
    expect(() => makeSaleReturnVoucher(books, unpricedReturn)).toThrow("either a debit");
    const dear = [{ ...line, billLineNo: null, unitPrice: 100_000n }];
    expect(() =>
      makeSaleReturnVoucher(books, { ...head, source: { ...source, discount: 1_051n }, lines: dear }),
    ).toThrow("outside the range that the books accept");
    await desk.cancelled(bill);
    expect(await tryReturn([line])).toMatchObject({ code: "DOCUMENT_NOT_STANDING" });
    await desk.db.transaction(async (trx) => {
      expect(await readReturnableBills(trx, 2, [bill.documentId])).toEqual(new Map());
    });
  });

  it("succeeds once when several are posted at once, and never together with the bill's cancellation", async () => {
    const { bandage, author, db } = desk;
    const bill = await desk.sold([{ item: bandage, quantity: 1_000n, unitPrice: 100_000n }]);
    const all = [{ item: bandage, billLineNo: 1, good: 1_000n }];
    const tries = await Promise.allSettled([
      postReturn(bill, all),
      postReturn(bill, all),
      postReturn(bill, all),
    ]);
    expect(tries.filter((each) => each.status === "fulfilled")).toHaveLength(1);
    for (let round = 0; round < 5; round++) {
      const next = await desk.sold([{ item: bandage, quantity: 1_000n, unitPrice: 100_000n }]);
      const outcomes = await Promise.allSettled([
        postReturn(next, all),
        withTransaction(db, (trx) => cancel(trx, author, next.voucherId)),
      ]);
      expect(outcomes.filter((each) => each.status === "fulfilled")).toHaveLength(1);
    }
  });

  it("of a discounted line returns what was charged, and the last piece takes the remainder", async () => {
    const { bandage } = desk;
    const before = await desk.state();
    // 3 × 33.33 = 99.99 less 10 % (9.999 → 10.00) = 89.99; 2.24975 → 2.25 twice: 94.49.
    const bill = await desk.sold([
      { item: bandage, quantity: 3_000n, unitPrice: 333_300n, discountRate: 1_000n },
    ]);
    expect(bill.amount).toBe(9_449n);
    const returnOne = async () => {
      const { documentId } = await postReturn(bill, [{ item: bandage, billLineNo: 1, good: 1_000n }]);
      const line = await desk
        .db("sale_return_lines")
        .where({ company_id: 1, sale_return_id: documentId })
        .first();
      return [line.unit_price, line.taxable, line.cgst, line.sgst, line.amount];
    };
    // Cumulative taxable: one 29.9966… → 30.00, two 59.9933… → 59.99, three 89.99; tax: 0.75, 1.50,
    // 2.25.
    expect(await returnOne()).toEqual(["33.3300", "30.00", "0.75", "0.75", "31.50"]);
    expect(await returnOne()).toEqual(["33.3300", "29.99", "0.75", "0.75", "31.49"]);
    expect(await returnOne()).toEqual(["33.3300", "30.00", "0.75", "0.75", "31.50"]);
    expect(await desk.state()).toEqual(before);
  });

  it.each([
    // 3 × 30.67 = 92.01, 2.30 twice: 96.61, to the rupee 97.00. A third is 32.20 or 32.21, so
    // 32.00; the last return has the remainder.
    [306_700n, [3_200n, 3_200n, 3_300n]],
    // 5 × 0.5714 = 2.86, 0.07 twice: 3.00. A fifth is 0.59 to 0.61, so 1.00; after three returns
    // nothing remains.
    [5_714n, [100n, 100n, 100n, 0n, 0n]],
  ])("of goods at %s in parts rounded to the rupee leaves nothing owed", async (unitPrice, amounts) => {
    const { splint } = desk;
    const quantity = BigInt(amounts.length) * 1_000n;
    await desk.bought(quantity, 200_000n, splint);
    const before = await desk.state();
    const bill = await desk.sold([{ item: splint, quantity, unitPrice }], { toRupee: true });
    const one = [{ item: splint, billLineNo: 1, good: 1_000n }];
    const parts = [];
    for (const _ of amounts) parts.push(await postReturn(bill, one, { toRupee: true }));
    expect(parts.map(({ amount }) => amount)).toEqual(amounts);
    expect(await desk.state()).toEqual(before);
    for (const part of parts) await desk.cancelled(part);
    await desk.cancelled(bill);
  });
});

function postReturn(bill: Posted, lines: readonly SaleReturnLine[], more: Partial<SaleReturnInput> = {}) {
  return withTransaction(desk.db, async (trx) => {
    const returnable = (await readReturnableBills(trx, 1, [bill.documentId])).get(bill.documentId);
    if (!returnable) throw new Error("No such bill");
    const input = { ...head, source: { bill: returnable }, lines, ...more };
    const [postedReturn] = await post(trx, desk.author, [makeSaleReturnVoucher(desk.books, input)]);
    if (!postedReturn) throw new Error("Nothing was posted");
    return postedReturn;
  });
}

/**
 * A return's taxable value, taxes, discount, round-off, amount, and the value it added to
 * inventory.
 */
async function readFigures({ documentId }: Posted) {
  const row = await desk.db("sale_returns").where({ company_id: 1, id: documentId }).first();
  const lines = await desk
    .db("sale_return_lines")
    .where({ company_id: 1, sale_return_id: documentId })
    .sum("cost as cost")
    .first();
  return [row.taxable, row.cgst, row.sgst, row.igst, row.discount, row.round_off, row.amount, lines?.cost];
}
