import { type Settlement, paise } from "@vanbook/sdk/books";
import type { Body } from "../../contract/contract.ts";

type Against = NonNullable<
  (Body<"receipts.post"> | Body<"payments.post"> | Body<"creditNotes.post">)["against"]
>;

/** The amounts of a receipt, payment or note that settle bills, for the books. */
export function settlesOf(against: Against): Settlement[] {
  return against.map(({ billId, amount }) => ({ billId, amount: paise(amount) }));
}
