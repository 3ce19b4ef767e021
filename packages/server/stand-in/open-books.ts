import { itemCategories } from "@vanbook/sdk/rules";
import {
  EXPENSE_ACCOUNTS,
  ACCOUNT_GROUPS,
  SYSTEM_ACCOUNTS,
  shift,
  formatShortLabel,
  getYearAfter,
  getFinancialYear,
  type YearDays,
} from "@vanbook/sdk/books";
import { STARTING_TAXES, STARTING_UNITS } from "../company/starting-records.ts";
import { toDatabaseTime } from "../database-time.ts";
import { takeNextId, type Company, type StandInBooks, type StandInClock } from "./books.ts";
import type { Account, Tables } from "./tables.ts";

/**
 * Opens the books of a new company as the server does: chart of accounts, taxes, units, years,
 * series, the first branch and its administrator.
 */
export function openBooks(
  company: Company,
  clock: StandInClock,
  firstDay: string,
  today: string,
): StandInBooks {
  const books: StandInBooks = {
    tables: emptyTables(),
    ids: new Map(),
    numbers: new Map(),
    costs: new Map(),
    company,
    issued: new Map(),
    answers: new Map(),
    clock,
  };
  const { tables } = books;
  const at = toDatabaseTime(clock.now());
  tables.account_groups = ACCOUNT_GROUPS.map(([id, name, nature, parent]) => ({
    id,
    name,
    nature,
    parent_id: parent,
  }));
  for (const [key, group, name] of SYSTEM_ACCOUNTS)
    addAccount(books, { system_key: key, group_id: group, name }, at);
  for (const [group, name] of EXPENSE_ACCOUNTS) addAccount(books, { group_id: group, name }, at);
  tables.item_categories = itemCategories.map(({ value, label }) => ({ id: value, name: label }));
  tables.units = STARTING_UNITS.map(([name, uqc]) => ({ id: takeNextId(books, "units"), name, uqc }));
  for (const { name, rates } of STARTING_TAXES) {
    const id = takeNextId(books, "taxes");
    tables.taxes.push({ id, name });
    for (const [validFrom, rate] of Object.entries(rates))
      tables.tax_rates.push({ tax_id: id, valid_from: validFrom, rate });
  }
  let year = getFinancialYear(firstDay);
  addYear(books, year);
  while (year.end < shift(today, { days: 7 })) addYear(books, (year = getYearAfter(year.end)));
  openOffice(books, at);
  return books;
}

export function addAccount(
  books: StandInBooks,
  columns: Pick<Account, "name" | "group_id"> & Partial<Account>,
  at: string,
): Account {
  const account = { ...NO_ACCOUNT, ...columns, id: takeNextId(books, "accounts"), created_at: at };
  books.tables.accounts.push(account);
  return account;
}

function addYear(books: StandInBooks, days: YearDays) {
  const id = books.tables.financial_years.length + 1;
  const { label, start, end } = days;
  const open = { locked_until: null, closed_at: null };
  books.tables.financial_years.push({ id, label, start_date: start, end_date: end, ...open });
  for (const type of ["B2B", "B2C"])
    books.tables.invoice_series.push({
      id: takeNextId(books, "invoice_series"),
      series: `${type}/${formatShortLabel(days)}`,
      inv_type: type,
      year_id: id,
      version: 1,
    });
}

function openOffice(books: StandInBooks, at: string) {
  const { address, state, district, city, mobile } = books.company;
  const place = { address, country: "India", state, district, city, mobile };
  const branch = takeNextId(books, "branches");
  books.tables.branches.push({ id: branch, name: "Head Office", ...place, created_at: at });
  for (const [kind, name] of [
    ["godown", "Head Office Godown"],
    ["damaged", "Head Office Damaged Goods"],
  ] as const)
    books.tables.stock_locations.push({
      id: takeNextId(books, "stock_locations"),
      kind,
      name,
      branch_id: branch,
      vehicle_id: null,
    });
  books.tables.users.push({
    id: takeNextId(books, "users"),
    name: DEFAULT_ADMINISTRATOR.name,
    username: DEFAULT_ADMINISTRATOR.username,
    branch_id: branch,
    cash_account_id: null,
  });
}

function emptyTables(): Tables {
  return {
    account_groups: [],
    accounts: [],
    branches: [],
    delivery_addresses: [],
    financial_years: [],
    invoice_series: [],
    item_categories: [],
    items: [],
    routes: [],
    stock_locations: [],
    tax_rates: [],
    taxes: [],
    units: [],
    users: [],
    held_documents: [],
    statements_2b: [],
    statement_2b_decisions: [],
    vouchers: [],
    ledger_entries: [],
    stock_moves: [],
    item_prices: [],
    bank_dates: [],
    gst_set_offs: [],
    gst_returns: [],
    settlements: [],
    opening_bills: [],
    bills: [],
    bill_lines: [],
    expenses: [],
    journals: [],
    notes: [],
    orders: [],
    order_lines: [],
    payments: [],
    purchases: [],
    purchase_lines: [],
    receipts: [],
  };
}

export const DEFAULT_ADMINISTRATOR = { name: "Asha Administrator", username: "asha" };

const NO_ACCOUNT = {
  reference: null,
  system_key: null,
  user_id: null,
  address: null,
  place: null,
  city: null,
  state: null,
  state_code: null,
  country: null,
  pin: null,
  phone: null,
  mobile: null,
  email: null,
  gstin: null,
  route_id: null,
  salesman_id: null,
  rate_type: null,
  customer_type: null,
  gst_kind: null,
  credit_limit: null,
  credit_days: null,
  is_deleted: 0,
  version: 1,
  created_by: null,
  modified_by: null,
  modified_at: null,
} as const;
