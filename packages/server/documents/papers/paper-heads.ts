import type { Knex } from "knex";
import { joinOwn, ofCompany } from "../../auth/scope.ts";
import { CANCELLED } from "../../books/posting/document-status.ts";
import type { Schema } from "../../contract/contract.ts";
import type { Principal } from "../../contract/principal.ts";
import { problem } from "../../contract/problem.ts";
import { STATES } from "../../company/states.ts";
import { logoUrl } from "../../masters/company-logo.ts";

/** The company as its papers name it. */
export async function paperCompany(
  db: Knex,
  principal: Pick<Principal, "companyId">,
): Promise<Schema<"PaperCompany">> {
  const row = (await ofCompany(db, principal, "companies").first(COMPANY)) as CompanyRow | undefined;
  if (!row) throw problem("NOT_FOUND");
  const { logo, logoType, telephone, mobile, ...company } = row;
  return {
    ...company,
    // A name that the company wrote itself first: its state for tax may be another.
    state: stateName(row.stateCode) ?? row.state,
    phone: joined([mobile, telephone]),
    logo: logoUrl(logo, logoType),
  };
}

/** What every document that is posted begins with. */
export function paperHead({ id, number, date, status }: HeadRow) {
  return { id, number, date, status: status === CANCELLED ? ("cancelled" as const) : ("posted" as const) };
}

/** The columns of a document's row that `paperHead` reads. */
export interface HeadRow {
  id: number;
  number: string;
  date: string;
  status: number;
}

/** Lines `l` in their order, with their items `i` and units `u`. */
export function joinItems(lines: Knex.QueryBuilder): Knex.QueryBuilder {
  const items = joinOwn(lines, "items as i", "i.id", "l.item_id");
  return joinOwn(items, "units as u", "u.id", "i.unit_id").orderBy("l.line_no");
}

/** The account `account` of documents `d`, under the names that `paperParty` reads. */
export function joinParty(documents: Knex.QueryBuilder, account: string): Knex.QueryBuilder {
  return joinOwn(documents, "accounts as p", "p.id", account).select(PARTY);
}

/** The party of a row that `joinParty` has read. */
export function paperParty(row: PartyRow): Schema<"PaperParty"> {
  return {
    id: row.partyId,
    name: row.partyName,
    address: joined([row.partyAddress, row.partyPlace, row.partyCity, row.partyPin]),
    state: stateName(row.partyStateCode) ?? row.partyState,
    stateCode: row.partyStateCode,
    gstin: row.partyGstin || null,
    phone: row.partyMobile || row.partyPhone || null,
  };
}

/** Texts with commas between them, without the empty ones and what was said already: an address often ends in its town. */
function joined(parts: readonly (string | null)[]): string | null {
  const said: string[] = [];
  for (const part of parts) if (part && !said.some((text) => text.includes(part))) said.push(part);
  return said.length > 0 ? said.join(", ") : null;
}

function stateName(code: string | null): string | undefined {
  return (STATES as Readonly<Record<string, string>>)[code ?? ""];
}

const COMPANY = {
  name: "name",
  address: "address",
  city: "city",
  district: "district",
  state: "state",
  stateCode: "state_code",
  gstin: "gstin",
  telephone: "telephone",
  mobile: "mobile",
  email: "email",
  bankName: "bank_name",
  bankBranch: "bank_branch",
  bankAccountNo: "bank_account_no",
  ifsc: "ifsc",
  upiId: "upi_id",
  signatory: "signatory",
  logo: "logo",
  logoType: "logo_type",
} as const;

const PARTY = {
  partyId: "p.id",
  partyName: "p.name",
  partyAddress: "p.address",
  partyPlace: "p.place",
  partyCity: "p.city",
  partyPin: "p.pin",
  partyState: "p.state",
  partyStateCode: "p.state_code",
  partyGstin: "p.gstin",
  partyMobile: "p.mobile",
  partyPhone: "p.phone",
} as const;

type CompanyRow = Omit<Schema<"PaperCompany">, "phone" | "logo"> & {
  telephone: string | null;
  mobile: string | null;
  logo: Buffer | null;
  logoType: string | null;
};

/** What `joinParty` adds to a row. */
export interface PartyRow extends Record<
  Exclude<keyof typeof PARTY, "partyId" | "partyName">,
  string | null
> {
  partyId: number;
  partyName: string;
}
