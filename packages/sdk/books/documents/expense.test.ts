import { describe, expect, it } from "vitest";
import { makeExpenseVoucher } from "./expense.ts";

const [CASH, RENT, CGST, SGST, IGST] = [1, 9, 21, 22, 23];
const accounts = {
  ...{ cgst_input: CGST, sgst_input: SGST, igst_input: IGST },
  ...{ cgst_rcm: 31, sgst_rcm: 32, igst_rcm: 33 },
};

/**
 * The ledger lines of an expense in rent, paid from cash: account, debit, credit, account on the
 * other side.
 */
function makeExpenseLines(amount: bigint, rate?: bigint, interState = false) {
  const head = { date: "2026-05-03", mode: "C" as const, userId: 2, branchId: 1, tripId: null };
  const tax = rate === undefined ? {} : { tax: { rate, interState, accounts } };
  const { lines, amount: total } = makeExpenseVoucher({
    ...head,
    accountId: RENT,
    ledgerId: CASH,
    amount,
    ...tax,
  });
  expect(total).toBe(amount);
  return lines.map(({ accountId, debit, credit, againstId }) => [accountId, debit, credit, againstId]);
}

describe("an expense", () => {
  it.each<[string, bigint, bigint, bigint, bigint]>([
    // 1,180 × 18 ÷ 236 = 90; 1,000 × 18 ÷ 236 = 76.2711…
    ["1,180.00 at 18 %", 118_000n, 1_800n, 100_000n, 9_000n],
    ["1,000.00 at 18 %", 100_000n, 1_800n, 84_746n, 7_627n],
    // 1,180 × 0.25 ÷ 200.5 = 1.4713…
    ["1,180.00 at 0.25 %", 118_000n, 25n, 117_706n, 147n],
  ])(
    "in the company's state splits the tax into equal CGST and SGST for %s",
    (_, amount, rate, taxable, half) => {
      expect(makeExpenseLines(amount, rate)).toEqual([
        [RENT, taxable, 0n, CASH],
        [CGST, half, 0n, CASH],
        [SGST, half, 0n, CASH],
        [CASH, 0n, amount, RENT],
      ]);
    },
  );

  it("between states books the whole tax as IGST", () => {
    // 1,050.55 × 5 ÷ 105 = 50.0261…
    expect(makeExpenseLines(105_055n, 500n, true)).toEqual([
      [RENT, 100_052n, 0n, CASH],
      [IGST, 5_003n, 0n, CASH],
      [CASH, 0n, 105_055n, RENT],
    ]);
  });

  it.each([
    ["without a rate", undefined, 100_000n],
    ["at 0 %", 0n, 100_000n],
    // 0.02 × 18 ÷ 236 is less than half a paisa.
    ["of a few paise", 1_800n, 2n],
  ])("%s books the whole amount to the expense account", (_, rate, amount) => {
    expect(makeExpenseLines(amount, rate)).toEqual([
      [RENT, amount, 0n, CASH],
      [CASH, 0n, amount, RENT],
    ]);
  });

  it("of 0.01 at 100 % tax between states books IGST alone", () => {
    expect(makeExpenseLines(1n, 10_000n, true)).toEqual([
      [IGST, 1n, 0n, CASH],
      [CASH, 0n, 1n, RENT],
    ]);
  });
});
