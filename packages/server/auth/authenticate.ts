import type { Knex } from "knex";
import { fromDatabaseTime, readClock, toDatabaseTime } from "../clock.ts";
import type { Principal } from "../contract/principal.ts";
import { isWriteRefusal } from "../db/database-error.ts";
import { problem } from "@vanbook/sdk/problem";
import { isToken } from "./embed-token.ts";
import { readKeyPrincipal } from "./key-principal.ts";
import { readTokenPrincipal } from "./token-principal.ts";
import { readTokenCompany, hashOf } from "./token.ts";
import { USER_COLUMNS, withUsers, type UserRow } from "./user-principal.ts";

interface Given {
  authorization?: string | undefined;
  token: string | null;
  origin?: string | undefined;
  isOwnPage: boolean;
  address: string;
}

/**
 * By embed token or API key if the request has one, otherwise by session. Throws TOKEN_INVALID,
 * TOKEN_EXPIRED, ORIGIN_FORBIDDEN, KEY_IN_PAGE, KEY_INVALID, ADDRESS_FORBIDDEN or SIGN_IN_REQUIRED.
 */
export async function authenticate(
  db: Knex,
  credentials: Given,
  installedOrigins: readonly string[] = [],
): Promise<Principal> {
  if (credentials.authorization && isToken(credentials.authorization))
    return readTokenPrincipal(db, credentials.authorization, credentials, installedOrigins);
  if (credentials.authorization) return readKeyPrincipal(db, credentials.authorization, credentials);
  if (credentials.token) return readSessionPrincipal(db, credentials.token);
  throw problem("SIGN_IN_REQUIRED");
}

async function readSessionPrincipal(db: Knex, token: string): Promise<Principal> {
  const companyId = readTokenCompany(token);
  if (companyId === null) throw problem("SIGN_IN_REQUIRED");
  const at = readClock();
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
    .where("t.last_seen_at", ">", toDatabaseTime(new Date(at.getTime() - IDLE_MS)))
    .first(...USER_COLUMNS, "t.last_seen_at", "t.confirmed_at")) as SessionRow | undefined;
  if (!session) throw problem("SIGN_IN_REQUIRED");
  if (at.getTime() - Date.parse(fromDatabaseTime(session.last_seen_at)) > SEEN_EVERY) {
    await db("sessions")
      .where({ company_id: companyId, token_hash: hashOf(token) })
      .update({ last_seen_at: toDatabaseTime(at) })
      .catch((error: unknown) => {
        if (!isWriteRefusal(error)) throw error;
      });
  }
  const isConfirmed = isRecent(session.confirmed_at, at);
  return withUsers(db, session, { via: "session", isConfirmed, operations: null, keyId: null });
}

function isRecent(confirmedAt: string | null, at: Date): boolean {
  return confirmedAt !== null && at.getTime() - Date.parse(fromDatabaseTime(confirmedAt)) <= CONFIRMED_MS;
}

interface SessionRow extends UserRow {
  last_seen_at: string;
  confirmed_at: string | null;
}

const IDLE_MS = 12 * 60 * 60 * 1000;
const SEEN_EVERY = 60 * 1000;
/** How long a password counts as just given. */
const CONFIRMED_MS = 15 * 60 * 1000;
