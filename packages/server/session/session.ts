import { withTransaction } from "../db/transaction.ts";
import { addAuditLine } from "../auth/audit.ts";
import { getToday } from "../clock.ts";
import type { Answer } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import { ofCompany } from "../auth/scope.ts";
import { hashOf } from "../auth/token.ts";
import { isDemo } from "../company/demo-state.ts";
import { formatLogoUrl } from "../masters/company-logo.ts";
import { confirmSession } from "./confirm-session.ts";
import { signIn } from "./sign-in.ts";
import { ADMINISTRATOR_ROLE } from "../contract/principal.ts";

const companies: Handler<"session.companies"> = async ({ db }) => {
  const data: { CompanyId: number; CompanyName: string }[] = await db("companies")
    .where("is_deleted", 0)
    .orderBy("name")
    .select({ CompanyId: "company_id", CompanyName: "name" });
  return (await isDemo(db)) ? { data, demo: true } : { data };
};

const listActiveUsers: Handler<"session.activeUsers"> = async ({ query, principal }) => {
  const isOwn = (requestedId: number | undefined, own: number | null) =>
    requestedId === undefined || requestedId === own;
  const isNarrowed =
    principal.role === ADMINISTRATOR_ROLE ||
    (isOwn(query.ZoneId, principal.zoneId) && isOwn(query.BranchId, principal.branchId));
  return isNarrowed ? principal.users.map((UserId) => ({ UserId })) : [];
};

const signOut: Handler<"session.logout"> = async ({ principal, db, client }) => {
  if (client.token)
    await ofCompany(db, principal, "sessions").where("token_hash", hashOf(client.token)).delete();
  client.setToken(null);
  return { success: true, message: "Signed out." };
};

const readCurrentSession: Handler<"session.current"> = async ({ principal, db }) => {
  const role = (await ofCompany(db, principal, "roles").where("id", principal.role).first("name")) as
    | { name: string }
    | undefined;
  return {
    UserId: principal.userId,
    CompanyID: principal.companyId,
    UserRoleId: principal.role,
    BranchId: principal.branchId,
    ZoneId: principal.zoneId,
    Name: principal.name,
    RoleName: role?.name ?? "",
    activeUserId: principal.users.join(","),
    today: getToday(),
  };
};

const readCompany: Handler<"session.company"> = async ({ principal, db }) => {
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
    CompanyLogo: formatLogoUrl(logo, logoType),
  }));
};

const readFinancialYear: Handler<"session.financialYear"> = async ({ principal, db }) => {
  const now = getToday();
  return ofCompany(db, principal, "financial_years")
    .where("is_deleted", 0)
    .orderByRaw("(? BETWEEN start_date AND end_date) DESC, start_date DESC", [now])
    .select({ FYearID: "id", StartDate: "start_date", EndDate: "end_date" });
};

const logLogin: Handler<"session.logLogin"> = async ({ body, principal, db, client }) => {
  const place = typeof body.GeoLocation === "object" ? body.GeoLocation : null;
  const signInPlace = {
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
      const selectLogEntry = () =>
        ofCompany(trx, principal, "login_log").where({ id, user_id: principal.userId });
      const before: object | undefined = await selectLogEntry()
        .first("latitude", "longitude", "place")
        .forUpdate();
      if (!before) return;
      await selectLogEntry().update(signInPlace);
      const auditEntry = {
        operation: "session.logLogin",
        entity: "login_log",
        entityId: id,
        before,
        after: signInPlace,
      };
      await addAuditLine(trx, { principal, client }, auditEntry);
    });
  }
  return { success: true, message: "Noted." };
};

export const session = {
  "session.companies": companies,
  "session.login": signIn,
  "session.activeUsers": listActiveUsers,
  "session.logLogin": logLogin,
  "session.confirm": confirmSession,
  "session.logout": signOut,
  "session.current": readCurrentSession,
  "session.company": readCompany,
  "session.financialYear": readFinancialYear,
};

interface CompanyRow extends Omit<Answer<"session.company">[number], "CompanyLogo"> {
  logo: Buffer | null;
  logoType: string | null;
}
