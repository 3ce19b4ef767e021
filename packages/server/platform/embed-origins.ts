import { takeIds } from "../db/ids.ts";
import { withTransaction } from "../db/transaction.ts";
import { audit } from "../auth/audit.ts";
import { forgetOrigins } from "../auth/allowed-origins.ts";
import { now, toDatabaseTime } from "../clock.ts";
import type { Knex } from "knex";
import type { Schema } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import { problem } from "@vanbook/sdk/problem";
import { serializeWrites } from "../master/serialize-writes.ts";
import { joinOwn, ofCompany } from "../auth/scope.ts";
import type { Principal } from "../contract/principal.ts";

const list: Handler<"embedOrigins.list"> = async ({ principal, db }) => ({
  data: await ofCompany(db, principal, "embed_origins").orderBy("id").select(COLUMNS),
  asked: await askedOf(db, principal),
});

const create: Handler<"embedOrigins.create"> = async ({ body: { origin }, principal, db, client }) => {
  const { companyId, userId } = principal;
  const allowed = await withTransaction(db, async (trx) => {
    // Serialized, so concurrent writes can't break the limit or create duplicates.
    await serializeWrites(trx, principal, "embed_origins");
    const kept: Schema<"EmbedOrigin">[] = await ofCompany(trx, principal, "embed_origins").select(COLUMNS);
    const before = kept.find((one) => one.origin === origin);
    if (before) return before;
    if (kept.length >= MOST) throw problem("ORIGINS_FULL");
    const [id = 0] = await takeIds(trx, companyId, "embed_origins", 1);
    const made = { created_at: toDatabaseTime(now()), created_by: userId };
    await trx("embed_origins").insert({ company_id: companyId, id, origin, ...made });
    const done = { operation: "embedOrigins.create", entity: "embed_origins", entityId: id };
    await audit(trx, { principal, client }, { ...done, after: { origin } });
    await ofCompany(trx, principal, "asked_origins").where({ origin }).delete();
    return { id, origin, createdAt: made.created_at };
  });
  forgetOrigins(db);
  return allowed;
};

const remove: Handler<"embedOrigins.delete"> = async ({ query, principal, db, client }) => {
  await withTransaction(db, async (trx) => {
    const own = () => ofCompany(trx, principal, "embed_origins").where("id", query.originId);
    const before: { origin: string } | undefined = await own().forUpdate().first("origin");
    if (!before) throw problem("NOT_FOUND");
    await own().delete();
    const done = { operation: "embedOrigins.delete", entity: "embed_origins", entityId: query.originId };
    await audit(trx, { principal, client }, { ...done, before });
  });
  forgetOrigins(db);
  return { success: true, message: "Its pages are answered no longer." };
};

/** The origins whose pages may call with a company's tokens. */
export const embedOrigins = {
  "embedOrigins.list": list,
  "embedOrigins.create": create,
  "embedOrigins.delete": remove,
};

/** Origins that are not allowed, but whose pages sent requests in the last 30 days. */
async function askedOf(db: Knex, principal: Principal): Promise<Schema<"AskedOrigin">[]> {
  const since = toDatabaseTime(new Date(now().getTime() - THIRTY_DAYS));
  const asked = ofCompany(db, principal, "asked_origins as o").where("o.last_at", ">", since);
  return joinOwn(asked, "api_keys as k", "k.id", "o.key_id")
    .orderBy("o.last_at", "desc")
    .orderBy("o.origin")
    .select(ASKED);
}

const MOST = 50;
const THIRTY_DAYS = 30 * 24 * 60 * 60 * 1000;
const ASKED = {
  origin: "o.origin",
  times: "o.times",
  since: "o.since",
  lastAt: "o.last_at",
  keyId: "o.key_id",
  keyName: "k.name",
};
const COLUMNS = { id: "id", origin: "origin", createdAt: "created_at" };
