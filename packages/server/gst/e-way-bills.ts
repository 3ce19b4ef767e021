import { addAuditLine } from "../auth/audit.ts";
import { ofCompany } from "../auth/scope.ts";
import { readClock, toDatabaseTime } from "../clock.ts";
import type { Handler } from "../contract/handler.ts";
import { withTransaction } from "../db/transaction.ts";
import { serialiseWrites } from "../master/serialize-writes.ts";
import { describeLimits, readStateLimits } from "./e-way-bills/limit-rows.ts";

const readLimits: Handler<"eWayBills.limits"> = async ({ principal, db }) =>
  describeLimits(await readStateLimits(db, principal.companyId));

const saveLimit: Handler<"eWayBills.saveLimit"> = ({ body, principal, db, client }) => {
  const { companyId, userId } = principal;
  const { stateCode, from, limit, source } = body;
  return withTransaction(db, async (trx) => {
    await serialiseWrites(trx, principal, "e_way_limits");
    const before = describeLimits(await readStateLimits(trx, companyId));
    const key = { state_code: stateCode, valid_from: from };
    const values = { amount: limit, source, modified_by: userId, modified_at: toDatabaseTime(readClock()) };
    await (limit === null
      ? ofCompany(trx, { companyId }, "e_way_limits").where(key).delete()
      : trx("e_way_limits")
          .insert({ company_id: companyId, ...key, ...values })
          .onConflict(["company_id", "state_code", "valid_from"])
          .merge(values));
    const after = describeLimits(await readStateLimits(trx, companyId));
    const entry = { operation: "eWayBills.saveLimit", entity: "e_way_limits", entityId: Number(stateCode) };
    await addAuditLine(trx, { principal, client }, { ...entry, before: before.states, after: after.states });
    return after;
  });
};

export const eWayBills = { "eWayBills.limits": readLimits, "eWayBills.saveLimit": saveLimit };
