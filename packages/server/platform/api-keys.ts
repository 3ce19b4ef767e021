import { randomBytes } from "node:crypto";
import type { Knex } from "knex";
import { audit } from "../auth/audit.ts";
import { joinOwn, ofCompany } from "../auth/scope.ts";
import { hashOf } from "../auth/token.ts";
import { now, toDatabaseTime } from "../clock.ts";
import type { Schema } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import type { Principal } from "../contract/principal.ts";
import { problem } from "@vanbook/sdk/problem";
import { takeIds } from "../db/ids.ts";
import { withTransaction } from "../db/transaction.ts";
import { checkVersion } from "../master/form.ts";
import { callableOperations, operationsOfKey } from "./callable-operations.ts";
import { keyColumns } from "./key-terms.ts";

const list: Handler<"apiKeys.list"> = async ({ principal, db }) => {
  const keys = (await keysOf(db, principal).orderBy("k.id")) as KeyRow[];
  return { data: keys.map(apiKey) };
};

const operations: Handler<"apiKeys.operations"> = async () => ({ data: callableOperations() });

const current: Handler<"apiKeys.current"> = async ({ principal }) => ({
  keyId: principal.keyId,
  role: principal.role,
  operations: operationsOfKey(principal),
});

const create: Handler<"apiKeys.create"> = async ({ body, principal, db, client }) => {
  const terms = keyColumns(body);
  return withTransaction(db, async (trx) => {
    const [id = 0] = await takeIds(trx, principal.companyId, "api_keys", 1);
    const secret = newSecret(principal.companyId, id);
    await trx("api_keys").insert({
      ...terms,
      company_id: principal.companyId,
      id,
      user_id: principal.userId,
      secret_hash: hashOf(secret),
      created_at: toDatabaseTime(now()),
      created_by: principal.userId,
    });
    const key = await keyOf(trx, principal, id);
    const done = { operation: "apiKeys.create", entity: "api_keys", entityId: id };
    await audit(trx, { principal, client }, { ...done, after: key });
    return { success: true, message: "The key was made", key, secret };
  });
};

const update: Handler<"apiKeys.update"> = async ({ body, principal, db, client }) => {
  const terms = keyColumns(body);
  return withTransaction(db, async (trx) => {
    const before = await lockedKey(trx, principal, body.id);
    checkVersion(before, body.Version);
    const own = ofCompany(trx, principal, "api_keys").where("id", body.id);
    const was = await keyOf(trx, principal, body.id);
    await own.update({ ...terms, version: trx.raw("version + 1") });
    const after = await keyOf(trx, principal, body.id);
    const done = { operation: "apiKeys.update", entity: "api_keys", entityId: body.id };
    await audit(trx, { principal, client }, { ...done, before: was, after });
    return { success: true, message: "The key was changed", id: body.id };
  });
};

const rotate: Handler<"apiKeys.rotate"> = async ({ body, query, principal, db, client }) =>
  withTransaction(db, async (trx) => {
    const before = await lockedKey(trx, principal, query.keyId);
    if (before.user_id !== principal.userId) throw problem("KEY_OF_ANOTHER");
    const secret = newSecret(principal.companyId, query.keyId);
    const until = toDatabaseTime(new Date(now().getTime() + body.minutes * MINUTE));
    await ofCompany(trx, principal, "api_keys")
      .where("id", query.keyId)
      .update({
        secret_hash: hashOf(secret),
        former_hash: body.minutes > 0 ? before.secret_hash : null,
        former_until: body.minutes > 0 ? until : null,
        version: trx.raw("version + 1"),
      });
    const key = await keyOf(trx, principal, query.keyId);
    const done = { operation: "apiKeys.rotate", entity: "api_keys", entityId: query.keyId };
    await audit(trx, { principal, client }, { ...done, after: { formerUntil: key.formerUntil } });
    return { success: true, message: "The key has a new secret", key, secret };
  });

const revoke: Handler<"apiKeys.revoke"> = async ({ query, principal, db, client }) =>
  withTransaction(db, async (trx) => {
    const revoked = await ofCompany(trx, principal, "api_keys")
      .where("id", query.keyId)
      .whereNull("revoked_at")
      .update({ revoked_at: toDatabaseTime(now()) });
    if (revoked === 0) throw problem("NOT_FOUND");
    const done = { operation: "apiKeys.revoke", entity: "api_keys", entityId: query.keyId };
    await audit(trx, { principal, client }, done);
    return { success: true, message: "The key no longer works." };
  });

/** Keys for scripts and partners' servers. */
export const apiKeys = {
  "apiKeys.list": list,
  "apiKeys.current": current,
  "apiKeys.operations": operations,
  "apiKeys.create": create,
  "apiKeys.update": update,
  "apiKeys.rotate": rotate,
  "apiKeys.revoke": revoke,
};

function newSecret(companyId: number, id: number): string {
  return `vbk_${companyId}_${id}_${randomBytes(32).toString("base64url")}`;
}

/** A key that is still valid, locked until the transaction ends. Throws NOT_FOUND. */
async function lockedKey(trx: Knex, principal: Principal, id: number): Promise<LockedKey> {
  const key: LockedKey | undefined = await ofCompany(trx, principal, "api_keys")
    .where("id", id)
    .whereNull("revoked_at")
    .forUpdate()
    .first("user_id", "secret_hash", "version");
  if (!key) throw problem("NOT_FOUND");
  return key;
}

async function keyOf(db: Knex, principal: Principal, id: number): Promise<Schema<"ApiKey">> {
  return apiKey((await keysOf(db, principal).where("k.id", id).first()) as KeyRow);
}

function keysOf(db: Knex, principal: Principal): Knex.QueryBuilder {
  return joinOwn(ofCompany(db, principal, "api_keys as k"), "users as u", "u.id", "k.user_id").select(
    COLUMNS,
  );
}

function apiKey({ operations: names, addresses, formerUntil, ...row }: KeyRow): Schema<"ApiKey"> {
  const at = toDatabaseTime(now());
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

const MINUTE = 60 * 1000;
const COLUMNS = {
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
