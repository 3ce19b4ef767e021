const SHORT = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 2, signDisplay: "negative" });
const CRORE = 10_000_000;
const LAKH = 100_000;

/** Rupees for charts and cards: crores from one crore ("8.79 Cr"), lakhs from one lakh ("1.63 L"), whole rupees below. */
export function shortMoney(rupees: number): string {
  const size = Math.abs(rupees);
  // Amounts from 99,99,600 would round to "100 L".
  if (size >= CRORE - LAKH / 200) return `${SHORT.format(rupees / CRORE)} Cr`;
  if (size >= LAKH - 0.5) return `${SHORT.format(rupees / LAKH)} L`;
  return SHORT.format(Math.round(rupees));
}
