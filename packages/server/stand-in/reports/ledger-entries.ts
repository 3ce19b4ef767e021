import { PAYMENT_MODE, REPLACED_STATUS, paise, type Paise } from "@vanbook/sdk/books";
import { VOUCHER_WORDS } from "../../reports/ledgers/entry-words.ts";
import { mapById, type StandInBooks } from "../books.ts";
import type { LedgerEntry, Voucher } from "../tables.ts";

export interface Entry {
  entry: LedgerEntry;
  voucher: Voucher;
}

export function listAccountEntries(
  { tables }: StandInBooks,
  account: number,
  from: string,
  to: string,
): Entry[] {
  const vouchers = mapById(tables.vouchers);
  return tables.ledger_entries.flatMap((entry) => {
    const isOwn = entry.account_id === account && from <= entry.date && entry.date <= to;
    const voucher = isOwn ? vouchers.get(entry.voucher_id) : undefined;
    return voucher ? [{ entry, voucher }] : [];
  });
}

export function makeEntryKey({ entry }: Entry) {
  return [entry.voucher_id, entry.line_no];
}

export function calculateMovement({ debit, credit }: Pick<LedgerEntry, "debit" | "credit">): Paise {
  return paise(debit) - paise(credit);
}

export function calculateBalancesAfter(
  entries: readonly Entry[],
  opening: Paise,
): ReadonlyMap<LedgerEntry, Paise> {
  let balance = opening;
  const orderedEntries = entries
    .map(({ entry }) => entry)
    .toSorted(
      (a, b) =>
        Number(a.date > b.date) - Number(a.date < b.date) ||
        a.voucher_id - b.voucher_id ||
        a.line_no - b.line_no,
    );
  return new Map(orderedEntries.map((entry) => [entry, (balance += calculateMovement(entry))]));
}

export function isOfKind(kind: string) {
  return ({ entry }: Entry) => entry.entry_kind === kind;
}

/** Gives the type of the voucher, but "Receipt" for money paid with a bill. */
export function describeEntry({ entry, voucher }: Entry): string {
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

/** The payment within a cash bill counts as cash. */
export function findBillMode({ tables }: StandInBooks, { entry, voucher }: Entry): string | null {
  const id = voucher.reverses_id ?? voucher.id;
  const findPaymentMode = (rows: readonly { voucher_id: number; mode: string }[]) =>
    MODE_WORDS[rows.find((row) => row.voucher_id === id)?.mode ?? ""] ?? null;
  if (voucher.kind === "sale" && entry.entry_kind === "bill" && voucher.reverses_id === null)
    return tables.bills.find((bill) => bill.voucher_id === id)?.mode === PAYMENT_MODE.cash
      ? "Cash"
      : "Credit";
  if (voucher.kind === "sale" && entry.entry_kind === "receipt") return "Cash";
  if (voucher.kind === "receipt") return findPaymentMode(tables.receipts);
  if (voucher.kind === "payment") return findPaymentMode(tables.payments);
  if (voucher.kind === "expense") return findPaymentMode(tables.expenses);
  return null;
}

/** Null if an edit has replaced the bill. */
export function findBillId({ tables }: StandInBooks, { voucher }: Entry): number | null {
  if (voucher.kind !== "sale") return null;
  const id = voucher.reverses_id ?? voucher.id;
  const bill = tables.bills.find((each) => each.voucher_id === id && each.status !== REPLACED_STATUS);
  return bill?.id ?? null;
}

/**
 * The line's narration; if there is none, a journal's narration of the other accounts, or else the
 * voucher's.
 */
export function findNarration({ tables }: StandInBooks, { entry, voucher }: Entry): string | null {
  const isJournal = voucher.kind === "journal" || voucher.kind === "contra";
  const id = voucher.reverses_id ?? voucher.id;
  const journal = isJournal ? tables.journals.find((each) => each.voucher_id === id) : undefined;
  return entry.narration || journal?.other_narration || voucher.narration;
}

const MODE_WORDS: Readonly<Record<string, string>> = { C: "Cash", B: "Cheque", O: "Online", N: "NEFT" };
