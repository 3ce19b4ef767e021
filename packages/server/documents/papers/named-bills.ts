import type { Knex } from "knex";
import { inEffect } from "../../books/posting/document-status-sql.ts";
import { joinOwn, ofCompany } from "../../auth/scope.ts";
import type { Schema } from "../../contract/contract.ts";
import type { Principal } from "../../contract/principal.ts";
import { select } from "../../db/select.ts";

/**
 * Reads the bills in effect that a receipt or credit note names, or the purchases that a payment or debit note names,
 * oldest first.
 */
export async function namedBills(
  db: Knex,
  principal: Principal,
  bills: "bills" | "purchases",
  voucherId: number,
): Promise<Schema<"NamedBills">> {
  const named = ofCompany(db, principal, "settlements as s").where("s.voucher_id", voucherId);
  joinOwn(named, `${bills} as b`, "b.voucher_id", "s.bill_voucher_id");
  joinOwn(named, "vouchers as v", "v.id", "s.bill_voucher_id");
  return select<Schema<"NamedBills">[number]>(named.whereRaw(inEffect("b")).orderBy(["b.date", "b.id"]), {
    billId: "b.id",
    billNo: "v.voucher_no",
    date: "b.date",
    amount: "s.amount",
  });
}
