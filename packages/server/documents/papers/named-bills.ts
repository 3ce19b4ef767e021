import type { Knex } from "knex";
import { buildInEffectSql } from "../../books/posting/document-status-sql.ts";
import { isInEffect } from "../../books/posting/settlements.ts";
import { joinOwn, ofCompany } from "../../auth/scope.ts";
import type { Schema } from "../../contract/contract.ts";
import type { Principal } from "../../contract/principal.ts";
import { select } from "../../db/select.ts";

/**
 * The bills in effect that a receipt or credit note settles, or the purchases that a payment or
 * debit note settles, and opening bills; oldest first.
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
  const openingBills = ofCompany(db, principal, "settlements as s")
    .where("s.voucher_id", voucherId)
    .whereRaw(isInEffect("s.bill_voucher_id"))
    .join("opening_bills as o", (on) =>
      on
        .on("o.company_id", "s.company_id")
        .andOn("o.voucher_id", "s.bill_voucher_id")
        .andOn("o.line_no", "s.bill_line"),
    );
  const namedBills = settlements
    .whereRaw(buildInEffectSql("b"))
    .select("b.id", "b.date", "s.amount", { line: db.raw("0"), number: "v.voucher_no" })
    .unionAll(
      openingBills.select("o.voucher_id", "o.date", "s.amount", { line: "o.line_no", number: "o.number" }),
    );
  const rows = await select<Schema<"NamedBills">[number] & { openingLine: number }>(
    db.from(namedBills.as("n")).orderBy(["n.date", "n.id", "n.line"]),
    { billId: "n.id", openingLine: "n.line", billNo: "n.number", date: "n.date", amount: "n.amount" },
  );
  return rows.map(({ openingLine, ...bill }) => ({ ...bill, ...(openingLine > 0 && { openingLine }) }));
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
