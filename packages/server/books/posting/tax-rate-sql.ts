/** SQL of the tax that an item `i` had on a day: the former tax of the first change after it, else the present tax. */
export function taxIdSql(day: string): string {
  return `COALESCE((SELECT f.tax_id FROM item_former_taxes f WHERE f.company_id = i.company_id
    AND f.item_id = i.id AND f.valid_before > ${day} ORDER BY f.valid_before, f.version LIMIT 1), i.tax_id)`;
}

/** SQL of `taxRateOn` for an item `i`, in percent. NULL if no rate is valid. */
export function taxRateSql(day: string): string {
  return `(SELECT r.rate FROM tax_rates r WHERE r.company_id = i.company_id AND r.valid_from <= ${day}
    AND r.tax_id = ${taxIdSql(day)} ORDER BY r.valid_from DESC LIMIT 1)`;
}

/** `taxRateSql` with the day as a binding, which is needed twice. */
export const TAX_RATE_ON = taxRateSql("?");
