import type { Knex } from "knex";
import { createYear } from "../books/years/create-year.ts";
import { closeYear, lockUntil, reopenYear } from "../books/years/year-close.ts";
import { lockYears } from "../books/years/lock-years.ts";
import type { YearState } from "@vanbook/sdk/books";
import { withTransaction } from "../db/transaction.ts";
import { addAuditLine } from "../auth/audit.ts";
import { getToday } from "../clock.ts";
import type { Client, Handler } from "../contract/handler.ts";
import type { Principal } from "../contract/principal.ts";
import { problem } from "@vanbook/sdk/problem";
import { ofCompany } from "../auth/scope.ts";

const list: Handler<"years.list"> = async ({ principal, db }) => {
  const years = ofCompany(db, principal, "financial_years as y").where("y.is_deleted", 0);
  return { data: (await years.orderBy("y.start_date").select(YEAR_COLUMNS)) as YearState[] };
};

const create: Handler<"years.create"> = (call) =>
  withTransaction(call.db, (trx) => createYear(trx, call, call.query.startDate));

const close: Handler<"years.close"> = async (call) => {
  const { profit, voucherNo, ...year } = await changeYear(call, "years.close", async (trx) => {
    const closedYear = await closeYear(trx, call.principal, call.query.yearId);
    if (closedYear.endDate >= getToday()) throw problem("YEAR_RUNNING");
    return closedYear;
  });
  return { year, profit, voucherNo };
};

const reopen: Handler<"years.reopen"> = (call) =>
  changeYear(call, "years.reopen", (trx) => reopenYear(trx, call.principal, call.query.yearId));

const lock: Handler<"years.lock"> = (call) =>
  changeYear(call, "years.lock", (trx) => lockUntil(trx, call.principal, call.query.yearId, call.body.until));

export const years = {
  "years.list": list,
  "years.create": create,
  "years.close": close,
  "years.reopen": reopen,
  "years.lock": lock,
};

function changeYear<State extends YearState>(
  { principal, db, client }: { principal: Principal; db: Knex; client: Client },
  operation: string,
  change: (trx: Knex.Transaction) => Promise<State>,
): Promise<State> {
  return withTransaction(db, async (trx) => {
    // Lock before reading, so that nobody changes the years in between.
    await lockYears(trx, principal.companyId, "exclusive");
    const years = (await ofCompany(trx, principal, "financial_years as y").select(
      YEAR_COLUMNS,
    )) as YearState[];
    const after = await change(trx);
    const before = years.find(({ id }) => id === after.id) ?? {};
    const auditLine = { operation, entity: "financial_years", entityId: after.id, before, after };
    await addAuditLine(trx, { principal, client }, auditLine);
    return after;
  });
}

const YEAR_COLUMNS = {
  id: "y.id",
  label: "y.label",
  startDate: "y.start_date",
  endDate: "y.end_date",
  lockedUntil: "y.locked_until",
  closedAt: "y.closed_at",
};
