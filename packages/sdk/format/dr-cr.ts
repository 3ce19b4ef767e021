import { money } from "./money.ts";

/**
 * A ledger balance with its side: positive is debit ("1,200.00 Dr"), negative credit ("1,200.00
 * Cr"), zero is "0.00".
 */
export function drCr(rupees: number): string {
  if (rupees === 0) return money(0);
  return `${money(Math.abs(rupees))} ${rupees > 0 ? "Dr" : "Cr"}`;
}
