const PLAIN_FORMAT = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 3, signDisplay: "negative" });
const TWO_DECIMALS = new Intl.NumberFormat("en-IN", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: "negative",
});

/** A quantity with two decimals, as the reports print it: 12 → "12.00". */
export function quantity(value: number | string): string {
  // The contract's decimal strings are numeric literals, as in money.ts.
  return TWO_DECIMALS.format(value as number);
}

/** A count or another number without forced decimals: 1482 → "1,482". */
export function count(value: number | string): string {
  return PLAIN_FORMAT.format(value as number);
}
