import type { Knex } from "knex";
import { POSTED, type FinancialYear } from "@vanbook/sdk/books";
import { lockYears } from "../../books/years/lock-years.ts";
import { refused } from "@vanbook/sdk/problem";
import { holdParties } from "./party-locks.ts";

/** The suppliers' invoice numbers that are already entered. */
export interface SupplierInvoices {
  /**
   * Throws SUPPLIER_INVOICE_TAKEN if the invoice is already entered in the financial year of its date, in this batch
   * or before.
   */
  take(invoice: SupplierInvoice): void;
}

/** The fields of a purchase that identify the supplier's invoice. */
export interface SupplierInvoice {
  date: string;
  supplierId: number;
  supplierInvoiceNo?: string;
}

/**
 * Reads which of the invoices are already entered and locks their suppliers, so that two concurrent requests can't
 * both enter one. The invoice of the edited purchase (`replaces`) may be entered again. With `asksOnly` it locks
 * nothing.
 */
export async function readSupplierInvoices(
  trx: Knex,
  companyId: number,
  invoices: readonly SupplierInvoice[],
  { replaces = 0, asksOnly = false }: { replaces?: number | undefined; asksOnly?: boolean } = {},
): Promise<SupplierInvoices> {
  const named = invoices.filter((invoice) => invoice.supplierInvoiceNo !== undefined);
  if (named.length === 0) return { take: () => undefined };
  const numbers = named.flatMap((invoice) => invoice.supplierInvoiceNo?.trim() ?? []);
  const suppliers = [...new Set(named.map((invoice) => invoice.supplierId))];
  if (!asksOnly) await holdParties(trx, companyId, suppliers);
  const [years, rows] = await Promise.all([
    lockYears(trx, companyId),
    trx("purchases")
      .where({ company_id: companyId, status: POSTED })
      .whereNot("id", replaces)
      .whereIn("supplier_id", suppliers)
      .whereIn("supplier_invoice_no", numbers)
      .select<InvoiceRow[]>("year_id", "supplier_id", "supplier_invoice_no"),
  ]);
  return supplierInvoices(rows, years);
}

/** As `readSupplierInvoices`, with invoices and financial years that are already read. */
export function supplierInvoices(
  rows: readonly InvoiceRow[],
  years: readonly Pick<FinancialYear, "id" | "start_date" | "end_date">[],
): SupplierInvoices {
  const taken = new Set(
    rows.flatMap(({ year_id: yearId, supplier_id: supplierId, supplier_invoice_no: no }) =>
      no === null ? [] : keyOf(yearId, supplierId, no),
    ),
  );
  return {
    take({ date, supplierId, supplierInvoiceNo: no }) {
      const year = years.find((each) => each.start_date <= date && date <= each.end_date);
      // Without a financial year, posting refuses the purchase.
      if (no === undefined || !year) return;
      const key = keyOf(year.id, supplierId, no.trim());
      if (taken.has(key)) throw refused("SUPPLIER_INVOICE_TAKEN", "supplierInvoiceNo");
      taken.add(key);
    },
  };
}

interface InvoiceRow {
  year_id: number;
  supplier_id: number;
  supplier_invoice_no: string | null;
}

function keyOf(yearId: number, supplierId: number, no: string) {
  return `${yearId} ${supplierId} ${no.toUpperCase()}`;
}
