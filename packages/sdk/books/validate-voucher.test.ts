import { describe, expect, it } from "vitest";
import { Problem } from "../problem.ts";
import { addBatch, emptyBook, placeKey, type BatchBook } from "./batches/batch-book.ts";
import { makeBillKey, takeOff, type OpenBill } from "./settle-bills.ts";
import { refuseShortages, takeFromStock, type StockDays } from "./stock-days.ts";
import type { StockShort } from "./stock-short.ts";
import { CountingMap } from "./testing/counting-map.ts";
import { validateVouchers, type PostingContext } from "./validate-voucher.ts";
import type { StockMove, Voucher } from "./voucher.ts";

const [VAN, GODOWN] = [1, 2];
const POSTING_CONTEXT: PostingContext = {
  years: [
    {
      id: 3,
      label: "2026-27",
      start_date: "2026-04-01",
      end_date: "2027-03-31",
      locked_until: null,
      closed_at: null,
    },
  ],
  balancedTo: null,
  accounts: new Set(),
  locations: new Set([VAN, GODOWN]),
  systemAccounts: new Set(),
  stockAccounts: { inventory: 901, stock_variance: 902 },
  keepingBatches: new Set(),
  refusesShort: true,
};

const makeLoad = (...moves: [itemId: number, quantity: bigint][]): Voucher => ({
  kind: "van_load",
  seriesId: 1,
  prefix: "",
  date: "2026-06-01",
  partyId: null,
  userId: null,
  branchId: null,
  narration: null,
  amount: "stock",
  lines: [],
  moves: moves.map(([itemId, quantity]): StockMove => ({
    ...{ itemId, locationId: GODOWN, to: VAN, kind: "LOAD", quantity: -quantity, entryKind: "cost" },
  })),
});

/** Of each item two batches in the godown, with 5 and 7 of them; the first expires first. */
function makeBook(itemCount: number): BatchBook {
  const book = { ...emptyBook(), keeping: new Set<number>() };
  for (let itemId = 1; itemId <= itemCount; itemId += 1) {
    book.keeping.add(itemId);
    addBatch(book, { id: 2 * itemId, itemId, code: "A", expiresOn: "2026-12-31" });
    addBatch(book, { id: 2 * itemId + 1, itemId, code: "B", expiresOn: "2027-12-31" });
    book.stock.set(placeKey(2 * itemId, GODOWN), 5_000n);
    book.stock.set(placeKey(2 * itemId + 1, GODOWN), 7_000n);
  }
  return book;
}

/** 12 of each item in the godown. */
function makeDays(itemCount: number): StockDays {
  const itemIds = Array.from({ length: itemCount }, (_, at) => at + 1);
  return new Map(itemIds.map((itemId) => [`${itemId} ${GODOWN}`, new Map([["", 12_000n]])]));
}

describe("vouchers of a batch of documents", () => {
  it.each([
    ["stock", makeDays(2)],
    ["batches alone", undefined],
  ])("take what those before them have left of %s, and one that is refused takes nothing", (_, stock) => {
    const batches = makeBook(2);
    const changing = { costs: new Map(), stock, batches };
    const vouchers = [makeLoad([1, 6_000n]), makeLoad([2, 1_000n], [1, 7_000n]), makeLoad([1, 6_000n])];
    const outcomes = validateVouchers(vouchers, POSTING_CONTEXT, changing, new Map());
    const takenParts = outcomes.map((each) =>
      each instanceof Problem
        ? each.code
        : each.moves.map(({ batches: parts = [] }) =>
            parts.map(({ code, quantity }) => `${quantity} ${code}`),
          ),
    );
    expect(takenParts).toEqual([
      [
        ["-5000 A", "-1000 B"],
        ["5000 A", "1000 B"],
      ],
      "STOCK_SHORT",
      [["-6000 B"], ["6000 B"]],
    ]);
    expect(batches.stock.get(placeKey(2, VAN))).toBe(5_000n);
    expect(batches.stock.get(placeKey(3, GODOWN))).toBe(0n);
    expect(batches.stock.get(placeKey(4, GODOWN))).toBe(5_000n); // of the item of the refused one
    if (stock) expect(stock.get(`1 ${GODOWN}`)?.get("2026-06-01")).toBe(-12_000n);
    if (stock) expect(stock.get(`2 ${GODOWN}`)?.get("2026-06-01")).toBeUndefined();
  });

  it("each read only the batches and the stock of their own goods", () => {
    const { keeping, ...book } = makeBook(500);
    const batches = {
      keeping,
      batches: new CountingMap(book.batches),
      stock: new CountingMap(book.stock),
      lines: new Map(),
    };
    const stock = new CountingMap(makeDays(500));
    for (const map of [batches.batches, batches.stock, stock]) map.readCount = 0;
    const vouchers = Array.from({ length: 200 }, (_, at) => makeLoad([at + 1, 1_000n]));
    const outcomes = validateVouchers(
      vouchers,
      POSTING_CONTEXT,
      { costs: new Map(), stock, batches },
      new Map(),
    );
    expect(outcomes.filter((each) => each instanceof Problem)).toEqual([]);
    // Two batches at two places, a few times each; there are 1,000 batches.
    for (const { readCount } of [batches.batches, batches.stock, stock])
      expect(readCount / 200).toBeLessThanOrEqual(10);
  });

  it("reduce the open bills by looking at each once, also when they settle many", () => {
    const bill: OpenBill = { voucherId: 0, line: 0, voucherNo: "", partyId: 5, isPosted: true, open: 100n };
    const open = Array.from(
      { length: 1_000 },
      (_, at) => [makeBillKey("receipt", { billId: at }), { ...bill, voucherId: at }] as const,
    );
    const bills = new CountingMap<string, OpenBill>(open);
    bills.readCount = 0;
    takeOff(
      bills,
      Array.from({ length: 100 }, (_, at) => ({ billVoucherId: at, billLine: 0, amount: 30n })),
    );
    expect(bills.readCount).toBe(1_000);
    expect([bills.get("receipt 99 0")?.open, bills.get("receipt 100 0")?.open]).toEqual([70n, 100n]);
  });
});

describe("stock by day", () => {
  /** 365 days from 2026-04-01, on each of which one comes in. */
  const makeYear = () =>
    Array.from({ length: 365 }, (_, at): [string, bigint] => [
      new Date(Date.UTC(2026, 3, 1 + at)).toISOString().slice(0, 10),
      1_000n,
    ]);
  const makeMove = (date: string, quantity: bigint) => ({
    ...{ itemId: 1, locationId: GODOWN, kind: "SALE" as const, quantity, date, line: 0 },
  });
  const catchShortage = (work: () => void) => {
    try {
      work();
    } catch (error) {
      return (error as StockShort).shortages[0];
    }
    return undefined;
  };

  it("a move is refused for the first of the days that leave least, and reads each day a few times", () => {
    // 279 came in until 2027-01-04, and 299 left on the next day: the books have 20 less than none.
    const days = new CountingMap([...makeYear(), ["2027-01-05", -299_000n]]);
    days.readCount = 0;
    const shortage = catchShortage(() =>
      takeFromStock(new Map([[`1 ${GODOWN}`, days]]), [makeMove("2026-04-10", -5_000n)]),
    );
    expect(shortage).toMatchObject({ asked: 5_000n, left: 0n, day: "2027-01-05" });
    expect(days.readCount).toBeLessThan(5 * 366);
  });

  it("a correction is refused for the worst day, and reads each day a few times", () => {
    const days = new CountingMap([...makeYear(), ["2027-01-05", -279_000n]]);
    days.readCount = 0;
    // 279 came in until 2027-01-04, and 279 left on the next day. A correction takes 3 more before.
    const shortage = catchShortage(() =>
      refuseShortages(new Map([[`1 ${GODOWN}`, days]]), [makeMove("2026-08-01", -3_000n)]),
    );
    expect(shortage).toMatchObject({ asked: 3_000n, left: 0n, day: "2027-01-05" });
    expect(days.readCount).toBeLessThan(5 * 366);
  });
});
