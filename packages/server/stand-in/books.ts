import {
  type Books,
  type Turnover,
  type SystemAccounts,
  type TaxVersion,
  type Cost,
  percent,
} from "@vanbook/sdk/books";
import type { Schema } from "../contract/contract.ts";
import type { Principal } from "../contract/principal.ts";
import type { StateEWayLimit } from "@vanbook/sdk/gst";
import type { EInvoiceTerms } from "../gst/e-invoices/terms.ts";
import type { Tables } from "./tables.ts";

export interface StandInBooks {
  tables: Tables;
  ids: Map<string, number>;
  numbers: Map<string, number>;
  costs: Map<number, Cost>;
  company: Company;
  /** What each voucher and order shows of the masters. */
  issued: Map<IssuedKey, IssuedMasters>;
  answers: Map<string, { request: string; body: string }>;
  clock: StandInClock;
}

/** What the masters said when a document was issued; documents keep showing it. */
export interface IssuedMasters {
  company: Company;
  tables: Pick<Tables, "accounts" | "branches" | "items" | "routes" | "stock_locations" | "units" | "users">;
}

export type IssuedKey = `voucher ${number}` | `order ${number}`;

/** Moves only when it is set. */
export interface StandInClock {
  now(): Date;
}

export interface Company {
  id: number;
  name: string;
  address: string;
  city: string;
  district: string;
  state: string;
  stateCode: string;
  gstin: string | null;
  mobile: string;
  email: string | null;
  /** Whether the discount on a whole bill is before its tax. */
  isDiscountBeforeTax: boolean;
  /** As in the settings; none if it was never stated. */
  turnovers?: readonly Turnover[];
  filingFrequencies?: readonly Schema<"FilingFrequency">[];
  eInvoices?: EInvoiceTerms;
  eWayLimits?: readonly StateEWayLimit[];
}

export interface Asked {
  books: StandInBooks;
  principal: Principal;
}

/** Like in the database, an id is not reused after a failure. */
export function takeNextId({ ids }: StandInBooks, table: keyof Tables): number {
  const id = (ids.get(table) ?? 0) + 1;
  ids.set(table, id);
  return id;
}

export function takeNextNumber(
  { numbers }: StandInBooks,
  kind: string,
  seriesId: number,
  yearId: number,
): number {
  const key = `${kind} ${seriesId} ${yearId}`;
  const number = (numbers.get(key) ?? 0) + 1;
  numbers.set(key, number);
  return number;
}

export function update<Name extends keyof Tables>(
  { tables }: StandInBooks,
  name: Name,
  which: (row: Tables[Name][number]) => boolean,
  change: Partial<Tables[Name][number]>,
): void {
  const rows: Tables[Name][number][] = tables[name];
  // A table's rows have one type; TypeScript can't derive it from the table's name.
  tables[name] = rows.map((row) => (which(row) ? { ...row, ...change } : row)) as Tables[Name];
}

export function runAtomically<T>(books: StandInBooks, work: () => T): T {
  const tables = Object.fromEntries(Object.entries(books.tables).map(([name, rows]) => [name, [...rows]]));
  const numbers = new Map(books.numbers);
  const costs = new Map(books.costs);
  try {
    return work();
  } catch (error) {
    Object.assign(books, { tables: tables as unknown as Tables, numbers, costs });
    throw error;
  }
}

/** Rows are replaced, never changed, so the copy can share them. */
export function copyOf(books: StandInBooks): StandInBooks {
  const tables = Object.fromEntries(Object.entries(books.tables).map(([name, rows]) => [name, [...rows]]));
  return {
    ...books,
    tables: tables as unknown as Tables,
    ids: new Map(books.ids),
    numbers: new Map(books.numbers),
    costs: new Map(books.costs),
    issued: new Map(books.issued),
    answers: new Map(books.answers),
  };
}

export function readCompanyBooks({ tables, company }: StandInBooks): Books {
  const accounts = Object.fromEntries(
    tables.accounts.flatMap(({ system_key: key, id }) => (key === null ? [] : [[key, id]])),
  ) as SystemAccounts; // the chart of accounts has them all
  const taxes = new Map<number, TaxVersion[]>();
  for (const { tax_id: id, valid_from: validFrom, rate } of tables.tax_rates)
    taxes.set(id, [...(taxes.get(id) ?? []), { validFrom, rate: percent(rate) }]);
  const { stateCode, isDiscountBeforeTax } = company;
  return { stateCode, accounts, taxes, isDiscountBeforeTax };
}

/** The day in India, where companies keep their books. */
export function getToday({ clock }: StandInBooks): string {
  return new Date(clock.now().getTime() + INDIA_OFFSET_MS).toISOString().slice(0, 10);
}

export function mapById<Row extends { id: number }>(rows: readonly Row[]): ReadonlyMap<number, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}

/** India's offset from UTC in milliseconds; it has no daylight saving time. */
export const INDIA_OFFSET_MS = 5.5 * 60 * 60 * 1000;
