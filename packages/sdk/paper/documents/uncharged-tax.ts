import type { Schema } from "@vanbook/sdk";
import { isAlwaysInterState } from "../../books/gst-kind.ts";
import { money } from "../../format/money.ts";
import type { PapersText } from "../../generated/text/en-IN/papers.ts";
import { formatRate } from "../goods-table.ts";

type Bill = Schema<"BillDocument">;

/** What a bill that charges no tax, or supplies abroad or to a zone, has to say of it. */
export function describeCharge(bill: Bill, { reverseCharge }: PapersText): string | undefined {
  const { noTaxReason, gstKind } = bill;
  if (noTaxReason === "withoutPayment") return WITHOUT_PAYMENT;
  const sentences = [
    isAlwaysInterState(gstKind) && WITH_PAYMENT,
    noTaxReason === "reverseCharge" && reverseCharge(listRates(bill)),
  ];
  return sentences.filter(Boolean).join(" ") || undefined;
}

/** The rate of a line, also where the bill does not charge it. */
export function findFullRate({ taxRate, rateNotCharged = taxRate }: Schema<"TaxedLine">): number {
  return rateNotCharged;
}

/** What the recipient has to calculate the tax of: "5% of ₹ 100.00, 12% of ₹ 40.00". */
function listRates({ lines }: Bill): string {
  const values = new Map<number, number>();
  for (const line of lines) {
    const rate = findFullRate(line);
    if (rate > 0) values.set(rate, (values.get(rate) ?? 0) + Math.round(line.taxable * 100));
  }
  return [...values]
    .toSorted(([a], [b]) => a - b)
    .map(([rate, paise]) => `${formatRate(rate)}: ₹ ${money(paise / 100)}`)
    .join(", ");
}

/** The words of rule 46 of the CGST Rules, which are in English on any paper. */
const WITH_PAYMENT =
  "SUPPLY MEANT FOR EXPORT/SUPPLY TO SEZ UNIT OR SEZ DEVELOPER FOR AUTHORISED OPERATIONS ON PAYMENT OF INTEGRATED TAX";
const WITHOUT_PAYMENT =
  "SUPPLY MEANT FOR EXPORT/SUPPLY TO SEZ UNIT OR SEZ DEVELOPER FOR AUTHORISED OPERATIONS UNDER BOND OR LETTER OF UNDERTAKING WITHOUT PAYMENT OF INTEGRATED TAX";
