import type { Knex } from "knex";
import { makeShipToColumns, REPLACED_STATUS } from "@vanbook/sdk/books";
import { joinFacts, joinOwn, ofCompany } from "../../auth/scope.ts";
import type { Schema } from "../../contract/contract.ts";
import type { Principal } from "../../contract/principal.ts";
import { problem } from "@vanbook/sdk/problem";
import { getStateName } from "@vanbook/sdk/rules";
import { formatLogoUrl } from "../../masters/company-logo.ts";
import { joinTexts, makePaperHead, makePaperParty, type HeadRow, type PartyRow } from "./paper-words.ts";

/** Nothing is selected yet. Finds no document `d` that an edit has replaced. */
export function selectDocumentToPrint(
  db: Knex,
  principal: Company,
  table: string,
  id: number,
): Knex.QueryBuilder {
  return ofCompany(db, principal, `${table} as d`).where("d.id", id).whereNot("d.status", REPLACED_STATUS);
}

/** Throws NOT_FOUND. */
export async function readPaperRow<Row extends object>(
  documents: Knex.QueryBuilder,
  columns: Readonly<Record<string, string | Knex.Raw>>,
): Promise<Row> {
  const [row] = (await documents.select(columns)) as Row[];
  if (!row) throw problem("NOT_FOUND");
  return row;
}

export async function beginPaper(db: Knex, principal: Company, row: HeadRow & PartyRow) {
  return {
    ...makePaperHead(row),
    company: await readPaperCompany(db, principal, row.edition),
    party: makePaperParty(row),
  };
}

export const HEAD_COLUMNS = {
  ...{ id: "d.id", voucherId: "d.voucher_id", edition: "d.edition", date: "d.date", status: "d.status" },
  narration: "d.narration",
} as const;

export const TAX_COLUMNS = {
  ...HEAD_COLUMNS,
  ...{ isInterState: "d.inter_state", taxable: "d.taxable", cgst: "d.cgst", sgst: "d.sgst", igst: "d.igst" },
  amount: "d.amount",
} as const;

/** Where the goods of the bill or order `document` go, as `makePaperShipTo` reads it. */
export function listShipToColumns(document: "b" | "d"): Readonly<Record<string, string>> {
  const names = Object.keys(makeShipToColumns(undefined));
  return Object.fromEntries(names.map((name) => [name, `${document}.${name}`]));
}

/** As it was when a document of the edition was posted; only the logo is today's. */
export async function readPaperCompany(
  db: Knex,
  principal: Company,
  edition: number,
): Promise<Schema<"PaperCompany">> {
  const companies = ofCompany(db, principal, "company_facts as f")
    .where("f.edition", "<=", edition)
    .where("f.until_edition", ">", edition);
  const row = (await joinOwn(companies, "companies as c", "c.company_id", "f.id").first(COMPANY_COLUMNS)) as
    | CompanyRow
    | undefined;
  if (!row) throw problem("NOT_FOUND");
  const { logo, logoType, telephone, mobile, ...company } = row;
  return {
    ...company,
    // The tax code's state comes first: the state that the company entered as text may differ.
    state: getStateName(row.stateCode) ?? row.state,
    phone: joinTexts([mobile, telephone]),
    logo: formatLogoUrl(logo, logoType),
  };
}

/** The lines `l` of one document, with the facts of its edition as `i`. */
export function joinItems(lines: Knex.QueryBuilder, edition: number): Knex.QueryBuilder {
  return lines
    .leftJoin(
      "item_facts as i",
      (on) =>
        void on
          .on("i.company_id", "l.company_id")
          .andOn("i.id", "l.item_id")
          .andOnVal("i.edition", "<=", edition)
          .andOnVal("i.until_edition", ">", edition),
    )
    .orderBy("l.line_no");
}

export const LINE_COLUMNS = {
  no: "l.line_no",
  larger: "i.larger_unit",
  holds: "i.per_larger_unit",
} as const;

/** `account` has the party's id; the columns get the names that `makePaperParty` reads. */
export function joinParty(documents: Knex.QueryBuilder, account: string): Knex.QueryBuilder {
  return joinFacts(documents, "account_facts as p", account, "d.edition").select(PARTY_COLUMNS);
}

const COMPANY_COLUMNS = {
  name: "f.name",
  address: "f.address",
  city: "f.city",
  district: "f.district",
  state: "f.state",
  stateCode: "f.state_code",
  gstin: "f.gstin",
  telephone: "f.telephone",
  mobile: "f.mobile",
  email: "f.email",
  bankName: "f.bank_name",
  bankBranch: "f.bank_branch",
  bankAccountNo: "f.bank_account_no",
  ifsc: "f.ifsc",
  upiId: "f.upi_id",
  signatory: "f.signatory",
  logo: "c.logo",
  logoType: "c.logo_type",
} as const;

const PARTY_COLUMNS = {
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

type Company = Pick<Principal, "companyId">;

type CompanyRow = Omit<Schema<"PaperCompany">, "phone" | "logo"> & {
  telephone: string | null;
  mobile: string | null;
  logo: Buffer | null;
  logoType: string | null;
};
