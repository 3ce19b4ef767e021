import { companyRules } from "@vanbook/sdk/rules";
import type { Knex } from "knex";
import { openCompany } from "../company/open-company.ts";
import { stateCodeOf } from "../company/states.ts";
import { withTransaction } from "../db/transaction.ts";
import { audit } from "../auth/audit.ts";
import { now, toDatabaseTime, today } from "../clock.ts";
import type { Schema } from "../contract/contract.ts";
import type { Call, Handler } from "../contract/handler.ts";
import type { Principal } from "../contract/principal.ts";
import { problem, refused } from "../contract/problem.ts";
import { ofCompany } from "../auth/scope.ts";
import { checkForm, checkVersion, written } from "../master/master.ts";
import { serializeWrites } from "../master/serialize-writes.ts";
import { hashPassword } from "../auth/password.ts";
import { type LogoColumns, logoColumns, logoUrl } from "./company-logo.ts";

type Company = Schema<"Company">;
type Input = Schema<"CompanyInput">;

const list: Handler<"companies.list"> = async ({ principal, db }) => {
  const rows = (await ofCompany(db, principal, "companies")
    .where("is_deleted", 0)
    .select({ ...COLUMNS, ...BESIDE })) as CompanyRow[];
  const data = rows.map(({ logo, logoType, ...row }) => ({ ...row, CompanyLogo: logoUrl(logo, logoType) }));
  return { data };
};

const save: Handler<"companies.save"> = async (call) => {
  const { body } = call;
  checkForm(companyRules, body);
  // Re-encoding the logo and hashing the password are slow, so they are done before any lock.
  const logo = await logoColumns(body.Logo);
  if (body.CompanyId !== 0) return update(call, logo);
  if (call.principal.via === "key") throw problem("KEY_FORBIDDEN");
  return create(call, logo, await hashPassword(body.AdminPassword ?? ""));
};

const remove: Handler<"companies.delete"> = async (call) => {
  const { principal, client, db, body } = call;
  await withTransaction(db, async (trx) => {
    await serializeWrites(trx, INSTALLATION, "companies");
    const before = await locked(trx, principal, body.Version);
    await checkNotLast(trx, principal);
    await change(trx, principal, {
      is_deleted: 1,
      deleted_by: principal.userId,
      deleted_at: toDatabaseTime(now()),
    });
    await ofCompany(trx, principal, "sessions").delete();
    await log(trx, call, "delete", { before: pick(before) });
  });
  client.setToken(null);
  return { success: true, message: "Company deleted successfully" };
};

/** The signed-in company, and companies that it creates. */
export const companies = {
  "companies.list": list,
  "companies.save": save,
  "companies.delete": remove,
};

async function create(call: Call<"companies.save">, logo: LogoColumns | undefined, passwordHash: string) {
  const { body, db } = call;
  const stateCode = stateCodeOf(body.GSTinNo, body.State);
  if (!stateCode)
    throw refused("INVALID_FIELDS", "State", "State must be one of India, or the GSTIN begin with its code.");
  const row = { ...columnsOf(body), state_code: stateCode };
  const administrator = {
    name: (body.AdminName ?? "").trim(),
    username: (body.AdminUserName ?? "").trim(),
    passwordHash,
  };
  const id = await withTransaction(db, async (trx) => {
    await serializeWrites(trx, INSTALLATION, "companies");
    await checkName(trx, body.CompanyName, 0);
    const at = toDatabaseTime(now());
    const made = await openCompany(trx, { row: { ...row, ...logo }, administrator, today: today(), at });
    // Logged in the company of the user who created it: the new company does not know him.
    await log(trx, call, "create", {
      entityId: made,
      after: { ...row, administrator: administrator.username },
    });
    return made;
  });
  return { success: true as const, message: "Company inserted successfully.", id };
}

async function update(call: Call<"companies.save">, logo: LogoColumns | undefined) {
  const { body, principal, db } = call;
  await withTransaction(db, async (trx) => {
    await serializeWrites(trx, INSTALLATION, "companies");
    const before = await locked(trx, principal, body.Version);
    await checkName(trx, body.CompanyName, principal.companyId);
    const stateCode = stateCodeOf(body.GSTinNo, body.State) ?? String(before.state_code);
    const row = { ...columnsOf(body), state_code: stateCode };
    await change(trx, principal, {
      ...row,
      ...logo,
      modified_by: principal.userId,
      modified_at: toDatabaseTime(now()),
    });
    await log(trx, call, "update", { before: pick(before), after: { ...row, ...(logo && { logo: "new" }) } });
  });
  return { success: true as const, message: "Company updated successfully", id: principal.companyId };
}

async function locked(trx: Knex, principal: Principal, version: number | null | undefined) {
  const row = (await ofCompany(trx, principal, "companies").where("is_deleted", 0).forUpdate().first()) as
    Record<string, unknown> | undefined;
  if (!row) throw problem("NOT_FOUND");
  checkVersion(row, version);
  return row;
}

async function change(trx: Knex, principal: Principal, row: Record<string, unknown>) {
  await ofCompany(trx, principal, "companies").update({ ...row, version: trx.raw("version + 1") });
}

/** The sign-in list shows companies by name only, so names are unique. */
async function checkName(trx: Knex, name: string, own: number) {
  const others = trx("companies").where({ is_deleted: 0, name: name.trim() }).whereNot("company_id", own);
  if (await others.first("company_id"))
    throw problem("COMPANY_NAME_TAKEN", {
      fields: [{ field: "CompanyName", message: "Company Name already exists." }],
    });
}

/** Without any company nobody could sign in to create one. */
async function checkNotLast(trx: Knex, { companyId }: Principal) {
  const others = trx("companies").where("is_deleted", 0).whereNot("company_id", companyId);
  if (!(await others.first("company_id")))
    throw problem("RECORD_IN_USE", {
      message: "It can't be deleted: it is the only company, and nobody could sign in any more.",
    });
}

/** A field that is left out does not change. */
function columnsOf(body: Input): Record<string, unknown> {
  const kept = Object.entries(COLUMNS).filter(([field]) => body[field as keyof typeof COLUMNS] !== undefined);
  return Object.fromEntries(
    kept.map(([field, column]) => [column, written(body[field as keyof typeof COLUMNS])]),
  );
}

function pick(row: Readonly<Record<string, unknown>>) {
  return Object.fromEntries([...Object.values(COLUMNS), "state_code"].map((column) => [column, row[column]]));
}

async function log(
  trx: Knex,
  author: Pick<Call<"companies.save">, "principal" | "client">,
  verb: string,
  done: { entityId?: number; before?: object; after?: object },
) {
  const line = { operation: `companies.${verb}`, entity: "companies", entityId: author.principal.companyId };
  await audit(trx, author, { ...line, ...done });
}

const COLUMNS = {
  CompanyName: "name",
  CompanyCode: "code",
  Address: "address",
  TelephoneNo: "telephone",
  MobileNO: "mobile",
  Citty: "city",
  State: "state",
  District: "district",
  GSTinNo: "gstin",
  Email: "email",
  TinNo: "tin",
  CSTNo: "cst",
} as const;
const BESIDE = {
  CompanyId: "company_id",
  CreatedBy: "created_by",
  ModifiedBy: "modified_by",
  DeletedBy: "deleted_by",
  Version: "version",
  logo: "logo",
  logoType: "logo_type",
} as const;
/** Company ids and names are unique in the whole installation. */
const INSTALLATION = { companyId: 0 };

interface CompanyRow extends Omit<Company, "CompanyLogo"> {
  logo: Buffer | null;
  logoType: string | null;
}
