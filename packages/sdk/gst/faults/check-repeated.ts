import * as say from "../../generated/messages.ts";
import type { Check, CheckSteps } from "./check.ts";
import type { CheckedDocument } from "./checked-document.ts";

/** Invoices to a registered customer that repeat one of the same day, line by line. */
export function* checkRepeated({ faults }: Check, documents: readonly CheckedDocument[]): CheckSteps {
  const ofCustomers = new Map<string, Map<bigint, CheckedDocument[]>>();
  for (const document of documents) {
    yield 1;
    const { kind, isCancelled, party, value, number } = document;
    if (kind !== "invoice" || isCancelled || party.gstin === undefined || value === 0n) continue;
    const byValue = ofCustomers.get(party.gstin) ?? new Map<bigint, CheckedDocument[]>();
    ofCustomers.set(party.gstin, byValue);
    const alike = byValue.get(value);
    if (!alike) {
      byValue.set(value, [document]);
      continue;
    }
    const earlierBill = alike.find((other) => other.date === document.date && hasSameLines(other, document));
    alike.push(document);
    if (earlierBill)
      faults.add("BILLED_TWICE", {
        document,
        say: () => say.gstBilledTwice({ number, other: earlierBill.number }),
      });
  }
}

function hasSameLines({ lines: some }: CheckedDocument, { lines: others }: CheckedDocument): boolean {
  return (
    some.length === others.length &&
    some.every((line, at) => {
      const other = others[at];
      return (
        other !== undefined &&
        line.itemId === other.itemId &&
        line.hsnCode === other.hsnCode &&
        line.quantity === other.quantity &&
        line.taxable === other.taxable
      );
    })
  );
}
