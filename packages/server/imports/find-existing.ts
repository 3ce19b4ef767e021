import type { Knex } from "knex";
import { queryRows } from "../db/rows.ts";
import type { Principal } from "../contract/principal.ts";

export type Wanted = Readonly<Record<string, string>>;

export interface Existing {
  isTaken: boolean;
  isRepeated: boolean;
}

/** Like the database, the search ignores case and accents; NULL equals an empty text. */
export async function findExisting(
  db: Knex,
  { companyId }: Pick<Principal, "companyId">,
  table: "accounts" | "items",
  columns: readonly string[],
  wantedRecords: readonly Wanted[],
): Promise<Existing[]> {
  if (wantedRecords.length === 0) return [];
  const one = columns.map((column) => `? COLLATE utf8mb4_unicode_ci AS ${column}`).join(", ");
  const list = wantedRecords.map((_, at) => `SELECT ${at} AS place, ${one}`).join(" UNION ALL ");
  const [key = "", ...others] = columns;
  // No function around the first column, so that its index is used.
  const same = [`t.${key} = w.${key}`, ...others.map((column) => `COALESCE(t.${column}, '') = w.${column}`)];
  const foundRows = await queryRows<{ place: number; taken: number; nth: number }>(
    db,
    `SELECT w.place,
            EXISTS (SELECT 1 FROM ${table} t WHERE t.company_id = ? AND t.is_deleted = 0 AND ${same.join(" AND ")}) AS taken,
            ROW_NUMBER() OVER (PARTITION BY ${columns.map((column) => `w.${column}`).join(", ")} ORDER BY w.place) AS nth
     FROM (${list}) w ORDER BY w.place`,
    [companyId, ...wantedRecords.flatMap((each) => columns.map((column) => each[column] ?? ""))],
  );
  return foundRows.map(({ taken, nth }) => ({ isTaken: Number(taken) === 1, isRepeated: Number(nth) > 1 }));
}
