export const TAX_AND_AMOUNT = [
  { field: "taxRate", label: "Tax", kind: "percent" },
  { field: "amount", label: "Amount" },
] as const;

export const TAX_FIGURES = [
  { field: "cgst", label: "CGST" },
  { field: "sgst", label: "SGST" },
  { field: "igst", label: "IGST" },
] as const;

export const VALUE_AND_TAXES = [{ field: "taxable", label: "Taxable" }, ...TAX_FIGURES] as const;

export const LESS_BEFORE_TAX = { field: "discountBeforeTax", label: "Less discount before tax" } as const;

export const LESS_DISCOUNT = { field: "discount", label: "Less discount" } as const;

export const ROUNDED_TOTAL = [
  { field: "roundOff", label: "Round-off" },
  { field: "amount", label: "Total" },
] as const;
