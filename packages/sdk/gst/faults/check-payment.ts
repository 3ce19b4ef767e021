import { sum, type Paise } from "../../books/money.ts";
import * as say from "../../generated/messages.ts";
import { findDecidingParty, ONE_RUPEE, writeRupees, type Check } from "./check.ts";
import type { CheckedDocument } from "./checked-document.ts";
import type { LineTotals } from "./line-totals.ts";

/** Whether a document has tax, by the kind of its customer and by who pays it. */
export function checkPayment({ faults }: Check, document: CheckedDocument, { tax }: LineTotals): void {
  const { number, party, isReverseCharge } = document;
  if (isWithoutPayment(document) && tax !== 0n)
    faults.add("TAX_WITHOUT_PAYMENT", {
      ...{ document, found: tax, expected: 0n },
      say: () => say.gstTaxWithoutPayment({ number, tax: writeRupees(tax) }),
    });
  if (isPaidWithoutTax(document, tax))
    faults.add("PAYMENT_WITHOUT_TAX", { document, say: () => say.gstPaymentWithoutTax({ number }) });
  if (isReverseCharge && findDecidingParty(document).gstin === undefined)
    faults.add("REVERSE_CHARGE_UNREGISTERED", {
      document,
      say: () => say.gstReverseCharge({ number, name: party.name }),
    });
}

/** Under a bond or letter of undertaking. */
export function isWithoutPayment(document: CheckedDocument): boolean {
  const { kind } = findDecidingParty(document);
  return kind === "sezWithoutPayment" || kind === "exportWithoutPayment";
}

/** No tax, though there should be more than a rupee of it: the customer is billed with payment of tax. */
export function isPaidWithoutTax(document: CheckedDocument, tax: Paise): boolean {
  const { kind } = findDecidingParty(document);
  const { lines } = document;
  if (tax !== 0n || (kind !== "sezWithPayment" && kind !== "exportWithPayment")) return false;
  const scaledTax = sum(
    lines.map(({ supplyKind, taxable, taxRate }) => (supplyKind === "taxable" ? taxable * taxRate : 0n)),
  );
  return scaledTax > ONE_RUPEE * 10_000n;
}
