/** SQL of the tax that an item `i` had on a day: that of the first change after it, or else its present one. */
export function taxIdSql(day: string): string {
  return `COALESCE((SELECT f.tax_id FROM item_former_taxes f WHERE f.company_id = i.company_id
    AND f.item_id = i.id AND f.valid_before > ${day} ORDER BY f.valid_before, f.version LIMIT 1), i.tax_id)`;
}

/** SQL of `taxRateOn` for an item `i`, in percent. NULL where none is valid. */
export function taxRateSql(day: string): string {
  return `(SELECT r.rate FROM tax_rates r WHERE r.company_id = i.company_id AND r.valid_from <= ${day}
    AND r.tax_id = ${taxIdSql(day)} ORDER BY r.valid_from DESC LIMIT 1)`;
}

/** The same of a day that is bound, twice. */
export const TAX_RATE_ON = taxRateSql("?");
