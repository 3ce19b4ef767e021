import { takeIds } from "../db/ids.ts";
import { withTransaction } from "../db/transaction.ts";
import { audit } from "../auth/audit.ts";
import { forgetOrigins } from "../auth/embed-origins.ts";
import { now, toDatabaseTime } from "../clock.ts";
import type { Schema } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import { problem } from "../contract/problem.ts";
import { serializeWrites } from "../master/serialize-writes.ts";
import { ofCompany } from "../auth/scope.ts";

const list: Handler<"embedOrigins.list"> = async ({ principal, db }) => ({
  data: await ofCompany(db, principal, "embed_origins").orderBy("id").select(COLUMNS),
});

const create: Handler<"embedOrigins.create"> = async ({ body: { origin }, principal, db, client }) => {
  const { companyId, userId } = principal;
  const allowed = await withTransaction(db, async (trx) => {
    // Neither the limit nor the uniqueness can be broken.
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

const MOST = 50;
const COLUMNS = { id: "id", origin: "origin", createdAt: "created_at" };
