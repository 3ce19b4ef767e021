import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { checkBooks } from "../checks/check.ts";
import { createTestDesk, VAN, type TestDesk } from "../testing/test-desk.ts";
import { stockCount, type StockCountLine } from "./stock-count.ts";

let desk: TestDesk;

beforeAll(async () => {
  desk = await createTestDesk();
  // 10 for 1,000.00 and 10 for 1,200.00; 5 sold with 550.00: 15 worth 1,650.00, 110.00 each.
  await desk.bought(10_000n, 1_000_000n);
  await desk.bought(10_000n, 1_200_000n);
  await desk.sold([{ item: desk.bandage, quantity: 5_000n, unitPrice: 2_000_000n }]);
});
afterEach(async () => {
  expect(await checkBooks(desk.db, 1)).toEqual([]);
});
afterAll(() => desk.drop());

/** A count of bandages in the godown on 10 June. */
function counted(book: bigint, found: bigint, more: Partial<StockCountLine> = {}, locationId = desk.godown) {
  const line = { item: desk.bandage, book, counted: found, ...more };
  return stockCount(desk.books, { date: "2026-06-10", branchId: 1, locationId, lines: [line] });
}

describe("a stock count", () => {
  it("takes what is missing out of stock at the average cost, against stock variance", async () => {
    const before = await desk.state();
    const posted = await desk.posted(counted(15_000n, 13_000n));
    expect(posted).toMatchObject({ voucherNo: "CNT/1", amount: -22_000n });
    expect(await desk.ledger(posted)).toEqual([
      ["Stock Variance", "stock", "220.00", "0.00"],
      ["Inventory", "stock", "0.00", "220.00"],
    ]);
    expect(await desk.moves(posted)).toEqual([["ADJUST", 1, desk.godown, "-2.000", "-220.00"]]);
    expect(await desk.cost()).toEqual(["13.000", "1430.00", "110.000000"]);
    const [line] = await desk.db("stock_count_lines").where("stock_count_id", posted.documentId);
    expect(line).toMatchObject({ book_quantity: "15.000", counted_quantity: "13.000", cost: "220.00" });
    await desk.cancelled(posted);
    expect(await desk.state()).toEqual(before);
  });

  it("puts what was found into stock at the average cost", async () => {
    const before = await desk.state();
    const posted = await desk.posted(counted(15_000n, 17_000n));
    expect(posted.amount).toBe(22_000n);
    expect(await desk.ledger(posted)).toEqual([
      ["Stock Variance", "stock", "0.00", "220.00"],
      ["Inventory", "stock", "220.00", "0.00"],
    ]);
    expect(await desk.cost()).toEqual(["17.000", "1870.00", "110.000000"]);
    await desk.cancelled(posted);
    expect(await desk.state()).toEqual(before);
  });

  it("takes the whole value with the last piece, and is a document of its own where all agrees", async () => {
    const gone = await desk.posted(counted(15_000n, 0n));
    expect([gone.amount, await desk.cost()]).toEqual([-165_000n, ["0.000", "0.00", "110.000000"]]);
    await desk.cancelled(gone);
    const agreed = await desk.posted(counted(15_000n, 15_000n));
    expect([agreed.amount, await desk.ledger(agreed), await desk.moves(agreed)]).toEqual([0n, [], []]);
    // What the books lack at a van is filled up: nothing lies there by the books but −2.
    const van = await desk.posted(counted(-2_000n, 1_000n, {}, VAN));
    expect(await desk.moves(van)).toEqual([["ADJUST", 1, VAN, "3.000", "330.00"]]);
    await desk.cancelled(van);
    await desk.cancelled(agreed);
  });

  it("is refused without lines and for less than nothing", () => {
    const nothing = () =>
      stockCount(desk.books, { date: "2026-06-10", branchId: 1, locationId: 1, lines: [] });
    expect(nothing).toThrow("no lines");
    expect(() => counted(1_000n, -1n)).toThrow();
  });
});
