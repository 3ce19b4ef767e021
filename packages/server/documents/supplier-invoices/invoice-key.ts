import { getFinancialYear } from "@vanbook/sdk/books";

export interface DatedInvoice {
  /** The voucher's date, used if the invoice's own is not known. */
  date: string;
  supplierInvoiceDate?: string | null | undefined;
}

/**
 * Two entries with the same key are the same invoice. The financial year is that of the invoice's
 * date, so that a March invoice entered in April is the same as the one entered in March.
 */
export function makeInvoiceKey(
  { date, supplierInvoiceDate }: DatedInvoice,
  supplier: string,
  no: string,
): string {
  const { start } = getFinancialYear(supplierInvoiceDate ?? date);
  return [start, supplier, foldInvoiceNumber(no)].join(" ");
}

/** Ignores what the database ignores in the names of masters: case, accents and outer blanks. */
function foldInvoiceNumber(no: string): string {
  return no
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f]/gu, "")
    .trim()
    .toUpperCase();
}
