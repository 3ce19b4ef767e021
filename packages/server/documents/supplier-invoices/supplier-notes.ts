import type { Knex } from "knex";
import { POSTED_STATUS } from "@vanbook/sdk/books";
import { problemOnField } from "@vanbook/sdk/problem";
import { listOf, queryRows } from "../../db/rows.ts";
import { holdSuppliers, SAME_SUPPLIERS_SQL } from "../references/party-locks.ts";
import {
  createSupplierInvoices,
  readSameSuppliers,
  type InvoiceRow,
  type SupplierRow,
} from "./supplier-invoices.ts";

export interface EnteredNote {
  date: string;
  supplierId: number;
  supplierNoteNo?: string | undefined;
  supplierNoteDate?: string | undefined;
}

export interface SupplierNotes {
  /**
   * Throws SUPPLIER_NOTE_TAKEN if the supplier's note is already entered, in this batch or before,
   * with a purchase return or a debit note: told apart as the supplier's invoices are.
   */
  take(note: EnteredNote): void;
}

/** `replaces` is the edited document in its table, whose note may be entered again. */
export async function readSupplierNotes(
  trx: Knex,
  companyId: number,
  notes: readonly EnteredNote[],
  replaces: { table: "purchase_returns" | "notes"; id: number | undefined },
): Promise<SupplierNotes> {
  const numberedNotes = notes.filter(({ supplierNoteNo }) => supplierNoteNo !== undefined);
  if (numberedNotes.length === 0) return { take: () => undefined };
  const numbers = listOf(numberedNotes.flatMap(({ supplierNoteNo }) => supplierNoteNo?.trim() ?? []));
  const suppliers = listOf([...new Set(numberedNotes.map(({ supplierId }) => supplierId))]);
  await holdSuppliers(trx, companyId, suppliers);
  const selectNotes = (table: "purchase_returns" | "notes", party: "supplier_id" | "party_id") => ({
    sql: `SELECT d.date, d.${party} AS supplier_id, d.supplier_note_no AS supplier_invoice_no,
          d.supplier_note_date AS supplier_invoice_date, f.gstin FROM ${table} d
        LEFT JOIN account_facts f ON f.company_id = d.company_id AND f.id = d.${party}
          AND f.edition <= d.edition AND f.until_edition > d.edition
        WHERE d.company_id = ? AND d.status = ${POSTED_STATUS} AND d.id <> ? AND d.supplier_note_no IN (?)
          AND d.${party} IN (SELECT b.id ${SAME_SUPPLIERS_SQL})`,
    bindings: [companyId, (replaces.table === table && replaces.id) || 0, numbers, companyId, suppliers],
  });
  const parts = [selectNotes("purchase_returns", "supplier_id"), selectNotes("notes", "party_id")];
  const [supplierRows, rows] = await Promise.all([
    readSameSuppliers(trx, companyId, suppliers),
    queryRows<InvoiceRow>(
      trx,
      parts.map(({ sql }) => sql).join(" UNION ALL "),
      parts.flatMap(({ bindings }) => bindings),
    ),
  ]);
  return createSupplierNotes(rows, supplierRows);
}

export function createSupplierNotes(
  rows: readonly InvoiceRow[],
  suppliers: readonly SupplierRow[],
): SupplierNotes {
  const enteredNotes = createSupplierInvoices(rows, suppliers, refuseNote);
  return {
    take({ date, supplierId, supplierNoteNo, supplierNoteDate }) {
      if (supplierNoteNo === undefined) return;
      enteredNotes.take({
        ...{ date, supplierId },
        supplierInvoiceNo: supplierNoteNo,
        supplierInvoiceDate: supplierNoteDate,
      });
    },
  };
}

function refuseNote(): never {
  throw problemOnField("SUPPLIER_NOTE_TAKEN", "supplierNoteNo");
}
