import type { Knex } from "knex";
import { readCompanyBooks } from "../../packages/server/books/posting/read-company-books.ts";
import type { Books, DocumentItem, Party } from "../../packages/sdk/books/company-books.ts";
import { createChart } from "../../packages/server/books/posting/create-chart.ts";
import { GROUP } from "../../packages/sdk/books/account-groups.ts";
import { insertRows } from "../../packages/server/db/insert-rows.ts";
import type { SaleInput } from "../../packages/sdk/books/documents/sale-input.ts";
import type { Author } from "../../packages/server/books/posting/author.ts";
import { takeIds } from "../../packages/server/db/ids.ts";

/** A company of the bench with its masters. Every salesman has a separate van and separate customers. */
export interface BenchCompany {
  author: Author;
  books: Books;
  /** One for each of `SERIES` in each year, the first year first. */
  series: readonly SaleInput["series"][];
  items: readonly BenchItem[];
  customers: readonly Party[];
  salesmen: readonly { userId: number; locationId: number; cash: number }[];
  bank: number;
}

export interface BenchItem extends DocumentItem {
  /** In paise, per unit. */
  cost: bigint;
}

export const YEARS = [
  { id: 1, label: "2024-25", start: "2024-04-01", end: "2025-03-31" },
  { id: 2, label: "2025-26", start: "2025-04-01", end: "2026-03-31" },
] as const;
/** Both years have the same number of days. */
export const DAYS_A_YEAR = 365;
export const SERIES = 8;
export const SALESMEN = 40;
const ITEMS = 500;
const CUSTOMERS = 3000;

/** Writes the masters of a company, or reads those of an earlier run. */
export async function benchCompany(db: Knex, companyId: number): Promise<BenchCompany> {
  const made: unknown = await db("companies").where("company_id", companyId).first("company_id");
  if (made === undefined) await db.transaction((trx) => makeMasters(trx, companyId));
  const books = await readCompanyBooks(db, companyId);
  const own = { company_id: companyId };
  const customers: number[] = await db("accounts")
    .where({ ...own, group_id: GROUP.debtors })
    .orderBy("id")
    .pluck("id");
  const cash: { id: number; user_id: number }[] = await db("accounts")
    .where({ ...own, group_id: GROUP.cash })
    .whereNotNull("user_id")
    .orderBy("user_id")
    .select("id", "user_id");
  return {
    author: { companyId, userId: 1 },
    books,
    series: YEARS.flatMap(({ id: yearId }) => numbers(SERIES).map((place) => seriesOf(yearId, place))),
    items: numbers(ITEMS).map((id) => ({
      id,
      hsnCode: "3005",
      taxId: 1,
      mrp: costOf(id) * 200n,
      cost: costOf(id),
    })),
    customers: customers.map((id) => ({ id, stateCode: "32" })),
    salesmen: cash.map(({ id, user_id: userId }) => ({ userId, locationId: userId, cash: id })),
    bank: books.accounts.bank,
  };
}

async function makeMasters(trx: Knex.Transaction, companyId: number) {
  const own = { company_id: companyId };
  const company = { ...own, name: `Bench ${companyId}`, state_code: "32" };
  await insertRows(trx, "companies", [company]);
  const years = YEARS.map(({ id, label, start, end }) => ({
    ...own,
    id,
    label,
    start_date: start,
    end_date: end,
  }));
  await insertRows(trx, "financial_years", years);
  await createChart(trx, companyId);
  const ids = await takeIds(trx, companyId, "accounts", CUSTOMERS + SALESMEN);
  const people = ids.map((id, index) => ({
    ...own,
    id,
    name: index < CUSTOMERS ? `Customer ${index + 1}` : `Cash of salesman ${index + 1 - CUSTOMERS}`,
    group_id: index < CUSTOMERS ? GROUP.debtors : GROUP.cash,
    state_code: index < CUSTOMERS ? "32" : null,
    user_id: index < CUSTOMERS ? null : index + 1 - CUSTOMERS,
  }));
  await insertRows(trx, "accounts", people);
  const vans = numbers(SALESMEN).map((id) => ({ ...own, id, kind: "van", name: `Van ${id}` }));
  await insertRows(trx, "stock_locations", vans);
  await insertRows(trx, "units", [{ ...own, id: 1, name: "Nos", uqc: "NOS" }]);
  await insertRows(trx, "taxes", [{ ...own, id: 1, name: "GST" }]);
  await insertRows(trx, "tax_rates", [{ ...own, tax_id: 1, valid_from: "2017-07-01", rate: "12" }]);
  const items = numbers(ITEMS).map((id) => ({
    ...own,
    id,
    name: `Item ${id}`,
    category_id: 2,
    unit_id: 1,
    hsn_code: "3005",
    tax_id: 1,
  }));
  await insertRows(trx, "items", items);
  const series = YEARS.flatMap((year) =>
    numbers(SERIES).map((place) => {
      const { id, series: name, invType } = seriesOf(year.id, place);
      return { ...own, id, series: name, inv_type: invType, year_id: year.id };
    }),
  );
  await insertRows(trx, "invoice_series", series);
}

function seriesOf(yearId: number, place: number): SaleInput["series"] {
  const year = YEARS[yearId - 1] ?? YEARS[0];
  const id = (yearId - 1) * SERIES + place;
  return { id, series: `${SERIES_LETTERS[place - 1] ?? ""}/${year.label.slice(2)}`, invType: "B2C", yearId };
}

/** Whole paise, so the moving average does not change when all of an item is received at one cost. */
function costOf(itemId: number) {
  return 1_000n + BigInt((itemId * 7919) % 40_000);
}

function numbers(count: number) {
  return Array.from({ length: count }, (_, index) => index + 1);
}

const SERIES_LETTERS = "ABCDEFGH";
