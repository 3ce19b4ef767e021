import { findGstin } from "@vanbook/sdk/rules";
import * as say from "@vanbook/sdk/messages";
import type { Knex } from "knex";
import { POSTED_STATUS, formatIndianDay } from "@vanbook/sdk/books";
import type { Schema } from "../../contract/contract.ts";
import { listOf, queryRows } from "../../db/rows.ts";
import { makeInvoiceKey, type DatedInvoice } from "./invoice-key.ts";

type Warning = Schema<"DocumentWarning">;

export interface ExpenseInvoice extends DatedInvoice {
  supplierGstin?: string | null | undefined;
  supplierInvoiceNo?: string | null | undefined;
}

export interface EnteredInvoices {
  /** Warns if a purchase or expense already has the invoice; `except` is the edited expense. */
  warningsOf(invoice: ExpenseInvoice, except?: number): Warning[];
  enter(invoice: ExpenseInvoice): void;
}

/**
 * Reads the entered invoices with the expenses' numbers and GSTINs; of a purchase, the supplier's
 * GSTIN of today and the one that it was posted with. Only invoices with both are
 * checked. They give a warning and no refusal, because one invoice may cover several expenses.
 */
export async function readEnteredInvoices(
  db: Knex,
  companyId: number,
  invoices: readonly ExpenseInvoice[],
): Promise<EnteredInvoices> {
  const identifiedInvoices = invoices.filter((invoice) => findInvoiceKey(invoice) !== undefined);
  if (identifiedInvoices.length === 0) return { warningsOf: () => [], enter: () => undefined };
  const gstins = listOf(identifiedInvoices.map(({ supplierGstin }) => (supplierGstin ?? "").trim()));
  const numbers = listOf(identifiedInvoices.map(({ supplierInvoiceNo }) => (supplierInvoiceNo ?? "").trim()));
  const invoiceRows = await queryRows<EnteredInvoice>(
    db,
    `SELECT 'expense' AS what, d.id, d.date, d.supplier_gstin AS supplierGstin, d.supplier_invoice_no AS supplierInvoiceNo,
        d.supplier_invoice_date AS supplierInvoiceDate
      FROM expenses d WHERE d.company_id = ? AND d.status = ${POSTED_STATUS} AND d.supplier_gstin IN (?) AND d.supplier_invoice_no IN (?)
    UNION ALL
    SELECT 'purchase', d.id, d.date, IF(a.gstin IN (?), a.gstin, f.gstin), d.supplier_invoice_no, d.supplier_invoice_date FROM purchases d
      JOIN accounts a ON a.company_id = d.company_id AND a.id = d.supplier_id
      LEFT JOIN account_facts f ON f.company_id = d.company_id AND f.id = d.supplier_id
        AND f.edition <= d.edition AND f.until_edition > d.edition
      WHERE d.company_id = ? AND d.status = ${POSTED_STATUS} AND (a.gstin IN (?) OR f.gstin IN (?)) AND d.supplier_invoice_no IN (?)
    ORDER BY date, id`,
    [companyId, gstins, numbers, gstins, companyId, gstins, gstins, numbers],
  );
  return createEnteredInvoices(invoiceRows);
}

export function createEnteredInvoices(invoiceRows: readonly EnteredInvoice[]): EnteredInvoices {
  const knownInvoices = [...invoiceRows];
  return {
    warningsOf(invoice, except) {
      const key = findInvoiceKey(invoice);
      if (key === undefined) return [];
      const same = knownInvoices.find(
        (each) => findInvoiceKey(each) === key && (each.what === "purchase" || each.id !== except),
      );
      return same ? [{ code: "INVOICE_ENTERED", ...describeEntered(invoice, same) }] : [];
    },
    enter(invoice) {
      // 0 because the expense is not stored yet, so it is never the edited one.
      knownInvoices.push({ ...invoice, what: "expense", id: 0 });
    },
  };
}

export async function readEnteredWarnings(
  db: Knex,
  companyId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Warning[]>> {
  if (ids.length === 0) return new Map();
  const postedExpenses: EnteredInvoice[] = await db("expenses")
    .where({ company_id: companyId, status: POSTED_STATUS })
    .whereIn("id", [...ids])
    .whereNotNull("supplier_gstin")
    .whereNotNull("supplier_invoice_no")
    .select({
      id: "id",
      date: "date",
      supplierGstin: "supplier_gstin",
      supplierInvoiceNo: "supplier_invoice_no",
      supplierInvoiceDate: "supplier_invoice_date",
    });
  const knownInvoices = await readEnteredInvoices(db, companyId, postedExpenses);
  return new Map(postedExpenses.map((each) => [each.id, knownInvoices.warningsOf(each, each.id)]));
}

function findInvoiceKey(invoice: ExpenseInvoice): string | undefined {
  const [gstin, no] = [findGstin(invoice.supplierGstin), normaliseText(invoice.supplierInvoiceNo)];
  return gstin === undefined || !no ? undefined : makeInvoiceKey(invoice, gstin, no);
}

function describeEntered(
  { supplierGstin, supplierInvoiceNo }: ExpenseInvoice,
  { what, date }: EnteredInvoice,
) {
  const invoice = {
    number: normaliseText(supplierInvoiceNo),
    gstin: normaliseText(supplierGstin),
    day: formatIndianDay(date),
  };
  return what === "expense" ? say.invoiceEnteredAsExpense(invoice) : say.invoiceEnteredAsPurchase(invoice);
}

function normaliseText(text: string | null | undefined): string {
  return (text ?? "").trim().toUpperCase();
}

interface EnteredInvoice extends ExpenseInvoice {
  what: "expense" | "purchase";
  id: number;
}
