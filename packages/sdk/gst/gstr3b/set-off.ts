import { divideRounded } from "../../books/rounding.ts";
import type { Paise } from "../../books/money.ts";
import type { Tax } from "../../books/tax.ts";
import { TAX_HEADS, mapTax, type TaxHead } from "./tax-heads.ts";

/** How the tax of a return is paid. */
export interface SetOffProposal {
  /** Credit that is used, in the order in which the law uses it. */
  uses: readonly CreditUse[];
  /** What credit leaves of the tax, to be paid in cash. */
  cash: Tax;
  /** The tax under reverse charge, which is paid in cash alone. */
  reverseChargeCash: Tax;
  creditLeft: Tax;
  /** What the electronic cash ledger lacks for both. */
  toDeposit: Tax;
}

export interface CreditUse {
  credit: TaxHead;
  against: TaxHead;
  amount: Paise;
}

export interface TaxOwed {
  /** By outward supplies. */
  tax: Tax;
  reverseCharge: Tax;
}

/**
 * The set-off that leaves the least cash to pay. Credit of IGST is used up first: against IGST, then
 * against CGST and SGST, whose proportion is free; each of them first gets what its own credit does
 * not cover, and the rest is divided as equally as possible. Then credit of CGST and of SGST, each
 * against its own tax and then against IGST. `cashBalance` is the electronic cash ledger's. Throws
 * RangeError for an amount below zero.
 */
export function proposeSetOff(taxOwed: TaxOwed, credit: Tax, cashBalance: Tax): SetOffProposal {
  for (const amounts of [taxOwed.tax, taxOwed.reverseCharge, credit, cashBalance]) refuseNegative(amounts);
  const rest = { tax: { ...taxOwed.tax }, credit: { ...credit } };
  const uses: CreditUse[] = [];
  const use = (from: TaxHead, against: TaxHead, limit: Paise = rest.credit[from]) => {
    const amount = findSmallest(rest.credit[from], rest.tax[against], limit);
    if (amount === 0n) return;
    rest.credit[from] -= amount;
    rest.tax[against] -= amount;
    uses.push({ credit: from, against, amount });
  };
  for (const { credit: from, against } of SET_OFF_STEPS)
    if (against === "cgst and sgst") {
      const forCgst = chooseShareOfCgst(rest.tax, rest.credit);
      use(from, "cgst", forCgst);
      use(from, "sgst");
    } else use(from, against);
  const reverseChargeCash = { ...taxOwed.reverseCharge };
  return {
    ...{ uses, cash: rest.tax, reverseChargeCash, creditLeft: rest.credit },
    toDeposit: mapTax((head) => {
      const lacking = rest.tax[head] + reverseChargeCash[head] - cashBalance[head];
      return lacking > 0n ? lacking : 0n;
    }),
  };
}

/**
 * How much of the credit of IGST goes against CGST. With one amount it is the share of CGST, from
 * `least` to `most`, that leaves the least cash; within them the one nearest to half.
 */
function chooseShareOfCgst(tax: Tax, credit: Tax): Paise {
  const total = findSmallest(credit.igst, tax.cgst + tax.sgst);
  const shortfall = { cgst: subtract(tax.cgst, credit.cgst), sgst: subtract(tax.sgst, credit.sgst) };
  const isEnough = total >= shortfall.cgst + shortfall.sgst;
  const [least, most] = isEnough
    ? [findLargest(shortfall.cgst, total - tax.sgst), findSmallest(tax.cgst, total - shortfall.sgst)]
    : [findLargest(0n, total - shortfall.sgst), findSmallest(shortfall.cgst, total)];
  const half = divideRounded(total, 2n);
  return findSmallest(findLargest(half, least), most);
}

/** One use of credit after the other, as the law orders them. */
interface SetOffStep {
  credit: TaxHead;
  against: TaxHead | "cgst and sgst";
  source: string;
}

const SET_OFF_STEPS: readonly SetOffStep[] = [
  {
    ...{ credit: "igst", against: "igst" },
    source:
      "Sections 49(5)(a) and 49A of the CGST Act 2017; rule 88A, from 29 March 2019 (notification 16/2019)",
  },
  {
    ...{ credit: "igst", against: "cgst and sgst" },
    source:
      "Rule 88A: in any order and in any proportion, before credit of CGST and SGST is used; circular 98/17/2019-GST",
  },
  { credit: "cgst", against: "cgst", source: "Section 49(5)(b)" },
  { credit: "sgst", against: "sgst", source: "Section 49(5)(c)" },
  { credit: "cgst", against: "igst", source: "Section 49(5)(b)" },
  {
    ...{ credit: "sgst", against: "igst" },
    source: "Section 49(5)(c) and its proviso: only where no credit of CGST is left for IGST",
  },
];

function refuseNegative(amounts: Tax): void {
  for (const head of TAX_HEADS)
    if (amounts[head] < 0n) throw new RangeError(`An amount of ${head} is below zero.`);
}

function subtract(from: Paise, amount: Paise): Paise {
  return from > amount ? from - amount : 0n;
}

function findSmallest(...amounts: readonly Paise[]): Paise {
  return amounts.reduce((least, each) => (each < least ? each : least));
}

function findLargest(...amounts: readonly Paise[]): Paise {
  return amounts.reduce((most, each) => (each > most ? each : most));
}
