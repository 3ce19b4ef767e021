import { paise, type TaxedAmount } from "@vanbook/sdk/books";

export function toTaxedAmount(row: Record<keyof TaxedAmount, string>): TaxedAmount {
  return {
    amount: paise(row.amount),
    cgst: paise(row.cgst),
    sgst: paise(row.sgst),
    igst: paise(row.igst),
  };
}
