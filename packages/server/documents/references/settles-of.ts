import { paise, type Settlement } from "@vanbook/sdk/books";
import type { Body } from "../../contract/contract.ts";

type Against = NonNullable<
  (Body<"receipts.post"> | Body<"payments.post"> | Body<"creditNotes.post">)["against"]
>;

export function toSettlements(against: Against): Settlement[] {
  return against.map(({ billId, openingLine, amount }) => ({ billId, openingLine, amount: paise(amount) }));
}
