import * as say from "@vanbook/sdk/messages";
import type { Knex } from "knex";
import { POSTED, writtenDay } from "@vanbook/sdk/books";
import type { Schema } from "../../contract/contract.ts";
import { listOf, rows } from "../../db/rows.ts";

type Warning = Schema<"DocumentWarning">;

/** The fields of an expense that identify its supplier's invoice. */
export interface ExpenseInvoice {
  date: string;
  supplierGstin?: string | null | undefined;
  supplierInvoiceNo?: string | null | undefined;
}

/** The suppliers' invoices that are already entered. */
export interface EnteredInvoices {
  /**
   * Warns if the invoice is already entered as a purchase or an expense; `except` is the id of the expense being
   * edited.
   */
  warningsOf(invoice: ExpenseInvoice, except?: number): Warning[];
  /** Counts an invoice as entered, so that the same invoice later in the batch gives a warning. */
  enter(invoice: ExpenseInvoice): void;
}

/**
 * Reads which invoices of expenses are already entered in the financial years of their dates. Only invoices with a
 * number and a supplier GSTIN are checked. They are warned of and not refused, because one invoice may cover several
 * expenses.
 */
export async function readEnteredInvoices(
  db: Knex,
  companyId: number,
  invoices: readonly ExpenseInvoice[],
): Promise<EnteredInvoices> {
  const named = invoices.filter((invoice) => keyOf(invoice) !== undefined);
  if (named.length === 0) return { warningsOf: () => [], enter: () => undefined };
  const gstins = listOf(named.map(({ supplierGstin }) => (supplierGstin ?? "").trim()));
  const numbers = listOf(named.map(({ supplierInvoiceNo }) => (supplierInvoiceNo ?? "").trim()));
  const [years, found] = await Promise.all([
    rows<{ start_date: string; end_date: string }>(
      db,
      "SELECT start_date, end_date FROM financial_years WHERE company_id = ? AND is_deleted = 0",
      [companyId],
    ),
    rows<EnteredInvoice>(
      db,
      `SELECT 'expense' AS what, d.id, d.date, d.supplier_gstin AS supplierGstin, d.supplier_invoice_no AS supplierInvoiceNo
        FROM expenses d WHERE d.company_id = ? AND d.status = ${POSTED} AND d.supplier_gstin IN (?) AND d.supplier_invoice_no IN (?)
      UNION ALL
      SELECT 'purchase', d.id, d.date, a.gstin, d.supplier_invoice_no FROM purchases d
        JOIN accounts a ON a.company_id = d.company_id AND a.id = d.supplier_id
        WHERE d.company_id = ? AND d.status = ${POSTED} AND a.gstin IN (?) AND d.supplier_invoice_no IN (?)
      ORDER BY date, id`,
      [companyId, gstins, numbers, companyId, gstins, numbers],
    ),
  ]);
  return enteredInvoices(found, years);
}

/** As `readEnteredInvoices`, with invoices and financial years that are already read. */
export function enteredInvoices(
  found: readonly EnteredInvoice[],
  years: readonly { start_date: string; end_date: string }[],
): EnteredInvoices {
  const entered = [...found];
  const yearOf = ({ date }: ExpenseInvoice) =>
    years.find((each) => each.start_date <= date && date <= each.end_date);
  return {
    warningsOf(invoice, except) {
      const key = keyOf(invoice);
      if (key === undefined) return [];
      const same = entered.find(
        (each) =>
          keyOf(each) === key &&
          yearOf(each) === yearOf(invoice) &&
          (each.what === "purchase" || each.id !== except),
      );
      return same ? [{ code: "INVOICE_ENTERED", ...sayEntered(invoice, same) }] : [];
    },
    enter(invoice) {
      // id 0: not stored yet, so never the one being edited.
      entered.push({ ...invoice, what: "expense", id: 0 });
    },
  };
}

/** Reads these warnings for posted expenses, by expense id. */
export async function enteredWarnings(
  db: Knex,
  companyId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Warning[]>> {
  if (ids.length === 0) return new Map();
  const posted: EnteredInvoice[] = await db("expenses")
    .where({ company_id: companyId, status: POSTED })
    .whereIn("id", [...ids])
    .whereNotNull("supplier_gstin")
    .whereNotNull("supplier_invoice_no")
    .select({
      id: "id",
      date: "date",
      supplierGstin: "supplier_gstin",
      supplierInvoiceNo: "supplier_invoice_no",
    });
  const entered = await readEnteredInvoices(db, companyId, posted);
  return new Map(posted.map((each) => [each.id, entered.warningsOf(each, each.id)]));
}

function keyOf({ supplierGstin, supplierInvoiceNo }: ExpenseInvoice): string | undefined {
  const [gstin, no] = [written(supplierGstin), written(supplierInvoiceNo)];
  return !gstin || !no ? undefined : `${no} of ${gstin}`;
}

function sayEntered({ supplierGstin, supplierInvoiceNo }: ExpenseInvoice, { what, date }: EnteredInvoice) {
  const invoice = {
    number: written(supplierInvoiceNo),
    gstin: written(supplierGstin),
    day: writtenDay(date),
  };
  return what === "expense" ? say.invoiceEnteredAsExpense(invoice) : say.invoiceEnteredAsPurchase(invoice);
}

function written(text: string | null | undefined): string {
  return (text ?? "").trim().toUpperCase();
}

/** An invoice in the books; `id` is its document's. */
interface EnteredInvoice extends ExpenseInvoice {
  what: "expense" | "purchase";
  id: number;
}
