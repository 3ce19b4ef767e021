import { CANCELLED_STATUS, REPLACED_STATUS, ACCOUNT_GROUP } from "@vanbook/sdk/books";
import { problemOnField } from "@vanbook/sdk/problem";
import { mapById, type StandInBooks } from "../books.ts";
import type { Document } from "../tables.ts";

/** Leaves out versions that an edit has replaced. */
export function listCurrentDocuments<Row extends Document>(
  rows: readonly Row[],
  from: string,
  to: string,
): Row[] {
  return rows.filter((row) => row.status !== REPLACED_STATUS && from <= row.date && row.date <= to);
}

/** Zero for a cancelled document, which keeps its number in lists. */
export function getListedAmount({ status, amount }: Document): string {
  return status === CANCELLED_STATUS ? "0.00" : amount;
}

export function getCancelledAmount({ status, amount }: Document): string | null {
  return status === CANCELLED_STATUS ? amount : null;
}

export function createNameLookups({ tables }: StandInBooks) {
  const accounts = mapById(tables.accounts);
  const makeLookup = (rows: readonly { id: number; name: string }[]) => {
    const rowsById = mapById(rows);
    return (id: number | null) => (id === null ? null : (rowsById.get(id)?.name ?? null));
  };
  return {
    account: makeLookup(tables.accounts),
    user: makeLookup(tables.users),
    route: makeLookup(tables.routes),
    branch: makeLookup(tables.branches),
    customer: (id: number) =>
      accounts.get(id)?.group_id === ACCOUNT_GROUP.debtors ? (accounts.get(id)?.name ?? null) : null,
    address: (id: number) => joinTexts(accounts.get(id)?.address, accounts.get(id)?.place),
    phone: (id: number) => accounts.get(id)?.mobile || accounts.get(id)?.phone || null,
  };
}

/** Skips empty texts; null if all are empty. */
export function joinTexts(...texts: (string | null | undefined)[]): string | null {
  return texts.filter(Boolean).join(", ") || null;
}

/** Whether a list of users leaves anyone out. The stand-in has only one user. */
export function isNarrowed(userList: string | null | undefined, { tables }: StandInBooks): boolean {
  if (!userList) return false;
  const userIds = parseIds(userList);
  return !tables.users.every(({ id }) => userIds.includes(id));
}

/** Whether a row's user is in the list; true for all rows if the list does not narrow. */
export function isOf(userList: string | null | undefined, books: StandInBooks, user: number | null): boolean {
  return !isNarrowed(userList, books) || (user !== null && parseIds(userList ?? "").includes(user));
}

function parseIds(userList: string): number[] {
  return userList.split(",").map(Number);
}

/** Throws INVALID_FIELDS for a financial year that the company does not have. */
export function refuseUnknownYear({ tables }: StandInBooks, id: number | undefined): void {
  if (id === undefined || tables.financial_years.some((year) => year.id === id)) return;
  throw problemOnField("INVALID_FIELDS", "FYearID", "The company has no such financial year.");
}
