import { CANCELLED, REPLACED, GROUP } from "@vanbook/sdk/books";
import { refused } from "@vanbook/sdk/problem";
import { byId, type StandInBooks } from "../books.ts";
import type { Document } from "../tables.ts";

/** Documents of a range, without versions that an edit has replaced. */
export function listed<Row extends Document>(rows: readonly Row[], from: string, to: string): Row[] {
  return rows.filter((row) => row.status !== REPLACED && from <= row.date && row.date <= to);
}

/** Zero for a cancelled document, which keeps its number in lists. */
export function amountOf({ status, amount }: Document): string {
  return status === CANCELLED ? "0.00" : amount;
}

export function cancelledAmountOf({ status, amount }: Document): string | null {
  return status === CANCELLED ? amount : null;
}

/** Finds the names of the records that rows refer to. */
export function namesOf({ tables }: StandInBooks) {
  const accounts = byId(tables.accounts);
  const named = (rows: readonly { id: number; name: string }[]) => {
    const found = byId(rows);
    return (id: number | null) => (id === null ? null : (found.get(id)?.name ?? null));
  };
  return {
    account: named(tables.accounts),
    user: named(tables.users),
    route: named(tables.routes),
    branch: named(tables.branches),
    customer: (id: number) =>
      accounts.get(id)?.group_id === GROUP.debtors ? (accounts.get(id)?.name ?? null) : null,
    address: (id: number) => joined(accounts.get(id)?.address, accounts.get(id)?.place),
    phone: (id: number) => accounts.get(id)?.mobile || accounts.get(id)?.phone || null,
  };
}

/** Joins texts with commas, skipping empty ones; null if all are empty. */
export function joined(...texts: (string | null | undefined)[]): string | null {
  return texts.filter(Boolean).join(", ") || null;
}

/** Whether a list of users omits anyone; the stand-in has only one user. */
export function isNarrowed(wanted: string | null | undefined, { tables }: StandInBooks): boolean {
  if (!wanted) return false;
  const asked = idsOf(wanted);
  return !tables.users.every(({ id }) => asked.includes(id));
}

/** Whether a row's user is in the list; true for all rows if the list does not narrow. */
export function isOf(wanted: string | null | undefined, books: StandInBooks, user: number | null): boolean {
  return !isNarrowed(wanted, books) || (user !== null && idsOf(wanted ?? "").includes(user));
}

function idsOf(wanted: string): number[] {
  return wanted.split(",").map(Number);
}

/** Throws INVALID_FIELDS for a financial year that the company does not have. */
export function refuseUnknownYear({ tables }: StandInBooks, id: number | undefined): void {
  if (id === undefined || tables.financial_years.some((year) => year.id === id)) return;
  throw refused("INVALID_FIELDS", "FYearID", "The company has no such financial year.");
}
