import type { Knex } from "knex";
import { buildInEffectSql } from "../../books/posting/document-status-sql.ts";
import { joinOwn, ofCompany } from "../../auth/scope.ts";
import type { Schema } from "../../contract/contract.ts";
import type { Principal } from "../../contract/principal.ts";
import { select } from "../../db/select.ts";

/**
 * The bills in effect that a receipt or credit note settles, or the purchases that a payment or
 * debit note settles, oldest first.
 */
export async function readNamedBills(
  db: Knex,
  principal: Principal,
  bills: "bills" | "purchases",
  voucherId: number,
): Promise<Schema<"NamedBills">> {
  const settlements = ofCompany(db, principal, "settlements as s").where("s.voucher_id", voucherId);
  joinOwn(settlements, `${bills} as b`, "b.voucher_id", "s.bill_voucher_id");
  joinOwn(settlements, "vouchers as v", "v.id", "s.bill_voucher_id");
  return select<Schema<"NamedBills">[number]>(
    settlements.whereRaw(buildInEffectSql("b")).orderBy(["b.date", "b.id"]),
    {
      billId: "b.id",
      billNo: "v.voucher_no",
      date: "b.date",
      amount: "s.amount",
    },
  );
}

/** The bill or purchase that a note refers to, by its voucher. */
export async function readReferredBill(
  db: Knex,
  principal: Principal,
  bills: "bills" | "purchases",
  refersTo: number,
): Promise<Schema<"ReferredBill"> | undefined> {
  const referredBills = ofCompany(db, principal, `${bills} as b`).where("b.voucher_id", refersTo);
  joinOwn(referredBills, "vouchers as v", "v.id", "b.voucher_id");
  const columns = { billId: "b.id", billNo: "v.voucher_no", date: "b.date" };
  const [bill] = await select<Schema<"ReferredBill">>(referredBills, columns);
  return bill;
}
