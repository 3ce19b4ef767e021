import { expect, it } from "vitest";
import { HAND_COMPANY, HAND_PERIOD } from "../testing/hand-month.ts";
import { compareWithLedgers, type TaxMove } from "./compare-ledgers.ts";
import { makeGstr3b } from "./make-gstr3b.ts";
import { HAND_INWARD } from "./testing/hand-inward.ts";

const gstr3b = makeGstr3b(HAND_PERIOD, HAND_COMPANY, {
  outward: [],
  inward: HAND_INWARD.filter(({ id }) => [1001, 1004, 1006].includes(id)),
});
const nothing = { igst: 0n, cgst: 0n, sgst: 0n };
const makeHalves = (half: bigint) => ({ igst: 0n, cgst: half, sgst: half });
const moves: readonly TaxMove[] = [
  { voucherId: 1001, output: nothing, input: makeHalves(900_00n) },
  { voucherId: 1004, output: makeHalves(50_00n), input: makeHalves(50_00n) },
  { voucherId: 1006, output: nothing, input: makeHalves(-90_00n) },
];

it("accounts that agree with the tables have no differences", () => {
  expect(compareWithLedgers(gstr3b, moves)).toEqual({
    output: { accounts: makeHalves(50_00n), tables: makeHalves(50_00n), differences: [] },
    input: { accounts: makeHalves(860_00n), tables: makeHalves(860_00n), differences: [] },
  });
});

it("a journal, a document without entries and one with others are named", () => {
  const journal = { voucherId: 7, output: { ...nothing, igst: -5n }, input: nothing };
  const changedMoves = [journal, { ...moves[0], input: makeHalves(900_01n) } as TaxMove, ...moves.slice(2)];
  const { output, input } = compareWithLedgers(gstr3b, changedMoves);
  expect(output.differences).toEqual([
    { voucherId: 7, accounts: { ...nothing, igst: -5n }, tables: nothing },
    { voucherId: 1004, accounts: nothing, tables: makeHalves(50_00n) },
  ]);
  expect(input.differences).toEqual([
    { voucherId: 1001, accounts: makeHalves(900_01n), tables: makeHalves(900_00n) },
    { voucherId: 1004, accounts: nothing, tables: makeHalves(50_00n) },
  ]);
});
