import type { Migration } from "../migration.ts";

/**
 * Whether a supplier's invoice is entered already is asked with each expense that names one: it
 * does not read the expenses of years.
 */
export const expenseInvoices: Migration = {
  name: "058-expense-invoices",
  up: ["ALTER TABLE expenses ADD KEY expenses_invoice (company_id, supplier_gstin, supplier_invoice_no)"],
  down: ["ALTER TABLE expenses DROP KEY expenses_invoice"],
};
