import { expect, it } from "vitest";
import { findKeptMoves } from "./kept-moves.ts";
import type { MoveKind, StockMove, ValuedMove } from "./voucher.ts";

const ITEM_ID = 1;

/** Out of stock, at 5.00 a piece; `taxable` in paise for those that have a price. */
function makePosted(kind: MoveKind, pieces: bigint, taxable = 0n): ValuedMove {
  const place = { itemId: ITEM_ID, locationId: 1 };
  return { ...place, kind, quantity: -pieces * 1_000n, value: -pieces * 500n, taxable, tax: 0n };
}

function makePlanned(kind: MoveKind, pieces: bigint, line: number, taxable = 0n): StockMove {
  return {
    ...{ itemId: ITEM_ID, locationId: 1, kind, quantity: -pieces * 1_000n, entryKind: "cost", line },
    ...(taxable > 0n && { priced: { taxable, tax: 0n } }),
  };
}

/** A line of 10 sold and 1 free, and one of 5 sold and 1 free, for 10.00 a piece. */
const BILL_MOVES = [
  ...[makePosted("SALE", 10n, 10_000n), makePosted("FREE", 1n)],
  ...[makePosted("SALE", 5n, 5_000n), makePosted("FREE", 1n)],
];
const SECOND_LINE = [makePlanned("SALE", 5n, 1, 5_000n), makePlanned("FREE", 1n, 1)];

it.each<[string, StockMove[], string[]]>([
  [
    "unchanged lines keep the cost of all their goods",
    [makePlanned("SALE", 10n, 0, 10_000n), makePlanned("FREE", 1n, 0), ...SECOND_LINE],
    ["0 SALE", "0 FREE", "1 SALE", "1 FREE"],
  ],
  [
    "free goods of a line with another quantity take the cost of today",
    [makePlanned("SALE", 8n, 0, 8_000n), makePlanned("FREE", 1n, 0), ...SECOND_LINE],
    ["1 SALE", "1 FREE"],
  ],
  [
    "free goods of a line with another price take the cost of today",
    [makePlanned("SALE", 10n, 0, 9_000n), makePlanned("FREE", 1n, 0), ...SECOND_LINE],
    ["1 SALE", "1 FREE"],
  ],
  [
    "sold goods of a line with more free goods take the cost of today",
    [makePlanned("SALE", 10n, 0, 10_000n), makePlanned("FREE", 2n, 0), ...SECOND_LINE],
    ["1 SALE", "1 FREE"],
  ],
  [
    "sold goods of a line that has no free goods any more take the cost of today",
    [makePlanned("SALE", 10n, 0, 10_000n), ...SECOND_LINE],
    ["1 SALE", "1 FREE"],
  ],
  [
    "a line keeps its cost when the line before it is taken away",
    [makePlanned("SALE", 5n, 0, 5_000n), makePlanned("FREE", 1n, 0)],
    ["0 SALE", "0 FREE"],
  ],
])("%s", (_, plannedMoves, keptMoves) => {
  const { planned } = findKeptMoves(BILL_MOVES, plannedMoves, 0n);
  expect([...planned.keys()].map(({ line, kind }) => `${line} ${kind}`)).toEqual(keptMoves);
});

it("damaged goods of a return with another quantity of good ones take the cost of today", () => {
  const postedMoves = [makePosted("SALE_RETURN", -3n, 3_000n), makePosted("SALE_RETURN", -1n)];
  const correctedMoves = [makePlanned("SALE_RETURN", -2n, 0, 2_000n), makePlanned("SALE_RETURN", -1n, 0)];
  expect(findKeptMoves(postedMoves, correctedMoves, 0n).planned.size).toBe(0);
});
