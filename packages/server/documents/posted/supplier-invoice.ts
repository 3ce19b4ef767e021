import type { Knex } from "knex";
import { type VoucherKind, formatPaise, paise } from "@vanbook/sdk/books";
import type { Schema } from "../../contract/contract.ts";
import type { Principal } from "../../contract/principal.ts";
import { ofCompany } from "../../auth/scope.ts";

export interface InvoicedExpense {
  amount: string;
  tax_rate: string;
  reverse_charge: number;
  cgst: string;
  sgst: string;
  igst: string;
  supplier_gstin: string | null;
  supplier_invoice_no: string | null;
  supplier_invoice_date: string | null;
}

/** For an expense voucher or its reversal; empty if there is no invoice. */
export async function readSupplierInvoice(
  db: Knex,
  principal: Principal,
  { voucherId, kind, reversesId }: { voucherId: number; kind: VoucherKind; reversesId: number | null },
): Promise<Pick<Schema<"VoucherDetails">, "supplierInvoice">> {
  if (kind !== "expense") return {};
  const expense = (await ofCompany(db, principal, "expenses as d")
    .where("d.voucher_id", reversesId ?? voucherId)
    .first("d.*")) as InvoicedExpense | undefined; // knex knows no column types
  return describeSupplierInvoice(expense);
}

export function describeSupplierInvoice(
  expense: InvoicedExpense | undefined,
): Pick<Schema<"VoucherDetails">, "supplierInvoice"> {
  if (!expense) return {};
  const { amount, tax_rate: taxRate, cgst, sgst, igst } = expense;
  const printedFields = {
    supplierGstin: expense.supplier_gstin,
    supplierInvoiceNo: expense.supplier_invoice_no,
    supplierInvoiceDate: expense.supplier_invoice_date,
  };
  if (Number(taxRate) === 0 && Object.values(printedFields).every((value) => value === null)) return {};
  const reverseCharge = expense.reverse_charge === 1;
  const taxable = reverseCharge
    ? amount
    : formatPaise(paise(amount) - paise(cgst) - paise(sgst) - paise(igst));
  return {
    supplierInvoice: { taxRate, reverseCharge, taxable, cgst, sgst, igst, ...printedFields },
  };
}
