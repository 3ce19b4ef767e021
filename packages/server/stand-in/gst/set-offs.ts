import { POSTED_STATUS } from "@vanbook/sdk/books";
import type { Schema } from "../../contract/contract.ts";
import { mapById, type StandInBooks } from "../books.ts";

/** The journal of a return's set-off; undefined if there is none, or if it was cancelled. */
export function findPostedSetOff(
  { tables }: StandInBooks,
  month: string,
): Schema<"PostedSetOff"> | undefined {
  const setOff = tables.gst_set_offs.find((each) => each.month === month);
  const journal = tables.journals.find((each) => isJournalOf(each, setOff) && each.status === POSTED_STATUS);
  const voucher = journal && mapById(tables.vouchers).get(journal.voucher_id);
  if (!journal || !voucher) return undefined;
  const { id: voucherId, voucher_no: number, date, amount } = voucher;
  return { voucherId, journalId: journal.id, number, date, amount };
}

export function keepSetOff({ tables }: StandInBooks, month: string, voucherId: number): void {
  const voucher = mapById(tables.vouchers).get(voucherId);
  if (!voucher) return;
  const { year_id, number } = voucher;
  tables.gst_set_offs = [
    ...tables.gst_set_offs.filter((each) => each.month !== month),
    { month, year_id, number },
  ];
}

/** The vouchers of all set-offs, in every version; with `before`, of those of earlier months. */
export function listSetOffVouchers({ tables }: StandInBooks, before?: string): number[] {
  return tables.gst_set_offs
    .filter(({ month }) => before === undefined || month < before)
    .flatMap((setOff) =>
      tables.journals.filter((each) => isJournalOf(each, setOff)).map(({ voucher_id: id }) => id),
    );
}

/** Contras are journals in another sequence of numbers. */
function isJournalOf(
  { year_id, number, type }: StandInBooks["tables"]["journals"][number],
  setOff: StandInBooks["tables"]["gst_set_offs"][number] | undefined,
): boolean {
  return type !== "CJ" && year_id === setOff?.year_id && number === setOff.number;
}
