import { describe, expect, it } from "vitest";
import type { Books } from "../company-books.ts";
import { makeCreditNoteVoucher } from "./note.ts";
import { limitAmountToParty, limitLinesToParty, takeReturn } from "./party-limit.ts";
import {
  calculateLeftAtRate,
  findOnlyTax,
  makeRemainder,
  takeFromRemainder,
  type RemainderRow,
} from "./remainder.ts";

type Amounts = readonly [rate: bigint | null, amount: bigint, cgst?: bigint, igst?: bigint];
const makeRow = ([rate, amount, cgst = 0n, igst = 0n]: Amounts, isReversal = false): RemainderRow => ({
  ...{ rate, amount, cgst, sgst: cgst, igst, isReversal },
});
const makeShop = (...rows: readonly RemainderRow[]) => makeRemainder("Shop", rows);
/** Billed: 118.00 at 18 % and 105.00 at 5 %, within the State. */
const BILLED_ROWS = [
  makeRow([null, 223_00n]),
  makeRow([18_00n, 118_00n, 9_00n]),
  makeRow([5_00n, 105_00n, 2_50n]),
];
const makeUnnamed = (rate: bigint, amount: bigint, cgst = 0n): RemainderRow[] => [
  { ...makeRow([rate, amount, cgst], true), source: "unnamed return" },
  makeRow([null, amount], true),
];
const makeOpening = (amount: bigint): RemainderRow => ({ ...makeRow([null, amount]), source: "opening" });
const makeLine = (taxRate: bigint, taxable: bigint, cgst: bigint, igst = 0n) => ({
  ...{ taxRate, taxable, cgst, sgst: cgst, igst, amount: taxable + 2n * cgst + igst },
});

const SAMPLE_BOOKS: Books = {
  ...{ stateCode: "32", isDiscountBeforeTax: false, taxes: new Map() },
  accounts: { cgst_output: 1, sgst_output: 2, igst_output: 3 } as Books["accounts"],
};
const SAMPLE_CUSTOMER = { id: 7, stateCode: "32" };
const SAMPLE_BILL = {
  ...{ id: 4, voucherId: 40, partyId: 7, date: "2026-06-01", isPosted: true },
  ...{ interState: false, isRegistered: true },
};

describe("what is left of a party's documents at a rate", () => {
  it.each([
    ["nothing was reversed", [], 18_00n, 118_00n, 118_00n],
    ["no document had the rate", [], 28_00n, 0n, 0n],
    ["an unnamed return took half", makeUnnamed(18_00n, 59_00n, 4_50n), 18_00n, 59_00n, 59_00n],
    // Goods from before the books may be of any rate, so they leave the bills as they are.
    ["the party owed 59.00 before", [makeOpening(59_00n)], 18_00n, 118_00n, 177_00n],
    [
      "and an unnamed return took it",
      [makeOpening(59_00n), ...makeUnnamed(18_00n, 59_00n)],
      18_00n,
      118_00n,
      118_00n,
    ],
    [
      "and 100.00 were returned",
      [makeOpening(59_00n), ...makeUnnamed(18_00n, 100_00n)],
      18_00n,
      77_00n,
      77_00n,
    ],
    // 28 % was never billed: all 40.00 are from before, so 19.00 of it are left for 18 %.
    [
      "40.00 of them at 28 %",
      [makeOpening(59_00n), ...makeUnnamed(28_00n, 40_00n)],
      18_00n,
      118_00n,
      137_00n,
    ],
    // A return without tax is limited in value only, so it takes no tax of the goods from before.
    [
      "40.00 were returned without tax",
      [makeOpening(59_00n), ...makeUnnamed(0n, 40_00n)],
      18_00n,
      118_00n,
      177_00n,
    ],
    ["and at 28 % itself", [makeOpening(59_00n), ...makeUnnamed(28_00n, 40_00n)], 28_00n, 0n, 19_00n],
    // A note of 118.00 that names nothing has taken the tax of the bill, not of the opening.
    [
      "a note took the bill",
      [makeOpening(118_00n), makeRow([18_00n, 118_00n, 9_00n], true)],
      18_00n,
      0n,
      118_00n,
    ],
  ] as const)("if %s", (_, rows, rate, leftAmount, leftForUnnamed) => {
    const remainder = makeShop(...BILLED_ROWS, ...rows);
    expect(calculateLeftAtRate(remainder, rate)).toBe(leftAmount);
    expect(calculateLeftAtRate(remainder, rate, true)).toBe(leftForUnnamed);
  });
});

describe("a return", () => {
  const ofBill = { isUnnamed: false };

  it("is refused beyond a rate's amount, and lowers a tax that was only rounded up", () => {
    // Notes of 58.94 had the tax 4.50 + 4.50, of which half a paisa was rounded up: 4.49 are left.
    const remainder = makeShop(
      ...BILLED_ROWS,
      makeRow([null, 59_00n], true),
      makeRow([18_00n, 59_00n, 4_51n], true),
    );
    const half = makeLine(18_00n, 50_00n, 4_50n);
    expect(limitLinesToParty([half], { remainder }, ofBill)).toEqual([
      { ...half, cgst: 4_49n, sgst: 4_49n, amount: 58_98n },
    ]);
    const more = makeLine(18_00n, 50_01n, 4_50n);
    expect(() => limitLinesToParty([more], { remainder }, ofBill)).toThrow(
      "Shop has only 59.00 at 18 % tax left that a return or note can reverse.",
    );
    // Two lines of one rate count together, another rate by itself.
    const lines = [half, makeLine(5_00n, 100_00n, 2_50n), makeLine(18_00n, 1n, 0n)];
    expect(() => limitLinesToParty(lines, { remainder }, ofBill)).toThrow("only 59.00 at 18 %");
    expect(limitLinesToParty(lines.slice(0, 2), { remainder }, ofBill)[1]).toEqual(lines[1]);
  });

  it("of goods without tax is limited in value only", () => {
    const untaxedLine = makeLine(0n, 50_00n, 0n);
    expect(limitLinesToParty([untaxedLine], { remainder: makeShop(...BILLED_ROWS) }, ofBill)).toEqual([
      untaxedLine,
    ]);
  });

  it("keeps its taxes where goods from before the books leave more than the bills do", () => {
    // Half of the opening's 118.00 came back without a document, at 18 %: 59.00 are left of the bill
    // itself, but that return took nothing of it.
    const remainder = makeShop(...BILLED_ROWS, makeOpening(118_00n), ...makeUnnamed(18_00n, 59_00n, 4_50n));
    const all = makeLine(18_00n, 100_00n, 9_00n);
    expect(limitLinesToParty([all], { remainder }, ofBill)).toEqual([all]);
    expect(() => limitLinesToParty([all, makeLine(18_00n, 1n, 0n)], { remainder }, ofBill)).toThrow(
      "only 118.00 at 18 %",
    );
  });

  it("has no tax where earlier ones were rounded up to more than there was", () => {
    // 117.00 with 9.01 twice were reversed of 118.00 with 9.00 twice: a rupee is left without tax.
    const remainder = makeShop(...BILLED_ROWS, makeRow([18_00n, 117_00n, 9_01n], true));
    const last = makeLine(18_00n, 84n, 8n);
    expect(limitLinesToParty([last], { remainder }, ofBill)).toEqual([
      { ...last, cgst: 0n, sgst: 0n, amount: 84n },
    ]);
  });

  it("that is edited may take what it took, even of a party that was credited too much", () => {
    const remainder = makeShop(
      ...BILLED_ROWS,
      makeRow([null, 223_00n], true),
      makeRow([18_00n, 118_00n, 9_00n], true),
    );
    const before = { amount: 59_00n, rates: new Map([[18_00n, 59_00n]]) };
    const half = makeLine(18_00n, 50_00n, 4_50n);
    expect(limitLinesToParty([half], { remainder, before }, ofBill)).toEqual([half]);
    expect(limitAmountToParty(59_00n, 59_00n, { remainder, before })).toBe(59_00n);
    expect(() => limitLinesToParty([half], { remainder }, ofBill)).toThrow("only 0.00 at 18 %");
    expect(() => limitAmountToParty(59_01n, 59_01n, { remainder, before })).toThrow("only 0.00 left");
  });

  it("is limited in value too, where rounding up does not count", () => {
    const remainder = makeShop(...BILLED_ROWS, makeRow([null, 164_40n], true)); // 58.60 are left
    expect(limitAmountToParty(58_60n, 58_60n, { remainder })).toBe(58_60n);
    expect(limitAmountToParty(59_00n, 58_60n, { remainder })).toBe(58_60n);
    expect(() => limitAmountToParty(59_00n, 58_61n, { remainder })).toThrow("Shop has only 58.60 left");
    expect(limitAmountToParty(999_99n, 999_99n, undefined)).toBe(999_99n);
  });

  it("without a document keeps its taxes, and is refused if its State's taxes were not billed", () => {
    const remainder = makeShop(...BILLED_ROWS, makeRow([null, 11_80n]), makeRow([18_00n, 11_80n, 0n, 1_80n]));
    const makeIgst = (taxable: bigint, tax: bigint) => [makeLine(18_00n, taxable, 0n, tax)];
    const withoutDocument = { isUnnamed: true };
    expect(limitLinesToParty(makeIgst(10_00n, 1_80n), { remainder }, withoutDocument)).toEqual(
      makeIgst(10_00n, 1_80n),
    );
    // A paisa of a line is rounding: 10.03 + 1.81.
    expect(limitLinesToParty(makeIgst(10_03n, 1_81n), { remainder }, withoutDocument)).toEqual(
      makeIgst(10_03n, 1_81n),
    );
    expect(() => limitLinesToParty(makeIgst(20_00n, 3_60n), { remainder }, withoutDocument)).toThrow(
      "only 11.80 at 18 %",
    );
    // The other way round: bills of 118.00 with IGST, and 11.80 with CGST and SGST.
    const outside = makeShop(
      ...[makeRow([null, 129_80n]), makeRow([18_00n, 118_00n, 0n, 18_00n]), makeRow([18_00n, 11_80n, 90n])],
    );
    const halves = [makeLine(18_00n, 10_00n, 90n)];
    expect(limitLinesToParty(halves, { remainder: outside }, withoutDocument)).toEqual(halves);
    expect(() =>
      limitLinesToParty([makeLine(18_00n, 20_00n, 1_80n)], { remainder: outside }, withoutDocument),
    ).toThrow("only 11.80 at 18 %");
    expect(findOnlyTax(remainder, [18_00n])).toBeUndefined();
    expect(findOnlyTax(remainder, [5_00n])).toBe(false);
    expect(findOnlyTax(makeShop(makeRow([5_00n, 105_00n, 0n, 5_00n])), [5_00n, 18_00n])).toBe(true);
  });

  it("of a batch leaves less for the next one", () => {
    const lines = [makeLine(18_00n, 50_00n, 4_50n)];
    const after = takeReturn(makeShop(...BILLED_ROWS), { amount: 59_00n, lines, isUnnamed: true });
    expect([after.amount, calculateLeftAtRate(after, 18_00n), after.unnamedReturns]).toEqual([
      ...[164_00n, 59_00n, new Map([[18_00n, 59_00n]])],
    ]);
    expect(after.rates.get(18_00n)).toEqual({ amount: 59_00n, cgst: 4_50n, sgst: 4_50n, igst: 0n });
  });

  it("of a bill in a batch takes nothing of the goods from before the books", () => {
    const lines = [makeLine(18_00n, 100_00n, 9_00n)];
    const before = makeShop(...BILLED_ROWS, makeOpening(59_00n));
    const after = takeReturn(before, { amount: 118_00n, lines, isUnnamed: false });
    expect([calculateLeftAtRate(after, 18_00n), calculateLeftAtRate(after, 18_00n, true)]).toEqual([
      ...[0n, 59_00n],
    ]);
  });
});

it("what is left does not depend on the order in which documents and their reversals are read", () => {
  const takenRows = [makeRow([18_00n, 59_00n, 4_50n], true), makeRow([null, 59_00n], true)];
  expect(makeShop(...takenRows, ...BILLED_ROWS)).toEqual(makeShop(...BILLED_ROWS, ...takenRows));
  expect(calculateLeftAtRate(makeShop(...takenRows, ...BILLED_ROWS), 18_00n)).toBe(59_00n);
});

it.each([
  ["a bill by billId", "document"],
  ["a bill by what they settle", "parts"],
  ["no bill", "none"],
] as const)(
  "118 notes of a rupee that name %s reverse the taxes of their bill, and no paisa more",
  (_, how) => {
    // Each rupee at 18 % has 0.0763 ≈ 0.08 of CGST and SGST: 118 of them would have 9.44 of each.
    let party = makeShop(makeRow([null, 118_00n]), makeRow([18_00n, 118_00n, 9_00n]));
    let remainder = makeRemainder("B2C/1", [makeRow([null, 118_00n]), makeRow([18_00n, 118_00n, 9_00n])]);
    const sums = { cgst: 0n, sgst: 0n, amount: 0n };
    for (let count = 0; count < 118; count += 1) {
      const document = { ...SAMPLE_BILL, remainder };
      const amount = 1_00n;
      const { lines } = makeCreditNoteVoucher(SAMPLE_BOOKS, {
        ...{ date: "2026-06-02", branchId: 1, accountId: 8, party: SAMPLE_CUSTOMER, amount, taxRate: 18_00n },
        partyRemainder: party,
        ...(how === "document" && { document }),
        ...(how === "parts" && { parts: [{ document, amount }] }),
      });
      const findTax = (account: number) => lines.find(({ accountId }) => accountId === account)?.debit ?? 0n;
      const takenPart = { amount, cgst: findTax(1), sgst: findTax(2), igst: 0n };
      party = takeFromRemainder(party, 18_00n, takenPart);
      remainder = takeFromRemainder(remainder, 18_00n, takenPart);
      sums.cgst += takenPart.cgst;
      sums.sgst += takenPart.sgst;
      sums.amount += amount;
    }
    expect(sums).toEqual({ amount: 118_00n, cgst: 9_00n, sgst: 9_00n });
  },
);

it("a note with the taxes of a State in which the party was not billed so much is refused", () => {
  // 118.00 within the State and 11.80 between States: 1.80 of IGST.
  const partyRemainder = makeShop(
    ...[makeRow([null, 129_80n]), makeRow([18_00n, 118_00n, 9_00n]), makeRow([18_00n, 11_80n, 0n, 1_80n])],
  );
  const note = (amount: bigint) =>
    makeCreditNoteVoucher(SAMPLE_BOOKS, {
      ...{ date: "2026-06-02", branchId: 1, accountId: 8, amount, taxRate: 18_00n, partyRemainder },
      party: { ...SAMPLE_CUSTOMER, stateCode: "33" },
    });
  expect(note(11_80n).lines.map(({ debit }) => debit)).toEqual([0n, 10_00n, 1_80n]);
  expect(() => note(59_00n)).toThrow(
    "Shop has only 11.80 at 18 % tax left that a return or note can reverse.",
  );
});

it("a note that settles two bills takes no more tax of each than it has left", () => {
  // Of the first, 59.00 with 4.49 twice are left, of the second 59.00 with 4.50 twice. 118.00 have
  // 9.00 twice; half of 8.99 is 4.495, rounded down 4.49.
  const makePart = (voucherNo: string, leftTax: bigint) => ({
    document: {
      ...SAMPLE_BILL,
      remainder: makeRemainder(voucherNo, [makeRow([null, 59_00n]), makeRow([18_00n, 59_00n, leftTax])]),
    },
    amount: 59_00n,
  });
  const parts = [makePart("B2C/1", 4_49n), makePart("B2C/2", 4_50n)];
  const { lines } = makeCreditNoteVoucher(SAMPLE_BOOKS, {
    ...{ date: "2026-06-02", branchId: 1, accountId: 8, party: SAMPLE_CUSTOMER, amount: 118_00n },
    ...{ taxRate: 18_00n, parts },
  });
  expect(lines.map(({ accountId, debit }) => [accountId, debit])).toEqual([
    ...[
      [7, 0n],
      [8, 100_02n],
      [1, 8_99n],
      [2, 8_99n],
    ],
  ]);
});
