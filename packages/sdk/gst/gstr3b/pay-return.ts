import type { Tax } from "../../books/tax.ts";
import type { Gstr3b } from "./make-gstr3b.ts";
import { proposeSetOff, type SetOffProposal } from "./set-off.ts";
import { addTax, mapTax } from "./tax-heads.ts";

/** Table 6.1: what is owed, how credit pays it, and what is paid in cash. */
export interface ReturnPayment extends SetOffProposal {
  /** Tax of outward supplies; 0 for a head of which notes took more than was billed. */
  owed: Tax;
  /** What reversals took beyond the credit that was there: it is owed like tax. */
  overdrawn: Tax;
  reverseCharge: Tax;
  /** With what was brought forward. */
  credit: Tax;
}

/** `broughtForward` is the credit before the period, `cashBalance` the electronic cash ledger's. */
export function payReturn({ cells }: Gstr3b, broughtForward: Tax, cashBalance: Tax): ReturnPayment {
  const outward = addTax(cells["3.1(a)"], cells["3.1(b)"]);
  const creditBalance = addTax(broughtForward, cells["4(C)"]);
  const owedTax = keepPositive(outward);
  const overdrawn = keepPositive(mapTax((head) => -creditBalance[head]));
  const reverseCharge = keepPositive(cells["3.1(d)"]);
  const credit = keepPositive(creditBalance);
  const proposal = proposeSetOff({ tax: addTax(owedTax, overdrawn), reverseCharge }, credit, cashBalance);
  return { ...proposal, owed: owedTax, overdrawn, reverseCharge, credit };
}

function keepPositive(tax: Tax): Tax {
  return mapTax((head) => (tax[head] > 0n ? tax[head] : 0n));
}
