import type { Knex } from "knex";
import type { Schema } from "../../contract/contract.ts";
import type { Principal } from "../../contract/principal.ts";
import { namedBills } from "../papers/named-bills.ts";
import { given, type DocumentRow, type Entered } from "./entered-document-row.ts";

/** A credit or debit note as input of its edit. */
export async function enteredNote(
  { date, narration, party_id, account_id, amount, tax_rate }: DocumentRow,
  db: Knex,
  principal: Principal,
  { kind, voucherId }: Entered,
): Promise<Schema<"CreditNoteInput"> & Schema<"DebitNoteInput">> {
  const named = await namedBills(db, principal, kind === "credit_note" ? "bills" : "purchases", voucherId);
  return {
    ...{ date, partyId: party_id, accountId: account_id, amount },
    ...(Number(tax_rate) > 0 && { taxRate: tax_rate }),
    ...(named.length > 0 && { against: named.map(({ billId, amount: part }) => ({ billId, amount: part })) }),
    ...given({ narration }),
  };
}
