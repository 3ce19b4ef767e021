import { randomKey, type Args } from "@vanbook/sdk";
import type { RecordOf } from "../../form/record.ts";

export type DistributorLink = RecordOf<"distributors.assigned">;

export interface DistributorRow {
  key: string;
  link: DistributorLink | undefined;
  distributor: string | null;
  isDeleted: boolean;
}

export function loadedRows(links: readonly DistributorLink[]): DistributorRow[] {
  return links.length === 0 ? [createBlankRow()] : links.map(loadRow);
}

export function createBlankRow(): DistributorRow {
  return { key: randomKey(), link: undefined, distributor: null, isDeleted: false };
}

/** A blank new row does not count. */
export function isChanged({ link, distributor, isDeleted }: DistributorRow): boolean {
  return link ? isDeleted || distributor !== String(link.DistributorID) : distributor !== null;
}

/** Each distributor can be chosen only once. */
export function listTakenDistributors(rows: readonly DistributorRow[], but: DistributorRow): Set<string> {
  return new Set(
    rows.flatMap((row) => (row.key === but.key || row.isDeleted ? [] : (row.distributor ?? []))),
  );
}

export function brokenRows(
  rows: readonly DistributorRow[],
  words: { required: string; twice: string },
): Record<string, string> {
  const isNothing = sentRows(rows).length === 0;
  const entries = rows.flatMap((row) => {
    const { key, link, distributor, isDeleted } = row;
    if (isDeleted) return [];
    // A blank row among others is not an error: it is not sent.
    if (distributor === null) return link || isNothing ? [[key, words.required] as const] : [];
    return listTakenDistributors(rows, row).has(distributor) ? [[key, words.twice] as const] : [];
  });
  return Object.fromEntries(entries);
}

export function sentRows(rows: readonly DistributorRow[]): DistributorRow[] {
  return rows.filter(({ link, distributor }) => link !== undefined || distributor !== null);
}

export function makeAssignment(rows: readonly DistributorRow[], userId: number): Args<"distributors.assign"> {
  return {
    data: sentRows(rows).map(({ link, distributor, isDeleted }) => ({
      EmpDistID: link?.EmpDistID ?? 0,
      EmployeeID: userId,
      DistributorID: isDeleted && link ? link.DistributorID : Number(distributor),
      IsDeleted: isDeleted ? 1 : 0,
      ...(link && { Version: link.Version }),
    })),
  };
}

/** Returns the rows as someone else saved them, with the user's own changes kept. */
export function mergedRows(
  mine: readonly DistributorRow[],
  links: readonly DistributorLink[],
): DistributorRow[] {
  const keptRows = links.map((link) => {
    const own = mine.find((row) => row.link?.EmpDistID === link.EmpDistID);
    return own && isChanged(own) ? { ...own, link } : loadRow(link);
  });
  const isKept = (row: DistributorRow) => keptRows.some(({ key }) => key === row.key);
  const addedRows = mine
    .filter((row) => !isKept(row) && !row.isDeleted && isChanged(row))
    .map((row) => ({ ...row, link: undefined }))
    .filter((row) => row.distributor !== null && !listTakenDistributors(keptRows, row).has(row.distributor));
  const rows = [...keptRows, ...addedRows];
  return rows.length === 0 ? [createBlankRow()] : rows;
}

function loadRow(link: DistributorLink): DistributorRow {
  return {
    key: String(link.EmpDistID),
    link,
    distributor: String(link.DistributorID),
    isDeleted: false,
  };
}
