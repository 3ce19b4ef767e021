import type { Knex } from "knex";
import { withTransaction } from "../db/transaction.ts";
import { SESSION_LIFE } from "../http/call.ts";
import { audit } from "../http/audit.ts";
import { today, toDatabaseTime } from "../http/clock.ts";
import type { Handler } from "../http/handler.ts";
import type { Role } from "../http/principal.ts";
import { problem } from "../http/problem.ts";
import { ofCompany } from "../http/scope.ts";
import { hashOf, newToken } from "../http/token.ts";
import { logoUrl } from "../masters/company-logo.ts";
import { countAttempt, forgive, sweep } from "./attempts.ts";
import { logSignIn } from "./login-log.ts";
import { passwordMatches } from "./password.ts";

const companies: Handler<"session.companies"> = async ({ db }) => ({
  data: await db("companies")
    .where("is_deleted", 0)
    .orderBy("name")
    .select({ CompanyId: "company_id", CompanyName: "name" }),
});

const login: Handler<"session.login"> = async ({ body, db, client }) => {
  const attempt = { companyId: body.CompanyID, address: client.address, username: body.Username.trim() };
  await countAttempt(db, attempt);
  const user = await userNamed(db, attempt.companyId, attempt.username);
  const matches = await passwordMatches(user?.password_hash, body.Password);
  const entry = { address: client.address, userAgent: client.userAgent };
  if (!user || !matches) {
    if (user) await logSignIn(db, { ...entry, user, status: "Failed" });
    throw problem("INVALID_CREDENTIALS");
  }
  await forgive(db, attempt);
  await sweep(db, user.company_id);
  const token = newToken(user.company_id);
  const now = new Date();
  await withTransaction(db, async (trx) => {
    const logId = await logSignIn(trx, { ...entry, user, status: "Success" });
    await trx("sessions").insert({
      company_id: user.company_id,
      token_hash: hashOf(token),
      user_id: user.id,
      created_at: toDatabaseTime(now),
      last_seen_at: toDatabaseTime(now),
      expires_at: toDatabaseTime(new Date(now.getTime() + SESSION_LIFE)),
      ip: client.address,
      user_agent: client.userAgent.slice(0, 500),
      login_log_id: logId,
    });
  });
  client.setToken(token);
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

const activeUsers: Handler<"session.activeUsers"> = async ({ query, principal }) => {
  const isOwn = (given: number | undefined, own: number | null) => given === undefined || given === own;
  // A zone or branch that is not the caller's own shows nobody: it may only narrow.
  const isNarrowed =
    principal.role === 1 ||
    (isOwn(query.ZoneId, principal.zoneId) && isOwn(query.BranchId, principal.branchId));
  return isNarrowed ? principal.users.map((UserId) => ({ UserId })) : [];
};

const logout: Handler<"session.logout"> = async ({ principal, db, client }) => {
  if (client.token)
    await ofCompany(db, principal, "sessions").where("token_hash", hashOf(client.token)).delete();
  client.setToken(null);
  return { success: true, message: "Signed out." };
};

const current: Handler<"session.current"> = async ({ principal, db }) => {
  const role = (await ofCompany(db, principal, "roles").where("id", principal.role).first("name")) as
    { name: string } | undefined;
  return {
    UserId: principal.userId,
    CompanyID: principal.companyId,
    UserRoleId: principal.role,
    BranchId: principal.branchId,
    ZoneId: principal.zoneId,
    Name: principal.name,
    RoleName: role?.name ?? "",
    activeUserId: principal.users.join(","),
    today: today(),
  };
};

const company: Handler<"session.company"> = async ({ principal, db }) => {
  const rows = (await ofCompany(db, principal, "companies").select({
    CompanyId: "company_id",
    CompanyName: "name",
    Address: "address",
    Citty: "city",
    District: "district",
    State: "state",
    GSTinNo: "gstin",
    MobileNO: "mobile",
    Email: "email",
    logo: "logo",
    logoType: "logo_type",
  })) as CompanyRow[];
  return rows.map(({ logo, logoType, ...row }) => ({
    ...row,
    CompanyLogo: logoUrl(logo, logoType),
  }));
};

const financialYear: Handler<"session.financialYear"> = async ({ principal, db }) => {
  const now = today();
  return ofCompany(db, principal, "financial_years")
    .where("is_deleted", 0)
    .orderByRaw("(? BETWEEN start_date AND end_date) DESC, start_date DESC", [now])
    .select({ FYearID: "id", StartDate: "start_date", EndDate: "end_date" });
};

const logLogin: Handler<"session.logLogin"> = async ({ body, principal, db, client }) => {
  const place = typeof body.GeoLocation === "object" ? body.GeoLocation : null;
  const found = {
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    place: body.GeoPlace ?? null,
  };
  const session = client.token
    ? await ofCompany(db, principal, "sessions")
        .where("token_hash", hashOf(client.token))
        .first<{ login_log_id: number | null }>("login_log_id")
    : undefined;
  const id = session?.login_log_id;
  if (id) {
    await withTransaction(db, async (trx) => {
      await ofCompany(trx, principal, "login_log").where({ id, user_id: principal.userId }).update(found);
      const done = { operation: "session.logLogin", entity: "login_log", entityId: id, after: found };
      await audit(trx, { principal, client }, done);
    });
  }
  return { success: true, message: "Noted." };
};

/** Signing in and what the shell shows of the company. */
export const session = {
  "session.companies": companies,
  "session.login": login,
  "session.activeUsers": activeUsers,
  "session.logLogin": logLogin,
  "session.logout": logout,
  "session.current": current,
  "session.company": company,
  "session.financialYear": financialYear,
};

export interface SigningUser {
  company_id: number;
  id: number;
  name: string;
  username: string;
  role_id: Role;
  branch_id: number | null;
  zone_id: number | null;
  password_hash: string;
}

interface CompanyRow {
  CompanyId: number;
  CompanyName: string;
  Address: string | null;
  Citty: string | null;
  District: string | null;
  State: string | null;
  GSTinNo: string | null;
  MobileNO: string | null;
  Email: string | null;
  logo: Buffer | null;
  logoType: string | null;
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
