import * as say from "@vanbook/sdk/messages";
import {
  type EntryKind,
  type SystemKey,
  formatPaise,
  formatRupees,
  paise,
  type Paise,
} from "@vanbook/sdk/books";
import type { Schema } from "../../contract/contract.ts";
import { makeAmountTie, makeLedgerLink, withReportLinks, toTieLabel } from "../../reports/ties.ts";
import type { StandInBooks } from "../books.ts";
import type { LedgerEntry } from "../tables.ts";

export interface Which {
  account?: number;
  from?: string;
  to?: string;
  before?: string;
  is?: (entry: LedgerEntry) => boolean;
}

export function calculateBalance(books: StandInBooks, which: Which): Paise {
  const { debit, credit } = sumSides(books, which);
  return debit - credit;
}

export function sumSides({ tables }: StandInBooks, { account, from, to, before, is }: Which) {
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
 * The balance before a range, from `since` on if that is given. As in the server's reports,
 * openings up to the end of the range count as before it (docs/books.md#openings).
 */
export function calculateOpening(
  books: StandInBooks,
  { account, from, to, since }: { account: number; from: string; to: string; since?: string | undefined },
): Paise {
  const after = since && { from: since };
  return (
    calculateBalance(books, { account, before: from, ...after, is: isMovement }) +
    calculateBalance(books, { account, to, ...after, is: (entry) => !isMovement(entry) })
  );
}

export function isMovement({ entry_kind }: Pick<LedgerEntry, "entry_kind">): boolean {
  return entry_kind !== "opening";
}

/**
 * The first day of the financial year of a day. If the day is in no year: of the last year that
 * began before it; if there is none, the day itself.
 */
export function findYearStart({ tables }: StandInBooks, day: string): string {
  const startDays = tables.financial_years.map((year) => year.start_date).filter((start) => start <= day);
  return startDays.toSorted().at(-1) ?? day;
}

export function calculateGroupBalance(books: StandInBooks, group: number, to: string): string {
  const own = new Set(books.tables.accounts.filter((each) => each.group_id === group).map(({ id }) => id));
  return formatPaise(calculateBalance(books, { to, is: (entry) => own.has(entry.account_id) }));
}

/** Compares totals with entries of one kind; what journals posted there is reported separately. */
export function makeAccountTies(
  books: StandInBooks,
  range: { FromDate: string; ToDate: string },
  kind: EntryKind,
  claims: readonly { label: string; accounts: readonly SystemKey[]; total: string }[],
): Schema<"Tie">[] {
  const sign = kind === "bill" ? -1n : 1n;
  return claims.map(({ label, accounts: keys, total }) => {
    const claimAccounts = books.tables.accounts
      .filter((each) => keys.includes(each.system_key as SystemKey))
      .map(({ id, name }) => {
        const sumMovement = (entryKind: EntryKind) =>
          sign *
          calculateBalance(books, {
            account: id,
            from: range.FromDate,
            to: range.ToDate,
            is: (entry) => entry.entry_kind === entryKind,
          });
        return { id, name, amount: sumMovement(kind), besides: sumMovement("journal") };
      });
    const sumOf = (of: "amount" | "besides") => claimAccounts.reduce((sum, row) => sum + row[of], 0n);
    const tie = makeAmountTie(label, formatPaise(sumOf("amount")), total);
    const differing = withReportLinks(
      tie,
      range,
      ...claimAccounts.map(({ id, name }) => makeLedgerLink(id, name)),
    );
    const besides = sumOf("besides");
    if (besides === 0n) return differing;
    const opens = claimAccounts
      .filter((row) => row.besides !== 0n)
      .map(({ id, name }) => ({ ...makeLedgerLink(id, name, { ofJournals: true }), ...pickDays(range) }));
    const labelMessage = say.besidesJournals({ accounts: label, sum: formatRupees(besides) });
    return { opens, ...differing, ...toTieLabel(labelMessage), besides: formatPaise(besides) };
  });
}

function pickDays({ FromDate, ToDate }: { FromDate: string; ToDate: string }) {
  return { FromDate, ToDate };
}
