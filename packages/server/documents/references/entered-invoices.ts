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

/** The suppliers' invoices that are entered already. */
export interface EnteredInvoices {
  /** Warns of an invoice that is entered already, as an expense but for the one `except`, or as a purchase. */
  warningsOf(invoice: ExpenseInvoice, except?: number): Warning[];
  /** Counts an invoice as entered: the same one, later in the same batch, is warned of. */
  enter(invoice: ExpenseInvoice): void;
}

/**
 * Reads which of the invoices of expenses are entered already in the financial years of their dates. An invoice is the supplier's by his
 * GSTIN: where none is given, nothing is known of it, and nothing asked. It is no refusal, as an invoice may be of several expenses.
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

/** The same of invoices and financial years that have been read. */
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
      // It has no id yet: whichever is corrected, it is another one.
      entered.push({ ...invoice, what: "expense", id: 0 });
    },
  };
}

/** The warnings of posted expenses by their ids. */
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

/** An invoice in the books, by the id of its document. */
interface EnteredInvoice extends ExpenseInvoice {
  what: "expense" | "purchase";
  id: number;
}
