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
  [
    "lines in another order keep their cost",
    [
      ...[makePlanned("SALE", 5n, 0, 5_000n), makePlanned("FREE", 1n, 0)],
      ...[makePlanned("SALE", 10n, 1, 10_000n), makePlanned("FREE", 1n, 1)],
    ],
    ["0 SALE", "0 FREE", "1 SALE", "1 FREE"],
  ],
  [
    "a line that is added before the others takes nothing of theirs",
    [
      ...[makePlanned("SALE", 7n, 0, 7_000n), makePlanned("FREE", 1n, 0)],
      ...[makePlanned("SALE", 10n, 1, 10_000n), makePlanned("FREE", 1n, 1)],
      ...[makePlanned("SALE", 5n, 2, 5_000n), makePlanned("FREE", 1n, 2)],
    ],
    ["1 SALE", "1 FREE", "2 SALE", "2 FREE"],
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

/** Whether the goods went out at 5.00, as other goods of the voucher, or at 6.00. */
function listKeptValues(postedMoves: readonly ValuedMove[], plannedMoves: readonly StockMove[]) {
  const { planned } = findKeptMoves(postedMoves, plannedMoves, 0n);
  return [...planned].map(([{ line, kind }, value]) => [line, kind, value]);
}

it("a line that gets free goods leaves the next line its own", () => {
  // The first line was corrected before: its goods cost 6.00 then.
  const postedMoves = [
    { ...makePosted("SALE", 10n, 10_000n), value: -6_000n },
    ...[makePosted("SALE", 5n, 5_000n), makePosted("FREE", 1n)],
  ];
  const correctedMoves = [makePlanned("SALE", 10n, 0, 10_000n), makePlanned("FREE", 1n, 0), ...SECOND_LINE];
  expect(listKeptValues(postedMoves, correctedMoves)).toEqual([
    [1, "SALE", -2_500n],
    [1, "FREE", -500n],
  ]);
});

it("of two lines that sell the same, the one that stays keeps its own cost", () => {
  const withFree = [makePosted("SALE", 10n, 10_000n), makePosted("FREE", 1n)];
  const plainLine = { ...makePosted("SALE", 10n, 10_000n), value: -6_000n };
  const plainPlan = makePlanned("SALE", 10n, 0, 10_000n);
  expect(listKeptValues([...withFree, plainLine], [plainPlan])).toEqual([[0, "SALE", -6_000n]]);
  const freePlan = [makePlanned("SALE", 10n, 0, 10_000n), makePlanned("FREE", 1n, 0)];
  expect(listKeptValues([plainLine, ...withFree], freePlan)).toEqual([
    [0, "SALE", -5_000n],
    [0, "FREE", -500n],
  ]);
});

it("a line of free goods only is kept after a line that sells the same item", () => {
  const postedMoves = [
    ...[makePosted("SALE", 10n, 10_000n), makePosted("FREE", 1n), makePosted("SALE", 10n, 10_000n)],
  ];
  const unchangedMoves = [
    makePlanned("SALE", 10n, 0, 10_000n),
    ...[makePlanned("FREE", 1n, 1), makePlanned("SALE", 10n, 2, 10_000n)],
  ];
  expect(findKeptMoves(postedMoves, unchangedMoves, 0n).planned.size).toBe(3);
});

it("a corrected line of exchanged or returned goods leaves the other lines their cost", () => {
  const exchangedMoves = [makePosted("REPLACE_OUT", 2n), makePosted("REPLACE_OUT", 3n)];
  const moreExchanged = [makePlanned("REPLACE_OUT", 4n, 0), makePlanned("REPLACE_OUT", 3n, 1)];
  expect(listKeptValues(exchangedMoves, moreExchanged)).toEqual([[1, "REPLACE_OUT", -1_500n]]);
  const goodAndDamaged = [makePosted("SALE_RETURN", -3n, 3_000n), makePosted("SALE_RETURN", -1n)];
  const moreDamaged = [
    ...[makePlanned("SALE_RETURN", -3n, 0, 3_000n), makePlanned("SALE_RETURN", -2n, 0)],
    makePlanned("SALE_RETURN", -2n, 1, 2_000n),
  ];
  const other = makePosted("SALE_RETURN", -2n, 2_000n);
  expect(listKeptValues([...goodAndDamaged, other], moreDamaged)).toEqual([[1, "SALE_RETURN", 1_000n]]);
});
