import * as say from "@vanbook/sdk/messages";
import type { Knex } from "knex";
import { addAuditLine } from "../auth/audit.ts";
import { endAccess } from "../auth/end-access.ts";
import { joinOwn, ofCompany } from "../auth/scope.ts";
import { hashOf } from "../auth/token.ts";
import { fromDatabaseTime, readClock, toDatabaseTime } from "../clock.ts";
import type { Client, Handler } from "../contract/handler.ts";
import type { Principal } from "../contract/principal.ts";
import { problem } from "@vanbook/sdk/problem";
import { withTransaction } from "../db/transaction.ts";
import { findBrowser, findSystem } from "../auth/browser-words.ts";
import { remember } from "./known-browsers.ts";

const list: Handler<"sessions.list"> = async ({ principal, db, client }) => {
  const live = selectLiveSessions(db, principal, "sessions as t");
  const rows: SessionRow[] = await joinOwn(live, "login_log as l", "l.id", "t.login_log_id")
    .where("t.user_id", principal.userId)
    .whereNotNull("t.login_log_id")
    .orderBy("t.last_seen_at", "desc")
    .select(
      "t.login_log_id as id",
      "t.ip",
      "t.user_agent",
      "l.place",
      "t.created_at",
      "t.last_seen_at",
      "t.token_hash",
    );
  const current = hashOf(client.token ?? "");
  return {
    data: rows.map((row) => ({
      ...signInOf(row),
      since: fromDatabaseTime(row.created_at),
      lastSeen: fromDatabaseTime(row.last_seen_at),
      isCurrent: row.token_hash.equals(current),
    })),
  };
};

const end: Handler<"sessions.end"> = async ({ query, principal, db, client }) => {
  const own = { user_id: principal.userId, login_log_id: query.sessionId };
  await withTransaction(db, async (trx) => {
    const endedCount: number = await ofCompany(trx, principal, "sessions").where(own).delete();
    if (endedCount === 0) throw problem("NOT_FOUND");
    const auditEntry = { operation: "sessions.end", entity: "sessions", entityId: query.sessionId };
    await addAuditLine(trx, { principal, client }, auditEntry);
  });
  return { success: true, message: "The session has ended." };
};

const endOthers: Handler<"sessions.endOthers"> = async ({ principal, db, client }) => {
  const endedCount = await withTransaction(db, async (trx) => {
    const count = await endAccess(trx, principal, client.token);
    if (client.browser !== null)
      await remember(trx, { company_id: principal.companyId, id: principal.userId }, client.browser);
    const auditEntry = { operation: "sessions.endOthers", entity: "sessions", entityId: principal.userId };
    await addAuditLine(trx, { principal, client }, { ...auditEntry, after: { sessions_ended: count } });
    return count;
  });
  return { success: true, ...say.sessionsEnded({ count: endedCount }) };
};

const readNotices: Handler<"sessions.notices"> = async ({ principal, db, client }) => {
  const rows: NoticeRow[] = await selectUnseenSignIns(db, principal, client)
    .orderBy("l.id", "desc")
    .limit(20)
    .select("l.id", "l.ip", "l.user_agent", "l.place", "l.created_at");
  return {
    data: rows.map((row) => ({ ...signInOf(row), at: fromDatabaseTime(row.created_at) })),
  };
};

const seeNotices: Handler<"sessions.seeNotices"> = async ({ body, principal, db, client }) => {
  const ids: number[] = await selectUnseenSignIns(db, principal, client)
    .whereIn("l.id", [0, ...body.seen])
    .pluck("l.id");
  await ofCompany(db, principal, "login_log")
    .whereIn("id", [0, ...ids])
    .update({ seen_at: toDatabaseTime(readClock()) });
  return { success: true, message: "Noted." };
};

export const ownSessions = {
  "sessions.list": list,
  "sessions.end": end,
  "sessions.endOthers": endOthers,
  "sessions.notices": readNotices,
  "sessions.seeNotices": seeNotices,
};

function selectLiveSessions(
  db: Knex,
  principal: Pick<Principal, "companyId">,
  table: string,
): Knex.QueryBuilder {
  const at = readClock();
  return ofCompany(db, principal, table)
    .where("t.expires_at", ">", toDatabaseTime(at))
    .where("t.last_seen_at", ">", toDatabaseTime(new Date(at.getTime() - IDLE_LIMIT_MS)));
}

/**
 * Sign-ins from new browsers that the user has not confirmed. The sign-in of the current session is
 * left out, because a session must not confirm itself.
 */
function selectUnseenSignIns(db: Knex, principal: Principal, { token }: Client): Knex.QueryBuilder {
  const own = ofCompany(db, principal, "sessions")
    .where("token_hash", hashOf(token ?? ""))
    .whereNotNull("login_log_id")
    .select("login_log_id");
  return ofCompany(db, principal, "login_log as l")
    .where({ "l.user_id": principal.userId, "l.status": "Success", "l.is_new": 1 })
    .whereNull("l.seen_at")
    .where("l.created_at", ">", toDatabaseTime(new Date(readClock().getTime() - NOTICED_FOR)))
    .whereNotIn("l.id", own);
}

function signInOf({ id, user_agent: userAgent, ip, place }: NoticeRow) {
  return {
    id,
    browser: findBrowser(userAgent),
    system: findSystem(userAgent),
    address: ip,
    // Browsers without permission for the location send 'Unknown'.
    place: place === "Unknown" ? null : place,
  };
}

interface SessionRow {
  id: number;
  ip: string | null;
  user_agent: string | null;
  place: string | null;
  created_at: string;
  last_seen_at: string;
  token_hash: Buffer;
}

type NoticeRow = Omit<SessionRow, "last_seen_at" | "token_hash">;

const IDLE_LIMIT_MS = 12 * 60 * 60 * 1000;
const NOTICED_FOR = 30 * 24 * 60 * 60 * 1000;
