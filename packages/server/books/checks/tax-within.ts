/**
 * True if the taxes of a row, by default the document `d`, are those included in its amount: CGST
 * and SGST in equal halves, or only IGST between states, each to the nearest paisa. No division, so
 * that the database doesn't round before it compares. `slack` is SQL for rupees by which a tax may
 * differ.
 */
export function buildTaxWithinSql(isInterState: string, row: "d" | "l" = "d", slack = "0"): string {
  const [whole, taxOfAmount] = [`(100 + ${row}.tax_rate)`, `${row}.amount * ${row}.tax_rate`];
  const most = `${whole} * (1 + ${slack} * 200)`;
  return `CASE WHEN ${isInterState}
      THEN ${row}.cgst = 0 AND ${row}.sgst = 0 AND ABS(${row}.igst * ${whole} - ${taxOfAmount}) * 200 <= ${most}
      ELSE ${row}.igst = 0 AND ${row}.sgst = ${row}.cgst
        AND ABS(${row}.cgst * 2 * ${whole} - ${taxOfAmount}) * 100 <= ${most} END`;
}

/**
 * True if the taxes of a document `d` are those added to its amount, in equal halves or only as
 * IGST, each to the nearest paisa.
 */
export function buildTaxOverSql(isInterState: string): string {
  return `CASE WHEN ${isInterState}
      THEN d.cgst = 0 AND d.sgst = 0 AND ABS(d.igst * 100 - d.amount * d.tax_rate) * 2 <= 1
      ELSE d.igst = 0 AND d.sgst = d.cgst AND ABS(d.cgst * 200 - d.amount * d.tax_rate) <= 1 END`;
}
