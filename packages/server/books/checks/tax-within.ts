/**
 * SQL: the taxes of a document `d` are those in its amount: CGST and SGST in equal halves, or IGST alone between states. Without a division, so
 * that no database rounds before it is compared: a tax is the nearest whole paisa to what is in the amount.
 */
export function taxWithin(isInterState: string): string {
  return `CASE WHEN ${isInterState}
      THEN d.cgst = 0 AND d.sgst = 0
        AND ABS(d.igst * (100 + d.tax_rate) - d.amount * d.tax_rate) * 200 <= 100 + d.tax_rate
      ELSE d.igst = 0 AND d.sgst = d.cgst
        AND ABS(d.cgst * 2 * (100 + d.tax_rate) - d.amount * d.tax_rate) * 100 <= 100 + d.tax_rate END`;
}

/** SQL: the taxes of a document `d` are those on its amount, in equal halves or as IGST alone: each the nearest whole paisa. */
export function taxOver(isInterState: string): string {
  return `CASE WHEN ${isInterState}
      THEN d.cgst = 0 AND d.sgst = 0 AND ABS(d.igst * 100 - d.amount * d.tax_rate) * 2 <= 1
      ELSE d.igst = 0 AND d.sgst = d.cgst AND ABS(d.cgst * 200 - d.amount * d.tax_rate) <= 1 END`;
}
