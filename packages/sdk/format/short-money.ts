const SHORT_FORMAT = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 2, signDisplay: "negative" });
const CRORE_RUPEES = 10_000_000;
const LAKH_RUPEES = 100_000;

/**
 * Rupees for charts and cards: crores from one crore ("8.79 Cr"), lakhs from one lakh ("1.63 L"),
 * whole rupees below.
 */
export function shortMoney(rupees: number): string {
  const size = Math.abs(rupees);
  // Amounts from 99,99,600 would round to "100 L".
  if (size >= CRORE_RUPEES - LAKH_RUPEES / 200) return `${SHORT_FORMAT.format(rupees / CRORE_RUPEES)} Cr`;
  if (size >= LAKH_RUPEES - 0.5) return `${SHORT_FORMAT.format(rupees / LAKH_RUPEES)} L`;
  return SHORT_FORMAT.format(Math.round(rupees));
}
