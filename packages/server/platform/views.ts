import * as say from "@vanbook/sdk/messages";
import type { Knex } from "knex";
import { takeIds } from "../db/ids.ts";
import { withTransaction } from "../db/transaction.ts";
import { addAuditLine } from "../auth/audit.ts";
import { readClock, toDatabaseTime } from "../clock.ts";
import type { Schema } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import type { Principal } from "../contract/principal.ts";
import { problem, problemOnField } from "@vanbook/sdk/problem";
import { ofCompany } from "../auth/scope.ts";
import { getServedContract } from "../contract/served-contract.ts";

const list: Handler<"views.list"> = async ({ query, principal, db }) => {
  const storedViews: Schema<"SavedView">[] = await selectOwnViews(db, principal)
    .where("report", query.report)
    .orderBy("name")
    .select(VIEW_COLUMNS);
  return { data: storedViews };
};

const save: Handler<"views.save"> = async ({ body, principal, db, client }) => {
  const { report, query } = body;
  const name = body.name.trim();
  checkReport(report);
  return withTransaction(db, async (trx) => {
    await lockSaves(trx, principal);
    const storedViews: Schema<"SavedView">[] = await selectOwnViews(trx, principal)
      .where("report", report)
      .select(VIEW_COLUMNS);
    const before = storedViews.find((view) => view.name === name);
    if (!before && storedViews.length >= MAX_VIEWS) throw problem("VIEWS_FULL");
    const id = before?.id ?? (await takeIds(trx, principal.companyId, "saved_views", 1))[0] ?? 0;
    const { companyId: company_id, userId: user_id } = principal;
    const savedColumns = { query, saved_at: toDatabaseTime(readClock()) };
    if (before) await selectOwnViews(trx, principal).where("id", id).update(savedColumns);
    else await trx("saved_views").insert({ company_id, id, user_id, report, name, ...savedColumns });
    const after = { id, report, name, query };
    const auditLine = { operation: "views.save", entity: "saved_views", entityId: id, after };
    await addAuditLine(trx, { principal, client }, { ...auditLine, ...(before && { before }) });
    return after;
  });
};

const remove: Handler<"views.delete"> = async ({ query, principal, db, client }) =>
  withTransaction(db, async (trx) => {
    const selectView = () => selectOwnViews(trx, principal).where("id", query.id);
    const before: Schema<"SavedView"> | undefined = await selectView().forUpdate().first(VIEW_COLUMNS);
    if (!before) throw problem("NOT_FOUND");
    await selectView().delete();
    const auditLine = { operation: "views.delete", entity: "saved_views", entityId: query.id, before };
    await addAuditLine(trx, { principal, client }, auditLine);
    return { success: true, message: "The view is deleted." };
  });

export const views = { "views.list": list, "views.save": save, "views.delete": remove };

function selectOwnViews(db: Knex, principal: Principal) {
  return ofCompany(db, principal, "saved_views").where("user_id", principal.userId);
}

/** Concurrent saves could break the limit or create duplicate names. */
async function lockSaves(trx: Knex, principal: Principal) {
  await ofCompany(trx, principal, "users").where("id", principal.userId).forUpdate().select("id");
}

function checkReport(report: string) {
  if (getServedContract().names.has(report)) return;
  const message = say.reportUnknown({ report });
  throw problemOnField("INVALID_FIELDS", "report", message);
}

const MAX_VIEWS = 50;
const VIEW_COLUMNS = ["id", "report", "name", "query"];
