import * as say from "@vanbook/sdk/messages";
import { type EntryKind, type SystemKey, formatPaise, paise, type Paise } from "@vanbook/sdk/books";
import type { Schema } from "../../contract/contract.ts";
import { amountTie, ledgerOf, openedBy, rupees, sayLabel } from "../../reports/ties.ts";
import type { StandInBooks } from "../books.ts";
import type { LedgerEntry } from "../tables.ts";

/** Filters entries by account, days and kind. Every balance in the stand-in is a sum over such entries. */
export interface Which {
  account?: number;
  from?: string;
  to?: string;
  /** Only entries before this day. */
  before?: string;
  is?: (entry: LedgerEntry) => boolean;
}

/** Debits minus credits of the entries. */
export function balanceOf(books: StandInBooks, which: Which): Paise {
  const { debit, credit } = sidesOf(books, which);
  return debit - credit;
}

/** Total debits and total credits of the entries. */
export function sidesOf({ tables }: StandInBooks, { account, from, to, before, is }: Which) {
  let [debit, credit] = [0n, 0n];
  for (const entry of tables.ledger_entries) {
    if (account !== undefined && entry.account_id !== account) continue;
    if ((from && entry.date < from) || (to && entry.date > to) || (before && entry.date >= before)) continue;
    if (is && !is(entry)) continue;
    debit += paise(entry.debit);
    credit += paise(entry.credit);
  }
  return { debit, credit };
}

/**
 * The first day of the financial year of a day. If the day is in none, that of the last year before it,
 * otherwise the day itself.
 */
export function yearStartOf({ tables }: StandInBooks, day: string): string {
  const begun = tables.financial_years.map((year) => year.start_date).filter((start) => start <= day);
  return begun.toSorted().at(-1) ?? day;
}

/** Debits minus credits of a group's accounts at the end of a day. */
export function groupBalance(books: StandInBooks, group: number, to: string): string {
  const own = new Set(books.tables.accounts.filter((each) => each.group_id === group).map(({ id }) => id));
  return formatPaise(balanceOf(books, { to, is: (entry) => own.has(entry.account_id) }));
}

/**
 * Compares a report's totals with the entries of one kind in system accounts. Amounts that journals posted
 * there are reported separately.
 */
export function accountTies(
  books: StandInBooks,
  range: { FromDate: string; ToDate: string },
  kind: EntryKind,
  claims: readonly { label: string; accounts: readonly SystemKey[]; total: string }[],
): Schema<"Tie">[] {
  const sign = kind === "bill" ? -1n : 1n;
  return claims.map(({ label, accounts: keys, total }) => {
    const found = books.tables.accounts
      .filter((each) => keys.includes(each.system_key as SystemKey))
      .map(({ id, name }) => {
        const moved = (wanted: EntryKind) =>
          sign *
          balanceOf(books, {
            account: id,
            from: range.FromDate,
            to: range.ToDate,
            is: (entry) => entry.entry_kind === wanted,
          });
        return { id, name, amount: moved(kind), besides: moved("journal") };
      });
    const sumOf = (of: "amount" | "besides") => found.reduce((sum, row) => sum + row[of], 0n);
    const tie = amountTie(label, formatPaise(sumOf("amount")), total);
    const differing = openedBy(tie, range, ...found.map(({ id, name }) => ledgerOf(id, name)));
    const besides = sumOf("besides");
    if (besides === 0n) return differing;
    const opens = found
      .filter((row) => row.besides !== 0n)
      .map(({ id, name }) => ({ ...ledgerOf(id, name, { ofJournals: true }), ...daysOf(range) }));
    const said = say.besidesJournals({ accounts: label, sum: rupees(besides) });
    return { opens, ...differing, ...sayLabel(said), besides: formatPaise(besides) };
  });
}

function daysOf({ FromDate, ToDate }: { FromDate: string; ToDate: string }) {
  return { FromDate, ToDate };
}
