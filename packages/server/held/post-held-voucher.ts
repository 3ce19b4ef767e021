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
  vouchers: Body<"heldDocuments.post">,
  call: Omit<Call<"heldDocuments.post">, "query" | "body">,
): Promise<Schema<"PostedDocument">> {
  if (Object.keys(vouchers).length !== 1) throw problem("HELD_KIND_DIFFERS");
  const request = { ...call, query: {} };
  const makeBody = <Input extends object>(input: Input | undefined) => {
    if (input === undefined) throw problem("HELD_KIND_DIFFERS");
    return { ...input, clientId };
  };
  switch (kind) {
    case "sale":
      return bills["bills.post"]({ ...request, body: makeBody(vouchers.bills) });
    case "purchase":
      return purchases["purchases.post"]({ ...request, body: makeBody(vouchers.purchases) });
    case "receipt":
      return receipts["receipts.post"]({ ...request, body: makeBody(vouchers.receipts) });
    case "payment":
      return payments["payments.post"]({ ...request, body: makeBody(vouchers.payments) });
    case "expense":
      return expenses["expenses.post"]({ ...request, body: makeBody(vouchers.expenses) });
    case "journal":
      return journals["journals.post"]({ ...request, body: makeBody(vouchers.journals) });
    case "credit_note":
      return creditNotes["creditNotes.post"]({ ...request, body: makeBody(vouchers.creditNotes) });
    case "debit_note":
      return debitNotes["debitNotes.post"]({ ...request, body: makeBody(vouchers.debitNotes) });
  }
}
