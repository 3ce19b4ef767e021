import { REPLACED, paise, type Paise } from "@vanbook/sdk/books";
import { VOUCHER_WORDS } from "../../reports/ledgers/entry-words.ts";
import { byId, type StandInBooks } from "../books.ts";
import type { LedgerEntry, Voucher } from "../tables.ts";

/** An entry with its voucher. */
export interface Entry {
  entry: LedgerEntry;
  voucher: Voucher;
}

/** The entries of an account in a range. */
export function entriesOf({ tables }: StandInBooks, account: number, from: string, to: string): Entry[] {
  const vouchers = byId(tables.vouchers);
  return tables.ledger_entries.flatMap((entry) => {
    const isOwn = entry.account_id === account && from <= entry.date && entry.date <= to;
    const voucher = isOwn ? vouchers.get(entry.voucher_id) : undefined;
    return voucher ? [{ entry, voucher }] : [];
  });
}

/** Sort key of an account's entries within a day: the order in which they were posted. */
export function keyOf({ entry }: Entry) {
  return [entry.voucher_id, entry.line_no];
}

/** The amount that an entry adds to a balance. */
export function movedBy({ debit, credit }: Pick<LedgerEntry, "debit" | "credit">): Paise {
  return paise(debit) - paise(credit);
}

/** The balance after each entry, sorted by day and then in the order of posting. */
export function balancesAfter(entries: readonly Entry[], opening: Paise): ReadonlyMap<LedgerEntry, Paise> {
  let balance = opening;
  const ordered = entries
    .map(({ entry }) => entry)
    .toSorted(
      (a, b) =>
        Number(a.date > b.date) - Number(a.date < b.date) ||
        a.voucher_id - b.voucher_id ||
        a.line_no - b.line_no,
    );
  return new Map(ordered.map((entry) => [entry, (balance += movedBy(entry))]));
}

/** Whether an entry is of a kind. */
export function isOfKind(kind: string) {
  return ({ entry }: Entry) => entry.entry_kind === kind;
}

/** The description of an entry: the type of its voucher, but "Receipt" for money paid with a bill. */
export function wordsOf({ entry, voucher }: Entry): string {
  const word =
    entry.entry_kind === "receipt"
      ? "Receipt"
      : entry.entry_kind === "payment"
        ? "Payment"
        : entry.entry_kind === "discount"
          ? "Discount"
          : VOUCHER_WORDS[voucher.kind];
  return voucher.reverses_id === null ? word : `${word} Reversal`;
}

/** How a document was paid; the payment within a cash bill counts as cash. */
export function billModeOf({ tables }: StandInBooks, { entry, voucher }: Entry): string | null {
  const id = voucher.reverses_id ?? voucher.id;
  const paid = (rows: readonly { voucher_id: number; mode: string }[]) =>
    MODES[rows.find((row) => row.voucher_id === id)?.mode ?? ""] ?? null;
  if (voucher.kind === "sale" && entry.entry_kind === "bill" && voucher.reverses_id === null)
    return tables.bills.find((bill) => bill.voucher_id === id)?.mode === 0 ? "Cash" : "Credit";
  if (voucher.kind === "sale" && entry.entry_kind === "receipt") return "Cash";
  if (voucher.kind === "receipt") return paid(tables.receipts);
  if (voucher.kind === "payment") return paid(tables.payments);
  if (voucher.kind === "expense") return paid(tables.expenses);
  return null;
}

/** The bill that an entry links to; null if an edit has replaced it. */
export function billIdOf({ tables }: StandInBooks, { voucher }: Entry): number | null {
  if (voucher.kind !== "sale") return null;
  const id = voucher.reverses_id ?? voucher.id;
  const bill = tables.bills.find((each) => each.voucher_id === id && each.status !== REPLACED);
  return bill?.id ?? null;
}

/**
 * The narration of the line; without one, a journal's narration for the other accounts; without that, the
 * voucher's narration.
 */
export function narrationOf({ tables }: StandInBooks, { entry, voucher }: Entry): string | null {
  const isJournal = voucher.kind === "journal" || voucher.kind === "contra";
  const id = voucher.reverses_id ?? voucher.id;
  const journal = isJournal ? tables.journals.find((each) => each.voucher_id === id) : undefined;
  return entry.narration || journal?.other_narration || voucher.narration;
}

const MODES: Readonly<Record<string, string>> = { C: "Cash", B: "Cheque", O: "Online", N: "NEFT" };
