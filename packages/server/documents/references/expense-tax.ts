import { findGstin, doubtfulField } from "@vanbook/sdk/rules";
import { type ExpenseInput, type Books, isInterState, percent } from "@vanbook/sdk/books";
import { findStateCode } from "@vanbook/sdk/rules";
import type { Body } from "../../contract/contract.ts";
import { problemOnField } from "@vanbook/sdk/problem";

/**
 * The GSTIN's state decides whether the supply is inter-state. Throws INVALID_FIELDS for a GSTIN
 * that can't be right or a reverse charge without a rate, and TAX_WITHOUT_GSTIN for a rate without
 * a GSTIN. A reverse charge needs no GSTIN: the company claims the tax by its own invoice.
 */
export function makeSupplierInvoice(
  { stateCode, accounts }: Books,
  {
    taxRate = "0",
    reverseCharge = false,
    supplierGstin,
    supplierInvoiceNo,
    supplierInvoiceDate,
  }: Body<"expenses.post">,
): Pick<ExpenseInput, "tax" | "supplierGstin" | "supplierInvoiceNo" | "supplierInvoiceDate"> {
  const gstin = findGstin(supplierGstin);
  const rate = percent(taxRate);
  if (gstin !== undefined) {
    // Other forms only warn of a doubtful GSTIN; here tax is claimed by it, and its state decides
    // which tax it is.
    const doubt = doubtfulField({ label: "Supplier GSTIN", kind: "gstin" }, gstin);
    if (doubt !== undefined) throw problemOnField("INVALID_FIELDS", "supplierGstin", doubt);
  } else if (rate > 0n && !reverseCharge)
    throw problemOnField("TAX_WITHOUT_GSTIN", "supplierGstin", GSTIN_NEEDED);
  if (reverseCharge && rate === 0n) throw problemOnField("INVALID_FIELDS", "taxRate", RATE_NEEDED);
  // A GSTIN of no State, such as 99 for services from abroad, is of another one than the company's.
  const supplierState = gstin === undefined ? null : (findStateCode(gstin, null) ?? gstin.slice(0, 2));
  const interState = isInterState(stateCode, { stateCode: supplierState }, "supplierGstin");
  return {
    ...(rate > 0n && { tax: { rate, interState, isReverse: reverseCharge, accounts } }),
    supplierGstin: gstin ?? null,
    supplierInvoiceNo: supplierInvoiceNo?.trim() ?? null,
    supplierInvoiceDate: supplierInvoiceDate ?? null,
  };
}

const GSTIN_NEEDED = "Tax is claimed by the supplier's GSTIN: enter it, or leave the rate out.";
const RATE_NEEDED = "A reverse charge needs the rate of its GST.";
