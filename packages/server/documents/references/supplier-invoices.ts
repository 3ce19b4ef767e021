import type { Knex } from "knex";
import { POSTED_STATUS, type FinancialYear } from "@vanbook/sdk/books";
import { lockYears } from "../../books/years/lock-years.ts";
import { problemOnField } from "@vanbook/sdk/problem";
import { holdParties } from "./party-locks.ts";

export interface SupplierInvoices {
  /**
   * Throws SUPPLIER_INVOICE_TAKEN if the invoice is already entered in the financial year of its
   * date, in this batch or before.
   */
  take(invoice: SupplierInvoice): void;
}

export interface SupplierInvoice {
  date: string;
  supplierId: number;
  supplierInvoiceNo?: string;
}

/**
 * Locks the suppliers, so that two concurrent requests can't both enter one invoice. The invoice of
 * the edited purchase (`replaces`) may be entered again. With `asksOnly` nothing is locked.
 */
export async function readSupplierInvoices(
  trx: Knex,
  companyId: number,
  invoices: readonly SupplierInvoice[],
  { replaces = 0, asksOnly = false }: { replaces?: number | undefined; asksOnly?: boolean } = {},
): Promise<SupplierInvoices> {
  const numberedInvoices = invoices.filter((invoice) => invoice.supplierInvoiceNo !== undefined);
  if (numberedInvoices.length === 0) return { take: () => undefined };
  const numbers = numberedInvoices.flatMap((invoice) => invoice.supplierInvoiceNo?.trim() ?? []);
  const suppliers = [...new Set(numberedInvoices.map((invoice) => invoice.supplierId))];
  if (!asksOnly) await holdParties(trx, companyId, suppliers);
  const [years, rows] = await Promise.all([
    lockYears(trx, companyId),
    trx("purchases")
      .where({ company_id: companyId, status: POSTED_STATUS })
      .whereNot("id", replaces)
      .whereIn("supplier_id", suppliers)
      .whereIn("supplier_invoice_no", numbers)
      .select<InvoiceRow[]>("year_id", "supplier_id", "supplier_invoice_no"),
  ]);
  return createSupplierInvoices(rows, years);
}

export function createSupplierInvoices(
  rows: readonly InvoiceRow[],
  years: readonly Pick<FinancialYear, "id" | "start_date" | "end_date">[],
): SupplierInvoices {
  const takenKeys = new Set(
    rows.flatMap(({ year_id: yearId, supplier_id: supplierId, supplier_invoice_no: no }) =>
      no === null ? [] : makeInvoiceKey(yearId, supplierId, no),
    ),
  );
  return {
    take({ date, supplierId, supplierInvoiceNo: no }) {
      const year = years.find((each) => each.start_date <= date && date <= each.end_date);
      // Without a financial year, posting refuses the purchase later.
      if (no === undefined || !year) return;
      const key = makeInvoiceKey(year.id, supplierId, no.trim());
      if (takenKeys.has(key)) throw problemOnField("SUPPLIER_INVOICE_TAKEN", "supplierInvoiceNo");
      takenKeys.add(key);
    },
  };
}

interface InvoiceRow {
  year_id: number;
  supplier_id: number;
  supplier_invoice_no: string | null;
}

function makeInvoiceKey(yearId: number, supplierId: number, no: string) {
  return `${yearId} ${supplierId} ${no.toUpperCase()}`;
}
