import type { Knex } from "knex";
import { joinOwn, ofCompany } from "../../auth/scope.ts";
import type { Schema } from "../../contract/contract.ts";
import type { Principal } from "../../contract/principal.ts";
import { problem } from "@vanbook/sdk/problem";
import { logoUrl } from "../../masters/company-logo.ts";
import { joined, stateName, type PartyRow } from "./paper-words.ts";

/** The company as its printed documents show it. */
export async function paperCompany(
  db: Knex,
  principal: Pick<Principal, "companyId">,
): Promise<Schema<"PaperCompany">> {
  const row = (await ofCompany(db, principal, "companies").first(COMPANY)) as CompanyRow | undefined;
  if (!row) throw problem("NOT_FOUND");
  const { logo, logoType, telephone, mobile, ...company } = row;
  return {
    ...company,
    // The state of the tax code first: the state that the company entered as text may differ.
    state: stateName(row.stateCode) ?? row.state,
    phone: joined([mobile, telephone]),
    logo: logoUrl(logo, logoType),
  };
}

/** Joins lines `l`, in order, with their items `i`, units `u` and larger units `c`. */
export function joinItems(lines: Knex.QueryBuilder): Knex.QueryBuilder {
  const items = joinOwn(lines, "items as i", "i.id", "l.item_id");
  joinOwn(items, "units as c", "c.id", "i.larger_unit_id");
  return joinOwn(items, "units as u", "u.id", "i.unit_id").orderBy("l.line_no");
}

/** Number and larger unit of these lines, under the names that `withLargerUnit` reads. */
export const LINE_COLUMNS = { no: "l.line_no", larger: "c.name", holds: "i.per_larger_unit" } as const;

/** Joins documents `d` with their party, whose id is in `account`, under the names that `paperParty` reads. */
export function joinParty(documents: Knex.QueryBuilder, account: string): Knex.QueryBuilder {
  return joinOwn(documents, "accounts as p", "p.id", account).select(PARTY);
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
} as const satisfies Record<keyof PartyRow, string>;

type CompanyRow = Omit<Schema<"PaperCompany">, "phone" | "logo"> & {
  telephone: string | null;
  mobile: string | null;
  logo: Buffer | null;
  logoType: string | null;
};
