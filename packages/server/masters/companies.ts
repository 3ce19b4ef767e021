import * as say from "@vanbook/sdk/messages";
import { companyRules } from "@vanbook/sdk/rules";
import type { Knex } from "knex";
import type { Row } from "@vanbook/sdk/books";
import { type NewCompany, openCompany } from "../company/open-company.ts";
import { foldLookAlikes, hasMixedAlphabets } from "../company/look-alike.ts";
import { findStateCode, INDIAN_STATES } from "@vanbook/sdk/rules";
import { withTransaction } from "../db/transaction.ts";
import { addAuditLine } from "../auth/audit.ts";
import { readClock, toDatabaseTime, getToday } from "../clock.ts";
import type { Schema } from "../contract/contract.ts";
import type { Call, Handler } from "../contract/handler.ts";
import type { Principal } from "../contract/principal.ts";
import { problem, problemOnField } from "@vanbook/sdk/problem";
import { ofCompany } from "../auth/scope.ts";
import { checkForm, toStoredValue } from "../master/form.ts";
import { changeRecords, deleteRecords, lockRecord } from "../master/records.ts";
import { serialiseWrites } from "../master/serialize-writes.ts";
import { refuseCommonPassword } from "../auth/common-passwords.ts";
import { hashPassword } from "../auth/password.ts";
import { type LogoColumns, createLogoColumns, formatLogoUrl } from "./company-logo.ts";

type Company = Schema<"Company">;
type Input = Schema<"CompanyInput">;
type Administrator = NewCompany["administrator"];

const list: Handler<"companies.list"> = async ({ principal, db }) => {
  const rows = (await ofCompany(db, principal, "companies")
    .where("is_deleted", 0)
    .select({ ...FORM_COLUMNS, ...OTHER_COLUMNS })) as CompanyRow[];
  const data = rows.map(({ logo, logoType, ...row }) => ({
    ...row,
    CompanyLogo: formatLogoUrl(logo, logoType),
  }));
  return { data };
};

const save: Handler<"companies.save"> = async (call) => {
  const { body } = call;
  const isFromCaller = body.CompanyId === 0 && ADMINISTRATOR_FIELDS.every((name) => body[name] === undefined);
  if (!isFromCaller) checkForm(companyRules, body);
  // Re-encoding the logo and hashing the password are slow: do both before any lock.
  const logo = await createLogoColumns(body.Logo);
  if (body.CompanyId !== 0) return update(call, logo);
  // A new company has a new person: its administrator.
  if (call.principal.via !== "session") throw problem("KEY_FORBIDDEN");
  if (!call.principal.isConfirmed) throw problem("CONFIRMATION_REQUIRED");
  if (call.config.companiesPerDay === 0) throw problem("COMPANIES_CLOSED");
  if (isFromCaller) return create(call, logo, await readCaller(call));
  const password = body.AdminPassword ?? "";
  refuseCommonPassword(password, "AdminPassword", listFormNames(body));
  return create(call, logo, buildAdministrator(body, await hashPassword(password)));
};

const remove: Handler<"companies.delete"> = async (call) => {
  const { principal, client, db, body } = call;
  await withTransaction(db, async (trx) => {
    await serialiseWrites(trx, INSTALLATION_LOCK, "companies");
    const own = ofCompany(trx, principal, "companies");
    const before = await lockRecord(own.clone().where("is_deleted", 0), body.Version);
    await checkNotLast(trx, principal);
    await deleteRecords(trx, principal, own);
    for (const table of ["sessions", "sign_in_steps", "recovery_links"])
      await ofCompany(trx, principal, table).delete();
    await log(trx, call, "delete", { before: pick(before) });
  });
  client.setToken(null);
  return { success: true, message: "Company deleted successfully" };
};

export const companies = {
  "companies.list": list,
  "companies.save": save,
  "companies.delete": remove,
};

async function create(
  call: Call<"companies.save">,
  logo: LogoColumns | undefined,
  administrator: Administrator,
) {
  const { body, db, config } = call;
  const row = buildCompanyRow(body);
  const id = await withTransaction(db, async (trx) => {
    await serialiseWrites(trx, INSTALLATION_LOCK, "companies");
    await checkDay(trx, config.companiesPerDay);
    await checkName(trx, body.CompanyName, 0);
    const newCompanyId = await openCompany(trx, {
      row: { ...row, ...logo },
      administrator,
      ...getPresentTime(),
    });
    // Logged in the creator's company, because the creator does not exist in the new one.
    await log(trx, call, "create", {
      entityId: newCompanyId,
      after: { ...row, administrator: administrator.username },
    });
    return newCompanyId;
  });
  return { success: true as const, message: "Company inserted successfully.", id };
}

/** Throws INVALID_FIELDS for a state outside India. */
export function buildCompanyRow(body: Input): NewCompany["row"] {
  const stateCode = findStateCode(body.GSTinNo, body.State);
  if (!stateCode || !Object.hasOwn(INDIAN_STATES, stateCode))
    throw problemOnField(
      "INVALID_FIELDS",
      "State",
      "State must be one of India, or the GSTIN begin with its code.",
    );
  return { ...pickFormColumns(body), state_code: stateCode };
}

/** Throws INVALID_FIELDS for a user name of several alphabets. */
export function buildAdministrator(
  { AdminName = "", AdminUserName = "" }: Input,
  passwordHash: string,
): Administrator {
  if (hasMixedAlphabets(AdminUserName))
    throw problemOnField(
      "INVALID_FIELDS",
      "AdminUserName",
      say.mixesAlphabets({ field: "Administrator's Username" }),
    );
  return { name: AdminName.trim(), username: AdminUserName.trim(), passwordHash };
}

/**
 * The documents' form of a company names no administrator, and without one nobody could sign in: the
 * caller signs in to the new company with the present name, user name and password.
 */
async function readCaller({ db, principal }: Call<"companies.save">): Promise<Administrator> {
  const user = (await ofCompany(db, principal, "users")
    .where("id", principal.userId)
    .first("name", "username", { passwordHash: "password_hash" })) as Administrator | undefined;
  if (!user) throw problem("NOT_FOUND");
  return user;
}

/** The administrator's password must not consist of these names. */
export function listFormNames({ CompanyName, AdminName, AdminUserName }: Input) {
  return [CompanyName, AdminName, AdminUserName];
}

export function getPresentTime(): Pick<NewCompany, "today" | "at"> {
  return { today: getToday(), at: toDatabaseTime(readClock()) };
}

async function update(call: Call<"companies.save">, logo: LogoColumns | undefined) {
  const { body, principal, db } = call;
  await withTransaction(db, async (trx) => {
    await serialiseWrites(trx, INSTALLATION_LOCK, "companies");
    const own = ofCompany(trx, principal, "companies");
    const before = await lockRecord(own.clone().where("is_deleted", 0), body.Version);
    await checkName(trx, body.CompanyName, principal.companyId);
    const row = isPlaceKept(body, before)
      ? { ...pickFormColumns(body), state_code: String(before.state_code) }
      : buildCompanyRow(body);
    await changeRecords(trx, principal, own, { ...row, ...logo });
    await log(trx, call, "update", { before: pick(before), after: { ...row, ...(logo && { logo: "new" }) } });
  });
  return { success: true as const, message: "Company updated successfully", id: principal.companyId };
}

/** A State that was saved before its spelling was checked stays while nobody changes it. */
function isPlaceKept(body: Input, before: Readonly<Record<string, unknown>>): boolean {
  const { state, gstin } = pickFormColumns(body);
  return state === before["state"] && gstin === before["gstin"];
}

/** Throws COMPANIES_LIMIT if no more companies may be created within 24 hours. */
async function checkDay(trx: Knex, limit: number) {
  const yesterday = toDatabaseTime(new Date(readClock().getTime() - DAY_MS));
  const recent = await trx("companies").where("created_at", ">", yesterday).select("company_id");
  if (recent.length >= limit) throw problem("COMPANIES_LIMIT", { retryAfter: DAY_MS / 1000 });
}

/** The sign-in list shows only names, so no two may look the same. */
async function checkName(trx: Knex, name: string, own: number) {
  const others = trx("companies").where("is_deleted", 0).whereNot("company_id", own);
  const names = (await others.pluck("name")) as string[];
  const twin = names.find((other) => foldLookAlikes(other) === foldLookAlikes(name));
  if (twin === undefined) return;
  const isSame = twin.toLowerCase() === name.trim().toLowerCase();
  const message = isSame ? { message: "Company Name already exists." } : say.companyTwin({ name: twin });
  throw problem("COMPANY_NAME_TAKEN", { fields: [{ field: "CompanyName", ...message }] });
}

/** The last company can't be deleted: nobody could sign in to create another. */
async function checkNotLast(trx: Knex, { companyId }: Principal) {
  const others = trx("companies").where("is_deleted", 0).whereNot("company_id", companyId);
  if (!(await others.first("company_id")))
    throw problem("RECORD_IN_USE", {
      message: "It can't be deleted: it is the only company, and nobody could sign in any more.",
    });
}

/** An omitted field does not change. */
function pickFormColumns(body: Input): Row {
  const sentFields = Object.entries(FORM_COLUMNS).filter(
    ([field]) => body[field as keyof typeof FORM_COLUMNS] !== undefined,
  );
  return Object.fromEntries(
    sentFields.map(([field, column]) => [column, toStoredValue(body[field as keyof typeof FORM_COLUMNS])]),
  ) as Row; // texts, as the contract has checked
}

function pick(row: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    [...Object.values(FORM_COLUMNS), "state_code"].map((column) => [column, row[column]]),
  );
}

async function log(
  trx: Knex,
  author: Pick<Call<"companies.save">, "principal" | "client">,
  verb: string,
  rowChange: { entityId?: number; before?: object; after?: object },
) {
  const line = { operation: `companies.${verb}`, entity: "companies", entityId: author.principal.companyId };
  await addAuditLine(trx, author, { ...line, ...rowChange });
}

const FORM_COLUMNS = {
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
  BankName: "bank_name",
  BankBranch: "bank_branch",
  BankAccountNo: "bank_account_no",
  IFSC: "ifsc",
  UpiId: "upi_id",
  Signatory: "signatory",
} as const;
const OTHER_COLUMNS = {
  CompanyId: "company_id",
  CreatedBy: "created_by",
  ModifiedBy: "modified_by",
  DeletedBy: "deleted_by",
  Version: "version",
  logo: "logo",
  logoType: "logo_type",
} as const;
const ADMINISTRATOR_FIELDS = ["AdminName", "AdminUserName", "AdminPassword", "AdminConformPassword"] as const;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Changes to companies use this lock: ids and names are unique in the whole installation. */
export const INSTALLATION_LOCK = { companyId: 0 };

interface CompanyRow extends Omit<Company, "CompanyLogo"> {
  logo: Buffer | null;
  logoType: string | null;
}
