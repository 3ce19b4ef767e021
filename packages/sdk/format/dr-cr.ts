import { money } from "./money.ts";

/** Positive is debit ("1,200.00 Dr"), negative is credit ("1,200.00 Cr"), zero is "0.00". */
export function drCr(rupees: number): string {
  if (rupees === 0) return money(0);
  return `${money(Math.abs(rupees))} ${rupees > 0 ? "Dr" : "Cr"}`;
}
