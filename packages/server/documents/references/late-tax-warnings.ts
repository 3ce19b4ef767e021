import * as say from "@vanbook/sdk/messages";
import type { Knex } from "knex";
import {
  CREDIT_NOTE_TIMES,
  findLastTaxDay,
  formatIndianDay,
  INPUT_TAX_TIMES,
  POSTED_STATUS,
  type Books,
  type Voucher,
} from "@vanbook/sdk/books";
import { buildInEffectSql } from "../../books/posting/document-status-sql.ts";
import type { Schema } from "../../contract/contract.ts";
import type { DatedInvoice } from "../supplier-invoices/invoice-key.ts";

type Warning = Schema<"DocumentWarning">;

export interface TaxedPurchase {
  date: string;
  hasTax: boolean;
}

/**
 * Warns of input tax that is claimed too late (section 16(4) of the CGST Act). `enteredOn` is the
 * day of a new entry, which is claimed in the return of that month even if it is dated back.
 */
function listLateClaims(
  { date, supplierInvoiceDate }: DatedInvoice,
  hasTax: boolean,
  enteredOn = date,
): Warning[] {
  const invoiceDate = supplierInvoiceDate ?? date;
  const lastDay = findLastTaxDay(INPUT_TAX_TIMES, invoiceDate);
  const claimedOn = enteredOn > date ? enteredOn : date;
  if (!hasTax || lastDay === undefined || claimedOn <= lastDay) return [];
  const days = { invoiceDay: formatIndianDay(invoiceDate), day: formatIndianDay(lastDay) };
  return [{ code: "INPUT_TAX_LATE", ...say.inputTaxLate(days) }];
}

/**
 * Of a supplier's invoice: that it is dated after the document's own date, and that its input tax is
 * claimed too late.
 */
export function listInvoiceWarnings(invoice: DatedInvoice, hasTax: boolean, enteredOn?: string): Warning[] {
  const { date, supplierInvoiceDate } = invoice;
  const late = listLateClaims(invoice, hasTax, enteredOn);
  if (!supplierInvoiceDate || supplierInvoiceDate <= date) return late;
  const days = { invoiceDay: formatIndianDay(supplierInvoiceDate), day: formatIndianDay(date) };
  return [{ code: "INVOICE_DATED_LATER", ...say.invoiceDatedLater(days) }, ...late];
}

/** Warns of a return after the last day on which the supplier's credit note could have tax. */
export function listLateReturns(date: string, purchase: TaxedPurchase | null): Warning[] {
  const lastDay = purchase?.hasTax ? findLastTaxDay(CREDIT_NOTE_TIMES, purchase.date) : undefined;
  if (!purchase || lastDay === undefined || date <= lastDay) return [];
  const days = { purchaseDay: formatIndianDay(purchase.date), day: formatIndianDay(lastDay) };
  return [{ code: "SUPPLIER_TAX_LATE", ...say.supplierTaxPeriodOver(days) }];
}

/** The same of a debit note, by the days of the purchases whose tax it reverses. */
export function listLateNotes(date: string, taxedDays: readonly string[]): Warning[] {
  const [firstDay] = taxedDays.toSorted();
  return firstDay ? listLateReturns(date, { date: firstDay, hasTax: true }) : [];
}

export function hasInputTax({ lines }: Pick<Voucher, "lines">, { accounts }: Pick<Books, "accounts">) {
  const { cgst_input: cgst, sgst_input: sgst, igst_input: igst } = accounts;
  return lines.some(({ accountId }) => accountId === cgst || accountId === sgst || accountId === igst);
}

/** Of posted documents, by their ids. */
export async function readInvoiceWarnings(
  db: Knex,
  companyId: number,
  table: "purchases" | "expenses",
  ids: readonly number[],
): Promise<ReadonlyMap<number, Warning[]>> {
  if (ids.length === 0) return new Map();
  const columns = { id: "d.id", date: "d.date", supplierInvoiceDate: "d.supplier_invoice_date" };
  const claimsTax = table === "expenses" ? `${HAS_TAX} AND d.reverse_charge = 0` : HAS_TAX;
  const invoices: (DatedInvoice & { id: number; enteredOn: string; hasTax: number })[] = await db(
    `${table} as d`,
  )
    .where({ "d.company_id": companyId, "d.status": POSTED_STATUS })
    .whereIn("d.id", [...ids])
    .select(columns, { enteredOn: db.raw("DATE(d.created_at)"), hasTax: db.raw(claimsTax) });
  return new Map(
    invoices.map((invoice) => [
      invoice.id,
      listInvoiceWarnings(invoice, invoice.hasTax === 1, invoice.enteredOn),
    ]),
  );
}

export async function readLateReturns(
  db: Knex,
  companyId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Warning[]>> {
  if (ids.length === 0) return new Map();
  const returns: { id: number; date: string; purchasedOn: string }[] = await db("purchase_returns as r")
    .join("purchases as d", (on) => on.on("d.company_id", "r.company_id").andOn("d.id", "r.purchase_id"))
    .where({ "r.company_id": companyId, "r.status": POSTED_STATUS })
    .whereIn("r.id", [...ids])
    .whereRaw(HAS_TAX)
    .select({ id: "r.id", date: "r.date", purchasedOn: "d.date" });
  return new Map(
    returns.map(({ id, date, purchasedOn }) => [
      id,
      listLateReturns(date, { date: purchasedOn, hasTax: true }),
    ]),
  );
}

/**
 * Of debit notes, by the purchase that each refers to or the first that it settles; of one that names
 * none, by the supplier's last purchase with its tax rate, as when it was posted.
 */
export async function readLateNotes(
  db: Knex,
  companyId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Warning[]>> {
  if (ids.length === 0) return new Map();
  const notes: { id: number; date: string; purchasedOn: string | null }[] = await db("notes as d")
    .where({ "d.company_id": companyId, "d.status": POSTED_STATUS })
    .whereIn("d.id", [...ids])
    .whereRaw(HAS_TAX)
    .select({
      id: "d.id",
      date: "d.date",
      purchasedOn: db.raw(`COALESCE(${FIRST_PURCHASE_DAY}, ${LAST_PURCHASE_DAY})`),
    });
  return new Map(
    notes.map(({ id, date, purchasedOn }) => [id, listLateNotes(date, purchasedOn ? [purchasedOn] : [])]),
  );
}

const FIRST_PURCHASE_DAY = `(SELECT MIN(p.date) FROM purchases p WHERE p.company_id = d.company_id
    AND (p.voucher_id = d.refers_to OR d.refers_to IS NULL AND p.voucher_id IN (
      SELECT s.bill_voucher_id FROM settlements s WHERE s.company_id = d.company_id AND s.voucher_id = d.voucher_id)))`;
const LAST_PURCHASE_DAY = `(SELECT MAX(p.date) FROM purchases p
    JOIN purchase_lines l ON l.company_id = p.company_id AND l.purchase_id = p.id AND l.tax_rate = d.tax_rate
    WHERE p.company_id = d.company_id AND p.supplier_id = d.party_id AND ${buildInEffectSql("p")})`;
const HAS_TAX = "d.cgst + d.sgst + d.igst > 0";
