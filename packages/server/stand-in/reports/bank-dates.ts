import { ACCOUNT_GROUP } from "@vanbook/sdk/books";
import { requireEntry, refuseImpossible } from "../../reports/ledgers/mark-refusals.ts";
import { runAtomically, mapById, getToday, type StandInBooks } from "../books.ts";
import type { StandInHandlers } from "../handlers.ts";
import type { LedgerEntry } from "../tables.ts";
import type { Entry } from "./ledger-entries.ts";

export const bankDates = {
  "bankBook.mark": ({ body: { marks }, books }) => {
    refuseImpossible(marks, getToday(books));
    const accounts = mapById(books.tables.accounts);
    return runAtomically(books, () => {
      for (const [index, { voucherId, lineNo, bankDate }] of marks.entries()) {
        const bankEntry = books.tables.ledger_entries.find(
          (each) => each.voucher_id === voucherId && each.line_no === lineNo,
        );
        const group = accounts.get(bankEntry?.account_id ?? 0)?.group_id;
        requireEntry(
          group === ACCOUNT_GROUP.bank || group === ACCOUNT_GROUP.overdraft ? bankEntry : undefined,
          index,
        );
        const others = books.tables.bank_dates.filter((each) => !isOf(each, voucherId, lineNo));
        const mark = { voucher_id: voucherId, line_no: lineNo, bank_date: bankDate ?? "" };
        books.tables.bank_dates = bankDate === null ? others : [...others, mark];
      }
      return { marks };
    });
  },
} satisfies Partial<StandInHandlers<"bankBook.mark">>;

/** An opening entry's own date; for others the bank date that was set, or null. */
export function findBankDate({ tables }: StandInBooks, entry: LedgerEntry): string | null {
  if (entry.entry_kind === "opening") return entry.date;
  const dateRow = tables.bank_dates.find((each) => isOf(each, entry.voucher_id, entry.line_no));
  return dateRow?.bank_date ?? null;
}

/**
 * For an entry without a bank date: true if its voucher was reversed (or is a reversal) and the
 * opposite entry has no bank date either.
 */
export function isTakenBack({ tables }: StandInBooks, { entry, voucher }: Entry): boolean {
  const other = voucher.reverses_id ?? tables.vouchers.find((each) => each.reverses_id === voucher.id)?.id;
  return other !== undefined && !tables.bank_dates.some((each) => isOf(each, other, entry.line_no));
}

/**
 * After an edit, moves the bank dates to the new version's entries with the same account, side and
 * amount; other bank dates are removed.
 */
export function carryMarks({ tables }: StandInBooks, from: number, to: number): void {
  const listVoucherEntries = (id: number) =>
    tables.ledger_entries.filter(({ voucher_id }) => voucher_id === id);
  const free = listVoucherEntries(to);
  const carriedDates = listVoucherEntries(from).flatMap((entry) => {
    const at = free.findIndex(
      (each) =>
        each.account_id === entry.account_id && each.debit === entry.debit && each.credit === entry.credit,
    );
    const [now] = at < 0 ? [] : free.splice(at, 1);
    const mark = tables.bank_dates.find((each) => isOf(each, from, entry.line_no));
    return now && mark ? [{ ...mark, voucher_id: to, line_no: now.line_no }] : [];
  });
  tables.bank_dates = [...tables.bank_dates.filter(({ voucher_id }) => voucher_id !== from), ...carriedDates];
}

function isOf(mark: { voucher_id: number; line_no: number }, voucherId: number, lineNo: number): boolean {
  return mark.voucher_id === voucherId && mark.line_no === lineNo;
}
