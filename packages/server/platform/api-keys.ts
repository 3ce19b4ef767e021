import { randomBytes } from "node:crypto";
import { takeIds } from "../db/ids.ts";
import { withTransaction } from "../db/transaction.ts";
import { audit } from "../auth/audit.ts";
import { now, toDatabaseTime } from "../clock.ts";
import type { Schema } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import { problem, refused } from "../contract/problem.ts";
import { servedContract } from "../contract/served-contract.ts";
import { ofCompany } from "../auth/scope.ts";
import { hashOf } from "../auth/token.ts";

const list: Handler<"apiKeys.list"> = async ({ principal, db }) => {
  const keys = (await ofCompany(db, principal, "api_keys").orderBy("id").select(COLUMNS)) as KeyRow[];
  return { data: keys.map(apiKey) };
};

const create: Handler<"apiKeys.create"> = async ({ body, principal, db, client }) => {
  checkOperations(body.operations ?? []);
  const expires = body.expiresAt === undefined ? null : expiry(body.expiresAt);
  const secretPart = randomBytes(32).toString("base64url");
  return withTransaction(db, async (trx) => {
    const [id = 0] = await takeIds(trx, principal.companyId, "api_keys", 1);
    const secret = `vbk_${principal.companyId}_${id}_${secretPart}`;
    await trx("api_keys").insert({
      company_id: principal.companyId,
      id,
      user_id: principal.userId,
      name: body.name,
      secret_hash: hashOf(secret),
      operations: body.operations ? JSON.stringify(body.operations) : null,
      created_at: toDatabaseTime(now()),
      created_by: principal.userId,
      expires_at: expires,
    });
    const key = apiKey(
      (await ofCompany(trx, principal, "api_keys").where("id", id).first(COLUMNS)) as KeyRow,
    );
    await audit(
      trx,
      { principal, client },
      { operation: "apiKeys.create", entity: "api_keys", entityId: id, after: key },
    );
    return { key, secret };
  });
};

const revoke: Handler<"apiKeys.revoke"> = async ({ query, principal, db, client }) =>
  withTransaction(db, async (trx) => {
    const revoked = await ofCompany(trx, principal, "api_keys")
      .where("id", query.keyId)
      .whereNull("revoked_at")
      .update({ revoked_at: toDatabaseTime(now()) });
    if (revoked === 0) throw problem("NOT_FOUND");
    await audit(
      trx,
      { principal, client },
      { operation: "apiKeys.revoke", entity: "api_keys", entityId: query.keyId },
    );
    return { success: true, message: "The key no longer works." };
  });

/** Keys for scripts and partners' servers. */
export const apiKeys = { "apiKeys.list": list, "apiKeys.create": create, "apiKeys.revoke": revoke };

/** Throws INVALID_FIELDS for the name of an operation that the contract does not have: such a key could never call it. */
function checkOperations(names: readonly string[]): void {
  const unknown = names.find((name) => !servedContract().names.has(name));
  if (unknown !== undefined)
    throw refused("INVALID_FIELDS", "operations", `There is no operation "${unknown}".`);
}

/** A key's expiry in the form of DATETIME(3). Throws when it is in the past or more than ten years ahead. */
function expiry(text: string): string {
  const at = Date.parse(text);
  if (at > now().getTime() && at < now().getTime() + TEN_YEARS) return toDatabaseTime(new Date(at));
  const message = "expiresAt must be later than now and within ten years.";
  throw refused("INVALID_FIELDS", "expiresAt", message);
}

const TEN_YEARS = 10 * 366 * 24 * 60 * 60 * 1000;

interface KeyRow extends Omit<Schema<"ApiKey">, "operations"> {
  operations: string | null;
}

function apiKey({ operations, ...row }: KeyRow): Schema<"ApiKey"> {
  return { ...row, operations: operations === null ? null : (JSON.parse(operations) as string[]) };
}

const COLUMNS = {
  id: "id",
  name: "name",
  userId: "user_id",
  operations: "operations",
  createdAt: "created_at",
  expiresAt: "expires_at",
  lastUsedAt: "last_used_at",
  revokedAt: "revoked_at",
} as const;
