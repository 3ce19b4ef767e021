const MONEY_FORMAT = new Intl.NumberFormat("en-IN", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: "negative",
});

/** Indian grouping: 162764.46 → "1,62,764.46". A decimal string of any length stays exact. */
export function money(rupees: number | string): string {
  // The type requires a numeric literal; the contract's decimal strings are valid ones.
  return MONEY_FORMAT.format(rupees as number);
}
