import { randomBytes } from "node:crypto";
import type { Knex } from "knex";
import { addAuditLine } from "../auth/audit.ts";
import { joinOwn, ofCompany } from "../auth/scope.ts";
import { hashOf } from "../auth/token.ts";
import { readClock, toDatabaseTime } from "../clock.ts";
import type { Schema } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import type { Principal } from "../contract/principal.ts";
import { problem } from "@vanbook/sdk/problem";
import { takeIds } from "../db/ids.ts";
import { withTransaction } from "../db/transaction.ts";
import { checkVersion } from "../master/form.ts";
import { listCallableOperations, listKeyOperations } from "./callable-operations.ts";
import { buildKeyColumns } from "./key-terms.ts";

const list: Handler<"apiKeys.list"> = async ({ principal, db }) => {
  const keys = (await selectKeys(db, principal).orderBy("k.id")) as KeyRow[];
  return { data: keys.map(toApiKey) };
};

const listOperations: Handler<"apiKeys.operations"> = async () => ({ data: listCallableOperations() });

const readCurrentKey: Handler<"apiKeys.current"> = async ({ principal }) => ({
  keyId: principal.keyId,
  role: principal.role,
  operations: listKeyOperations(principal),
});

const create: Handler<"apiKeys.create"> = async ({ body, principal, db, client }) => {
  const terms = buildKeyColumns(body);
  return withTransaction(db, async (trx) => {
    const [id = 0] = await takeIds(trx, principal.companyId, "api_keys", 1);
    const secret = makeSecret(principal.companyId, id);
    await trx("api_keys").insert({
      ...terms,
      company_id: principal.companyId,
      id,
      user_id: principal.userId,
      secret_hash: hashOf(secret),
      created_at: toDatabaseTime(readClock()),
      created_by: principal.userId,
    });
    const key = await readKey(trx, principal, id);
    const auditLine = { operation: "apiKeys.create", entity: "api_keys", entityId: id };
    await addAuditLine(trx, { principal, client }, { ...auditLine, after: key });
    return { success: true, message: "The key was made", key, secret };
  });
};

const update: Handler<"apiKeys.update"> = async ({ body, principal, db, client }) => {
  const terms = buildKeyColumns(body);
  return withTransaction(db, async (trx) => {
    const before = await lockKey(trx, principal, body.id);
    checkVersion(before, body.Version);
    const own = ofCompany(trx, principal, "api_keys").where("id", body.id);
    const was = await readKey(trx, principal, body.id);
    await own.update({ ...terms, version: trx.raw("version + 1") });
    const after = await readKey(trx, principal, body.id);
    const auditLine = { operation: "apiKeys.update", entity: "api_keys", entityId: body.id };
    await addAuditLine(trx, { principal, client }, { ...auditLine, before: was, after });
    return { success: true, message: "The key was changed", id: body.id };
  });
};

const rotate: Handler<"apiKeys.rotate"> = async ({ body, query, principal, db, client }) =>
  withTransaction(db, async (trx) => {
    const before = await lockKey(trx, principal, query.keyId);
    if (before.user_id !== principal.userId) throw problem("KEY_OF_ANOTHER");
    const secret = makeSecret(principal.companyId, query.keyId);
    const until = toDatabaseTime(new Date(readClock().getTime() + body.minutes * MINUTE_MS));
    await ofCompany(trx, principal, "api_keys")
      .where("id", query.keyId)
      .update({
        secret_hash: hashOf(secret),
        former_hash: body.minutes > 0 ? before.secret_hash : null,
        former_until: body.minutes > 0 ? until : null,
        version: trx.raw("version + 1"),
      });
    const key = await readKey(trx, principal, query.keyId);
    const auditLine = { operation: "apiKeys.rotate", entity: "api_keys", entityId: query.keyId };
    await addAuditLine(trx, { principal, client }, { ...auditLine, after: { formerUntil: key.formerUntil } });
    return { success: true, message: "The key has a new secret", key, secret };
  });

const revoke: Handler<"apiKeys.revoke"> = async ({ query, principal, db, client }) =>
  withTransaction(db, async (trx) => {
    const revokedCount = await ofCompany(trx, principal, "api_keys")
      .where("id", query.keyId)
      .whereNull("revoked_at")
      .update({ revoked_at: toDatabaseTime(readClock()) });
    if (revokedCount === 0) throw problem("NOT_FOUND");
    const auditLine = { operation: "apiKeys.revoke", entity: "api_keys", entityId: query.keyId };
    await addAuditLine(trx, { principal, client }, auditLine);
    return { success: true, message: "The key no longer works." };
  });

export const apiKeys = {
  "apiKeys.list": list,
  "apiKeys.current": readCurrentKey,
  "apiKeys.operations": listOperations,
  "apiKeys.create": create,
  "apiKeys.update": update,
  "apiKeys.rotate": rotate,
  "apiKeys.revoke": revoke,
};

function makeSecret(companyId: number, id: number): string {
  return `vbk_${companyId}_${id}_${randomBytes(32).toString("base64url")}`;
}

/** Locks a valid key until the transaction ends. Throws NOT_FOUND. */
async function lockKey(trx: Knex, principal: Principal, id: number): Promise<LockedKey> {
  const key: LockedKey | undefined = await ofCompany(trx, principal, "api_keys")
    .where("id", id)
    .whereNull("revoked_at")
    .forUpdate()
    .first("user_id", "secret_hash", "version");
  if (!key) throw problem("NOT_FOUND");
  return key;
}

async function readKey(db: Knex, principal: Principal, id: number): Promise<Schema<"ApiKey">> {
  return toApiKey((await selectKeys(db, principal).where("k.id", id).first()) as KeyRow);
}

function selectKeys(db: Knex, principal: Principal): Knex.QueryBuilder {
  return joinOwn(ofCompany(db, principal, "api_keys as k"), "users as u", "u.id", "k.user_id").select(
    KEY_COLUMNS,
  );
}

function toApiKey({ operations: names, addresses, formerUntil, ...row }: KeyRow): Schema<"ApiKey"> {
  const at = toDatabaseTime(readClock());
  const isOver = formerUntil !== null && formerUntil <= at;
  const isExpired = row.expiresAt !== null && row.expiresAt <= at;
  return {
    ...row,
    state: row.revokedAt !== null ? "revoked" : isExpired ? "expired" : "working",
    operations: names === null ? null : (JSON.parse(names) as string[]),
    addresses: addresses === null ? null : (JSON.parse(addresses) as string[]),
    formerUntil: isOver ? null : formerUntil,
  };
}

interface KeyRow extends Omit<Schema<"ApiKey">, "operations" | "addresses" | "state"> {
  operations: string | null;
  addresses: string | null;
}

interface LockedKey {
  user_id: number;
  secret_hash: Buffer;
  version: number;
}

const MINUTE_MS = 60 * 1000;
const KEY_COLUMNS = {
  id: "k.id",
  name: "k.name",
  userId: "k.user_id",
  userName: "u.name",
  operations: "k.operations",
  addresses: "k.addresses",
  createdAt: "k.created_at",
  expiresAt: "k.expires_at",
  lastUsedAt: "k.last_used_at",
  lastUsedFrom: "k.last_used_from",
  formerUntil: "k.former_until",
  revokedAt: "k.revoked_at",
  Version: "k.version",
} as const;
