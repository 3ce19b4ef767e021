import { type Settlement, paise } from "@vanbook/sdk/books";
import type { Body } from "../../contract/contract.ts";

type Against = NonNullable<
  (Body<"receipts.post"> | Body<"payments.post"> | Body<"creditNotes.post">)["against"]
>;

export function toSettlements(against: Against): Settlement[] {
  return against.map(({ billId, amount }) => ({ billId, amount: paise(amount) }));
}
