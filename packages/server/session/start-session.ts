import type { Knex } from "knex";
import { readTokenCompany, hashOf, createToken, SESSION_LIFE } from "../auth/token.ts";
import { readClock, toDatabaseTime } from "../clock.ts";
import type { Schema } from "../contract/contract.ts";
import type { Client } from "../contract/handler.ts";
import { isKnown, hasKnownBrowser, remember } from "./known-browsers.ts";
import { logSignIn, type SignInMethod } from "./login-log.ts";
import type { SigningUser } from "./signing-user.ts";

/**
 * For a user who has passed all steps. Call `done` after the commit to set the browser's cookies.
 */
export async function startSession(
  trx: Knex.Transaction,
  user: SigningUser,
  client: Client,
  method: SignInMethod,
): Promise<Started> {
  const token = createToken(user.company_id);
  const at = readClock();
  await endFormer(trx, client.token);
  const isNew = !(await isKnown(trx, user, client.browser)) && (await hasKnownBrowser(trx, user));
  const logId = await logSignIn(trx, {
    ...{ user, address: client.address, userAgent: client.userAgent, status: "Success", method, isNew },
  });
  await trx("sessions").insert({
    company_id: user.company_id,
    token_hash: hashOf(token),
    user_id: user.id,
    created_at: toDatabaseTime(at),
    last_seen_at: toDatabaseTime(at),
    confirmed_at: toDatabaseTime(at),
    expires_at: toDatabaseTime(new Date(at.getTime() + SESSION_LIFE)),
    ip: client.address,
    user_agent: client.userAgent.slice(0, 500),
    login_log_id: logId,
  });
  const browserToken = await remember(trx, user, client.browser);
  return {
    answer: {
      success: true,
      UserId: user.id,
      CompanyID: user.company_id,
      UserRoleId: user.role_id,
      BranchId: user.branch_id,
      ZoneId: user.zone_id,
      Name: user.name,
    },
    done() {
      client.setToken(token);
      client.setBrowser(browserToken);
    },
  };
}

/**
 * Ends the browser's previous session, which can't be used any more once its cookie is replaced.
 */
async function endFormer(trx: Knex.Transaction, token: string | null): Promise<void> {
  const companyId = readTokenCompany(token ?? "");
  if (token === null || companyId === null) return;
  await trx("sessions")
    .where({ company_id: companyId, token_hash: hashOf(token) })
    .delete();
}

export interface Started {
  answer: Schema<"SignedIn">;
  done(): void;
}
