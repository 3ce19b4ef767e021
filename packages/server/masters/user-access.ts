import * as say from "@vanbook/sdk/messages";
import type { Knex } from "knex";
import { addAuditLine } from "../auth/audit.ts";
import { endAccess } from "../auth/end-access.ts";
import { joinOwn, ofCompany } from "../auth/scope.ts";
import { readFactorRoles, removeFactor } from "../auth/second-factor.ts";
import { hashOf, LINK_LIFE, createToken } from "../auth/token.ts";
import type { UserKey } from "../auth/user-key.ts";
import { fromDatabaseTime, readClock, toDatabaseTime } from "../clock.ts";
import type { Call, Handler } from "../contract/handler.ts";
import type { Role } from "../contract/principal.ts";
import { problem } from "@vanbook/sdk/problem";
import { withTransaction } from "../db/transaction.ts";

const list: Handler<"userAccess.list"> = async ({ principal, db }) => {
  const users = ofCompany(db, principal, "users as u").where("u.is_deleted", 0);
  joinOwn(users, "roles as r", "r.id", "u.role_id");
  joinOwn(users, "second_factors as f", "f.user_id", "u.id");
  const requiredRoles = await readFactorRoles(db, principal.companyId);
  const rows: AccessRow[] = await users
    .orderBy(["u.name", "u.id"])
    .select("u.id", "u.name", "u.username", "u.role_id", {
      role: "r.name",
      isActive: "u.is_active",
      since: "f.confirmed_at",
      mustChange: "u.must_change_password",
      sessions: db("sessions as t")
        .whereRaw("t.company_id = u.company_id AND t.user_id = u.id")
        .where("t.expires_at", ">", toDatabaseTime(readClock()))
        .count(),
      last: db("login_log as l")
        .whereRaw("l.company_id = u.company_id AND l.user_id = u.id")
        .where("l.status", "Success")
        .max("l.created_at"),
    });
  return {
    data: rows.map((row) => ({
      UserId: row.id,
      Name: row.name,
      UserName: row.username,
      RoleName: row.role ?? "",
      Active: row.isActive,
      hasFactor: row.since !== null,
      needsFactor: requiredRoles.includes(row.role_id),
      mustChangePassword: row.mustChange === 1,
      sessions: Number(row.sessions),
      lastSignIn: row.last === null ? null : fromDatabaseTime(row.last),
    })),
  };
};

const makeLink: Handler<"userAccess.makeLink"> = async (call) => {
  const { principal, query } = call;
  if (query.userId === principal.userId) throw problem("OWN_ACCOUNT");
  const link = createToken(principal.companyId);
  const expiresAt = new Date(readClock().getTime() + LINK_LIFE);
  await change(call, "userAccess.makeLink", async (trx, user) => {
    await trx("recovery_links")
      .insert({
        ...{ company_id: user.companyId, user_id: user.userId, token_hash: hashOf(link) },
        ...{ created_by: principal.userId, expires_at: toDatabaseTime(expiresAt) },
      })
      .onConflict(["company_id", "user_id"])
      .merge(["token_hash", "created_by", "expires_at"]);
    return { recovery_link: "made" };
  });
  return { link, expiresAt: expiresAt.toISOString() };
};

const endSessions: Handler<"userAccess.endSessions"> = async (call) => {
  const endedSessions = await change(call, "userAccess.endSessions", async (trx, user) => ({
    sessions_ended: await endAccess(
      trx,
      user,
      user.userId === call.principal.userId ? call.client.token : null,
    ),
  }));
  const { sessions_ended: count } = endedSessions;
  return { success: true, ...say.sessionsEnded({ count }) };
};

const removeUsersFactor: Handler<"userAccess.removeFactor"> = async (call) => {
  if (call.query.userId === call.principal.userId) throw problem("OWN_ACCOUNT");
  await change(call, "userAccess.removeFactor", async (trx, user) => {
    if (!(await removeFactor(trx, user))) throw problem("NOT_FOUND");
    await endAccess(trx, user);
    return { second_factor: "off" };
  });
  return { success: true, message: "The second factor is gone." };
};

export const userAccess = {
  "userAccess.list": list,
  "userAccess.makeLink": makeLink,
  "userAccess.endSessions": endSessions,
  "userAccess.removeFactor": removeUsersFactor,
};

async function change<T extends object>(
  { query, principal, db, client }: AccessCall,
  operation: string,
  work: (trx: Knex.Transaction, user: UserKey) => Promise<T>,
): Promise<T> {
  return withTransaction(db, async (trx) => {
    const user: unknown = await ofCompany(trx, principal, "users")
      .where({ id: query.userId, is_deleted: 0 })
      .forUpdate()
      .first("id");
    if (!user) throw problem("NOT_FOUND");
    const after = await work(trx, { companyId: principal.companyId, userId: query.userId });
    const auditLine = { operation, entity: "sign_in", entityId: query.userId, after };
    await addAuditLine(trx, { principal, client }, auditLine);
    return after;
  });
}

type AccessCall = Pick<Call<"userAccess.makeLink">, "query" | "principal" | "db" | "client">;

interface AccessRow {
  id: number;
  name: string;
  username: string;
  role_id: Role;
  role: string | null;
  isActive: 0 | 1;
  since: string | null;
  mustChange: 0 | 1;
  sessions: number | string;
  last: string | null;
}
