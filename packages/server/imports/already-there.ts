import type { Knex } from "knex";
import { rows } from "../db/rows.ts";
import type { Principal } from "../contract/principal.ts";

/** A record that would be made, by what no two of its kind share. */
export type Wanted = Readonly<Record<string, string>>;

/** Where what is wanted stands already: among the company's records, or in an earlier place of the list. */
export interface Standing {
  isTaken: boolean;
  isRepeated: boolean;
}

/**
 * Looks for records with the same `columns`, as the database compares texts: in any case, with or without accents. A column without a
 * value is the same as one with an empty one.
 */
export async function alreadyThere(
  db: Knex,
  { companyId }: Pick<Principal, "companyId">,
  table: "accounts" | "items",
  columns: readonly string[],
  wanted: readonly Wanted[],
): Promise<Standing[]> {
  if (wanted.length === 0) return [];
  const one = columns.map((column) => `? COLLATE utf8mb4_unicode_ci AS ${column}`).join(", ");
  const list = wanted.map((_, at) => `SELECT ${at} AS place, ${one}`).join(" UNION ALL ");
  const [key = "", ...others] = columns;
  // The first column is compared bare, so that its index finds it.
  const same = [`t.${key} = w.${key}`, ...others.map((column) => `COALESCE(t.${column}, '') = w.${column}`)];
  const found = await rows<{ place: number; taken: number; nth: number }>(
    db,
    `SELECT w.place,
            EXISTS (SELECT 1 FROM ${table} t WHERE t.company_id = ? AND t.is_deleted = 0 AND ${same.join(" AND ")}) AS taken,
            ROW_NUMBER() OVER (PARTITION BY ${columns.map((column) => `w.${column}`).join(", ")} ORDER BY w.place) AS nth
     FROM (${list}) w ORDER BY w.place`,
    [companyId, ...wanted.flatMap((each) => columns.map((column) => each[column] ?? ""))],
  );
  return found.map(({ taken, nth }) => ({ isTaken: Number(taken) === 1, isRepeated: Number(nth) > 1 }));
}
