import { type Said, findDoubt, ExpenseInput } from "@vanbook/sdk/rules";
import { evaluateArithmetic } from "../../sdk/format/arithmetic.ts";
import type { FieldValues, VoucherValues } from "../voucher/definition.ts";
import { pricedBy } from "../voucher/pricing.ts";
import { declareVoucher } from "../voucher/declare-voucher.ts";
import { TAX_FIGURES } from "./trade-figures.ts";
import { makeAccountLookUp, findBankFault, MONEY_PLACE } from "./money-fields.ts";

/**
 * Posts what was spent and for what, in cash or through a bank. With a rate of GST the tax within
 * it is claimed.
 * @widget Vouchers
 * @corrects expense
 * @stories vouchers/Vouchers
 */
export const expenseVoucher = declareVoucher({
  operation: "expenses.post",
  title: "Expense Voucher",
  noun: "expense",
  rules: ExpenseInput,
  head: [
    { field: "date", kind: "date", usual: (today) => today },
    { field: "accountId", kind: "lookup", from: makeAccountLookUp("expenses") },
    { field: "amount", kind: "figure", prefix: "₹" },
    { field: "taxRate", kind: "figure", isPassed: true },
    { field: "reverseCharge", kind: "switch", isShown: isTaxed, isPassed: true },
    { field: "supplierGstin", isShown: (values) => isTaxed(values) || isGiven(values, "supplierGstin") },
    {
      field: "supplierInvoiceNo",
      isShown: (values) => isTaxed(values) || isGiven(values, "supplierInvoiceNo"),
    },
    {
      field: "supplierInvoiceDate",
      kind: "date",
      isShown: (values) => isTaxed(values) || isGiven(values, "supplierInvoiceDate"),
    },
    ...MONEY_PLACE,
    { field: "narration", isWide: true },
  ],
  price: pricedBy("expenses.price", {
    lines: [],
    totals: [...TAX_FIGURES, { field: "amount", label: "Total" }],
  }),
  checks: (voucher) => ({ ...findBankFault(voucher), ...findGstinFault(voucher) }),
});

/** The same message as the server's. */
function findGstinFault({ fields }: VoucherValues): Readonly<Record<string, Said>> {
  const isRegistered = !/^(URP)?$/i.test((fields["supplierGstin"] ?? "").trim());
  if (isTaxed(fields) && fields["reverseCharge"] !== "true" && !isRegistered)
    return { supplierGstin: "Tax is claimed by the supplier's GSTIN: enter it, or leave the rate out." };
  const doubt = findDoubt(ExpenseInput.supplierGstin, fields["supplierGstin"]);
  return doubt === undefined ? {} : { supplierGstin: doubt };
}

function isTaxed(values: FieldValues): boolean {
  return Number(evaluateArithmetic(values["taxRate"] ?? "", 2) ?? 0) > 0;
}

function isGiven(values: FieldValues, field: string): boolean {
  return (values[field] ?? "").trim() !== "";
}
