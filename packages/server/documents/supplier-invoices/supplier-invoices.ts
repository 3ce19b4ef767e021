import { findGstin } from "@vanbook/sdk/rules";
import type { Knex } from "knex";
import { POSTED_STATUS } from "@vanbook/sdk/books";
import { problemOnField } from "@vanbook/sdk/problem";
import { listOf, queryRows } from "../../db/rows.ts";
import { makeInvoiceKey, type DatedInvoice } from "./invoice-key.ts";
import { holdSuppliers, SAME_SUPPLIERS_SQL } from "../references/party-locks.ts";

export interface SupplierInvoices {
  /**
   * Throws SUPPLIER_INVOICE_TAKEN if the invoice is already entered, in this batch or before: the
   * same number of the same supplier, in the same financial year by the invoice's date.
   */
  take(invoice: SupplierInvoice): void;
}

export interface SupplierInvoice extends DatedInvoice {
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
  const suppliers = listOf([...new Set(numberedInvoices.map((invoice) => invoice.supplierId))]);
  if (!asksOnly) await holdSuppliers(trx, companyId, suppliers);
  const [supplierRows, rows] = await Promise.all([
    readSameSuppliers(trx, companyId, suppliers),
    queryRows<InvoiceRow>(
      trx,
      `SELECT d.date, d.supplier_id, d.supplier_invoice_no, d.supplier_invoice_date, f.gstin FROM purchases d
        LEFT JOIN account_facts f ON f.company_id = d.company_id AND f.id = d.supplier_id
          AND f.edition <= d.edition AND f.until_edition > d.edition
        WHERE d.company_id = ? AND d.status = ${POSTED_STATUS} AND d.id <> ? AND d.supplier_invoice_no IN (?)
          AND d.supplier_id IN (SELECT b.id ${SAME_SUPPLIERS_SQL})`,
      [companyId, replaces, listOf(numbers), companyId, suppliers],
    ),
  ]);
  return createSupplierInvoices(rows, supplierRows);
}

/** The accounts of the suppliers, whose GSTIN may be on several of them. */
export function readSameSuppliers(
  trx: Knex,
  companyId: number,
  suppliers: ReturnType<typeof listOf>,
): Promise<SupplierRow[]> {
  return queryRows(trx, `SELECT DISTINCT b.id, b.gstin ${SAME_SUPPLIERS_SQL}`, [companyId, suppliers]);
}

export function createSupplierInvoices(
  rows: readonly InvoiceRow[],
  suppliers: readonly SupplierRow[],
  refuse: () => never = refuseInvoice,
): SupplierInvoices {
  const gstins = new Map(suppliers.map(({ id, gstin }) => [id, gstin]));
  /** A GSTIN may be on several accounts of one supplier; without it the account is the supplier. */
  const identify = (id: number) => findGstin(gstins.get(id)) ?? `account ${id}`;
  const takenKeys = new Set(
    rows.flatMap(({ supplier_invoice_no: no, supplier_invoice_date: supplierInvoiceDate, ...row }) => {
      if (no === null) return [];
      // Of the supplier as it is now, and of the GSTIN that the purchase was posted with.
      const names = [identify(row.supplier_id), findGstin(row.gstin)];
      return names.flatMap((name) => (name ? makeInvoiceKey({ ...row, supplierInvoiceDate }, name, no) : []));
    }),
  );
  return {
    take(invoice) {
      if (invoice.supplierInvoiceNo === undefined) return;
      const key = makeInvoiceKey(invoice, identify(invoice.supplierId), invoice.supplierInvoiceNo);
      if (takenKeys.has(key)) refuse();
      takenKeys.add(key);
    },
  };
}

function refuseInvoice(): never {
  throw problemOnField("SUPPLIER_INVOICE_TAKEN", "supplierInvoiceNo");
}

export interface InvoiceRow {
  date: string;
  supplier_id: number;
  supplier_invoice_no: string | null;
  supplier_invoice_date: string | null;
  /** With which the purchase was posted. */
  gstin?: string | null;
}

export interface SupplierRow {
  id: number;
  gstin: string | null;
}
