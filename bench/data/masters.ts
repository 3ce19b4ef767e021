import type { Knex } from "knex";
import { readCompanyBooks } from "../../packages/server/books/posting/read-company-books.ts";
import type { Books, DocumentItem, Party } from "../../packages/sdk/books/company-books.ts";
import { freezeFacts } from "../../packages/server/books/posting/freeze-facts.ts";
import { readFacts } from "../../packages/server/books/posting/read-facts.ts";
import { createChart } from "../../packages/server/books/posting/create-chart.ts";
import { ACCOUNT_GROUP } from "../../packages/sdk/books/account-groups.ts";
import { insertRows } from "../../packages/server/db/insert-rows.ts";
import type { SaleInput } from "../../packages/sdk/books/documents/sale-input.ts";
import { gstinCheckDigit } from "../../packages/sdk/rules/gstin.ts";
import type { Author } from "../../packages/server/books/posting/author.ts";
import { takeIds } from "../../packages/server/db/ids.ts";

/** Every salesman has a separate van and separate customers. */
export interface BenchCompany {
  author: Author;
  books: Books;
  /** One for each series of each year, the first year first. */
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

export const BENCH_YEARS = [
  { id: 1, label: "2024-25", start: "2024-04-01", end: "2025-03-31" },
  { id: 2, label: "2025-26", start: "2025-04-01", end: "2026-03-31" },
] as const;
export const DAYS_A_YEAR = 365;
export const SERIES_COUNT = 8;
export const SALESMAN_COUNT = 40;
const ITEMS = 500;
const CUSTOMER_COUNT = 3000;

export async function loadBenchCompany(db: Knex, companyId: number): Promise<BenchCompany> {
  const storedId: unknown = await db("companies").where("company_id", companyId).first("company_id");
  if (storedId === undefined) await db.transaction((trx) => makeMasters(trx, companyId));
  const books = await readCompanyBooks(db, companyId);
  const own = { company_id: companyId };
  const customers: number[] = await db("accounts")
    .where({ ...own, group_id: ACCOUNT_GROUP.debtors })
    .orderBy("id")
    .pluck("id");
  const cash: { id: number; user_id: number }[] = await db("accounts")
    .where({ ...own, group_id: ACCOUNT_GROUP.cash })
    .whereNotNull("user_id")
    .orderBy("user_id")
    .select("id", "user_id");
  return {
    author: { companyId, userId: 1 },
    books,
    series: BENCH_YEARS.flatMap(({ id: yearId }) =>
      listNumbers(SERIES_COUNT).map((place) => makeSeries(yearId, place)),
    ),
    items: listNumbers(ITEMS).map((id) => ({
      id,
      hsnCode: "3005",
      taxId: 1,
      mrp: calculateUnitCost(id) * 200n,
      cost: calculateUnitCost(id),
    })),
    customers: customers.map((id) => ({ id, stateCode: "32" })),
    salesmen: cash.map(({ id, user_id: userId }) => ({ userId, locationId: userId, cash: id })),
    bank: books.accounts.bank,
  };
}

async function makeMasters(trx: Knex.Transaction, companyId: number) {
  const own = { company_id: companyId };
  const company = { ...own, name: `Bench ${companyId}`, state_code: "32", gstin: makeGstin(0) };
  await insertRows(trx, "companies", [company]);
  const years = BENCH_YEARS.map(({ id, label, start, end }) => ({
    ...own,
    id,
    label,
    start_date: start,
    end_date: end,
  }));
  await insertRows(trx, "financial_years", years);
  const users = listNumbers(SALESMAN_COUNT).map((id) => ({
    ...own,
    id,
    name: id === 1 ? "Administrator" : `Salesman ${id}`,
    username: `user${id}`,
    password_hash: "none",
    role_id: id === 1 ? 1 : 2,
  }));
  await insertRows(trx, "users", users);
  await createChart(trx, companyId);
  const ids = await takeIds(trx, companyId, "accounts", CUSTOMER_COUNT + SALESMAN_COUNT);
  const people = ids.map((id, index) => ({
    ...own,
    id,
    name: index < CUSTOMER_COUNT ? `Customer ${index + 1}` : `Cash of salesman ${index + 1 - CUSTOMER_COUNT}`,
    group_id: index < CUSTOMER_COUNT ? ACCOUNT_GROUP.debtors : ACCOUNT_GROUP.cash,
    state_code: index < CUSTOMER_COUNT ? "32" : null,
    gstin: index < CUSTOMER_COUNT && index % 4 === 0 ? makeGstin(index + 1) : null,
    user_id: index < CUSTOMER_COUNT ? null : index + 1 - CUSTOMER_COUNT,
  }));
  await insertRows(trx, "accounts", people);
  const vans = listNumbers(SALESMAN_COUNT).map((id) => ({ ...own, id, kind: "van", name: `Van ${id}` }));
  await insertRows(trx, "stock_locations", vans);
  await insertRows(trx, "units", [{ ...own, id: 1, name: "Nos", uqc: "NOS" }]);
  await insertRows(trx, "taxes", [{ ...own, id: 1, name: "GST" }]);
  await insertRows(trx, "tax_rates", [{ ...own, tax_id: 1, valid_from: "2017-07-01", rate: "12" }]);
  const itemIds = await takeIds(trx, companyId, "items", ITEMS);
  const items = itemIds.map((id) => ({
    ...own,
    id,
    name: `Item ${id}`,
    category_id: 2,
    unit_id: 1,
    hsn_code: "3005",
    tax_id: 1,
  }));
  await insertRows(trx, "items", items);
  const series = BENCH_YEARS.flatMap((year) =>
    listNumbers(SERIES_COUNT).map((place) => {
      const { id, series: name, invType } = makeSeries(year.id, place);
      return { ...own, id, series: name, inv_type: invType, year_id: year.id };
    }),
  );
  await insertRows(trx, "invoice_series", series);
  const namedIds = {
    ...{ account: await listAccountIds(trx, companyId), item: items.map(({ id }) => id) },
    ...{ user: users.map(({ id }) => id), location: vans.map(({ id }) => id) },
  };
  // As after a first document of each. It would cost each customer's first bill of a run its own
  // statements.
  await freezeFacts(trx, companyId, await readFacts(trx, companyId, namedIds));
}

function listAccountIds(trx: Knex.Transaction, companyId: number): Promise<number[]> {
  return trx("accounts").where("company_id", companyId).pluck("id");
}

function makeSeries(yearId: number, place: number): SaleInput["series"] {
  const year = BENCH_YEARS[yearId - 1] ?? BENCH_YEARS[0];
  const id = (yearId - 1) * SERIES_COUNT + place;
  return { id, series: `${SERIES_LETTERS[place - 1] ?? ""}/${year.label.slice(2)}`, invType: "B2C", yearId };
}

/**
 * Whole paise, so the moving average does not change when all of an item is received at one cost.
 */
function calculateUnitCost(itemId: number) {
  return 1_000n + BigInt((itemId * 7919) % 40_000);
}

/** Of Kerala, each with another PAN. */
function makeGstin(place: number): string {
  const body = `32ABCDE${String(place).padStart(4, "0")}F1Z`;
  return body + gstinCheckDigit(body);
}

function listNumbers(count: number) {
  return Array.from({ length: count }, (_, index) => index + 1);
}

const SERIES_LETTERS = "ABCDEFGH";
