/** The figures of a priced line: tax rate and total. */
export const TAX_AND_AMOUNT = [
  { field: "taxRate", label: "Tax", kind: "percent" },
  { field: "amount", label: "Amount" },
] as const;

export const TAXES = [
  { field: "cgst", label: "CGST" },
  { field: "sgst", label: "SGST" },
  { field: "igst", label: "IGST" },
] as const;

/** The value of goods before tax, and each tax. */
export const VALUE_AND_TAXES = [{ field: "taxable", label: "Taxable" }, ...TAXES] as const;

export const LESS_DISCOUNT = { field: "discount", label: "Less discount" } as const;

/** The final total. */
export const ROUNDED_TOTAL = [
  { field: "roundOff", label: "Round-off" },
  { field: "amount", label: "Total" },
] as const;
