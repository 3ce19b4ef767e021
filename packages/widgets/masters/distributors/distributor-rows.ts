import { randomKey } from "@vanbook/sdk";
import type { Args } from "@vanbook/sdk";
import type { RecordOf } from "../../form/record.ts";

export type DistributorLink = RecordOf<"distributors.assigned">;

/** One row of a user's distributors: a link that is kept, or a new one. */
export interface DistributorRow {
  key: string;
  /** As it was loaded; undefined in a new row. */
  link: DistributorLink | undefined;
  /** Chosen in the row, by its id as text. */
  distributor: string | null;
  /** It goes when the rows are saved. */
  isDeleted: boolean;
}

/** The rows of links as they were loaded, or one blank row. */
export function loadedRows(links: readonly DistributorLink[]): DistributorRow[] {
  return links.length === 0 ? [blankRow()] : links.map(loadedRow);
}

export function blankRow(): DistributorRow {
  return { key: randomKey(), link: undefined, distributor: null, isDeleted: false };
}

/** Whether a row is not as it was loaded; a blank new one is nothing yet. */
export function isChanged({ link, distributor, isDeleted }: DistributorRow): boolean {
  return link ? isDeleted || distributor !== String(link.DistributorID) : distributor !== null;
}

/** Which distributors the rows but one have taken: each can be chosen once. */
export function takenBy(rows: readonly DistributorRow[], but: DistributorRow): Set<string> {
  return new Set(
    rows.flatMap((row) => (row.key === but.key || row.isDeleted ? [] : (row.distributor ?? []))),
  );
}

/** What is wrong with rows, by their keys. */
export function brokenRows(
  rows: readonly DistributorRow[],
  words: { required: string; twice: string },
): Record<string, string> {
  const isNothing = sentRows(rows).length === 0;
  const entries = rows.flatMap((row) => {
    const { key, link, distributor, isDeleted } = row;
    if (isDeleted) return [];
    // A blank row under others is no fault: it is left out.
    if (distributor === null) return link || isNothing ? [[key, words.required] as const] : [];
    return takenBy(rows, row).has(distributor) ? [[key, words.twice] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** The rows that are sent, in their order. */
export function sentRows(rows: readonly DistributorRow[]): DistributorRow[] {
  return rows.filter(({ link, distributor }) => link !== undefined || distributor !== null);
}

/** What is sent of them for a user. */
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

/** What somebody else has saved meanwhile, with one's own changes on top: nothing that was chosen is lost. */
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
