import type { Knex } from "knex";
import { withTransaction } from "../db/transaction.ts";
import { now, toDatabaseTime } from "../clock.ts";
import type { Handler } from "../contract/handler.ts";
import { problem } from "../contract/problem.ts";
import { ofCompany } from "../auth/scope.ts";
import { hashOf, newToken, SESSION_LIFE } from "../auth/token.ts";
import { countAttempt, forgive, sweep } from "./attempts.ts";
import { isKnown, remember } from "./known-browsers.ts";
import { logSignIn } from "./login-log.ts";
import { passwordMatches } from "../auth/password.ts";
import type { SigningUser } from "./signing-user.ts";

/** Starts a session for a user who gives the right password. Throws INVALID_CREDENTIALS, RATE_LIMITED. */
export const login: Handler<"session.login"> = async ({ body, db, client }) => {
  const [companyId, username] = [body.CompanyID, body.Username.trim()];
  const user = await userNamed(db, companyId, username);
  const browser = (await isKnown(db, user, client.browser)) ? client.browser : null;
  const attempt = { companyId, address: client.address, username, browser };
  await countAttempt(db, attempt);
  const matches = await passwordMatches(user?.password_hash, body.Password);
  const entry = { address: client.address, userAgent: client.userAgent };
  if (!user || !matches) {
    if (user) await logSignIn(db, { ...entry, user, status: "Failed" });
    throw problem("INVALID_CREDENTIALS");
  }
  await forgive(db, attempt);
  await sweep(db, user.company_id);
  const token = newToken(user.company_id);
  const at = now();
  const known = await withTransaction(db, async (trx) => {
    if (!(await mayStillSignIn(trx, user))) throw problem("INVALID_CREDENTIALS");
    const logId = await logSignIn(trx, { ...entry, user, status: "Success" });
    await trx("sessions").insert({
      company_id: user.company_id,
      token_hash: hashOf(token),
      user_id: user.id,
      created_at: toDatabaseTime(at),
      last_seen_at: toDatabaseTime(at),
      expires_at: toDatabaseTime(new Date(at.getTime() + SESSION_LIFE)),
      ip: client.address,
      user_agent: client.userAgent.slice(0, 500),
      login_log_id: logId,
    });
    return remember(trx, user, client.browser);
  });
  client.setToken(token);
  client.setBrowser(known);
  return {
    success: true,
    UserId: user.id,
    CompanyID: user.company_id,
    UserRoleId: user.role_id,
    BranchId: user.branch_id,
    ZoneId: user.zone_id,
    Name: user.name,
  };
};

/**
 * Whether the user may still sign in with the password that was checked. Locks user and company, so that whoever changes
 * them and then ends their sessions finds the new session too.
 */
async function mayStillSignIn(trx: Knex.Transaction, user: SigningUser): Promise<boolean> {
  const company: unknown = await ofCompany(trx, { companyId: user.company_id }, "companies")
    .where("is_deleted", 0)
    .forShare()
    .first("company_id");
  const standing: unknown = await ofCompany(trx, { companyId: user.company_id }, "users")
    .where({ id: user.id, password_hash: user.password_hash, is_active: 1, is_deleted: 0 })
    .forShare()
    .first("id");
  return company !== undefined && standing !== undefined;
}

async function userNamed(db: Knex, companyId: number, username: string): Promise<SigningUser | undefined> {
  return ofCompany(db, { companyId }, "users as u")
    .join("companies as c", "c.company_id", "u.company_id")
    .where({ "u.username": username, "u.is_active": 1, "u.is_deleted": 0, "c.is_deleted": 0 })
    .first<SigningUser>(
      "u.company_id",
      "u.id",
      "u.name",
      "u.username",
      "u.role_id",
      "u.branch_id",
      "u.zone_id",
      "u.password_hash",
    );
}
