import { takeIds } from "../db/ids.ts";
import { withTransaction } from "../db/transaction.ts";
import { addAuditLine } from "../auth/audit.ts";
import { forgetOrigins } from "../auth/allowed-origins.ts";
import { readClock, toDatabaseTime } from "../clock.ts";
import type { Knex } from "knex";
import type { Schema } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import { problem, problemOnField } from "@vanbook/sdk/problem";
import { isOriginEntry } from "../origin-entries.ts";
import { serialiseWrites } from "../master/serialize-writes.ts";
import { joinOwn, ofCompany } from "../auth/scope.ts";
import type { Principal } from "../contract/principal.ts";

const list: Handler<"embedOrigins.list"> = async ({ principal, db }) => ({
  data: await ofCompany(db, principal, "embed_origins").orderBy("id").select(ORIGIN_COLUMNS),
  asked: await listAskedOrigins(db, principal),
});

const create: Handler<"embedOrigins.create"> = async ({ body: { origin }, principal, db, client }) => {
  const { companyId, userId } = principal;
  if (!isOriginEntry(origin)) throw problemOnField("INVALID_FIELDS", "origin", SHARED_DOMAIN);
  const allowedOrigin = await withTransaction(db, async (trx) => {
    // Concurrent writes could break the limit or create duplicates.
    await serialiseWrites(trx, principal, "embed_origins");
    const storedOrigins: Schema<"EmbedOrigin">[] = await ofCompany(trx, principal, "embed_origins").select(
      ORIGIN_COLUMNS,
    );
    const before = storedOrigins.find((one) => one.origin === origin);
    if (before) return before;
    if (storedOrigins.length >= MAX_ORIGINS) throw problem("ORIGINS_FULL");
    const [id = 0] = await takeIds(trx, companyId, "embed_origins", 1);
    const authorColumns = { created_at: toDatabaseTime(readClock()), created_by: userId };
    await trx("embed_origins").insert({ company_id: companyId, id, origin, ...authorColumns });
    const auditLine = { operation: "embedOrigins.create", entity: "embed_origins", entityId: id };
    await addAuditLine(trx, { principal, client }, { ...auditLine, after: { origin } });
    await ofCompany(trx, principal, "asked_origins").where({ origin }).delete();
    return { id, origin, createdAt: authorColumns.created_at };
  });
  forgetOrigins(db);
  return allowedOrigin;
};

const remove: Handler<"embedOrigins.delete"> = async ({ query, principal, db, client }) => {
  await withTransaction(db, async (trx) => {
    const selectOrigin = () => ofCompany(trx, principal, "embed_origins").where("id", query.originId);
    const before: { origin: string } | undefined = await selectOrigin().forUpdate().first("origin");
    if (!before) throw problem("NOT_FOUND");
    await selectOrigin().delete();
    const auditLine = { operation: "embedOrigins.delete", entity: "embed_origins", entityId: query.originId };
    await addAuditLine(trx, { principal, client }, { ...auditLine, before });
  });
  forgetOrigins(db);
  return { success: true, message: "Pages from this origin are blocked now." };
};

export const embedOrigins = {
  "embedOrigins.list": list,
  "embedOrigins.create": create,
  "embedOrigins.delete": remove,
};

async function listAskedOrigins(db: Knex, principal: Principal): Promise<Schema<"AskedOrigin">[]> {
  const since = toDatabaseTime(new Date(readClock().getTime() - THIRTY_DAYS));
  const originRows = ofCompany(db, principal, "asked_origins as o").where("o.last_at", ">", since);
  return joinOwn(originRows, "api_keys as k", "k.id", "o.key_id")
    .orderBy("o.last_at", "desc")
    .orderBy("o.origin")
    .select(ASKED_COLUMNS);
}

const MAX_ORIGINS = 50;
const SHARED_DOMAIN = "Anybody can have a subdomain there. Allow each of your own origins.";
const THIRTY_DAYS = 30 * 24 * 60 * 60 * 1000;
const ASKED_COLUMNS = {
  origin: "o.origin",
  times: "o.times",
  since: "o.since",
  lastAt: "o.last_at",
  keyId: "o.key_id",
  keyName: "k.name",
};
const ORIGIN_COLUMNS = { id: "id", origin: "origin", createdAt: "created_at" };
