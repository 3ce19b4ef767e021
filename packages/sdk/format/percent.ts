const PERCENT = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 2, signDisplay: "negative" });

/** A percentage, with at most two decimals: 5 → "5%", 12.75 → "12.75%". */
export function percent(value: number | string): string {
  // As in money.ts: the contract's decimal strings are numeric literals.
  return `${PERCENT.format(value as number)}%`;
}
