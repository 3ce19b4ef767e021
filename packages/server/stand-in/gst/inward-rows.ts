import { percent, POSTED_STATUS } from "@vanbook/sdk/books";
import type { PeriodDays } from "@vanbook/sdk/gst";
import type { InwardRows } from "../../gst/gstr3b/make-inward-documents.ts";
import { mapById, type StandInBooks } from "../books.ts";
import { withIssuedMasters } from "../issued.ts";

/** Purchases, debit notes and expenses in effect; the stand-in has no purchase returns. */
export function listInwardRows(books: StandInBooks, { from, to }: PeriodDays): InwardRows {
  const { purchases, purchase_lines: lines, notes, expenses, vouchers } = books.tables;
  const voucherOf = mapById(vouchers);
  const isOfPeriod = ({ date, status }: { date: string; status: number }) =>
    status === POSTED_STATUS && from <= date && date <= to;
  const makeHead = (row: { id: number; voucher_id: number; date: string; amount: string }) => ({
    ...{ document_id: row.id, voucher_id: row.voucher_id, date: row.date, amount: row.amount },
    number: voucherOf.get(row.voucher_id)?.voucher_no ?? "",
  });
  const makeParty = (voucherId: number, partyId: number) => {
    const { accounts } = withIssuedMasters(books, `voucher ${voucherId}`).tables;
    const party = mapById(accounts).get(partyId);
    return { party_name: party?.name ?? null, gstin: party?.gstin ?? null };
  };
  const ownPurchases = purchases.filter(isOfPeriod);
  const purchaseIds = new Set(ownPurchases.map(({ id }) => id));
  return {
    purchases: ownPurchases.map((row) => ({
      ...{ ...makeHead(row), inter_state: row.inter_state },
      ...makeParty(row.voucher_id, row.supplier_id),
    })),
    purchaseLines: lines
      .filter(({ purchase_id: id }) => purchaseIds.has(id))
      .map((line) => ({ ...line, document_id: line.purchase_id })),
    ...{ returns: [], returnLines: [] },
    debitNotes: notes
      .filter((row) => row.type === "DN" && percent(row.tax_rate) > 0n && isOfPeriod(row))
      .map((row) => ({ ...row, ...makeHead(row), ...makeParty(row.voucher_id, row.party_id) })),
    expenses: expenses
      .filter((row) => percent(row.tax_rate) > 0n && isOfPeriod(row))
      .map((row) => ({ ...row, ...makeHead(row), gstin: row.supplier_gstin })),
  };
}
