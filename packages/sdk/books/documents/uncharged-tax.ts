import { problemOnField } from "../../problem.ts";
import { isRegisteredKind, isWithoutPayment, type GstKind } from "../gst-kind.ts";
import { removeTax } from "../list-price.ts";
import type { Percent, Price } from "../money.ts";

/**
 * Why a bill of taxable goods charges no tax: the recipient pays it, or the customer is supplied
 * under a bond or a letter of undertaking.
 */
export type NoTaxReason = "reverseCharge" | "withoutPayment";

export function readNoTaxReason(text: string | null | undefined): NoTaxReason | null {
  return text === "reverseCharge" || text === "withoutPayment" ? text : null;
}

/**
 * An edit keeps the reason of its bill, unless it says otherwise. The customer's kind also decides an
 * edit, because a bill may have been posted before the kind was entered. Throws REVERSE_CHARGE_WRONG
 * for a customer who can't pay the tax.
 */
export function chooseNoTaxReason(
  isAsked: boolean | undefined,
  gstKind: GstKind | undefined,
  keptReason: NoTaxReason | null,
): NoTaxReason | null {
  const isFree = isWithoutPayment(gstKind);
  if (isAsked && (isFree || !gstKind || !isRegisteredKind(gstKind)))
    throw problemOnField("REVERSE_CHARGE_WRONG", "reverseCharge");
  if (isFree) return "withoutPayment";
  if (isAsked) return "reverseCharge";
  return isAsked === false && keptReason === "reverseCharge" ? null : keptReason;
}

interface LineTerms {
  unitPrice: Price;
  priceHasTax: boolean;
  taxRate: Percent;
}

/** The terms of a line that charges no tax: its price without tax, and the rate that it leaves out. */
export function leaveOutTax({ unitPrice, priceHasTax, taxRate }: LineTerms) {
  return {
    unitPrice: priceHasTax ? removeTax(unitPrice, taxRate) : unitPrice,
    priceHasTax: false,
    taxRate: 0n,
    rateNotCharged: taxRate,
  };
}
