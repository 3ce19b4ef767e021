/** The former tax of item `i`'s first change after the day, or else the present tax. */
export function buildTaxIdSql(day: string): string {
  return `COALESCE((SELECT f.tax_id FROM item_former_taxes f WHERE f.company_id = i.company_id
    AND f.item_id = i.id AND f.valid_before > ${day} ORDER BY f.valid_before, f.version LIMIT 1), i.tax_id)`;
}

/** SQL of `findTaxRate` for item `i`, in percent. NULL if no rate is valid. */
export function buildTaxRateSql(day: string): string {
  return `(SELECT r.rate FROM tax_rates r WHERE r.company_id = i.company_id AND r.valid_from <= ${day}
    AND r.tax_id = ${buildTaxIdSql(day)} ORDER BY r.valid_from DESC LIMIT 1)`;
}

/** Needs the day as a binding twice. */
export const TAX_RATE_ON = buildTaxRateSql("?");
