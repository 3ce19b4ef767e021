import type { Knex } from "knex";
import { fromDatabaseTime, now, toDatabaseTime } from "../clock.ts";
import type { Principal } from "../contract/principal.ts";
import { problem } from "@vanbook/sdk/problem";
import { isToken } from "./embed-token.ts";
import { keyPrincipal } from "./key-principal.ts";
import { tokenPrincipal } from "./token-principal.ts";
import { companyOf, hashOf } from "./token.ts";
import { USER_COLUMNS, withUsers, type UserRow } from "./user-principal.ts";

/** The parts of a request that identify its caller. */
interface Given {
  authorization?: string | undefined;
  token: string | null;
  /** The Origin header that the browser sent. */
  origin?: string | undefined;
  /** True if the request comes from one of Vanbook's own pages. */
  isOwnPage: boolean;
  /** The caller's IP address. */
  address: string;
}

/**
 * Returns the caller: by embed token or API key if the request has one, otherwise by session. Throws
 * TOKEN_INVALID, TOKEN_EXPIRED, ORIGIN_FORBIDDEN, KEY_IN_PAGE, KEY_INVALID, ADDRESS_FORBIDDEN or
 * SIGN_IN_REQUIRED.
 */
export async function authenticate(
  db: Knex,
  given: Given,
  installed: readonly string[] = [],
): Promise<Principal> {
  if (given.authorization && isToken(given.authorization))
    return tokenPrincipal(db, given.authorization, given, installed);
  if (given.authorization) return keyPrincipal(db, given.authorization, given);
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

const IDLE = 12 * 60 * 60 * 1000;
const SEEN_EVERY = 60 * 1000;
