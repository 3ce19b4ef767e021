import { randomKey, type Args } from "@vanbook/sdk";
import type { RecordOf } from "../../form/record.ts";

export type DistributorLink = RecordOf<"distributors.assigned">;

/** One row of a user's distributors: a saved link or a new one. */
export interface DistributorRow {
  key: string;
  /** The link as loaded; undefined for a new row. */
  link: DistributorLink | undefined;
  /** The chosen distributor's id as text. */
  distributor: string | null;
  /** Removed when the rows are saved. */
  isDeleted: boolean;
}

/** Rows for the loaded links, or one blank row. */
export function loadedRows(links: readonly DistributorLink[]): DistributorRow[] {
  return links.length === 0 ? [blankRow()] : links.map(loadedRow);
}

export function blankRow(): DistributorRow {
  return { key: randomKey(), link: undefined, distributor: null, isDeleted: false };
}

/** Whether a row was changed; a blank new row does not count. */
export function isChanged({ link, distributor, isDeleted }: DistributorRow): boolean {
  return link ? isDeleted || distributor !== String(link.DistributorID) : distributor !== null;
}

/** The distributors of all other rows: each can be chosen only once. */
export function takenBy(rows: readonly DistributorRow[], but: DistributorRow): Set<string> {
  return new Set(
    rows.flatMap((row) => (row.key === but.key || row.isDeleted ? [] : (row.distributor ?? []))),
  );
}

/** The errors of the rows, by row key. */
export function brokenRows(
  rows: readonly DistributorRow[],
  words: { required: string; twice: string },
): Record<string, string> {
  const isNothing = sentRows(rows).length === 0;
  const entries = rows.flatMap((row) => {
    const { key, link, distributor, isDeleted } = row;
    if (isDeleted) return [];
    // A blank row among others is not an error: it is skipped.
    if (distributor === null) return link || isNothing ? [[key, words.required] as const] : [];
    return takenBy(rows, row).has(distributor) ? [[key, words.twice] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** The rows to send, in order. */
export function sentRows(rows: readonly DistributorRow[]): DistributorRow[] {
  return rows.filter(({ link, distributor }) => link !== undefined || distributor !== null);
}

/** The request for a user's rows. */
export function assignment(rows: readonly DistributorRow[], userId: number): Args<"distributors.assign"> {
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

/** The rows someone else saved in the meantime, with the user's own changes kept. */
export function mergedRows(
  mine: readonly DistributorRow[],
  links: readonly DistributorLink[],
): DistributorRow[] {
  const kept = links.map((link) => {
    const own = mine.find((row) => row.link?.EmpDistID === link.EmpDistID);
    return own && isChanged(own) ? { ...own, link } : loadedRow(link);
  });
  const isKept = (row: DistributorRow) => kept.some(({ key }) => key === row.key);
  const added = mine
    .filter((row) => !isKept(row) && !row.isDeleted && isChanged(row))
    .map((row) => ({ ...row, link: undefined }))
    .filter((row) => row.distributor !== null && !takenBy(kept, row).has(row.distributor));
  const rows = [...kept, ...added];
  return rows.length === 0 ? [blankRow()] : rows;
}

function loadedRow(link: DistributorLink): DistributorRow {
  return {
    key: String(link.EmpDistID),
    link,
    distributor: String(link.DistributorID),
    isDeleted: false,
  };
}
