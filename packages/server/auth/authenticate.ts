import type { Knex } from "knex";
import { fromDatabaseTime, now, toDatabaseTime } from "../clock.ts";
import type { Principal, Role } from "../contract/principal.ts";
import { problem } from "../contract/problem.ts";
import { isToken } from "./embed-token.ts";
import { scopeOf } from "./scope-of.ts";
import { tokenPrincipal } from "./token-principal.ts";
import { companyOf, hashOf } from "./token.ts";

/**
 * The caller: by embed token or API key if the request carries one, otherwise by session. Throws TOKEN_INVALID, TOKEN_EXPIRED,
 * ORIGIN_FORBIDDEN, KEY_INVALID or SIGN_IN_REQUIRED.
 */
export async function authenticate(
  db: Knex,
  given: { authorization?: string | undefined; token: string | null; origin?: string | undefined },
  installed: readonly string[] = [],
): Promise<Principal> {
  if (given.authorization && isToken(given.authorization))
    return tokenPrincipal(db, given.authorization, given.origin, installed);
  if (given.authorization) return keyPrincipal(db, given.authorization);
  if (given.token) return sessionPrincipal(db, given.token);
  throw problem("SIGN_IN_REQUIRED");
}

async function sessionPrincipal(db: Knex, token: string): Promise<Principal> {
  const companyId = companyOf(token);
  if (companyId === null) throw problem("SIGN_IN_REQUIRED");
  const at = now();
  const session = (await db("sessions as t")
    .join("users as u", (on) => void on.on("u.company_id", "t.company_id").andOn("u.id", "t.user_id"))
    .join("companies as c", "c.company_id", "t.company_id")
    .where({
      "t.company_id": companyId,
      "t.token_hash": hashOf(token),
      "u.is_active": 1,
      "u.is_deleted": 0,
      "c.is_deleted": 0,
    })
    .where("t.expires_at", ">", toDatabaseTime(at))
    .where("t.last_seen_at", ">", toDatabaseTime(new Date(at.getTime() - IDLE)))
    .first(...USER_COLUMNS, "t.last_seen_at")) as (UserRow & { last_seen_at: string }) | undefined;
  if (!session) throw problem("SIGN_IN_REQUIRED");
  if (at.getTime() - Date.parse(fromDatabaseTime(session.last_seen_at)) > SEEN_EVERY) {
    await db("sessions")
      .where({ company_id: companyId, token_hash: hashOf(token) })
      .update({ last_seen_at: toDatabaseTime(at) });
  }
  return withUsers(db, session, { via: "session", operations: null, keyId: null });
}

async function keyPrincipal(db: Knex, authorization: string): Promise<Principal> {
  const match = /^Bearer (vbk_([1-9]\d{0,8})_([1-9]\d{0,8})_[\w-]{43})$/.exec(authorization);
  if (!match) throw problem("KEY_INVALID");
  const [, secret = "", companyId, id] = match;
  const at = now();
  const key = (await db("api_keys as k")
    .join("users as u", (on) => void on.on("u.company_id", "k.company_id").andOn("u.id", "k.user_id"))
    .join("companies as c", "c.company_id", "k.company_id")
    .where({
      "k.company_id": Number(companyId),
      "k.id": Number(id),
      "k.secret_hash": hashOf(secret),
      "u.is_active": 1,
      "u.is_deleted": 0,
      "c.is_deleted": 0,
    })
    .whereNull("k.revoked_at")
    .where((open) => void open.whereNull("k.expires_at").orWhere("k.expires_at", ">", toDatabaseTime(at)))
    .first(...USER_COLUMNS, "k.operations", "k.last_used_at")) as
    (UserRow & { operations: string | null; last_used_at: string | null }) | undefined;
  if (!key) throw problem("KEY_INVALID");
  if (!key.last_used_at || at.getTime() - Date.parse(fromDatabaseTime(key.last_used_at)) > SEEN_EVERY) {
    await db("api_keys")
      .where({ company_id: Number(companyId), id: Number(id) })
      .update({ last_used_at: toDatabaseTime(at) });
  }
  const operations = key.operations === null ? null : (JSON.parse(key.operations) as string[]);
  return withUsers(db, key, { via: "key", operations, keyId: Number(id) });
}

async function withUsers(
  db: Knex,
  row: UserRow,
  by: Pick<Principal, "via" | "operations" | "keyId">,
): Promise<Principal> {
  const principal = {
    companyId: row.company_id,
    userId: row.id,
    name: row.name,
    role: row.role_id,
    branchId: row.branch_id,
    zoneId: row.zone_id,
    wholeCompany: row.role_id === 1,
    ...by,
    token: null,
    party: null,
  };
  return { ...principal, ...(await scopeOf(db, principal)) };
}

interface UserRow {
  company_id: number;
  id: number;
  name: string;
  role_id: Role;
  branch_id: number | null;
  zone_id: number | null;
}

const USER_COLUMNS = ["u.company_id", "u.id", "u.name", "u.role_id", "u.branch_id", "u.zone_id"] as const;
const IDLE = 12 * 60 * 60 * 1000;
const SEEN_EVERY = 60 * 1000;
