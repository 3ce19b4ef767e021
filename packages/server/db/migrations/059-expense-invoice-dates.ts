import type { Migration } from "../migration.ts";

/** The date of an expense's invoice, whose financial year is part of what identifies the invoice. */
export const expenseInvoiceDates: Migration = {
  name: "059-expense-invoice-dates",
  up: ["ALTER TABLE expenses ADD COLUMN supplier_invoice_date DATE NULL"],
  down: ["ALTER TABLE expenses DROP COLUMN supplier_invoice_date"],
};
