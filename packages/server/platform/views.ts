import * as say from "@vanbook/sdk/messages";
import type { Knex } from "knex";
import { takeIds } from "../db/ids.ts";
import { withTransaction } from "../db/transaction.ts";
import { audit } from "../auth/audit.ts";
import { now, toDatabaseTime } from "../clock.ts";
import type { Schema } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import type { Principal } from "../contract/principal.ts";
import { problem, refused } from "@vanbook/sdk/problem";
import { ofCompany } from "../auth/scope.ts";
import { servedContract } from "../contract/served-contract.ts";

const list: Handler<"views.list"> = async ({ query, principal, db }) => {
  const kept: Schema<"SavedView">[] = await ownViews(db, principal)
    .where("report", query.report)
    .orderBy("name")
    .select(COLUMNS);
  return { data: kept };
};

const save: Handler<"views.save"> = async ({ body, principal, db, client }) => {
  const { report, query } = body;
  const name = body.name.trim();
  checkReport(report);
  return withTransaction(db, async (trx) => {
    await serializeWrites(trx, principal);
    const kept: Schema<"SavedView">[] = await ownViews(trx, principal)
      .where("report", report)
      .select(COLUMNS);
    const before = kept.find((view) => view.name === name);
    if (!before && kept.length >= MOST) throw problem("VIEWS_FULL");
    const id = before?.id ?? (await takeIds(trx, principal.companyId, "saved_views", 1))[0] ?? 0;
    const { companyId: company_id, userId: user_id } = principal;
    const saved = { query, saved_at: toDatabaseTime(now()) };
    if (before) await ownViews(trx, principal).where("id", id).update(saved);
    else await trx("saved_views").insert({ company_id, id, user_id, report, name, ...saved });
    const after = { id, report, name, query };
    const done = { operation: "views.save", entity: "saved_views", entityId: id, after };
    await audit(trx, { principal, client }, { ...done, ...(before && { before }) });
    return after;
  });
};

const remove: Handler<"views.delete"> = async ({ query, principal, db, client }) =>
  withTransaction(db, async (trx) => {
    const own = () => ownViews(trx, principal).where("id", query.id);
    const before: Schema<"SavedView"> | undefined = await own().forUpdate().first(COLUMNS);
    if (!before) throw problem("NOT_FOUND");
    await own().delete();
    const done = { operation: "views.delete", entity: "saved_views", entityId: query.id, before };
    await audit(trx, { principal, client }, done);
    return { success: true, message: "The view is deleted." };
  });

/** Saved views: report settings that a user has saved under a name. */
export const views = { "views.list": list, "views.save": save, "views.delete": remove };

function ownViews(db: Knex, principal: Principal) {
  return ofCompany(db, principal, "saved_views").where("user_id", principal.userId);
}

/** Serializes a user's saves, so concurrent ones can't break the limit or create duplicate names. */
async function serializeWrites(trx: Knex, principal: Principal) {
  await ofCompany(trx, principal, "users").where("id", principal.userId).forUpdate().select("id");
}

function checkReport(report: string) {
  if (servedContract().names.has(report)) return;
  const message = say.reportUnknown({ report });
  throw refused("INVALID_FIELDS", "report", message);
}

const MOST = 50;
const COLUMNS = ["id", "report", "name", "query"];
