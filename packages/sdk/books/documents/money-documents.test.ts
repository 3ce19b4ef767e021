import { describe, expect, it } from "vitest";
import type { Books } from "../company-books.ts";
import { makeContraVoucher } from "./contra.ts";
import { makeExpenseVoucher } from "./expense.ts";
import { makeHandOverVoucher } from "./hand-over.ts";
import { makeJournalVoucher, type JournalLine } from "./journal.ts";
import { makePaymentVoucher, makeReceiptVoucher } from "./party-money.ts";

const head = { date: "2026-05-03", userId: 2, branchId: 1 };
const cash = { id: 1, groupId: 6 };
const bank = { id: 2, groupId: 5 };

describe("a money document is refused", () => {
  it.each([0n, -1n])("with an amount of %s paise", (amount) => {
    const expectedProblem = expect.objectContaining({ code: "AMOUNT_INVALID" });
    expect(() => makePaymentVoucher({ ...head, mode: "C", ledgerId: 1, partyId: 903, amount })).toThrow(
      expectedProblem,
    );
    expect(() => makeReceiptVoucher({ ...head, mode: "C", ledgerId: 1, partyId: 901, amount })).toThrow(
      expectedProblem,
    );
    expect(() =>
      makeExpenseVoucher({ ...head, mode: "C", ledgerId: 1, accountId: 9, tripId: null, amount }),
    ).toThrow(expectedProblem);
    expect(() => makeContraVoucher({ ...head, from: cash, to: bank, amount })).toThrow(expectedProblem);
    expect(() => makeHandOverVoucher(books(), { ...head, fromLedgerId: 904, amount })).toThrow(
      expectedProblem,
    );
  });

  it("when it moves money from an account to itself", () => {
    const expectedProblem = expect.objectContaining({ code: "LINE_INVALID" });
    const amount = 100n;
    expect(() => makePaymentVoucher({ ...head, mode: "C", ledgerId: 903, partyId: 903, amount })).toThrow(
      expectedProblem,
    );
    expect(() =>
      makeExpenseVoucher({ ...head, mode: "C", ledgerId: 9, accountId: 9, tripId: null, amount }),
    ).toThrow(expectedProblem);
    expect(() => makeContraVoucher({ ...head, from: cash, to: cash, amount })).toThrow(expectedProblem);
    expect(() => makeHandOverVoucher(books(), { ...head, fromLedgerId: 1, amount })).toThrow(expectedProblem);
    expect(() =>
      makeJournalVoucher({ ...head, lines: [makeLine(1, 100n, 0n), makeLine(1, 0n, 100n)] }),
    ).toThrow(expectedProblem);
  });

  it("when a contra uses an account that is neither cash nor bank nor overdraft", () => {
    const sales = { id: 3, groupId: 21 };
    const expectedProblem = expect.objectContaining({ code: "ACCOUNT_NOT_MONEY" });
    expect(() => makeContraVoucher({ ...head, from: cash, to: sales, amount: 100n })).toThrow(
      expectedProblem,
    );
    expect(() => makeContraVoucher({ ...head, from: sales, to: bank, amount: 100n })).toThrow(
      expectedProblem,
    );
    const overdraft = { id: 4, groupId: 26 };
    expect(makeContraVoucher({ ...head, from: overdraft, to: bank, amount: 100n })).toMatchObject({
      amount: 100n,
    });
  });

  it.each<[string, JournalLine[]]>([
    ["VOUCHER_TOO_SHORT", []],
    ["VOUCHER_TOO_SHORT", [makeLine(1, 100n, 0n)]],
    ["LINE_INVALID", [makeLine(1, 100n, 100n), makeLine(2, 0n, 100n)]],
    ["LINE_INVALID", [makeLine(1, 0n, 0n), makeLine(2, 0n, 100n)]],
    ["LINE_INVALID", [makeLine(1, -100n, 0n), makeLine(2, 0n, -100n)]],
    ["VOUCHER_UNBALANCED", [makeLine(1, 100n, 0n), makeLine(2, 0n, 99n)]],
    ["VOUCHER_UNBALANCED", [makeLine(1, 100n, 0n), makeLine(2, 100n, 0n)]],
    ["AMOUNT_INVALID", [makeLine(1, 10n ** 18n, 0n), makeLine(2, 0n, 10n ** 18n)]],
  ])("as %s when a journal has wrong lines", (code, lines) => {
    expect(() => makeJournalVoucher({ ...head, lines })).toThrow(expect.objectContaining({ code }));
  });
});

function makeLine(accountId: number, debit: bigint, credit: bigint): JournalLine {
  return { accountId, debit, credit };
}

/** A company; only the main cash account matters here. */
function books(): Books {
  return {
    stateCode: "32",
    isDiscountBeforeTax: false,
    taxes: new Map(),
    accounts: { cash: 1 } as Books["accounts"],
  };
}
