import type { Knex } from "knex";
import { ACCOUNT_GROUP, addMonths, POSTED_STATUS, shift } from "@vanbook/sdk/books";
import type { Principal } from "../../contract/principal.ts";
import { queryNamedRows } from "../../db/rows.ts";
import type { EntryRow } from "./statement-task.ts";

/**
 * Purchases, expenses with input tax, purchase returns and debit notes in effect whose supplier's
 * document is dated from six months before the month until a month after it: suppliers report late,
 * and a date may be wrong. Those that were accepted with another month's document are left out, and
 * so are purchases without tax from suppliers without a GSTIN, which no file has.
 */
export function readBooksEntries(
  db: Knex,
  { companyId }: Pick<Principal, "companyId">,
  month: string,
): Promise<EntryRow[]> {
  const start = `${month}-01`;
  const bindings = {
    ...{ companyId, month, from: addMonths(start, -6), to: shift(addMonths(start, 2), { days: -1 }) },
    notesFrom: addMonths(start, -18), // a supplier's note comes within a year
    ...{ posted: POSTED_STATUS, creditors: ACCOUNT_GROUP.creditors },
  };
  return queryNamedRows<EntryRow>(db, ENTRIES_SQL, bindings);
}

const VOUCHER_COLUMNS = "v.id AS voucherId, v.kind AS voucherKind, v.voucher_no AS voucherNo";
const AMOUNT_COLUMNS = "d.amount AS value, d.taxable, d.cgst, d.sgst, d.igst";
/** The party as it was when the document was posted. */
const JOINED_PARTY = (
  party: string,
) => `JOIN vouchers v ON v.company_id = d.company_id AND v.id = d.voucher_id
  LEFT JOIN account_facts f ON f.company_id = d.company_id AND f.id = d.${party}
    AND f.edition <= v.edition AND f.until_edition > v.edition`;
const NOT_ACCEPTED = `NOT EXISTS (SELECT 1 FROM statement_2b_decisions x WHERE x.company_id = d.company_id
  AND x.voucher_id = d.voucher_id AND x.decision = 'accept' AND x.month <> :month)`;
const IS_WANTED = `d.company_id = :companyId AND d.status = :posted AND ${NOT_ACCEPTED}`;
const INVOICE_DATE = "COALESCE(d.supplier_invoice_date, d.date)";
/** Of the supplier's credit note where it is known, which may be later than the return of goods. */
const NOTE_DATE = "COALESCE(d.supplier_note_date, d.date)";
const IS_NOTE_OF_MONTHS = `d.date >= :notesFrom AND ${NOTE_DATE} BETWEEN :from AND :to`;

/** An entry is dated on the day of its document or later, so an index on the date finds them. */
const ENTRIES_SQL = `
  SELECT ${VOUCHER_COLUMNS}, f.name AS partyName, 'invoice' AS kind, NULLIF(UPPER(TRIM(f.gstin)), '') AS gstin,
    d.supplier_invoice_no AS number, ${INVOICE_DATE} AS date, ${AMOUNT_COLUMNS}
  FROM purchases d ${JOINED_PARTY("supplier_id")}
  WHERE ${IS_WANTED} AND d.date >= :from AND ${INVOICE_DATE} BETWEEN :from AND :to
    AND (NULLIF(f.gstin, '') IS NOT NULL OR d.cgst + d.sgst + d.igst > 0)
  UNION ALL
  SELECT ${VOUCHER_COLUMNS}, f.name, 'invoice', NULLIF(UPPER(TRIM(d.supplier_gstin)), ''), d.supplier_invoice_no, ${INVOICE_DATE},
    d.amount, d.amount - d.cgst - d.sgst - d.igst, d.cgst, d.sgst, d.igst
  FROM expenses d ${JOINED_PARTY("account_id")}
  WHERE ${IS_WANTED} AND d.date >= :from AND ${INVOICE_DATE} BETWEEN :from AND :to AND d.reverse_charge = 0
    AND d.cgst + d.sgst + d.igst > 0
  UNION ALL
  SELECT ${VOUCHER_COLUMNS}, f.name, 'creditNote', NULLIF(UPPER(TRIM(f.gstin)), ''), d.supplier_note_no, ${NOTE_DATE}, ${AMOUNT_COLUMNS}
  FROM purchase_returns d ${JOINED_PARTY("supplier_id")}
  WHERE ${IS_WANTED} AND ${IS_NOTE_OF_MONTHS} AND NULLIF(f.gstin, '') IS NOT NULL
  UNION ALL
  SELECT ${VOUCHER_COLUMNS}, f.name, 'creditNote', NULLIF(UPPER(TRIM(f.gstin)), ''), d.supplier_note_no, ${NOTE_DATE}, ${AMOUNT_COLUMNS}
  FROM notes d ${JOINED_PARTY("party_id")} JOIN accounts a ON a.company_id = d.company_id AND a.id = d.party_id
  WHERE ${IS_WANTED} AND d.type = 'DN' AND a.group_id = :creditors AND ${IS_NOTE_OF_MONTHS}
    AND d.cgst + d.sgst + d.igst > 0`;
