const PERCENT = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 2, signDisplay: "negative" });

/** At most two decimals: 5 → "5%", 12.75 → "12.75%". */
export function formatPercent(value: number | string): string {
  // The contract's decimal strings are numeric literals, as in money.ts.
  return `${PERCENT.format(value as number)}%`;
}
