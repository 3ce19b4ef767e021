import { GROUP } from "@vanbook/sdk/books";
import { markedEntry, refuseImpossible } from "../../reports/ledgers/mark-refusals.ts";
import { atomically, byId, todayOf, type StandInBooks } from "../books.ts";
import type { StandInHandlers } from "../handlers.ts";
import type { LedgerEntry } from "../tables.ts";
import type { Entry } from "./ledger-entries.ts";

/** Sets the bank dates of bank book entries: all of the request, or none. */
export const bankDates = {
  "bankBook.mark": ({ body: { marks }, books }) => {
    refuseImpossible(marks, todayOf(books));
    const accounts = byId(books.tables.accounts);
    return atomically(books, () => {
      for (const [index, { voucherId, lineNo, bankDate }] of marks.entries()) {
        const found = books.tables.ledger_entries.find(
          (each) => each.voucher_id === voucherId && each.line_no === lineNo,
        );
        const group = accounts.get(found?.account_id ?? 0)?.group_id;
        markedEntry(group === GROUP.bank || group === GROUP.overdraft ? found : undefined, index);
        const others = books.tables.bank_dates.filter((each) => !isOf(each, voucherId, lineNo));
        const mark = { voucher_id: voucherId, line_no: lineNo, bank_date: bankDate ?? "" };
        books.tables.bank_dates = bankDate === null ? others : [...others, mark];
      }
      return { marks };
    });
  },
} satisfies Partial<StandInHandlers<"bankBook.mark">>;

/**
 * The day on which the bank has an entry: for opening entries their own date, for others the bank date that
 * was set, or null.
 */
export function bankDateOf({ tables }: StandInBooks, entry: LedgerEntry): string | null {
  if (entry.entry_kind === "opening") return entry.date;
  const found = tables.bank_dates.find((each) => isOf(each, entry.voucher_id, entry.line_no));
  return found?.bank_date ?? null;
}

/**
 * For an entry without a bank date: whether its voucher is reversed or a reversal, and the entry on the
 * other side of the reversal has no bank date either.
 */
export function isTakenBack({ tables }: StandInBooks, { entry, voucher }: Entry): boolean {
  const other = voucher.reverses_id ?? tables.vouchers.find((each) => each.reverses_id === voucher.id)?.id;
  return other !== undefined && !tables.bank_dates.some((each) => isOf(each, other, entry.line_no));
}

/**
 * After an edit, moves the bank dates to the new version's entries with the same account, side and amount;
 * other bank dates are removed.
 */
export function carryMarks({ tables }: StandInBooks, from: number, to: number): void {
  const entriesOf = (id: number) => tables.ledger_entries.filter(({ voucher_id }) => voucher_id === id);
  const free = entriesOf(to);
  const carried = entriesOf(from).flatMap((entry) => {
    const at = free.findIndex(
      (each) =>
        each.account_id === entry.account_id && each.debit === entry.debit && each.credit === entry.credit,
    );
    const [now] = at < 0 ? [] : free.splice(at, 1);
    const mark = tables.bank_dates.find((each) => isOf(each, from, entry.line_no));
    return now && mark ? [{ ...mark, voucher_id: to, line_no: now.line_no }] : [];
  });
  tables.bank_dates = [...tables.bank_dates.filter(({ voucher_id }) => voucher_id !== from), ...carried];
}

function isOf(mark: { voucher_id: number; line_no: number }, voucherId: number, lineNo: number): boolean {
  return mark.voucher_id === voucherId && mark.line_no === lineNo;
}
