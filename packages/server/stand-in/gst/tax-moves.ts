import { paise, type SystemKey, type Tax } from "@vanbook/sdk/books";
import { TAX_HEADS, type PeriodDays } from "@vanbook/sdk/gst";
import type { NamedTaxMove } from "../../gst/gstr3b/tax-moves.ts";
import { mapById, type StandInBooks } from "../books.ts";
import type { LedgerEntry } from "../tables.ts";
import { listSetOffVouchers } from "./set-offs.ts";

/** As the server reads them from the ledger. */
export function listTaxMoves(books: StandInBooks, { from, to }: PeriodDays): NamedTaxMove[] {
  const { vouchers, ledger_entries: entries } = books.tables;
  const voucherOf = mapById(vouchers);
  const setOffIds = new Set(listSetOffVouchers(books));
  const entriesOf = new Map<number, LedgerEntry[]>();
  for (const entry of entries) {
    const voucher = voucherOf.get(entry.voucher_id);
    const id = voucher?.reverses_id ?? entry.voucher_id;
    if (entry.date < from || entry.date > to || !voucher || LEFT_OUT.has(voucher.kind) || setOffIds.has(id))
      continue;
    entriesOf.set(id, [...(entriesOf.get(id) ?? []), entry]);
  }
  return [...entriesOf].flatMap(([voucherId, own]) => {
    const voucher = voucherOf.get(voucherId);
    if (!voucher) return [];
    const output = sumByHead(books, own, (head) => [`${head}_output`, `${head}_rcm`]);
    const { kind, voucher_no: number, date } = voucher;
    return {
      ...{ voucherId, kind, number, date },
      output: { igst: -output.igst, cgst: -output.cgst, sgst: -output.sgst },
      input: sumByHead(books, own, (head) => [`${head}_input`]),
    };
  });
}

/** The balance of input tax before the day, less what set-offs of earlier periods use of it later. */
export function sumCreditBefore(books: StandInBooks, { from, month }: { from: string; month: string }): Tax {
  const voucherOf = mapById(books.tables.vouchers);
  const setOffIds = new Set(listSetOffVouchers(books, month));
  const own = books.tables.ledger_entries.filter(
    ({ date, voucher_id: id }) => date < from || setOffIds.has(voucherOf.get(id)?.reverses_id ?? id),
  );
  return sumByHead(books, own, (head) => [`${head}_input`]);
}

/** Debit less credit. */
function sumByHead(
  { tables }: StandInBooks,
  entries: readonly LedgerEntry[],
  keysOf: (head: keyof Tax) => readonly SystemKey[],
): Tax {
  const sums = { igst: 0n, cgst: 0n, sgst: 0n };
  for (const head of TAX_HEADS) {
    const keys = new Set<string | null>(keysOf(head));
    const ids = new Set(tables.accounts.filter(({ system_key: key }) => keys.has(key)).map(({ id }) => id));
    for (const { account_id: id, debit, credit } of entries)
      if (ids.has(id)) sums[head] += paise(debit) - paise(credit);
  }
  return sums;
}

const LEFT_OUT: ReadonlySet<string> = new Set(["opening", "payment"]);
