/** What is shown of a line of goods once it is priced: its rate of tax, and what it comes to. */
export const TAX_AND_AMOUNT = [
  { field: "taxRate", label: "Tax", kind: "percent" },
  { field: "amount", label: "Amount" },
] as const;

/** Each tax on what is bought or sold. */
export const TAXES = [
  { field: "cgst", label: "CGST" },
  { field: "sgst", label: "SGST" },
  { field: "igst", label: "IGST" },
] as const;

/** What goods come to before tax, and each tax on them. */
export const VALUE_AND_TAXES = [{ field: "taxable", label: "Taxable" }, ...TAXES] as const;

export const LESS_DISCOUNT = { field: "discount", label: "Less discount" } as const;

/** What the whole comes to in the end. */
export const ROUNDED_TOTAL = [
  { field: "roundOff", label: "Round-off" },
  { field: "amount", label: "Total" },
] as const;
