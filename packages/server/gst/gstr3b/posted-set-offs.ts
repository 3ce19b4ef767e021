import { POSTED_STATUS } from "@vanbook/sdk/books";
import type { Knex } from "knex";
import { joinOwn, ofCompany } from "../../auth/scope.ts";
import { select } from "../../db/select.ts";
import type { Schema } from "../../contract/contract.ts";

type PostedSetOff = Schema<"PostedSetOff">;

/** The journal of a return's set-off; undefined if there is none, or if it was cancelled. */
export async function readPostedSetOff(
  db: Knex,
  companyId: number,
  month: string,
): Promise<PostedSetOff | undefined> {
  const rows = ofCompany(db, { companyId }, "gst_set_offs as s").where("s.month", month);
  joinOwn(rows, "journals as j", "j.number", "s.number");
  joinOwn(rows, "vouchers as v", "v.id", "j.voucher_id");
  const [setOff] = await select<PostedSetOff>(
    rows.whereRaw("j.year_id = s.year_id AND j.type <> ?", [CONTRA_TYPE]).where("j.status", POSTED_STATUS),
    {
      ...{ voucherId: "v.id", journalId: "j.id", number: "v.voucher_no", date: "v.date", amount: "v.amount" },
    },
  );
  return setOff;
}

/** Lets one transaction after the other set off the period's tax. */
export async function lockPeriod(trx: Knex.Transaction, companyId: number, month: string): Promise<void> {
  await trx("gst_set_offs")
    .insert({ company_id: companyId, month, year_id: 0, number: 0 })
    .onConflict(["company_id", "month"])
    .merge(["month"]);
}

/** Names the journal as the set-off of the period, in place of one that was cancelled. */
export async function keepSetOff(
  trx: Knex.Transaction,
  companyId: number,
  setOff: { month: string; voucherId: number; userId: number | null },
): Promise<void> {
  const voucher = ofCompany(trx, { companyId }, "vouchers as v").where("v.id", setOff.voucherId);
  const [row] = await select<{ year_id: number; number: number }>(voucher, {
    ...{ year_id: "v.year_id", number: "v.number" },
  });
  await ofCompany(trx, { companyId }, "gst_set_offs")
    .where("month", setOff.month)
    .update({ ...row, created_by: setOff.userId });
}

/** The `type` of contras, which are journals in another sequence of numbers. */
const CONTRA_TYPE = "CJ";

/**
 * SQL: the vouchers of all set-offs of the company, in every version. A condition on the set-off `s`
 * may follow.
 */
export const SET_OFF_VOUCHERS_SQL = `SELECT j.voucher_id FROM gst_set_offs s
  JOIN journals j ON j.company_id = s.company_id AND j.year_id = s.year_id AND j.number = s.number
  WHERE s.company_id = :companyId AND j.type <> '${CONTRA_TYPE}'`;
