import type { Knex } from "knex";
import { fromDatabaseTime, now, toDatabaseTime } from "../clock.ts";
import type { Principal, Role } from "../contract/principal.ts";
import { problem } from "../contract/problem.ts";
import { companyOf, hashOf } from "./token.ts";

/** The caller: by API key if the request carries one, otherwise by session. Throws KEY_INVALID or SIGN_IN_REQUIRED. */
export async function authenticate(
  db: Knex,
  given: { authorization?: string | undefined; token: string | null },
): Promise<Principal> {
  if (given.authorization) return keyPrincipal(db, given.authorization);
  if (given.token) return sessionPrincipal(db, given.token);
  throw problem("SIGN_IN_REQUIRED");
}

/**
 * What the principal may see, by role: 1 all users, 2 itself, 3 those of its zone and the branches that they work in, 4
 * those of its branch and the branch.
 */
export async function scopeOf(db: Knex, principal: Omit<Principal, keyof Scope>): Promise<Scope> {
  const { companyId, role, userId, zoneId, branchId } = principal;
  if (role === 2) return { users: [userId], staff: [userId], branches: [] };
  const users = db("users").where("company_id", companyId);
  if (role === 3) void users.where("zone_id", zoneId ?? NOBODY);
  if (role === 4) void users.where("branch_id", branchId ?? NOBODY);
  const found: { id: number; branch_id: number | null; active: number }[] = await users
    .orderBy("id")
    .select("id", "branch_id", db.raw("is_active = 1 AND is_deleted = 0 AS active"));
  return {
    users: found.filter(({ active }) => active === 1).map(({ id }) => id),
    staff: found.map(({ id }) => id),
    branches: role === 1 ? [] : [...new Set(found.flatMap((user) => user.branch_id ?? []))],
  };
}

type Scope = Pick<Principal, "users" | "staff" | "branches">;

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
  return withUsers(db, session, "session", null);
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
  return withUsers(db, key, "key", key.operations === null ? null : (JSON.parse(key.operations) as string[]));
}

async function withUsers(
  db: Knex,
  row: UserRow,
  via: Principal["via"],
  operations: Principal["operations"],
): Promise<Principal> {
  const principal = {
    companyId: row.company_id,
    userId: row.id,
    name: row.name,
    role: row.role_id,
    branchId: row.branch_id,
    zoneId: row.zone_id,
    wholeCompany: row.role_id === 1,
    via,
    operations,
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
const NOBODY = 0; // ids begin at 1, so a manager without a zone or branch sees nobody
const IDLE = 12 * 60 * 60 * 1000;
const SEEN_EVERY = 60 * 1000;
