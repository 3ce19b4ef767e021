import { toCanonicalName } from "../contract/canonical-text.ts";
import type { Knex } from "knex";
import { createChart } from "../books/posting/create-chart.ts";
import { insertRows } from "../db/insert-rows.ts";
import { createFirstYears } from "../books/years/create-year.ts";
import type { Row } from "@vanbook/sdk/books";
import { takeIds } from "../db/ids.ts";
import { insertBasics } from "./basics.ts";
import { insertWithIds } from "../db/insert-with-ids.ts";
import { INDIAN_STATES } from "@vanbook/sdk/rules";
import { ADMINISTRATOR_ROLE } from "../contract/principal.ts";

export interface NewCompany {
  row: Row;
  administrator: { name: string; username: string; passwordHash: string };
  today: string;
  /** UTC, formatted as DATETIME(3). */
  at: string;
}

/** Creates a company that is ready for sign-in and posting (docs/books.md#account-groups). */
export async function openCompany(trx: Knex.Transaction, company: NewCompany): Promise<number> {
  const [companyId = 0] = await takeIds(trx, 0, "companies", 1);
  const stampColumns = { created_at: company.at };
  // Section 15(3)(a) of the CGST Act: a discount on the invoice is no part of the taxable value.
  const usualSettings = { discount_before_tax: 1 };
  await insertRows(trx, "companies", [
    { company_id: companyId, ...usualSettings, ...company.row, ...stampColumns },
  ]);
  await createChart(trx, companyId, company.at);
  await insertBasics(trx, companyId, company.at);
  await createFirstYears(trx, { companyId, userId: null }, company.today);
  await insertPlaces(trx, companyId, company.row);
  const branchId = await openOffice(trx, companyId, company);
  const { name, username, passwordHash } = company.administrator;
  const user = {
    name,
    username: toCanonicalName(username),
    password_hash: passwordHash,
    role_id: ADMINISTRATOR_ROLE,
    branch_id: branchId,
  };
  await insertWithIds(trx, companyId, "users", [user], (row) => ({ ...row, ...stampColumns }));
  return companyId;
}

/** No operation creates states and districts, but routes need them. */
async function insertPlaces(trx: Knex.Transaction, companyId: number, row: Row) {
  const states = Object.entries(INDIAN_STATES);
  const stateIds = await insertWithIds(trx, companyId, "states", states, ([, name]) => ({ name }));
  const stateId = stateIds[states.findIndex(([code]) => code === row.state_code)] ?? 0;
  const districts = [String(row.district).slice(0, 60)];
  await insertWithIds(trx, companyId, "districts", districts, (name) => ({ state_id: stateId, name }));
}

async function openOffice(trx: Knex.Transaction, companyId: number, { row, at }: NewCompany) {
  const place = (column: string) => String(row[column] ?? "").slice(0, 60) || null;
  const branch = {
    name: "Head Office",
    address: row.address ?? null,
    country: "India",
    state: place("state"),
    district: place("district"),
    city: place("city"),
    mobile: row.mobile ?? null,
    created_at: at,
  };
  const [branchId = 0] = await insertWithIds(trx, companyId, "branches", [branch], (each) => each);
  const places = [
    ["godown", "Head Office Godown"],
    ["damaged", "Head Office Damaged Goods"],
  ] as const;
  await insertWithIds(trx, companyId, "stock_locations", places, ([kind, name]) => ({
    kind,
    name,
    branch_id: branchId,
  }));
  return branchId;
}
