import { problem } from "@vanbook/sdk/problem";
import type { Body, Schema } from "../contract/contract.ts";
import type { Call } from "../contract/handler.ts";
import { bills } from "../documents/bills.ts";
import { expenses } from "../documents/expenses.ts";
import { journals } from "../documents/journals.ts";
import { creditNotes, debitNotes } from "../documents/notes.ts";
import { payments } from "../documents/payments.ts";
import { purchases } from "../documents/purchases.ts";
import { receipts } from "../documents/receipts.ts";
import type { HeldKind } from "./held-operations.ts";

/**
 * Posts the voucher of the held document's kind by the operation that posts this kind, under the
 * held document's client id. Throws HELD_KIND_DIFFERS for none, several, or one of another kind.
 */
export function postHeldVoucher(
  { kind, clientId }: { kind: HeldKind; clientId: string },
  given: Body<"heldDocuments.post">,
  call: Omit<Call<"heldDocuments.post">, "query" | "body">,
): Promise<Schema<"PostedDocument">> {
  if (Object.keys(given).length !== 1) throw problem("HELD_KIND_DIFFERS");
  const asked = { ...call, query: {} };
  const bodyOf = <Input extends object>(input: Input | undefined) => {
    if (input === undefined) throw problem("HELD_KIND_DIFFERS");
    return { ...input, clientId };
  };
  switch (kind) {
    case "sale":
      return bills["bills.post"]({ ...asked, body: bodyOf(given.bills) });
    case "purchase":
      return purchases["purchases.post"]({ ...asked, body: bodyOf(given.purchases) });
    case "receipt":
      return receipts["receipts.post"]({ ...asked, body: bodyOf(given.receipts) });
    case "payment":
      return payments["payments.post"]({ ...asked, body: bodyOf(given.payments) });
    case "expense":
      return expenses["expenses.post"]({ ...asked, body: bodyOf(given.expenses) });
    case "journal":
      return journals["journals.post"]({ ...asked, body: bodyOf(given.journals) });
    case "credit_note":
      return creditNotes["creditNotes.post"]({ ...asked, body: bodyOf(given.creditNotes) });
    case "debit_note":
      return debitNotes["debitNotes.post"]({ ...asked, body: bodyOf(given.debitNotes) });
  }
}
