import { describe, expect, it } from "vitest";
import type { Books } from "../company-books.ts";
import { contra } from "./contra.ts";
import { expense } from "./expense.ts";
import { handOver } from "./hand-over.ts";
import { journal, type JournalLine } from "./journal.ts";
import { payment, receipt } from "./party-money.ts";

const head = { date: "2026-05-03", userId: 2, branchId: 1 };
const cash = { id: 1, groupId: 6 };
const bank = { id: 2, groupId: 5 };

describe("a money document is refused", () => {
  it.each([0n, -1n])("with an amount of %s paise", (amount) => {
    const refused = expect.objectContaining({ code: "AMOUNT_INVALID" });
    expect(() => payment({ ...head, mode: "C", ledgerId: 1, partyId: 903, amount })).toThrow(refused);
    expect(() => receipt({ ...head, mode: "C", ledgerId: 1, partyId: 901, amount })).toThrow(refused);
    expect(() => expense({ ...head, mode: "C", ledgerId: 1, accountId: 9, tripId: null, amount })).toThrow(
      refused,
    );
    expect(() => contra({ ...head, from: cash, to: bank, amount })).toThrow(refused);
    expect(() => handOver(books(), { ...head, fromLedgerId: 904, amount })).toThrow(refused);
  });

  it("when it moves money from an account to itself", () => {
    const refused = expect.objectContaining({ code: "LINE_INVALID" });
    const amount = 100n;
    expect(() => payment({ ...head, mode: "C", ledgerId: 903, partyId: 903, amount })).toThrow(refused);
    expect(() => expense({ ...head, mode: "C", ledgerId: 9, accountId: 9, tripId: null, amount })).toThrow(
      refused,
    );
    expect(() => contra({ ...head, from: cash, to: cash, amount })).toThrow(refused);
    expect(() => handOver(books(), { ...head, fromLedgerId: 1, amount })).toThrow(refused);
    expect(() => journal({ ...head, lines: [line(1, 100n, 0n), line(1, 0n, 100n)] })).toThrow(refused);
  });

  it("when a contra uses an account that is neither cash nor bank nor overdraft", () => {
    const sales = { id: 3, groupId: 21 };
    const refused = expect.objectContaining({ code: "ACCOUNT_NOT_MONEY" });
    expect(() => contra({ ...head, from: cash, to: sales, amount: 100n })).toThrow(refused);
    expect(() => contra({ ...head, from: sales, to: bank, amount: 100n })).toThrow(refused);
    const overdraft = { id: 4, groupId: 26 };
    expect(contra({ ...head, from: overdraft, to: bank, amount: 100n })).toMatchObject({ amount: 100n });
  });

  it.each<[string, JournalLine[]]>([
    ["VOUCHER_TOO_SHORT", []],
    ["VOUCHER_TOO_SHORT", [line(1, 100n, 0n)]],
    ["LINE_INVALID", [line(1, 100n, 100n), line(2, 0n, 100n)]],
    ["LINE_INVALID", [line(1, 0n, 0n), line(2, 0n, 100n)]],
    ["LINE_INVALID", [line(1, -100n, 0n), line(2, 0n, -100n)]],
    ["VOUCHER_UNBALANCED", [line(1, 100n, 0n), line(2, 0n, 99n)]],
    ["VOUCHER_UNBALANCED", [line(1, 100n, 0n), line(2, 100n, 0n)]],
    ["AMOUNT_INVALID", [line(1, 10n ** 18n, 0n), line(2, 0n, 10n ** 18n)]],
  ])("as %s when a journal has wrong lines", (code, lines) => {
    expect(() => journal({ ...head, lines })).toThrow(expect.objectContaining({ code }));
  });
});

function line(accountId: number, debit: bigint, credit: bigint): JournalLine {
  return { accountId, debit, credit };
}

/** A company; only the main cash account matters here. */
function books(): Books {
  return { stateCode: "32", taxes: new Map(), accounts: { cash: 1 } as Books["accounts"] };
}
